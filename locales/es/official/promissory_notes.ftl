# Cómo se llaman y qué hacen: promissory notes.

promissory_notes-monetary_concession = Concesión Monetaria
    .text = Como acción: quien la dio te entrega todos sus Bienes de Comercio.
promissory_notes-promise_of_protection = Promesa de Protección
    .text = Cuando el Espía de quien la dio ha señalado a un Representante: debe buscar otro.
promissory_notes-support_of_the_throne = Apoyo al Trono
    .text = Mientras la tengas necesitas un Punto de Victoria menos para ganar.
promissory_notes-territorial_concession = Concesión Territorial
    .text = Cuando empieza una ronda de una Batalla Espacial: quien la dio debe retirarse.
promissory_notes-voting_concession = Concesión de Voto
    .text = En la negociación: quien la dio vota como digas.
