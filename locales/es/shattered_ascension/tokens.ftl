# Cómo se llaman y qué hacen: tokens.

tokens-space_mine =
    .text = Está en una frontera. Cuando la cruzan naves de otros, se tira un dado por cada una que no sea Caza; cada { $mine_hits_on } o más es un golpe que su dueño asigna entre ellas. Después se retira la mina.
tokens-high_alert =
    .text = Las unidades de su dueño en su sistema tienen +1 en las tiradas de combate, y sus naves que parten de allí +1 de movimiento. Las naves que salen pueden llevárselo; se retira al final de la ronda.
