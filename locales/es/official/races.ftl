# Cómo se llaman y qué hacen: races.

races-arborec = Los Arborec
races-letnev = La Baronía de Letnev
races-saar = El Clan de Saar
races-muaat = Las Brasas de Muaat
races-hacan = Los Emiratos de Hacan
races-sol = La Federación de Sol
races-creuss = Los Fantasmas de Creuss
races-l1z1x = La Red Mental L1z1x
races-mentak = La Coalición Mentak
races-naalu = El Colectivo Naalu
races-nekro = El Virus Nekro
races-norr = Sardakk N'orr
races-jol_nar = Las Universidades de Jol-Nar
races-winnu = Los Winnu
races-xxcha = El Reino Xxcha
races-yin = La Hermandad Yin
races-yssaril = Las Tribus Yssaril
