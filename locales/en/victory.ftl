# Victory Points, the end of the game, and elimination.

event-pointschanged = { $seat } { $change ->
    [loses] loses
   *[gains] receives
} { $points ->
    [one] a Victory Point
   *[other] { $points } Victory Points
} for { $source }, and has { $total } now
event-gameended = The game is over, won by { $winners }: { $reason ->
    [goal] the goal is reached
    [imperium_rex] Imperium Rex
    [objectives] the objectives have run out
    [last_round] the last round is played
    [last_standing] nobody else is left
    [scenario] a Scenario Objective is fulfilled
   *[round_track] the last round is over
}
event-eliminated = { $seat } is eliminated
