# Moving ships and what they carry.

ask-move = { $places ->
        [2] What moves between { $place } on one side and { $elsewhere } on the other?
       *[other] What moves to { $place }?
    }
    .waiting = { $places ->
        [2] moves ships between { $place } and { $elsewhere }
       *[other] moves ships to { $place }
    }

option-move-ship = { $kind } from { $system }{ $damage ->
        [0] {""}
       *[other] {" "}(damaged)
    }
option-move-ship-to = { $kind } from { $system } to { $where }{ $damage ->
        [0] {""}
       *[other] {" "}(damaged)
    }
option-move-ship-within = { $kind } within { $system }{ $damage ->
        [0] {""}
       *[other] {" "}(damaged)
    }
option-load = Load { $kind } from { $where }
option-take-leader = Take { $leader } aboard
option-route = Go by { $systems }{ $dangers ->
        [0] {""}
        [one] {" "}(one danger)
       *[other] {" "}({ $dangers } dangers)
    }
option-undo-last = Take back the last piece
option-move-done = That is all

event-stopped = { $seat }: a { $kind } is stopped by the Gravity Rift in { $where }

explain-supernova = { $system } is a Supernova.
explain-asteroid-field = { $system } is an Asteroid Field.
explain-nebula = No ship passes through the Nebula in { $system }.
explain-ion-storm = No ship passes through the Ion Storm in { $system }.
explain-enemy-ships = Ships of { $player } are in { $system }.
explain-border = The border between { $system } and { $other } is closed: { $token ->
        [asteroid_belt] an Asteroid Belt
        [space_time_anomaly] a Space-Time Anomaly
       *[other] a Standing Grav Wave against you
    }.
explain-too-far = No way that a { $kind } may take is short enough: it moves { $movement }.
explain-no-such-ship = You have no { $kind } in { $system }.
explain-only-as-cargo = A { $kind } moves only as cargo.
