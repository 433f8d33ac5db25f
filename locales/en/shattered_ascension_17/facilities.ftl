# What the facilities of this layer are called and do.

facilities-colony =
    .text = Its planet has { $influence } more influence. In the Status Phase it is placed on a planet instead of refreshing it, for nothing: the planet ends exhausted. Not in Home Systems, nor on Trade Stations; one facility on a planet.
facilities-refinery =
    .text = Its planet has { $resources } more resource. In the Status Phase it is placed on a planet instead of refreshing it, for nothing: the planet ends exhausted. Not in Home Systems, nor on Trade Stations; one facility on a planet.
