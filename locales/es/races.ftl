# Lo que preguntan y permiten las razas.

ask-other_dice = Tus dados están en la mesa: ¿haces algo con ellos?
    .waiting = puede hacer algo con los dados que hay en la mesa
ask-dice_cast = Los dados de combate de { $player } en { $place } están en la mesa: ¿haces algo con ellos?
    .waiting = puede hacer algo con los dados de { $player } en { $place }
ask-orbital_drop = Asalto orbital: ¿en qué planeta?
    .waiting = elige un planeta para un asalto orbital
option-orbital-drop =
    Asalto orbital: { $count ->
        [one] { $count } Fuerza Terrestre
       *[other] { $count } Fuerzas Terrestres
    } por un marcador de la Cuota Estratégica
option-war-funding = Financiación de guerra: gastar { $goods } Bienes de Comercio en esta ronda
option-mend = Cascos con Saimoc: reparar { $kind }
ask-further_study = Tecnología: ¿investigas algo más?
    .waiting = puede investigar otra tecnología
option-further-study = otra tecnología por { $resources } recursos y un Marcador de Comando
ask-scholars = Tecnología: ¿realizas también la Habilidad Primaria?
    .waiting = decide si realiza también la Habilidad Primaria de Tecnología
option-primary-first = primero la Habilidad Primaria
option-primary-last = la Habilidad Primaria después
option-conduit = Red de Conductos Espaciales: tus sistemas son adyacentes entre sí en este movimiento
ask-diplomats_way = Diplomacia: ¿la Habilidad Primaria o la Secundaria?
    .waiting = elige entre la Habilidad Primaria y la Secundaria de Diplomacia
ask-repeat_diplomacy = Diplomacia: ¿realizas otra vez la Habilidad Primaria?
    .waiting = decide si realiza otra vez la Habilidad Primaria de Diplomacia
option-primary-instead = la Habilidad Primaria
option-plain-secondary = la Habilidad Secundaria
option-diplomacy-again = otra vez, por un marcador de la Cuota Estratégica y { $influence } de influencia
option-turn-away = Diplomáticos: poner fin a esta acción
option-instinct = Entrenamiento del Instinto: cancelar { $card }
option-energy-shells = Escudos de Energía de Archon: cancelar un golpe
ask-opening_action = Antes del primer turno: ¿realizas una Acción Táctica?
    .waiting = puede realizar una Acción Táctica antes del primer turno
ask-choir_discard = Coro de la Profecía: descarta una Carta de Acción
    .waiting = descarta una Carta de Acción
ask-reversal = Inversión: ¿en qué planeta?
    .waiting = elige un planeta para una inversión
option-yin-convert = Convertir una Fuerza Terrestre en { $planet }
option-devotion = Devoción: { $kind } se sacrifica para dar un golpe a { $unit }
option-reversal = Inversión: los recursos y la influencia de un planeta se intercambian
option-man-fighters = { $count } { $kind } de { $where } luchan como Cazas
event-exchanged = { $seat }: { $count } { $kind } en { $source } pasan a ser { $unit } en { $where }.
ask-wormhole_token = Generador de Agujeros de Gusano: ¿dónde pones tu Agujero de Gusano?
    .waiting = elige dónde pone un Agujero de Gusano
option-splice = Empalmador Dimensional: un golpe a { $kind }
option-wormhole = { $letter } en { $system }
explain-closed-gate = { $player } no deja pasar a nadie por un Agujero de Gusano hacia { $system }
explain-own-wormhole = El Buque Insignia no viaja por su propio Agujero de Gusano
ask-exotrireme = Exotrirreme: ¿qué nave enemiga se destruye?
    .waiting = elige la nave enemiga que destruye un Exotrirreme
option-exotrireme = Exotrirreme: un Acorazado se lleva por delante dos naves enemigas
ask-bioptic_card = Recicladores Biópticos: ¿qué carta descartas?
    .waiting = descarta una carta en los Recicladores Biópticos
ask-bioptic_reward = Recicladores Biópticos: ¿qué tomas?
    .waiting = elige qué dan los Recicladores Biópticos
ask-gate_folding = Pliegue de Portales Lazax: ¿una Fuerza Terrestre en Mecatol Rex?
    .waiting = puede poner una Fuerza Terrestre en Mecatol Rex
option-bioptic = Recicladores Biópticos
option-recycled-goods = { $goods } Bienes de Comercio
option-recycled-counter = un Marcador de Comando
option-gate-folding = ponerla allí
ask-nova_seed = Semilla de Nova: ¿qué sistema se convierte en Supernova?
    .waiting = elige el sistema que se convierte en Supernova
option-nova-seed = Semilla de Nova: un sistema se convierte en Supernova
ask-forge = Forja: ¿qué y dónde?
    .waiting = elige qué se forja y dónde
option-forge-action = Forjar naves por un marcador de la Cuota Estratégica
option-forge = { $count } { $kind } en { $system }
option-spies = Espías: mirar las Cartas de Acción de { $player }
ask-mageon_implants = Implantes Mageon: ¿qué carta tomas?
    .waiting = toma una carta con los Implantes Mageon
ask-shuttle_from = Transbordadores de Logística: ¿desde qué sistema?
    .waiting = elige el sistema del que salen los transbordadores
ask-shuttle = Transbordadores de Logística: ¿quién va adónde?
    .waiting = elige quién va adónde en transbordador
option-wait = Esperar
option-shuttle = { $kind } de { $where } a { $source }
option-card-swap = Cambiar una Carta de Acción con { $player }
ask-card_swap_give = ¿Qué Carta de Acción ofreces?
    .waiting = ofrece una Carta de Acción
ask-card_swap_return = ¿Qué Carta de Acción das a cambio?
    .waiting = da a cambio una Carta de Acción
ask-production_centers = ¿Quién recibe parte de los bienes?
    .waiting = elige quién recibe parte de los bienes
ask-datahub = Nodo Cuántico de Datos: ¿qué Cartas Estratégicas se intercambian?
    .waiting = elige las Cartas Estratégicas que se intercambian
option-offer-card = { $card }
option-production-centers = { $goods } Bienes de Comercio por un marcador de la Cuota Estratégica
option-datahub = { $card } por { $other }
explain-unbreakable = Los acuerdos con { $player } solo terminan por la guerra
ask-pillage = ¿A quién robas un Bien de Comercio?
    .waiting = elige a quién roba un Bien de Comercio
option-pillage = Robar un Bien de Comercio a uno o dos jugadores ricos
ask-salvage = Operaciones de Rescate: ¿qué nave construyes?
    .waiting = elige la nave que construye con los restos
option-piracy = Piratería: robar a un máximo de dos jugadores, por un marcador de la Cuota Estratégica
option-salvage = { $kind } ({ $cost } recursos)
ask-status_growth = ¿Dónde crece una Fuerza Terrestre?
    .waiting = elige dónde crece una Fuerza Terrestre
ask-bioplasmosis = Bioplasmosis: ¿se propaga una Fuerza Terrestre?
    .waiting = puede propagar una Fuerza Terrestre
ask-bioplasmosis_leader = Bioplasmosis: ¿qué Líderes la acompañan?
    .waiting = dice qué Líderes la acompañan
ask-ecosphere_phasing = Fase de Ecosfera: ¿4 de Riqueza Natural en qué planeta?
    .waiting = elige un planeta para la Riqueza Natural
option-spread = de { $planet } a { $where }
option-ecosphere-phasing = Fase de Ecosfera: Riqueza Natural en dos planetas, por un marcador de la Cuota Estratégica
ask-assimilate = ¿Qué copias de tu enemigo?
    .waiting = elige qué copia del enemigo
option-assimilate = copiar { $technology }
option-counters-instead = 3 Marcadores de Comando ({ $cost } recursos)
explain-nekro-no-vote = El virus Nekro no vota
explain-nekro-no-research = Ninguna carta da tecnologías al virus Nekro

# Las razas revisadas de Central Powers

ask-warfare_primary = Guerra: ¿la Habilidad Primaria o la Secundaria?
    .waiting = elige entre la Habilidad Primaria y la Secundaria de Guerra
option-berserk = Mutación Berserker Febril: { $kind } que se perdió tira otra vez
option-shrug-off = Defensa tenaz: ignorar un golpe
option-drones =
    { $count ->
        [one] Drones de Caza: sacrificar un Caza, y un Sol de Guerra tira un dado más
       *[other] Drones de Caza: sacrificar { $count } Cazas, y otros tantos Soles de Guerra tiran un dado más
    }
option-tune-armor = Disruptores L5: un Bien de Comercio, y tus Unidades Mecanizadas tienen +1 en esta ronda
option-tune-ships = Disruptores L5: un Bien de Comercio, y tus naves que no son Cazas tienen +1 en esta ronda
ask-detente_primary = Distensión: ¿la Habilidad Primaria o la Secundaria?
    .waiting = elige entre la Habilidad Primaria y la Secundaria de Distensión
