# What the artifacts of this layer are called and do.

artifacts-ancient_shipwreck =
    .text = Whoever controls it fulfils the objective of its name; it counts as a technology specialty.
artifacts-imperial_datacache =
    .text = Whoever controls it fulfils the objective of its name; it counts as a technology specialty.
artifacts-lazax_armory =
    .text = Whoever controls it fulfils the objective of its name; it counts as a technology specialty.
artifacts-precursor_fossil =
    .text = Whoever controls it fulfils the objective of its name; it counts as a technology specialty.
artifacts-blank =
    .text = Nothing: the Artifact is empty.
