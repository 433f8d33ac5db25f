# The Simultaneous Action System.

ask-grid = Which systems form the movement grid, and which of them are fully activated?
    .waiting = lays out the movement grid
ask-next_theatre = In which system does it happen first?
    .waiting = chooses the system in which it happens first

option-simultaneous = Take a Simultaneous Action in several systems
option-grid = Put { $system } into the grid
option-grid-full = Put { $system } into the grid, with a full activation
option-grid-raise = Activate { $system } fully, for one more Command Counter
option-grid-done = The grid is complete
option-next-theatre = { $step ->
        [space_battle] Fight in { $system }
        [landing] Land in { $system }
        [invasion] Invade in { $system }
       *[other] Produce in { $system }
    }

draft-theatre = { $full ->
        [0] { $system }: movement and PDS fire
       *[other] { $system }: fully activated
    }

explain-no-simultaneous-action = This table plays without the Simultaneous Action System.

ask-grid_docks = Which Space Dock produces: one, or for one more Command Counter all of them?
    .waiting = chooses the Space Docks that produce

option-all-docks = All of them, for a Command Counter from the Command Pool
option-grid-dock = The one at { $place }
