# What the leader kinds of this layer are called and do.

leader_kinds-admiral =
    .text = His ship rolls one more die in Space Battles, and a Dreadnought with him has +1 movement. If his owner wants, the enemy fleet cannot retreat unless it has an Admiral too.
leader_kinds-general =
    .text = In attack and in defence: up to two dice of his ground units may be rolled again in each round of an Invasion Combat, both rolls on one die if one likes, and they have +1. Bombardment of his planet has -4.
leader_kinds-scientist =
    .text = A specialty of his planet, or an Artifact in his place, lowers the price of technologies by one more; a Space Dock there costs 2; a PDS there has +1. Together with a PDS he absorbs one more bombardment hit.
leader_kinds-diplomat =
    .text = Stops an invasion of his planet, bombardment included, but not again in this round or the next; the attacker may overrule him for { $diplomat_price } influence, and he escapes then. In his system fleets may pass each other if all agree, and a defending fleet may leave before the battle if all agree, without breaking Trade Agreements.
leader_kinds-agent =
    .text = PDS do not fire at units that land with him; after a won invasion PDS and Space Dock may be captured, and count as destroyed for objectives. Sabotages an Action Card whose effect takes place in his system (cards about politics on Mecatol Rex, cards against a race sheet in the Home System); not again in this round or the next. He survives it. After a battle won with him, enemy Leaders whose fate is rolled are captured.
