# What the race technologies of this layer are called and do.

race_technologies-l5_disruptor_weapon_systems =
    .text = The bonus of your Ground Forces in Invasion Combat costs no Trade Goods. Before each round of combat you may spend 1 Trade Good: your Mechanized Units, or all your ships that are no Fighters, have +1 in it.
race_technologies-fighter_drones =
    .text = Before a round of a Space Battle you may give up one Fighter of each of your War Suns; each War Sun that did so rolls one die more in it.
race_technologies-febrile_berserker_mutation =
    .text = After each round of combat up to two units you lost in it may roll one combat die more each.
race_technologies-dehydra_chambers =
    .text = Your Destroyers move 1 system further and have +1 on their combat rolls; with Stasis Capsules each carries 1 Ground Force.
race_technologies-bioptic_recyclers =
    .text = As an action you may discard an Action Card for 2 Trade Goods or 1 Command Counter.
