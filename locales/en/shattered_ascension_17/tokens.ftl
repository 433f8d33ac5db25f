# What the tokens of this layer are called and do.

tokens-space_mine =
    .text = Lies on a border or a wormhole. When ships of others cross it, a die is rolled for each that is no Fighter; each { $mine_hits_on } or more is a hit that their owner assigns among them. Then the mine is removed.
tokens-asteroid_belt =
    .text = On a border: only ships of a player with Antimass Deflectors pass it, and only PDS of one with a Graviton Laser System fire across it, with -1.
