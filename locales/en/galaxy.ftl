# Where systems lie.

event-riftopened = A double-sided wormhole opens in { $where } and shows { $letter }
ask-rift_side = The Artifact was blank and a wormhole opens: which side is up?
    .waiting = chooses which side of a new wormhole is up
option-rift = wormhole { $letter }
event-wormholeturned = The wormhole in { $where } now shows { $letter }
