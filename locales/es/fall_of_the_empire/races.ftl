# Cómo se llaman y qué hacen: races.

races-lazax = El Imperio Lazax
