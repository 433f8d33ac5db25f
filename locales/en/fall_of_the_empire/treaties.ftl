# What the treaties of this layer are called and do.

treaties-defender_of_the_throne =
    .text = Number 1. You win with the Lazax: help to defend Mecatol Rex.
treaties-peacekeeper =
    .text = Number 2. You win with the Lazax: hold the N'orr down.
treaties-containment =
    .text = Number 3. You win with the Lazax: hold Sol down.
treaties-oppressors =
    .text = Number 4. You win with the Lazax: hold the Letnev down.
treaties-trade_regulator =
    .text = Number 5. You win with the Lazax: hold the Hacan down.
treaties-tech_regulator =
    .text = Number 6. You win with the Lazax: hold the Jol-Nar down.
treaties-truth_dealer =
    .text = Number 7. You win with the Lazax: hold the Xxcha down.
treaties-peace_treaty =
    .text = Number 1. You win with whose card it is: leave that race in peace.
treaties-common_foe =
    .text = Number 2. You win with whose card it is: attack that race's neighbour on the left, the Lazax never counted.
treaties-partners_in_war =
    .text = Number 3. You win with whose card it is: attack that race's neighbour on the right, the Lazax never counted.
treaties-freedom_fighters =
    .text = Number 4. You win with whose card it is: attack the Lazax.
