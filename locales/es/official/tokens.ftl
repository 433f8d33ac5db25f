# Cómo se llaman y qué hacen: tokens.

tokens-bonus_counter = Marcador de Bonificación
    .text = Está en las Cartas Estratégicas que nadie tomó. Quien toma la carta cambia cada uno por un Bien de Comercio o un Marcador de Comando.
tokens-command_counter = Marcador de Comando
    .text = En la Cuota de Comando activa sistemas, en la Cuota Estratégica paga Habilidades Secundarias, y en Suministros de Flota dice cuántas naves que no sean Cazas puede haber en un sistema. Donde hay uno tuyo en el tablero, el sistema está activado para ti esta ronda.
tokens-control_marker = Marcador de Control
    .text = Muestra de quién es un planeta donde no hay unidades de su dueño.
tokens-custodians = Custodios
    .text = Unidades neutrales que defienden Mecatol Rex del primero que llega.
tokens-high_alert = Estado de Alerta
    .text = Las unidades de su dueño en su sistema tienen +1 en las tiradas de combate, y sus naves que parten de allí +1 de movimiento. Las naves que salen pueden llevárselo; se retira al final de la ronda.
tokens-hit_marker = Marcador de Golpe
    .text = Acompaña a una unidad que ha soportado daño; se repara en la Fase de Estado.
tokens-space_mine = Mina Espacial
    .text = Cuando entran naves enemigas en su sistema, se tira un dado por cada una que no sea Caza: con { $mine_hits_on } o más recibe un golpe. Después se retira una mina.
tokens-speaker = Marcador de Narrador
    .text = Quien lo tiene elige primero una Carta Estratégica y deshace los empates del consejo.
tokens-trade_good = Bien de Comercio
    .text = Paga un recurso o uno de influencia, y se puede dar a otros jugadores.
tokens-wormhole = Agujero de Gusano
    .text = Los sistemas con Agujeros de Gusano de la misma letra son adyacentes.
