# Nombres de lugares y jugadores, claves sin mensaje propio, piezas de borradores y las palabras detrás de los identificadores.

language = Español
list-none = nada
list-more = { $rest } y { $count } más
list-last = { $rest } y { $last }
amount = { $count } { $kind }
player-neutral = la parte neutral
player-nobody = nadie
thing-at = { $what } en { $where }
thing-gone = algo que ya no está
agreement-of = el acuerdo de { $player }

place-empty = espacio vacío
place-wormhole = Agujero de Gusano { $letter }
place-beyond = { $what } más allá de { $where }
place-between = { $what } entre { $one } y { $other }
place-numbered = { $what } ({ $number })
place-mouth = el Agujero de Gusano { $letter } de { $where }
place-border = la frontera entre { $one } y { $other }
place-spot = el lugar { $number } del anillo { $ring }

key-pass = no hacer nada
key-done = listo
key-no = no
key-yes = sí
key-none = ninguno
key-undo_last = deshacer lo último
key-for = a favor
key-against = en contra
key-abstain = abstenerse
key-place_votes = colocar votos
key-component = otra cosa

draft-ship =
    { $units } { $count ->
        [one] va
       *[other] van
    } de { $start } a { $destination }
draft-piece = { $units } en { $where }
draft-landing =
    { $units } { $count ->
        [one] desembarca
       *[other] desembarcan
    } en { $planet }
draft-vote =
    { $agenda }: { $votes ->
        [0] { $outcome }
        [one] un voto: { $outcome }
       *[other] { $votes } votos: { $outcome }
    }
draft-bill =
    { $due } { $currency ->
        [either] recursos o influencia
        [goods] { $due ->
            [one] Bien de Comercio
           *[other] Bienes de Comercio
        }
        [resources] { $due ->
            [one] recurso
           *[other] recursos
        }
       *[influence] de influencia
    }: { $why }
draft-scuttled = se renuncia a { $units } en { $where }
draft-aim =
    { $units } { $count ->
        [one] bombardea
       *[other] bombardean
    } { $planet }
draft-gift = { $units } en { $where }
draft-group = { $units }

word-red = rojo
word-blue = azul
word-green = verde
word-yellow = amarillo
word-strategy = Cuota Estratégica
word-pool = Cuota de Comando
word-fleet = Suministros de Flota
word-reinforcements = refuerzos
word-action = Cartas de Acción
word-political = Cartas Políticas
word-secret = Objetivos Secretos
word-stage_1 = objetivos de la Fase I
word-stage_2 = objetivos de la Fase II
word-space = el espacio
word-agent = un Agente
word-for = a favor
word-against = en contra
word-place_votes = votos colocados
word-resources = recursos
word-influence = influencia
word-again = repetición de tirada
word-battle = Batalla Espacial
word-fate = Tirada de Destino
word-invasion = Combate de Invasión
word-invasion_defence = fuego contra los invasores
word-space_cannon = Fuego de PDS
word-barrage = Descarga Anti Cazas
word-bombardment = bombardeo
word-razing = arrasar
word-high_orbit_probing = Sondeo de Órbita Alta
word-hostage_situation = Situación de Rehenes
word-seats = asientos en la mesa
word-space_mines = Minas Espaciales
word-space_mine = una Mina Espacial
word-agenda = una agenda
word-annexation = anexión
word-chosen = elegida
word-drawn = sacada
word-home_returns = de nuevo en casa
word-landing = desembarco
word-revealed = revelada
word-set_up = inicio
word-senate = el Senado Galáctico
word-trade_station = naves en la Estación de Comercio
word-artifact = un Artefacto
word-bonus_counter = un Marcador de Bonificación
word-built = construcción
word-cancelled = anulada
word-domain_counter = un Marcador de Dominio
word-eliminated = eliminación
word-execution = una ejecución
word-explosives = explosivos
word-facility = una Facilidad
word-fleet_supply = exceso de flota
word-forge = forja
word-handed_over = entregado
word-home_bid = la oferta por el Sistema Natal
word-invasion_failed = la invasión ha fracasado
word-crimson_suns = por naves perdidas en una guerra declarada
word-surrender = rendición
word-lot = una puja por un planeta o una flota
word-declare_war = declarar la guerra
word-mercenary_bid = una puja por un Mercenario
word-loyalty_bid = una Puja de Lealtad
word-make_goods = hechos de recursos
word-movement = por el camino
word-neutral = neutral
word-no_holder = nadie controla el planeta
word-no_outcome = sin resultado
word-normalise = bienes normalizados
word-orbital_drop = asalto orbital
word-piracy = piratería
word-pillage = saqueo
word-progression = progreso
word-promoted = ascenso
word-recruited = reclutamiento
word-redistribute = redistribución
word-refresh_ability = la habilidad de un planeta
word-round_over = fin de la ronda
word-scavenge = rapiña
word-scuttled = desguace
word-speaker_bid = la oferta por el Marcador de Narrador
word-status = Fase de Estado
word-status_growth = crecimiento
word-too_early = demasiado pronto
word-trade_broken = un acuerdo roto
word-unpaid = sin pagar
word-upgrade = una mejora
word-upkeep = mantenimiento
word-went_off = ha estallado
word-liberation = liberación
word-taken_back = recuperado
word-early_turns = primeros turnos
word-tactical_action = una Acción Táctica
word-simultaneous_action = una acción simultánea
word-supply_reserve = de la reserva
word-planet_lost = se ha perdido el planeta
word-recalculate = recalculado
word-position = según la posición
word-production = producción
word-votes = votos
word-converted = conversión
word-natural_wealth = Riqueza Natural
word-goods = Bienes de Comercio
word-captured = capturado
word-destroyed = destruido
word-given = entregado
word-trade = Acuerdos Comerciales
word-technology = una tecnología
word-objective = un objetivo
word-secondary = una Habilidad Secundaria
word-leader = un Líder
word-voice_of_the_council = la Voz del Consejo
word-asteroid_belt = un Cinturón de Asteroides
word-space_time_anomaly = una Anomalía Espaciotemporal
word-grav_wave = una Onda Gravitacional
word-hostile_locals = Nativos Hostiles
word-counters = Marcadores de Comando
word-command_counter = un Marcador de Comando
word-trade_good = un Bien de Comercio
word-after_the_round = tras la ronda
word-alastor = el Alastor
word-anomaly = una anomalía
word-boarding = abordaje
word-choose = elección
word-convert = conversión
word-council = el consejo
word-deal = reparto
word-devotion = devoción
word-exchange = un cambio
word-experiment = un experimento
word-failed_invasion = la invasión ha fracasado
word-first_player = el primer jugador
word-floating_dock = una dársena flotante
word-inferno = el Inferno
word-interrogation = un interrogatorio
word-landing_called_off = desembarco cancelado
word-no_way_back = sin vuelta atrás
word-overrule_diplomat = imponerse a un Diplomático
word-particle_storm = la tormenta de partículas
word-precombat = antes de la batalla
word-preliminary = un Objetivo Preliminar
word-random_card = una carta al azar
word-raze = arrasar
word-rescue = un rescate
word-retreat = la retirada
word-reverted = de nuevo neutral
word-sabotage_run = una misión suicida
word-space_battle = Batalla Espacial
word-stalemate = tablas
word-withdrawn = retirado
word-wrath_of_kenara = la Ira de Kenara
ask-claim_objectives = Se reclaman objetivos
    .waiting = reclama objetivos
thing-to = { $what } a { $where }
thing-damaged = { $what } (con daño)
word-objectives = los próximos objetivos
word-political_deck = las Cartas Políticas del mazo
word-action_deck = las Cartas de Acción del mazo
word-mercenary_deck = los próximos Mercenarios
amount-laden = { $ship } con { $cargo }
draft-counter = uno en { $area }
draft-agenda = se vota { $card }
draft-agenda-discarded = se descarta { $card }
word-why-mercenaries = los Mercenarios
word-why-production = producción
draft-ship-stays = { $units } en { $start }, para cargar allí
word-letnev_funded = Bienes de Comercio de los Letnev
word-ministers_support = el Ministro de Guerra
word-silent_cannons = cañones espaciales en silencio
word-neutral_units = las unidades neutrales
