# Cómo se llaman y qué hacen: strategy cards.

strategy_cards-detente = Distensión (Détente)
    .text = Quien la toma es el Narrador al instante. Después, o pones el marcador de Zona de Alto el Fuego en un sistema con una unidad tuya: cada otro jugador coloca allí un Marcador de Comando, de sus refuerzos o si no de su hoja, que ninguna Carta de Acción ni Estratégica retira; si activas el sistema, los demás pueden retirar los suyos. O usas la Habilidad Secundaria sin pagar.
    .secondary = Por un marcador de la Cuota Estratégica y 3 de influencia: toma un planeta vacío (sin unidades ni Líderes) junto a un sistema que controles, agotado; nunca Mecatol Rex, nunca a través de un agujero de gusano, y ninguno dos veces en una acción.
strategy_cards-senator_emeritus = Senador Emérito (Senator Emeritus)
    .text = Quien la toma tiene el marcador de Intermediario: 3 votos más en cada votación. Saca 3 Cartas de Acción y una Carta Política. Quédate el marcador, o dáselo a otro jugador y recibe un Marcador de Comando. Después puedes convocar la elección de la Voz del Consejo; después elige una agenda del Hemiciclo del Senado, que se vota.
    .secondary = Por un marcador de la Cuota Estratégica: refresca un planeta tuyo cualquiera y recibe un Bien de Comercio.
strategy_cards-trade_iv = Comercio IV (Trade IV)
    .text = Recibe un Bien de Comercio, y otro por cada Acuerdo Comercial tuyo que siga en pie desde una ronda anterior. Después todos pueden cerrar acuerdos que tú apruebes; después todos cobran, también de los nuevos.
    .secondary = Por un marcador de la Cuota Estratégica: rompe un Acuerdo Comercial entre otros dos, ninguno de los Hacan, y recibe un Bien de Comercio.
strategy_cards-warfare = Guerra (Warfare)
    .text = Retira del tablero uno de tus Marcadores de Comando y ponlo en tu Cuota de Comando. Quien toma el número 6 dice si es Guerra o Guerra II; con nueve jugadores se juegan las dos, esta como 6.1.
    .secondary = Por un marcador de la Cuota Estratégica: hasta dos Cruceros o Destructores, también de sistemas activados, van cada uno a un sistema adyacente vacío que no sea Sistema Natal, y se coloca allí un Marcador de Comando de tus refuerzos.
strategy_cards-dominion = Dominio (Dominion)
    .text = Recibe un Marcador de Comando. Después puedes reclamar un Objetivo Público que cumplas, y recibes un Punto de Victoria si controlas Mecatol Rex. En la Fase de Estado reclamas un Objetivo Público, como todos.
    .secondary = Por un marcador de la Cuota Estratégica: saca una Carta Política y una Carta de Acción.
