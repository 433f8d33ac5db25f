# What the tokens of this layer are called and do.

tokens-cease_fire_zone = Cease Fire Zone marker
    .text = Lies in a system with a unit of whoever declared it; every other player has a Command Counter there. If the declarer activates the system the peace is broken, and the others may take their counters out. It is removed in the Status Phase.
tokens-power_broker = Power Broker token
    .text = Whoever has it casts 3 more votes in every vote. It goes back to Senator Emeritus with the Strategy Cards.
