# Cómo se llaman y qué hacen: action_cards.

action_cards-good_year = Buen Año
    .text = Como acción: recibe un Bien de Comercio por cada planeta tuyo fuera de tu Sistema Natal, como máximo 8.
action_cards-minelayers = Minadores
    .text = Cuando una flota enemiga ha entrado en un sistema con naves tuyas: recibe el efecto de Minas Espaciales, cruzara las fronteras que cruzara. Si no hay golpes, la carta vuelve a tu mano.
action_cards-reparations = Reparaciones
    .text = Al final de un turno en el que perdiste planetas: toma Bienes de Comercio del atacante, de su zona o de sus acuerdos, tantos como el mayor de recursos o influencia de cada planeta perdido, sumados.
action_cards-transport = Transporte
    .text = Como acción: unidades terrestres de hasta 4 de capacidad van libremente entre tus planetas; si una viene de un sistema activado, su destino también se activa.
