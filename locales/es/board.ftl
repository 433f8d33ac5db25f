# Lo que pasa en el tablero, y las ventanas en las que los jugadores pueden reaccionar.

event-placed = { $seat } coloca { $units } en { $where } ({ $why }).
event-removed = { $seat } pierde { $units } en { $where } ({ $why }).
event-shifted = { $seat } mueve { $units } de { $source } a { $where }.
event-journey = { $seat } mueve { $units } de { $source } a { $where }.
event-landed = { $seat } desembarca { $units } en { $where }.
event-boarded = { $seat } embarca { $units } en { $source }.
event-carried = { $seat } lleva { $units } de { $source } a { $where }.
event-stayed = Las unidades de { $seat } acaban donde empezaron.
event-damaged = { $seat }: { $units } con daño en { $where }.
event-repaired = { $seat }: { $units } sin daño en { $where }.
event-planettaken = { $seat } toma { $planet } ({ $how }).
event-planetlost = { $planet } ya no es de nadie ({ $why }).
event-activated =
    { $source ->
        [pool] { $seat } activa { $system }.
        [strategy] { $seat } activa { $system } con un Marcador de Comando de su Cuota Estratégica.
       *[reinforcements] Ahora hay un Marcador de Comando de { $seat } de los refuerzos en { $system }: { $seat } no puede activarlo.
    }
event-learned = { $seat } mira { $place }: { $things }.
event-leadermoved = { $leader }, de { $seat }, va a { $where }.

ask-after_activation = { $player } ha activado { $place }: ¿reaccionas?
    .waiting = puede reaccionar a la activación de { $place }
ask-after_movement = Las naves han llegado a { $place }: ¿reaccionas?
    .waiting = puede reaccionar a las naves que han ido a { $place }
ask-before_landing = Van a empezar los desembarcos en { $place }: ¿reaccionas?
    .waiting = puede reaccionar antes de los desembarcos en { $place }
ask-before_bombardment = Las naves van a bombardear en { $place }: ¿reaccionas?
    .waiting = puede reaccionar antes del bombardeo en { $place }
ask-planet_taken = { $player } ha tomado { $place }: ¿reaccionas?
    .waiting = puede reaccionar a la toma de { $place }
ask-technology_gained = { $player } ha obtenido { $technology }: ¿reaccionas?
    .waiting = puede reaccionar a { $technology }, que ha obtenido { $player }
ask-strategy_card_played = { $player } juega { $card }: ¿reaccionas?
    .waiting = puede reaccionar a { $card }, que juega { $player }
