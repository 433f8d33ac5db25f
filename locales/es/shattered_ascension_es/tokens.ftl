# Cómo se llaman y qué hacen: tokens.

tokens-space_mine =
    .text = Está sola en una frontera y no es de nadie. Cuando la cruzan naves, también las de quien la colocó, se tira un dado por cada una que no sea Caza; cada { $mine_hits_on } o más es un golpe que su dueño asigna entre ellas y los Cazas que transportan. Después se retira la mina.
