# Victory Points, the end of the game, and elimination.

event-pointschanged = { $seat } { $change ->
    [loses] loses
   *[gains] receives
} { $points ->
    [one] a Victory Point
   *[other] { $points } Victory Points
} for { $source }, and has { $total } now
event-pointswithheld = { $seat } would receive { $points ->
    [one] a Victory Point
   *[other] { $points } Victory Points
} for { $source }, and has them as soon as the own Home System is whole again
ask-acclaim = Who is the Moral Winner, or is the victory shared?
    .waiting = names the Moral Winner or shares the victory
option-moral-winner = { $player } is the Moral Winner
option-shared-victory = the victory is shared
event-gameended = The game is over, won by { $winners }: { $reason ->
    [goal] the goal is reached
    [imperium_rex] Imperium Rex
    [objectives] the objectives have run out
    [last_round] the last round is played
    [last_standing] nobody else is left
    [scenario] a Scenario Objective is fulfilled
    [acclaim] the other players have judged
   *[round_track] the last round is over
}
event-eliminated = { $seat } is eliminated
