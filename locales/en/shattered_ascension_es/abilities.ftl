# What the abilities of this layer are called and do.

abilities-muaat_slow_war_suns =
    .text = Your War Suns have a movement of 1 and bombard with one die, until you have Deep Space Cannon.
abilities-jol_nar_scholars =
    .text = When you use the secondary ability of Technology you may carry out its primary ability as well. In a game of two, when you play Technology you may spend 1 Command Counter of Strategy Allocation and 2 resources for one technology more.
