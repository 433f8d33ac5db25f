# What the objectives of this layer are called and do.

objectives-emperor_of_the_galaxy =
    .text = At the end of the last round every Home System is whole in your hands or in those of its own race.
objectives-anarchist =
    .text = At the end of the last round you hold your Home System and the Lazax have not fulfilled their objective.
objectives-loyalist =
    .text = You win if the Lazax win.
objectives-opportunist =
    .text = You win at once when you control the system of Quann.
objectives-powerhungry =
    .text = You win at once when you control the system of Mecatol Rex.
objectives-support_of_the_people =
    .text = Shown when you have given away { $given } Treaty Cards: you win if { $players } other players hold one of yours then.
objectives-traitor =
    .text = You win at once when you hold all planets of an opponent's Home System, Mecatol Rex excepted.
objectives-unstoppable_army =
    .text = You win at once with sixty plastic figures on the board.
