# What the anomalies of this layer are called and do.

anomalies-asteroid_field = Asteroid Field
    .text = Cannot be activated, and nothing ends its movement there. Only ships with Antimass Deflectors pass through.
anomalies-nebula = Nebula
    .text = Ships enter it only by activating it and never pass through; a ship that leaves it has a movement of 1. The defender has +1 on combat rolls in a Space Battle there.
anomalies-supernova = Supernova
    .text = Cannot be activated, and no ship passes through.
anomalies-ion_storm = Ion Storm
    .text = Ships enter it only by activating it and never pass through. PDS do not fire at ships there, and Fighters there roll no combat dice.
anomalies-gravity_rift = Gravity Rift
    .text = May be entered and passed; each ship that leaves it or passes through rolls a die, and on 1 to { $rift_peril } it is destroyed with its cargo.
