# Action Cards played in the course of a Tactical Action.

option-number = { $count }
option-aimed-unit = { $kind }{ $damage ->
    [0] { "" }
   *[other] {" "}(hit { $damage })
}
