# Cómo se llaman y qué hacen: artifacts.

artifacts-ancient_shipwreck = Naufragio Ancestral
    .text = Quien lo controla cumple el objetivo de su nombre; cuenta como Especialidad Tecnológica.
artifacts-imperial_datacache = Archivo Imperial de Datos
    .text = Quien lo controla cumple el objetivo de su nombre; cuenta como Especialidad Tecnológica.
artifacts-lazax_armory = Arsenal Lazax
    .text = Quien lo controla cumple el objetivo de su nombre; cuenta como Especialidad Tecnológica.
artifacts-precursor_fossil = Fósil de los Precursores
    .text = Quien lo controla cumple el objetivo de su nombre; cuenta como Especialidad Tecnológica.
artifacts-blank = Artefacto Vacío
    .text = Nada: el Artefacto está vacío.
