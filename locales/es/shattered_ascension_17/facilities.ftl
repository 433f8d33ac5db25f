# Cómo se llaman y qué hacen: facilities.

facilities-colony =
    .text = Su planeta tiene { $influence } más de influencia. En la Fase de Estado se coloca en un planeta en vez de refrescarlo, sin pagar: el planeta acaba agotado. Ni en Sistemas Natales ni en Estaciones de Comercio; una Facilidad por planeta.
facilities-refinery =
    .text = Su planeta tiene { $resources } más de recursos. En la Fase de Estado se coloca en un planeta en vez de refrescarlo, sin pagar: el planeta acaba agotado. Ni en Sistemas Natales ni en Estaciones de Comercio; una Facilidad por planeta.
