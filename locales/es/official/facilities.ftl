# Cómo se llaman y qué hacen: facilities.

facilities-colony = Colonia
    .text = Su planeta tiene { $influence } más de influencia. Se construye por { $cost } recurso en el Paso de Producción en un planeta fuera de los Sistemas Natales controlado desde el comienzo de la ronda; el planeta se agota. Una Facilidad por planeta.
facilities-refinery = Refinería
    .text = Su planeta tiene { $resources } más de recursos. Se construye por { $cost } recurso en el Paso de Producción en un planeta fuera de los Sistemas Natales controlado desde el comienzo de la ronda; el planeta se agota. Una Facilidad por planeta.
