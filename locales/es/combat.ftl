# Tiradas de combate y bajas.

ask-casualties = ¿Quién encaja los golpes en { $place }?
    .waiting = encaja los golpes en { $place }
ask-casualty = Golpes en { $place }: ¿qué unidades los encajan?
    .waiting = encaja los golpes en { $place }
ask-hits_scored = Se han conseguido golpes contra { $player } en { $place }: ¿cancelas alguno?
    .waiting = puede cancelar golpes en { $place }
ask-unit_damaged = Hay unidades dañadas de { $player } en { $place } ({ $unit }): ¿reaccionas?
    .waiting = puede reaccionar a los daños en { $place }
ask-units_destroyed = Se han destruido unidades de { $player } en { $place } ({ $unit }): ¿reaccionas?
    .waiting = puede reaccionar a las bajas en { $place }
ask-roll_dice = Puedes no tirar todos tus dados: ¿cuántos de estos tiras?
    .waiting = elige qué dados tira
ask-lose_cargo = Ya no hay sitio para todas las unidades a bordo: elige cuál se pierde
    .waiting = renuncia a unidades sin sitio a bordo

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
    { $seat } saca { $faces } ({ $purpose }{ $needed ->
        [0] { "" }
       *[other] , { $kind } { $needed }+
    }){ $hits ->
        [none] { "" }
        [0] : ningún golpe
        [one] : un golpe
       *[other] : { $hits } golpes
    }
