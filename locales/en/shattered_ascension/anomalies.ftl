# What the anomalies of this layer are called and do.

anomalies-gravity_rift =
    .text = A ship that passes through and bends its way there has +{ $rift_bonus } movement. A die is rolled for each ship passing through, unless its owner has Maneuvering Jets: on 1 to { $rift_peril } it stops there, a Command Counter from reinforcements is laid, and it is destroyed where enemy ships are. Ships in a rift do not block movement.
