# Cómo se llaman y qué hacen: tokens.

tokens-space_mine =
    .text = Está en una frontera o un Agujero de Gusano. Cuando la cruzan naves de otros, se tira un dado por cada una que no sea Caza; cada { $mine_hits_on } o más es un golpe que su dueño asigna entre ellas. Después se retira la mina.
tokens-asteroid_belt =
    .text = En una frontera: solo la cruzan las naves de quien tiene Deflectores Antimasa, y solo disparan a través de ella, con -1, los PDS de quien tiene un Sistema Láser de Gravitones.
