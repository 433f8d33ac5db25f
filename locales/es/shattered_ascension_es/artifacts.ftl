# Cómo se llaman y qué hacen: artifacts.

artifacts-ancient_shipwreck =
    .text = Quien lo controla puede reclamar el Objetivo Especial de su nombre. Además vale como Especialidad Tecnológica azul, también en un planeta agotado, y un Científico en su sistema la duplica.
artifacts-imperial_datacache =
    .text = Quien lo controla puede reclamar el Objetivo Especial de su nombre. Además vale como Especialidad Tecnológica amarilla, también en un planeta agotado, y un Científico en su sistema la duplica.
artifacts-lazax_armory =
    .text = Quien lo controla puede reclamar el Objetivo Especial de su nombre. Además vale como Especialidad Tecnológica roja, también en un planeta agotado, y un Científico en su sistema la duplica.
artifacts-precursor_fossil =
    .text = Quien lo controla puede reclamar el Objetivo Especial de su nombre. Además vale como Especialidad Tecnológica verde, también en un planeta agotado, y un Científico en su sistema la duplica.
