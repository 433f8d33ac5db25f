# What the leader kinds of this layer are called and do.

leader_kinds-admiral = Admiral
    .text = His ship rolls one more die in Space Battles, and a Dreadnought with him has +1 movement. A fleet that he attacks cannot retreat unless it has an Admiral too.
leader_kinds-general = General
    .text = Attacking: up to two dice of his Ground Forces may be rolled again in each round of an Invasion Combat, each once. Defending: bombardment of his planet has -4, and his Ground Forces +1.
leader_kinds-scientist = Scientist
    .text = A specialty of his planet lowers the price of technologies by 2 instead of 1; a Space Dock there costs 2; a PDS there has +1 and keeps every ship from bombarding.
leader_kinds-diplomat = Diplomat
    .text = Cancels an invasion of his planet: the landing units go back to their ships. He cannot do so again this round or the next. A fleet with him may pass a system with ships of an opponent who agrees.
leader_kinds-agent = Agent
    .text = Enemy PDS do not fire at units that land with him; after a won invasion PDS and Space Dock may be replaced by one's own. He may be sacrificed to cancel an Action Card as it is played.
