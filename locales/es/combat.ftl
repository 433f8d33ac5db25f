# Tiradas de combate y bajas.

ask-casualty = Elige qué unidad recibe el golpe
    .waiting = encaja los golpes en { $place }
ask-hits_scored = Se han conseguido golpes contra { $player } en { $place }: ¿cancelas alguno?
ask-unit_damaged = Hay unidades dañadas de { $player } en { $place } ({ $unit }): ¿reaccionas?
ask-units_destroyed = Se han destruido unidades de { $player } en { $place } ({ $unit }): ¿reaccionas?
ask-roll_dice = Puedes no tirar todos tus dados: ¿cuántos de estos tiras?
ask-lose_cargo = Ya no hay sitio para todas las unidades a bordo: elige cuál se pierde

option-roll-dice = { $count } de { $kind }, que aciertan con { $needed }
option-sustain =
    { $kind } soporta daño{ $damage ->
        [0] { "" }
       *[other] { " " }otra vez
    }
option-destroy =
    { $kind } se destruye{ $damage ->
        [0] { "" }
       *[other] { " " }(con daño)
    }

event-rolled =
    { $seat } saca { $faces } ({ $purpose }){ $needed ->
        [0] { "" }
       *[other] : { $hits ->
            [0] ningún golpe
            [one] un golpe
           *[other] { $hits } golpes
        }
    }
