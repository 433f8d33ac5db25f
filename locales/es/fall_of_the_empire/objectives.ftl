# Cómo se llaman y qué hacen: objectives.

objectives-emperor_of_the_galaxy = Emperador de la Galaxia
    .text = Al final de la última ronda cada Sistema Natal está entero en tus manos o en las de su propia raza.
objectives-anarchist = Anarquista
    .text = Al final de la última ronda tienes tu Sistema Natal y los Lazax no han cumplido su objetivo.
objectives-loyalist = Leal
    .text = Ganas si ganan los Lazax.
objectives-opportunist = Oportunista
    .text = Ganas al instante cuando controlas el sistema de Quann.
objectives-powerhungry = Sediento de poder
    .text = Ganas al instante cuando controlas el sistema de Mecatol Rex.
objectives-support_of_the_people = Apoyo del Pueblo
    .text = Se muestra cuando has entregado { $given } Tratados: ganas si entonces otros { $players } jugadores tienen uno tuyo.
objectives-traitor = Traidor
    .text = Ganas al instante cuando tienes todos los planetas del Sistema Natal de un oponente, salvo Mecatol Rex.
objectives-unstoppable_army = Ejército Imparable
    .text = Ganas al instante con sesenta figuras de plástico en el tablero.
