# What the abilities of this layer are called and do.

abilities-letnev_production_bonus = War economy
    .text = When you use the secondary ability of Production you receive 2 Trade Goods and may produce up to 5 units, within the capacity of the Space Dock.
abilities-letnev_more_plastic = Great shipyards
    .text = You may have a fifth Carrier and a sixth Dreadnought.
abilities-muaat_third_war_sun = A third sun
    .text = You may have three War Suns; the third is produced in your Home System.
abilities-creuss_open_wormholes = Open wormholes
    .text = Enemy ships do not keep your ships from going on by wormhole; across a border they do.
abilities-norr_warfare_primary = The warrior's way
    .text = Instead of the secondary ability of Warfare you may carry out its primary ability.
abilities-norr_breeding_pds = Hive defences
    .text = Your PDS cost 1 resource, and up to 3 of them may stand on a planet. In a system you activate each PDS that has not moved in the round may produce 1 PDS on its planet.
abilities-xxcha_defence = Stubborn defence
    .text = Whoever attacks you has -1 on all rolls against you, before combat too. You may ignore 1 hit of each ability used before combat, on each planet apart, and 1 hit in each Invasion Combat in which you have a Ground Force.
abilities-yin_conversion = Conversion
    .text = Before an Invasion Combat in which ground units of yours take part the opponent loses a Ground Force, if he has one, and you gain one.
abilities-saar_uncounted_home = No home to take
    .text = Your Home System is none for the objectives of others.
