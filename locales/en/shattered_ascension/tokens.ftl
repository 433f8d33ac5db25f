# What the tokens of this layer are called and do.

tokens-space_mine =
    .text = Lies on a border. When ships of others cross it, a die is rolled for each that is no Fighter; each { $mine_hits_on } or more is a hit that their owner assigns among them. Then the mine is removed.
tokens-high_alert =
    .text = Units of its owner in its system have +1 on combat rolls, and his ships that start there +1 movement. Ships that leave may take it along; it is removed at the end of the round.
