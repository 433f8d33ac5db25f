# What the artifacts of this layer are called and do.

artifacts-ancient_shipwreck =
    .text = Whoever controls its planet has the Special Objective of its name and a Victory Point, which go with the planet.
artifacts-imperial_datacache =
    .text = Whoever controls its planet has the Special Objective of its name and a Victory Point, which go with the planet.
artifacts-lazax_armory =
    .text = Whoever controls its planet has the Special Objective of its name and a Victory Point, which go with the planet.
artifacts-precursor_fossil =
    .text = Whoever controls its planet has the Special Objective of its name and a Victory Point, which go with the planet.
artifacts-blank =
    .text = Nothing: the Artifact is empty and discarded.
