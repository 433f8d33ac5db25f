# What the leader kinds of this layer are called and do.

leader_kinds-admiral =
    .text = His ship rolls one more die in Space Battles, and a Dreadnought or Flagship with him has +1 movement. A fleet that he attacks cannot retreat unless it has an Admiral too.
