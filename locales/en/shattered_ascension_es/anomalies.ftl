# What the anomalies of this layer are called and do.

anomalies-gravity_rift =
    .text = A ship that passes through and bends its way there has +{ $rift_bonus } movement. A die is rolled for each ship passing through, unless its owner has Gravity Drive: on 1 to { $rift_peril } its movement ends there, and where enemy ships are a Space Battle is fought at once.
