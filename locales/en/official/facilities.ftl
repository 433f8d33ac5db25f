# What the facilities of this layer are called and do.

facilities-colony =
    .text = Its planet has { $influence } more influence. Built for { $cost } resource in the production step on a planet outside of Home Systems held since the round began; the planet is exhausted. One facility on a planet.
facilities-refinery =
    .text = Its planet has { $resources } more resource. Built for { $cost } resource in the production step on a planet outside of Home Systems held since the round began; the planet is exhausted. One facility on a planet.
