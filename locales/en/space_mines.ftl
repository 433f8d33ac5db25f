# Space Mines.

ask-lay_mine = Do you lay a Space Mine, and where?
    .waiting = may lay a Space Mine
ask-mine_hits = Which of the ships that cross take the next hit of the Space Mines?
    .waiting = chooses the ships that take the next hit of the Space Mines

option-lay-mine = On { $border }
option-lay-mine-beside = { $side ->
    [top] To the north
    [top_right] To the north-east
    [bottom_right] To the south-east
    [bottom] To the south
    [bottom_left] To the south-west
   *[top_left] To the north-west
}, towards { $system }
option-no-mine = No mine

event-minelaid = { $seat } lays a Space Mine ({ $border })
event-mineremoved = A Space Mine of { $seat } is gone ({ $border })

explain-no-minelayer = You need a Cruiser in { $system } to lay mines.
explain-no-mines-left = All Space Mines are on the board.
explain-mine-too-dear = A Space Mine costs { $resources } resources and a free place.
