# What the tokens of this layer are called and do.

tokens-space_mine =
    .text = Lies on a border by itself and is nobody's. When ships cross it, those of whoever laid it too, a die is rolled for each that is no Fighter; each { $mine_hits_on } or more is a hit that their owner assigns among them and the Fighters they carry. Then the mine is removed.
