# Cómo se llaman y qué hacen: races.

races-arborec = El Ecosistema Arborec
races-nekro = El Virus Krotoan
races-norr = Las Colmenas de Sardakk N'orr
races-winnu = La Soberanía Winnu
