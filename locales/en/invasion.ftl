# Invasion Combat, and what the winner gets.

ask-invasion_order = Choose the planet that is fought for next
ask-join_invasion = How many ships come down to fight for the planet?
ask-commandos = How many Shock Troops are commandos?
ask-capture = Capture installations of the planet

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
