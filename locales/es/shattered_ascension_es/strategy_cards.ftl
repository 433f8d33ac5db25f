# Cómo se llaman y qué hacen: strategy_cards.

strategy_cards-diplomacy_ii =
    .text = O bien cada oponente coloca un Marcador de Comando, de sus refuerzos o si no de su hoja, en un sistema con un planeta tuyo; o bien usas la Habilidad Secundaria sin pagar. Durante el resto de la ronda, hasta que tú mismo realices una acción hostil, quien sea hostil contra ti agota uno de sus planetas.
    .secondary = Por un marcador de la Cuota Estratégica y 3 de influencia: tomas, agotado, un planeta vacío (sin unidades ni Líderes) en un sistema con planetas o unidades tuyas o junto a él; nunca Mecatol Rex, nunca en el Sistema Natal de otro, nunca a través de un Agujero de Gusano, y ninguno dos veces en una acción.
strategy_cards-assembly =
    .text =
        { $twilight_council ->
            [1] Saca 2 Cartas de Acción y una Carta Política. Después, o tomas el Marcador de Narrador y eliges { $agendas_of_others } agendas de otros que se votan; o, si no eres el Narrador, haces Narrador a otro, eliges cualquier agenda y después hasta { $further_agendas } más, cada una de las cuales también se vota o se descarta. Con { $small_council } jugadores o menos ambos números bajan en uno. Tú fijas el orden.
           *[0] Saca 2 Cartas de Acción y una Carta Política. Después, o eres el Narrador (si no lo eras) y eliges a otro jugador, de quien se vota una Carta Política; o haces Narrador a otro que no lo sea, y se vota una Carta Política tuya. Siempre puede ser una carta al azar del mazo.
        }
    .secondary = Por un marcador de la Cuota Estratégica: refresca planetas cuyos recursos e influencia sumen 6 o menos.
strategy_cards-production =
    .text = Produce unidades en uno de tus sistemas con una Dársena Espacial, activado o no, con 2 recursos más; el sistema no se activa. No se construye ninguna Dársena Espacial.
    .secondary = Por un marcador de la Cuota Estratégica: produce en una sola de tus Dársenas Espaciales con hasta 3 de capacidad de producción, también en un sistema activado, sin activarlo.
strategy_cards-trade =
    .text = O bien recibes 3 Bienes de Comercio y puedes usar la Habilidad Secundaria sin pagar; o bien rompes todos los Acuerdos Comerciales: los bienes que hay en ellos se pierden. Después todos pueden cerrar los acuerdos que apruebes. Al final cada acuerdo recibe tantos Bienes de Comercio como lleva impresos. (Con dos jugadores no se pueden romper acuerdos.)
    .secondary = Por un marcador de la Cuota Estratégica: recoge todos los Bienes de Comercio que hay en tus Acuerdos Comerciales.
strategy_cards-warfare_ii =
    .text = Coloca el Marcador de Estado de Alerta en un sistema: tus unidades tienen allí +1 en las tiradas de combate, y tus naves que parten de allí +1 de movimiento; pueden llevárselo. Después de las Habilidades Secundarias puedes realizar una Acción Táctica con un marcador de tus refuerzos. Se retira en la siguiente Fase de Estado.
    .secondary = Por un marcador de la Cuota Estratégica: hasta dos de tus naves van de sistemas que no has activado a sistemas adyacentes sin naves enemigas, que no se activan; pueden recoger cualquier carga, pero nada desembarca.
strategy_cards-technology_ii =
    .text = O bien recibes una tecnología cuyos requisitos tienes, y después puedes comprar otra por 8 recursos, menos tus especialidades de su color; o bien usas la Habilidad Secundaria hasta tres veces sin su marcador.
    .secondary = Por un marcador de la Cuota Estratégica: compra una tecnología cuyos requisitos tengas por 5 recursos, menos tus especialidades de su color.
strategy_cards-bureaucracy =
    .text = Al tomarla se revelan tantos objetivos como Marcadores de Bonificación tiene. Recibes un Marcador de Comando. Se muestran a todos tres objetivos de la Fase I: uno se revela, los demás vuelven juntos a la cima o a la base del mazo. Después puedes reclamar en el acto un objetivo público, y girar el Marcador de Rotación por 1 de influencia.
    .secondary = Por un marcador de la Cuota Estratégica: saca una Carta Política y una Carta de Acción.
