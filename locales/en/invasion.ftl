# Invasion Combat, and what the winner gets.

ask-invasion_order = Choose the planet that is fought for next
    .waiting = chooses the planet that is fought for next
ask-join_invasion = How many ships come down to fight for the planet?
    .waiting = decides how many ships come down to fight for a planet
ask-commandos = How many Shock Troops are commandos?
    .waiting = decides how many Shock Troops are commandos
ask-capture = Capture installations of the planet
    .waiting = captures installations of a planet

option-join-invasion = { $count } { $kind }
option-commandos = { $count ->
    [0] none
   *[other] { $count }
}
option-capture = capture { $installation }

event-invasionbegan = { $seat } invades { $planet } of { $against }.
event-invasionended = { $won ->
    [true] { $seat } has won the fight for { $planet }.
   *[other] { $seat } has lost the fight for { $planet }.
}
event-commandosnamed = { $seat } has { $count ->
    [one] one commando
   *[other] { $count } commandos
} on { $planet }.
