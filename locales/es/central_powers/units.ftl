# Cómo se llaman y qué hacen: units.

units-dreadnought =
    .text = Cuesta { $cost }, acierta con { $combat } y { $dice } dados en las Batallas Espaciales, mueve { $movement }. Soporta daño y bombardea planetas sin PDS.
units-mechanized_unit =
    .text = Cuesta { $cost }, acierta con { $combat } y { $dice } dados en los planetas. Soporta daño, también de bombardeo, y está a salvo del Fuego de PDS.
