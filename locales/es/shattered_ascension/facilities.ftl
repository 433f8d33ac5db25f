# Cómo se llaman y qué hacen: facilities.

facilities-colony =
    .text = Su planeta tiene { $influence } más de influencia. Solo cuesta agotar su planeta, que debe estar sin agotar y fuera de los Sistemas Natales. Una Facilidad por planeta.
facilities-refinery =
    .text = Su planeta tiene { $resources } más de recursos. Solo cuesta agotar su planeta, que debe estar sin agotar y fuera de los Sistemas Natales. Una Facilidad por planeta.
