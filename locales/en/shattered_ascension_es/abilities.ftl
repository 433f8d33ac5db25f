# What the abilities of this layer are called and do.

abilities-muaat_slow_war_suns =
    .text = Your War Suns have a movement of 1 and bombard with one die, until you have Deep Space Cannon.
