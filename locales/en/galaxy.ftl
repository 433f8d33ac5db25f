# Where systems lie.

event-wormholeturned = The wormhole in { $where } now shows { $letter }
