# What the artifacts of this layer are called and do.

artifacts-ancient_shipwreck =
    .text = Whoever controls it may claim the Special Objective of its name. It also serves as a blue technology specialty, on an exhausted planet too, which a Scientist in its system doubles.
artifacts-imperial_datacache =
    .text = Whoever controls it may claim the Special Objective of its name. It also serves as a yellow technology specialty, on an exhausted planet too, which a Scientist in its system doubles.
artifacts-lazax_armory =
    .text = Whoever controls it may claim the Special Objective of its name. It also serves as a red technology specialty, on an exhausted planet too, which a Scientist in its system doubles.
artifacts-precursor_fossil =
    .text = Whoever controls it may claim the Special Objective of its name. It also serves as a green technology specialty, on an exhausted planet too, which a Scientist in its system doubles.
