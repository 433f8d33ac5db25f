# What the leader kinds of this layer are called and do.

leader_kinds-admiral =
    .text = His ship rolls one more die in Space Battles, and a Dreadnought with him has +1 movement. A fleet that he attacks cannot retreat unless it has an Admiral too.
leader_kinds-general =
    .text = In attack and in defence: up to two dice of his Ground Forces may be rolled again in each round of an Invasion Combat, each once, and they have +1; Mechanized Units follow no Leader. Bombardment of his planet has -4.
leader_kinds-scientist =
    .text = A specialty of his planet, or an Artifact in his system, lowers the price of technologies by one more; a Space Dock on his planet costs 2; a PDS there has +1. Together with a PDS he absorbs one more bombardment hit, which is no Planetary Shield.
leader_kinds-diplomat =
    .text = Stops an invasion of his planet, bombardment included, but not again in this round or the next; the attacker may overrule him for { $diplomat_price } influence, and he flees then to another friendly planet or fleet. He may let a moving fleet through the ships of his own side in his system, and a fleet with him may pass a system with ships of an opponent who agrees. In an attacking fleet he may let the enemy retreat before the battle, without breaking Trade Agreements.
