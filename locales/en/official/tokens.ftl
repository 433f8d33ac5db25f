# What the tokens of this layer are called and do.

tokens-bonus_counter = Bonus Counter
    .text = Lies on Strategy Cards that nobody took. Whoever takes the card exchanges each for a Trade Good or a Command Counter.
tokens-command_counter = Command Counter
    .text = In the Command Pool it activates systems, in Strategy Allocation it pays for secondary abilities, in Fleet Supply it says how many ships other than Fighters may be in one system. Where one of yours lies on the board, the system is activated for you this round.
tokens-control_marker = Control Marker
    .text = Shows whose a planet is where none of its owner's units stand.
tokens-custodians = Custodians
    .text = Neutral units that defend Mecatol Rex against whoever comes first.
tokens-high_alert = High Alert token
    .text = Units of its owner in its system have +1 on combat rolls, and his ships that start there +1 movement. Ships that leave may take it along; it is removed at the end of the round.
tokens-hit_marker = Hit Marker
    .text = Lies with a unit that has sustained damage; it is repaired in the Status Phase.
tokens-space_mine = Space Mine
    .text = When enemy ships enter its system, a die is rolled for each that is no Fighter: { $mine_hits_on } or more hits it. Then a mine is removed.
tokens-speaker = Speaker token
    .text = Whoever has it chooses a Strategy Card first and breaks ties in the council.
tokens-trade_good = Trade Good
    .text = Pays for one resource or one influence, and may be given to other players.
tokens-wormhole = Wormhole
    .text = Systems with wormholes of the same letter are adjacent.
