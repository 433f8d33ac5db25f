# De qué puede hacerse una mesa: reglas, opciones, variables, mapas, bots; cuándo se juegan las Cartas de Acción y qué se vota.

edition-official = Twilight Imperium 3ra edición con Shattered Empire y Shards of the Throne
    .text = El juego de las cajas, con todas las opciones de ambas expansiones a elegir.
edition-sa17 = Shattered Ascension, versión 17
    .text = Una revisión a fondo de sus jugadores más fieles: Cartas Estratégicas, mazos y tecnologías propias y un consejo que vota en secreto.
edition-sa_es = Shattered Ascension, la edición en español
    .text = La revisión tal como se publicó en español, con sus propios números y algunas reglas más.
edition-cp = Potencias Centrales con el Senado Galáctico
    .text = El juego oficial con las reglas de la casa de un grupo: razas revisadas, agendas en el Hemiciclo del Senado, altos el fuego y hasta nueve jugadores.

bot-steward = Mayordomo
    .text = Juega una partida entera con sensatez: crece, se defiende, reclama objetivos y mira las probabilidades antes de una batalla.
bot-random = Dados
    .text = Elige cualquiera de sus opciones.
bot-hasty = Prisas
    .text = Toma lo primero que se le ofrece.

map-the_long_watch = La Larga Guardia
map-three_thrones = Tres Tronos
map-crossroads = Encrucijada
map-pentarchy = Pentarquía
map-the_wheel = La Rueda
map-windrose = Rosa de los Vientos
map-seven_lamps = Siete Lámparas
map-the_great_ring = El Gran Anillo
map-nine_crowns = Nueve Coronas
map-the_prophecy = La Profecía
map-ultimatum = Ultimátum
map-first_contact = Primer Contacto
map-exodus = Éxodo
map-focal_point = Punto Focal
map-fracture = Fractura
map-redshift = Corrimiento al Rojo

setting-vp = Meta de Puntos de Victoria
    .text = Cuántos Puntos de Victoria ganan la partida al instante.
setting-map = Galaxia
    .text = «built»: los jugadores colocan los sistemas uno a uno; «auto»: el mapa preestablecido para ese número de jugadores; o el nombre de un mapa preestablecido.
setting-tiles = Sistemas
    .text = La última caja cuyos sistemas se usan: juego base, Shattered Empire, Shards of the Throne, Shattered Ascension.
setting-reactions = A quién se pregunta
    .text = «holders»: solo a quien podría reaccionar; «everyone»: a todos en cada ventana, de modo que ser preguntado no revela nada.
setting-rounds = Última ronda
    .text = La ronda tras la que la partida termina en todo caso; 0: no la hay.
setting-strategy = Cartas Estratégicas
    .text = El juego de Cartas Estratégicas que se usa.

switch-leaders = Líderes
    .text = Cada raza empieza con tres Líderes.
switch-artifacts = Artefactos
    .text = Hay Artefactos escondidos en la galaxia; quien los encuentra y conserva cumple Objetivos Especiales.
switch-custodians = Custodios de Mecatol Rex
    .text = Cazas y Fuerzas Terrestres neutrales defienden Mecatol Rex de los primeros en llegar.
switch-distant_suns = Soles Distantes
    .text = Hay Marcadores de Dominio boca abajo en los planetas que sorprenden a quien desembarca primero.
switch-final_frontier = Última Frontera
    .text = Hay Marcadores de Dominio boca abajo en los sistemas sin planetas.
switch-facilities = Facilidades
    .text = Se pueden construir Colonias y Refinerías en los planetas.
switch-flagships = Buques Insignia
    .text = Cada raza puede construir su Buque Insignia.
switch-mechanized_units = Unidades Mecanizadas
    .text = Se pueden construir Unidades Mecanizadas.
switch-nexus = Nexo de Agujeros de Gusano
    .text = El Nexo, con Mallice, está junto a la galaxia.
switch-preliminary_objectives = Objetivos Preliminares
    .text = Cada jugador tiene un Objetivo Preliminar; reclamarlo da un Objetivo Secreto o, en Central Powers, cierra el que ya se tiene.
switch-race_technologies = Avances Tecnológicos Específicos de Raza
    .text = Cada raza puede investigar tecnologías propias.
switch-shock_troops = Fuerzas de Asalto
    .text = Las Fuerzas Terrestres pueden ascender a Fuerzas de Asalto.
switch-space_mines = Minas Espaciales
    .text = Los Cruceros pueden colocar Minas Espaciales.
switch-tactical_retreats = Retiradas Tácticas
    .text = Un defensor que se retira puede pagar para activar un sistema libre junto a la batalla y retirarse allí.
switch-voice_of_the_council = Voz del Consejo
    .text = Se puede elegir una Voz del Consejo, que tiene un Objetivo Especial.
switch-transfer_action = Acción de Transferencia
    .text = Se pueden mover unidades entre dos sistemas amistosos adyacentes.
switch-increased_limits = Límites Incrementados
    .text = Hay más piezas de cada tipo y más Marcadores de Comando.
switch-paths_of_fate = Caminos del Destino
    .text = Cada raza tiene tres objetivos propios; se puede puntuar uno de ellos.
switch-promissory_notes = Letras de Cambio
    .text = Los jugadores pueden comprometerse con Letras de Cambio.
switch-ascendancy = Ascensión
    .text = La meta de Puntos de Victoria se duplica. Los objetivos no se marcan: todos salvo los Secretos y los Preliminares pueden reclamarse una vez por ronda, tantos distintos en un paso como cumpla el jugador; perder un Objetivo Especial no cuesta puntos. Lo que los objetivos piden gastar se reduce a la mitad, redondeando hacia arriba. Tras cada Fase de Estado se sustituyen los objetivos de tecnología abiertos. Un Objetivo Secreto vale 4 puntos y perder el Sistema Natal cuesta 6. Burocracia no da Marcador de Comando, pero sí un paso de Objetivos completo a quien la usa. El descuento en tecnologías raciales y los Bienes de Comercio del líder se reducen a la mitad, redondeando hacia arriba.
switch-ancient_empire = Imperio Ancestral
    .text = Soles Distantes con todos los Marcadores de Dominio boca arriba desde el principio. En un mapa preestablecido se reparten al azar antes de pujar por los sistemas natales; en una galaxia construida los jugadores los sacan por turnos y ponen cada uno en un planeta cualquiera.
switch-crimson_suns = Soles Carmesí
    .text = En la Fase de Estado un jugador puede declarar la guerra a un rival por 1 de influencia, dos guerras a la vez. Por las naves que pierda contra él en Batallas Espaciales recibe Bienes de Comercio: la mitad de su valor si ataca, la cuarta parte si defiende, redondeando hacia abajo. La declaración rompe el Acuerdo Comercial entre ambos, y uno nuevo pone fin a la guerra.
switch-pacts = Pactos
    .text = Para dos a cuatro jugadores: cada uno dirige dos razas, que son dos asientos de la mesa, con sus propios turnos, manos, marcadores y Cartas de Estrategia. La meta sube la mitad, redondeando hacia arriba, y se gana con los puntos de ambas razas juntas. Las razas se eligen y los hogares se subastan primero para una y luego para la otra; de tres Objetivos Secretos cada raza recibe uno. La otra raza de un jugador no es un oponente.
switch-simultaneous_actions = Sistema de Acción Simultánea
    .text = Una acción puede transcurrir a la vez en cualquier número de sistemas: la matriz de movimiento. En cada uno se pone un Marcador de Comando, uno de ellos de los refuerzos y los demás de la Cuota de Comando. Las naves solo se mueven de uno de esos sistemas a otro; los PDS disparan, y ninguno a más de uno de ellos. Para Batallas Espaciales, aterrizajes, invasiones y producción, y allí donde su jugador no tiene naves, un sistema necesita una activación total, que cuesta un marcador más de la Cuota de Comando. Cada paso se lleva a cabo en todos los sistemas antes del siguiente.
switch-star_by_star = Estrella por Estrella
    .text = La galaxia se crea con los Sistemas Natales en la mano: en cada turno, alrededor de la mesa y sin volver atrás, un jugador coloca una loseta o su propio Sistema Natal junto a cualquier loseta, dentro del tamaño del mapa. Los Sistemas Natales nunca se tocan, y no se puede colocar ninguna loseta tras la cual ya no quepan los que están en la mano; los sistemas de borde rojo se pueden tocar, pero no rodean a ningún Sistema Natal. Los Artefactos pueden estar en el espacio, y junto a un Sistema Natal cuando otro está igual de cerca. En la versión 17 un Artefacto Vacío abre un Agujero de Gusano de doble lado.
switch-doubled_custodians = Custodios dobles
    .text = Los Custodios de Mecatol Rex son el doble de fuertes: cuatro Fuerzas Terrestres y seis Cazas.
switch-dimensional_rifts = Grietas Dimensionales
    .text = Cuando se descubre un Artefacto Vacío se abre en su sistema un Agujero de Gusano de doble lado al azar, mientras queden, y el jugador activo elige qué lado está a la vista. Se voltea cuando una flota entra en él. Los objetivos no cuentan esos Agujeros de Gusano, las agendas sí.
switch-surrender = Rendición
    .text = Un jugador que ha pasado se puede rendir; en la versión 17 solo cuando ya no puede construir nada. Le cuesta el marcador de Narrador y Puntos de Victoria: 2 en la versión 17, pero no además de un Sistema Natal perdido, y en la edición española 1 y todos los Objetivos Especiales. En la Fase de Estado el imperio se disuelve: la capital queda neutral con hasta cinco Fuerzas Terrestres, y los demás eligen por turnos los otros planetas y flotas y pujan influencia por cada uno. Los Acuerdos Comerciales con otros duran hasta entonces, en la versión 17 hasta que cae la capital.
switch-official_decks = Mazos oficiales
    .text = Se juega con las Cartas de Acción y Políticas de las cajas en lugar de las revisadas.
switch-imperium_rex = Imperium Rex
    .text = Imperium Rex está entre los últimos objetivos y termina la partida. Sin él, la partida termina con el último objetivo: la Larga Guerra.
switch-age_of_empire = La Era del Imperio
    .text = Todos los Objetivos Públicos están a la vista desde el principio, y el último termina la partida.
switch-homeworlds = Mundos natales
    .text = Nadie recibe Puntos de Victoria mientras le falte un planeta de su Sistema Natal.
switch-race_draft = Razas y lugares a elección
    .text = Los jugadores eligen sus razas y los lugares de sus hogares por el orden de los números sacados; si no, al azar.
switch-final_claims = Reclamar tras la victoria
    .text = En la Fase de Estado en que alguien gana, los demás reclaman todavía; ha ganado el primero en llegar a la meta.
switch-star_in_the_crown = Estrella en la Corona
    .text = Imperial da un Punto de Victoria. Va con La Era del Imperio y las Cartas Estratégicas del juego base.
switch-ancient_throne = El Trono Ancestral
    .text = Imperial tiene otra Habilidad Primaria. Va con La Era del Imperio y las Cartas Estratégicas del juego base.
switch-political_intrigue = Intriga Política
    .text = Consejeros, Espías y Guardaespaldas hablan por los jugadores en el consejo, que puede negociar con Letras de Cambio.
switch-fall_of_the_empire = La Caída del Imperio
    .text = Un escenario para cuatro a siete jugadores, con cartas, objetivos y duración propios.
switch-mercenaries = Mercenarios
    .text = Se pueden reclutar Mercenarios con Comercio III, y hay que pagarles.
switch-sabotage_runs = Misiones suicidas
    .text = Los Cazas pueden intentar volar un Sol de Guerra.
switch-tactical_withdrawals = Retiradas Tácticas del atacante
    .text = También el atacante puede pagar una Retirada Táctica.
switch-larger_galaxy = Galaxia mayor
    .text = Cinco o seis jugadores construyen cuatro anillos.
switch-variant_objectives = Objetivos de Shattered Empire
    .text = Se usan los Objetivos Públicos de Shattered Empire en lugar de los del juego base, en Central Powers junto con ellos.
switch-early_turns = Primeros Turnos Simulados
    .text = Se saltan las primeras rondas: los jugadores reclaman sistemas y compran unidades y tecnologías de una vez.
switch-territorial_suns = Soles Distantes Territoriales
    .text = Hay Marcadores de Dominio mansos cerca de los Sistemas Natales y en el borde. Va con Soles Distantes.
switch-map_counters = Marcadores del mapa
    .text = Donde se juega con Soles Distantes, se colocan los Marcadores de Dominio del mapa preestablecido.
switch-yellow_specialties_count = Las especialidades amarillas cuentan
    .text = Las Especialidades Tecnológicas amarillas cuentan para los objetivos.
switch-picks_follow_players = Cartas según los jugadores
    .text = Cuando se eliminan jugadores, cada uno toma tantas Cartas Estratégicas como corresponda a los que quedan.
switch-gravity_rifts = Grietas Gravitacionales
    .text = Las Grietas Gravitacionales de Shards of the Throne están entre los Sistemas de una Galaxia que se construye.
switch-shards_races = Razas de Shards of the Throne
    .text = Las tres Razas de Shards of the Throne pueden elegirse y repartirse.
switch-shards_technologies = Avances Tecnológicos de Shards of the Throne
    .text = Blindaje de Duranium, Transfabricación, Xenopsicología y Propulsor Iónico están entre los Avances Tecnológicos.
switch-own_trade = Comercio de Shattered Ascension
    .text = Se juega el Comercio de Shattered Ascension en lugar de Comercio II: los Bienes de Comercio quedan sobre los Acuerdos Comerciales hasta que se recogen.
switch-fewer_blanks = Menos Artefactos Vacíos
    .text = Entre dos jugadores se retiran dos de los cuatro Artefactos Vacíos también en un mapa preestablecido.
switch-bar_swift_races = Sin razas veloces
    .text = Los Saar, los Winnu y los L1z1x, que tienen una ligera ventaja en el Imperio Ancestral, no se usan.
switch-twilight_council = Consejo Crepuscular
    .text = Asamblea lleva varias agendas al consejo, y los votos se escriben en secreto.

# El formulario de una mesa nueva: qué puede ser un ajuste, de qué tratan las opciones y mesas que se recomiendan.
chosen-without = sin { $option }
chosen-value = { $setting }: { $value }

value-map-auto = El mapa preestablecido
    .text = Se despliega el mapa dibujado para ese número de jugadores; quién vive dónde se decide en la partida.
value-map-built = Construida por los jugadores
    .text = Los jugadores colocan los sistemas uno a uno.
value-tiles-base = Juego base
    .text = Solo se usan los sistemas del juego base.
value-tiles-se = Hasta Shattered Empire
    .text = Se usan los sistemas del juego base y de Shattered Empire.
value-tiles-sott = Hasta Shards of the Throne
    .text = Se usan los sistemas de las tres cajas.
value-tiles-sa = Hasta Shattered Ascension
    .text = Se usan los sistemas de las tres cajas y los que añade Shattered Ascension.
value-reactions-holders = Quien podría reaccionar
    .text = Solo se pregunta a quien podría reaccionar. Es rápido, y ser preguntado delata un poco.
value-reactions-everyone = Todos
    .text = Se pregunta a todos en cada ventana, de modo que ser preguntado no revela nada. Lleva más tiempo.
value-strategy-base = Juego base
    .text = Las Cartas Estratégicas del juego base.
value-strategy-shattered_empire = Shattered Empire
    .text = Las Cartas Estratégicas de Shattered Empire.
value-strategy-shattered_ascension = Shattered Ascension
    .text = Las Cartas Estratégicas de Shattered Ascension.
value-strategy-central_powers = Potencias Centrales
    .text = Las Cartas Estratégicas de Potencias Centrales, cuatro de ellas propias.

group-galaxy = Galaxia
    .text = Lo que hay en el mapa y junto a él.
group-counters = Marcadores de Dominio
    .text = Sorpresas en los planetas y en el espacio.
group-units = Unidades y batallas
    .text = Qué se puede construir, y cómo se mueve y combate.
group-races = Razas y tecnologías
    .text = Con quién se puede jugar y qué se puede investigar.
group-council = Consejo, comercio y mazos
    .text = Cómo vota el consejo, cómo se comercia y qué cartas se sacan.
group-victory = Objetivos y final
    .text = Qué vale Puntos de Victoria y cuándo acaba la partida.
group-ways = Otras formas de jugar
    .text = Un escenario, alianzas y reglas que cambian toda la partida.

preset-lesson = Práctica
    .text = La primera ronda de la versión 17 para tres: todas las manos están abiertas y los bots dicen por qué hacen lo que hacen.
preset-first_game = Una primera partida
    .text = Cuatro jugadores, ocho Puntos de Victoria y nada de lo que añaden las expansiones: el juego mismo.
preset-evening = Una tarde
    .text = La versión 17 para cuatro con un mapa preestablecido: siete Puntos de Victoria, seis rondas como mucho.
preset-booklet = Como recomienda el folleto para seis
    .text = La versión 17 tal como la trae su folleto, con el Consejo Crepuscular y un mapa preestablecido.
preset-duel = Un duelo
    .text = La versión 17 para dos, con sus reglas para dos jugadores.
preset-surprises = Soles y sorpresas
    .text = La versión 17 para seis con Soles Distantes, Última Frontera, Mercenarios y Caminos del Destino.
preset-spanish = Como recomienda el folleto en español
    .text = La edición en español para seis con el Consejo Crepuscular y todo lo que aconseja.
preset-senate = El Senado Galáctico
    .text = Potencias Centrales para seis: una agenda en el Hemiciclo del Senado, razas revisadas, catorce Puntos de Victoria.
preset-long_war = La guerra larga
    .text = El juego oficial para seis: catorce Puntos de Victoria, una galaxia que construyen los jugadores y sin Imperium Rex.
preset-empire_falls = La Caída del Imperio
    .text = El escenario de Shards of the Throne para seis, con cartas, objetivos y duración propios.

refresh-trade_goods =
    En vez de refrescarse: recibe { $amount ->
        [one] un Bien de Comercio
       *[other] { $amount } Bienes de Comercio
    }.
refresh-shock_troops =
    En vez de refrescarse: coloca aquí { $amount ->
        [one] una Fuerza de Asalto
       *[other] { $amount } Fuerzas de Asalto
    }.
refresh-ground_forces =
    En vez de refrescarse: coloca aquí { $amount ->
        [one] una Fuerza Terrestre
       *[other] { $amount } Fuerzas Terrestres
    }.
refresh-fighters =
    En vez de refrescarse: coloca aquí { $amount ->
        [one] un Caza
       *[other] { $amount } Cazas
    }.
refresh-fighters_and_ground_forces =
    En vez de refrescarse: coloca aquí { $amount ->
        [one] un Caza y una Fuerza Terrestre
       *[other] { $amount } Cazas y { $amount } Fuerzas Terrestres
    }.
refresh-pds =
    En vez de refrescarse: coloca aquí { $amount ->
        [one] un PDS
       *[other] { $amount } PDS
    }.
refresh-space_mines =
    En vez de refrescarse: coloca { $amount ->
        [one] una Mina Espacial
       *[other] { $amount } Minas Espaciales
    } en fronteras de este sistema.
refresh-natural_wealth = En vez de refrescarse: aumenta aquí la Riqueza Natural en { $amount }.
refresh-action_and_political_cards =
    En vez de refrescarse: saca { $amount ->
        [one] una Carta de Acción y una Carta Política
       *[other] { $amount } Cartas de Acción y { $amount } Cartas Políticas
    }.

moment-strategy_phase_start = Se juega al empezar la Fase de Estrategia, antes de que nadie elija una Carta Estratégica.
moment-strategy_phase = Se juega en cualquier momento de la Fase de Estrategia.
moment-strategy_card_chosen = Se juega cuando se acaba de elegir una Carta Estratégica.
moment-before_bonus_counters = Se juega cuando todas las Cartas Estratégicas están elegidas y aún no se ha puesto ningún Marcador de Bonificación.
moment-strategy_phase_end = Se juega al final de la Fase de Estrategia.
moment-action_phase_start = Se juega al empezar la Fase de Acción, antes de que nadie actúe.
moment-turn_start = Se juega al empezar un turno o una acción.
moment-as_an_action = Se juega como una acción.
moment-turn_end = Se juega cuando una acción ha terminado y el turno aún no.
moment-player_passes = Se juega cuando un jugador pasa.
moment-all_passed = Se juega cuando todos han pasado.
moment-strategic_action_announced = Se juega cuando se anuncia una Carta Estratégica, antes de su Habilidad Primaria.
moment-after_primary = Se juega después de una Habilidad Primaria, antes de cualquier Secundaria.
moment-before_technology_bought = Se juega cuando se va a adquirir una tecnología.
moment-technology_gained = Se juega cuando se acaba de obtener una tecnología.
moment-after_activation = Se juega cuando se acaba de activar un sistema.
moment-mines_triggered = Se juega cuando una flota entra en Minas Espaciales.
moment-after_movement = Se juega cuando las naves han llegado al sistema activado.
moment-before_space_cannon = Se juega antes del Fuego de PDS.
moment-after_space_cannon = Se juega después del Fuego de PDS.
moment-before_bombardment = Se juega antes de bombardear un planeta.
moment-before_landings = Se juega antes de los Desembarcos Planetarios.
moment-planet_gained = Se juega cuando un planeta acaba de cambiar de manos.
moment-before_production = Se juega cuando se van a producir unidades, antes de pagar nada.
moment-before_battle = Se juega antes de que empiece una Batalla Espacial o un Combate de Invasión.
moment-before_battle_round = Se juega antes de una ronda de Batalla Espacial o Combate de Invasión.
moment-after_combat_rolls = Se juega después de tirar los dados de una ronda, antes de asignar los golpes.
moment-ship_damaged = Se juega cuando una nave acaba de soportar daño.
moment-unit_destroyed = Se juega cuando una unidad acaba de ser destruida en batalla.
moment-after_battle_round = Se juega después de una ronda de batalla, aunque sea la última.
moment-after_battle = Se juega cuando una batalla tiene ganador.
moment-trade_goods_collected = Se juega cuando un jugador ha cobrado de sus Acuerdos Comerciales.
moment-mercenary_unpaid = Se juega cuando un jugador no paga a un Mercenario.
moment-before_agenda_drawn = Se juega antes de sacar una Carta Política para votarla.
moment-agenda_revealed = Se juega cuando se sabe qué se votará, antes de que nadie vote.
moment-spy_revealed = Se juega cuando un jugador descubre un Espía.
moment-representative_targeted = Se juega cuando un Espía ha nombrado a un Representante.
moment-representative_killed = Se juega cuando acaba de morir un Representante.
moment-representatives_revealed = Se juega cuando todos los Representantes están descubiertos.
moment-bargaining = Se juega en el paso de negociación de un consejo.
moment-before_vote = Se juega antes de que vote un jugador.
moment-vote_cast = Se juega cuando un jugador acaba de votar, antes que los demás.
moment-votes_placed = Se juega cuando todos han votado en secreto.
moment-votes_revealed = Se juega cuando se conocen los votos, antes de que el resultado surta efecto.
moment-status_phase = Se juega en cualquier momento de la Fase de Estado.
moment-before_action_cards_drawn = Se juega antes de sacar Cartas de Acción en la Fase de Estado.
moment-card_drawn = Se juega cuando un jugador acaba de sacar una Carta de Acción o Política.
moment-action_card_played = Se juega cuando se acaba de jugar una Carta de Acción.
moment-copied_card = Se juega cuando se jugaría la carta que copia.
moment-any_time = Se juega en cualquier momento.
moment-while_held = Nunca se juega: funciona mientras se tiene en la mano.

kind-law =
    Ley. { $elect ->
        [none] A favor o en contra.
        [border] Se elige una frontera.
        [dreadnought] Se elige un Acorazado.
        [fleet] Se elige una flota.
        [law] Se elige una ley en vigor.
        [place_votes] Los votos compran lo que ofrece la carta.
        [planet] Se elige un planeta.
        [player] Se elige a un jugador.
        [public_objective] Se elige un Objetivo Público.
        [special_system] Se elige un Sistema Especial.
        [strategy_card] Se elige una Carta Estratégica.
        [system] Se elige un sistema.
        [technology_colour] Se elige un color de tecnología.
        [two_planets] Se eligen dos planetas.
        [two_players] Se elige a dos jugadores.
       *[void_system] Se elige un Sistema Vacío.
    }
kind-event =
    Evento. { $elect ->
        [none] A favor o en contra.
        [border] Se elige una frontera.
        [dreadnought] Se elige un Acorazado.
        [fleet] Se elige una flota.
        [law] Se elige una ley en vigor.
        [place_votes] Los votos compran lo que ofrece la carta.
        [planet] Se elige un planeta.
        [player] Se elige a un jugador.
        [public_objective] Se elige un Objetivo Público.
        [special_system] Se elige un Sistema Especial.
        [strategy_card] Se elige una Carta Estratégica.
        [system] Se elige un sistema.
        [technology_colour] Se elige un color de tecnología.
        [two_planets] Se eligen dos planetas.
        [two_players] Se elige a dos jugadores.
       *[void_system] Se elige un Sistema Vacío.
    }
kind-lasting =
    Permanece en juego y no es una ley. { $elect ->
        [none] A favor o en contra.
       *[player] Se elige a un jugador.
    }
