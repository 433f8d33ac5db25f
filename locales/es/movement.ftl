# Movimiento.

ask-move =
    { $places ->
        [2] ¿Qué se mueve entre { $place } por un lado y { $elsewhere } por el otro?
       *[other] ¿Qué se mueve a { $place }?
    }
    .waiting =
    { $places ->
        [2] mueve naves entre { $place } y { $elsewhere }
       *[other] mueve naves a { $place }
    }
option-move-ship =
    { $kind } desde { $system }{ $damage ->
        [0] { "" }
       *[other] { " " }(con daño)
    }
option-move-ship-to =
    { $kind } de { $system } a { $where }{ $damage ->
        [0] { "" }
       *[other] { " " }(con daño)
    }
option-move-ship-within =
    { $kind } dentro de { $system }{ $damage ->
        [0] { "" }
       *[other] { " " }(con daño)
    }
option-load = Recoger { $kind } en { $where }
option-take-leader = Embarcar a { $leader }
option-route =
    Ir por { $systems }{ $dangers ->
        [0] { "" }
        [one] { " " }(un peligro)
       *[other] { " " }({ $dangers } peligros)
    }
option-undo-last = Deshacer lo último
option-move-done = Eso es todo
event-stopped = { $seat }: la Grieta Gravitacional de { $where } detiene { $kind }
explain-supernova = { $system } es una Supernova.
explain-asteroid-field = { $system } es un Campo de Asteroides.
explain-nebula = Ninguna nave atraviesa la Nebulosa de { $system }.
explain-ion-storm = Ninguna nave atraviesa la Tormenta de Iones de { $system }.
explain-enemy-ships = En { $system } hay naves de { $player }.
explain-border =
    La frontera entre { $system } y { $other } está cerrada: { $token ->
        [asteroid_belt] un Cinturón de Asteroides
        [space_time_anomaly] una Anomalía Espaciotemporal
       *[other] una Onda Gravitacional en tu contra
    }.
explain-too-far = Ningún camino permitido es lo bastante corto para { $kind }: mueve { $movement }.
explain-no-such-ship = No tienes { $kind } en { $system }.
explain-only-as-cargo = { $kind } solo se mueve como carga.
