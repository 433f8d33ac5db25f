# Objetivos.

ask-claim_public = ¿Qué Objetivo Público reclamas?
    .waiting = reclama objetivos
ask-claim_secret = ¿Reclamas tu propio objetivo?
    .waiting = reclama objetivos
ask-claim_path = ¿Reclamas un objetivo de tu raza?
    .waiting = puede reclamar un objetivo de su raza
ask-claim_preliminary = ¿Reclamas el Objetivo Preliminar?
    .waiting = puede reclamar un Objetivo Preliminar
ask-spend_what = ¿Con qué pagas { $objective }?
    .waiting = elige con qué paga { $objective }
ask-spend_counter = { $objective }: ¿de dónde gastas un Marcador de Comando?
    .waiting = gasta un Marcador de Comando por { $objective }
option-affected-secret = { $objective }
option-claim = reclamar { $objective }
option-spend-resources = gastar { $count } recursos
option-spend-influence = gastar { $count } de influencia
event-objectiverevealed = Hay un nuevo objetivo en la mesa: { $objective }.
event-objectiveremoved = { $objective } se retira de la partida.
event-objectiveexchanged = { $objective } vuelve a la caja; otro objetivo ocupa su lugar.
explain-home-lost = Un planeta de tu Sistema Natal no es tuyo.
explain-no-objective = No existe el objetivo { $objective }.
explain-not-open = No puedes reclamar { $objective }.
explain-special = Los Objetivos Especiales no se eligen: { $objective } es tuyo mientras lo cumplas.
explain-claimed = Ya has reclamado { $objective }.
explain-stage-two = { $objective } solo se puede reclamar en la Fase II.
explain-not-met = No cumples { $objective }.
explain-not-now = Los objetivos se reclaman en la Fase de Estado.
count-line =
    { $need ->
        [1] { $what }: { $have ->
            [0] falta
           *[other] cumplido
        }
       *[other] { $what }: { $have } de { $need }{ $missing ->
            [0] , cumplido
            [one] , falta 1
           *[other] , faltan { $missing }
        }
    }
count-planets = planetas
count-distance = distancia entre dos de ellos
count-stations = Estaciones Comerciales
count-richer = oponentes con más planetas
count-planet_resources = recursos de los planetas
count-homes = Sistemas Natales de oponentes
count-artifacts = Artefactos
count-mecatol_rex = Mecatol Rex
count-dock_held = una Dársena Espacial allí desde el inicio de la ronda
count-specialty_planets = planetas con la especialidad
count-same_specialty = planetas con la misma especialidad
count-specialties = especialidades distintas
count-technologies = tecnologías
count-technologies_alike = tecnologías de un color
count-colours = colores
count-influence = influencia de los planetas
count-title = el cargo
count-points = Puntos de Victoria al final de la Fase de Acción
count-lead = puntos de ventaja sobre el siguiente jugador
count-systems = sistemas
count-adjacent = sistemas adyacentes a Mecatol Rex
count-docks = Dársenas Espaciales
count-docks_outside = Dársenas Espaciales fuera del Sistema Natal
count-enemy_docks = Dársenas Espaciales de oponentes
count-ships = naves
count-wormholes = sistemas con el Agujero de Gusano
count-span = longitud de la línea
count-retreats = retiradas anunciadas esta ronda
count-battles = batallas ganadas esta ronda
count-fleet_worth = recursos de la flota atacada esta ronda
count-hits = golpes contra ella
count-partners = socios comerciales atacados esta ronda
count-destroyed = unidades destruidas esta ronda
count-owners = oponentes
count-leaders = Líderes de oponentes
count-agendas = agendas ganadas esta ronda
count-status_phase = conservado hasta la Fase de Estado
count-spend_command_counters = Marcadores de Comando para gastar
count-spend_trade_goods = Bienes de Comercio para gastar
count-spend_resources = recursos para gastar
count-spend_influence = influencia para gastar
count-spend_resources_or_influence = recursos o influencia para gastar
count-spend_resources_and_influence = recursos e influencia para gastar
count-at_once = todo a la vez
count-empire = los Sistemas Natales en orden
count-own_home = el Sistema Natal propio
count-no_empire = los Lazax sin su objetivo
count-treaties = Cartas de Tratado entregadas
count-treaty_keepers = jugadores que tienen una de ellas
count-figures = figuras de plástico en el tablero
count-leader = Líderes allí
count-ground_unit = unidades terrestres allí
count-ground_force = Fuerzas Terrestres allí
count-non_fighter_ship = naves que no son Cazas allí
count-ship = naves allí
objective-line = { $objective } ({ $points }): { $text } [{ $far }]
