# Action Cards played in the course of a Tactical Action.

option-number = { $count }
option-aimed-unit = { $kind }{ $damage ->
    [0] { "" }
   *[other] {" "}(hit { $damage })
}

ask-single_out = Which unit takes the hit?
ask-before_cannons = Space cannons are about to fire: do you react?
ask-bombarding = Ships have taken aim at a planet: do you react?
ask-installations_captured = Installations were captured: do you react?
ask-mines_crossed = Ships run into Space Mines: do you react?
