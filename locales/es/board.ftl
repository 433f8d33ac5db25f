# Lo que pasa en el tablero, y las ventanas en las que los jugadores pueden reaccionar.

event-placed = { $seat } coloca { $count } { $kind } en { $where } ({ $why }).
event-removed = { $seat } pierde { $count } { $kind } en { $where } ({ $why }).
event-shifted = { $seat }: { $count } { $kind } de { $source } a { $where }.
event-damaged = { $seat }: { $count } { $kind } con daño en { $where }.
event-repaired = { $seat }: { $count } { $kind } sin daño en { $where }.
event-planettaken = { $seat } toma { $planet } ({ $how }).
event-planetlost = { $planet } ya no es de nadie ({ $why }).
event-activated =
    { $source ->
        [pool] { $seat } activa { $system }.
       *[other] Se coloca un Marcador de Comando de { $seat } en { $system }.
    }
event-learned = { $seat } mira { $place }: { $things }.
event-leadermoved = { $leader }, de { $seat }, va a { $where }.

ask-after_activation = { $player } ha activado { $place }: ¿reaccionas?
ask-after_movement = Las naves han llegado a { $place }: ¿reaccionas?
ask-before_landing = Van a empezar los desembarcos en { $place }: ¿reaccionas?
ask-before_bombardment = Las naves van a bombardear en { $place }: ¿reaccionas?
ask-planet_taken = { $player } ha tomado { $place }: ¿reaccionas?
ask-technology_gained = { $player } ha obtenido { $technology }: ¿reaccionas?
ask-strategy_card_played = { $player } juega { $card }: ¿reaccionas?
