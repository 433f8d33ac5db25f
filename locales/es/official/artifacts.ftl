# Cómo se llaman y qué hacen: artifacts.

artifacts-ancient_shipwreck = Naufragio Ancestral
    .text = Quien controla su planeta tiene el Objetivo Especial de su nombre y un Punto de Victoria, que van con el planeta.
artifacts-imperial_datacache = Archivo Imperial de Datos
    .text = Quien controla su planeta tiene el Objetivo Especial de su nombre y un Punto de Victoria, que van con el planeta.
artifacts-lazax_armory = Arsenal Lazax
    .text = Quien controla su planeta tiene el Objetivo Especial de su nombre y un Punto de Victoria, que van con el planeta.
artifacts-precursor_fossil = Fósil de los Precursores
    .text = Quien controla su planeta tiene el Objetivo Especial de su nombre y un Punto de Victoria, que van con el planeta.
artifacts-blank = Artefacto Vacío
    .text = Nada: el Artefacto está vacío y se descarta.
