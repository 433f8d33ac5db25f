# Cómo se llaman y qué hacen: strategy cards.

strategy_cards-leadership =
    .text = Recibe 3 Marcadores de Comando; después puedes usar la Habilidad Secundaria pagando su influencia.
    .secondary = Compra cuantos Marcadores de Comando quieras con influencia: el primero cuesta 1 y cada uno siguiente 1 más que el anterior (1, 3, 6, 10… en total). No se paga marcador.
strategy_cards-diplomacy =
    .text = O colocas un Marcador de Comando de los refuerzos de cada oponente en sistemas con planetas tuyos, cada uno donde quieras; o usas la Habilidad Secundaria sin pagar. Mientras no cometas tú una acción hostil, quien cometa una contra ti debe agotar un planeta o perder su control.
    .secondary = Por un marcador de la Cuota Estratégica y 2 de influencia: toma, agotado, un planeta vacío (sin unidades ni Líderes) en o junto a un sistema con planetas o unidades tuyas. Ninguno de un Sistema Natal, de quien tiene Diplomacia, con Custodios ni anexionado ya en esta acción.
strategy_cards-assembly =
    .text =
        { $twilight_council ->
            [1] Saca 2 Cartas Políticas y 2 Cartas de Acción. Después, o tomas el Marcador de Narrador y eliges { $agendas_of_others } agendas de otros que se votan; o haces Narrador a otro, eliges cualquier agenda y después hasta { $further_agendas } más, cada una de las cuales también se vota o se descarta. Tú fijas el orden.
           *[0] Saca 2 Cartas Políticas y 2 Cartas de Acción. Después, o tomas el Marcador de Narrador y eliges a otro jugador, que presenta una agenda al consejo; o haces Narrador a otro y la presentas tú. Siempre puede ser una carta al azar del mazo.
        }
    .secondary = Por un marcador de la Cuota Estratégica: saca una Carta de Acción y una Carta Política; después puedes cambiar una carta de cada tipo por una nueva.
strategy_cards-production =
    .text = Tus Dársenas Espaciales de un sistema producen al instante, esté activado o no, con 2 recursos más en total; el sistema no se activa.
    .secondary = Por un marcador de la Cuota Estratégica: produce en una de tus Dársenas Espaciales con un máximo de 3 de capacidad, esté activado o no, sin activar el sistema.
strategy_cards-trade =
    .text = O recibes 3 Bienes de Comercio, y puedes usar la Habilidad Secundaria sin pagar; o rompes todos los Acuerdos Comerciales: cada socio toma la mitad de los bienes de su acuerdo, redondeando hacia arriba. Después todos pueden cerrar acuerdos que tú apruebes. Al final, cada acuerdo recibe tantos Bienes de Comercio como dice su número. (Con dos jugadores no se pueden romper acuerdos.)
    .secondary = Por un marcador de la Cuota Estratégica: cobra todos los Bienes de Comercio que hay en tus Acuerdos Comerciales.
strategy_cards-warfare =
    .text = Pon el Marcador de Estado de Alerta en un sistema: tus unidades de allí tienen +1 en las tiradas de combate y tus naves que parten de allí +1 de movimiento; pueden llevárselo. Después de las Habilidades Secundarias puedes realizar al instante una Acción Táctica con un marcador de tus refuerzos. El marcador se retira al final de la ronda.
    .secondary = Por un marcador de la Cuota Estratégica: hasta dos naves tuyas van cada una de un sistema no activado a otro adyacente sin naves enemigas, y pueden recoger carga. Esos sistemas no se activan.
strategy_cards-technology =
    .text = O recibes una tecnología cuyos requisitos tengas; o compras hasta tres como con la Habilidad Secundaria, sin marcador.
    .secondary = Por un marcador de la Cuota Estratégica: compra una tecnología cuyos requisitos tengas por 5 recursos, menos 1 por el Artefacto de su color y 1 por cada especialidad de su color en tus planetas sin agotar.
strategy_cards-bureaucracy =
    .text = Recibe un Marcador de Comando. Mira a la vista de todos tres objetivos de la Fase I: uno se revela y los demás van a la cima o a la base del mazo. Después puedes reclamar al instante un Objetivo Público y girar el Marcador de Rotación por 1 de influencia. Cada vez que se pone en esta carta un Marcador de Bonificación, se revela un objetivo.
    .secondary = Por un marcador de la Cuota Estratégica: redistribuye tus Marcadores de Comando, traslada un Líder y recibe un Bien de Comercio.
strategy_cards-prospect = Prospecto (Prospect)
    .text = Solo con 4, 7 u 8 jugadores. Elige: mirar a la vista de todos dos objetivos de la Fase I, poner uno en la cima o la base del mazo y quedarte el otro como objetivo que solo tú puedes reclamar; o recibir 2 Bienes de Comercio, una Carta de Acción y una Carta Política; o trasladar a cualesquiera de tus Líderes y cambiar hasta tres Cartas de Acción o Políticas por nuevas. No hay Habilidad Secundaria.
