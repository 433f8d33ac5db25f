# What the facilities of this layer are called and do.

facilities-colony =
    .text = Its planet has { $influence } more influence. It costs nothing but exhausting its planet, which must be refreshed and lie outside of Home Systems. One facility on a planet.
facilities-refinery =
    .text = Its planet has { $resources } more resource. It costs nothing but exhausting its planet, which must be refreshed and lie outside of Home Systems. One facility on a planet.
