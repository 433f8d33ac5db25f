# What the units of this layer are called and do.

units-dreadnought =
    .text = Cost { $cost }, hits on { $combat } with { $dice } dice in Space Battles, movement { $movement }. It sustains damage and bombards planets without PDS.
units-mechanized_unit =
    .text = Cost { $cost }, hits on { $combat } with { $dice } dice on planets. It sustains damage, of bombardment too, and is safe from PDS fire.
