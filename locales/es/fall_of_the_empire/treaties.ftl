# Cómo se llaman y qué hacen: treaties.

treaties-defender_of_the_throne = Defensor del Trono
    .text = Número 1. Ganas con los Lazax: ayuda a defender Mecatol Rex.
treaties-peacekeeper = Pacificador
    .text = Número 2. Ganas con los Lazax: contén a los N'orr.
treaties-containment = Contención
    .text = Número 3. Ganas con los Lazax: contén a Sol.
treaties-oppressors = Opresores
    .text = Número 4. Ganas con los Lazax: contén a los Letnev.
treaties-trade_regulator = Regulador del Comercio
    .text = Número 5. Ganas con los Lazax: contén a los Hacan.
treaties-tech_regulator = Regulador de la Técnica
    .text = Número 6. Ganas con los Lazax: contén a los Jol-Nar.
treaties-truth_dealer = Mercader de la Verdad
    .text = Número 7. Ganas con los Lazax: contén a los Xxcha.
treaties-peace_treaty = Tratado de Paz
    .text = Número 1. Ganas con el dueño de la carta: deja en paz a esa raza.
treaties-common_foe = Enemigo Común
    .text = Número 2. Ganas con el dueño de la carta: ataca al vecino de la izquierda de esa raza, sin contar nunca a los Lazax.
treaties-partners_in_war = Aliados en la Guerra
    .text = Número 3. Ganas con el dueño de la carta: ataca al vecino de la derecha de esa raza, sin contar nunca a los Lazax.
treaties-freedom_fighters = Luchadores por la Libertad
    .text = Número 4. Ganas con el dueño de la carta: ataca a los Lazax.
