# Las palabras propias de la mesa en el navegador. Lo que es de las reglas lo dice el servicio.

web-brand = Mecatol
web-tagline = La mesa de Twilight Imperium, tal como la juegan sus grupos más entregados.

# La sala
web-language = Español
web-your-name = Tu nombre
web-guest = Invitado
web-new-against-bots = Nueva partida contra cinco bots
web-more-choices = Amigos, reglas, mapa…
web-friends = Amigos, por su nombre
web-friends-example = Ben, Cy
web-how-many = Jugadores
web-bots-fill =
    { $count ->
        [0] ningún bot
        [one] un bot completa la mesa
       *[other] { $count } bots completan la mesa
    }
web-ruleset = Reglas
web-map = Mapa
web-map-auto = según las reglas
web-map-built = construido por los jugadores
web-public = Otros pueden encontrar la mesa y mirar
web-create = Crear la mesa
web-table-of = Mesa de { $name }
web-tables = Mesas
web-tables-none = Aún no hay mesas. La tuya sería la primera.
web-go-on = Continuar
web-your-turn = Te toca
web-watch = Mirar
web-a-bot = un bot
web-not-come = aún no ha llegado
web-links = Da un enlace a cada amigo
web-links-once = Quien abre un enlace se sienta en ese lugar. Los enlaces solo se muestran esta vez.
web-copy = Copiar
web-copied = Copiado
web-take-your-seat = Toma asiento
web-to-the-lobby = A la sala

# La conexión
web-connecting = Llegando a la mesa…
web-status-connecting = conectando
web-status-live = en directo
web-status-lost = conexión perdida, volviendo
web-status-shut = cerrada
web-shut-4400 = El servicio no ha entendido a este navegador. Recarga la página.
web-shut-4401 = El servicio no te conoce. Di tu nombre en la sala o abre otra vez el enlace de tu asiento.
web-shut-4403 = Este asiento es de otro, o la mesa no admite espectadores.
web-shut-4404 = No existe tal mesa.
web-dismiss = Cerrar aviso
web-close = Cerrar

# La cabecera de la mesa
web-round = Ronda { $round }
web-phase-set_up = Inicio
web-phase-strategy = Fase de Estrategia
web-phase-action = Fase de Acción
web-phase-status = Fase de Estado
web-turn-of = turno de { $name }
web-panes = Lo que hay en la mesa
web-pane-hand = Mi mano
web-pane-sheets = Jugadores
web-pane-strategy = Estrategia
web-pane-council = Consejo
web-pane-objectives = Objetivos
web-pane-technology = Tecnología
web-pane-trade = Comercio

# La galaxia
web-galaxy = La galaxia: arrastra para mover, rueda para acercar
web-galaxy-empty = La galaxia aún no está desplegada.
web-zoom = Zoom
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Verlo todo
web-choose-thing = Elegir { $thing }
web-drafted-moves = Movimientos de { $player }
web-wormhole = Agujero de Gusano { $letter }
web-domain-counters =
    { $count ->
        [one] un Marcador de Dominio
       *[other] { $count } Marcadores de Dominio
    }
web-artifact = un Artefacto
web-counters-of = Marcadores de Comando de { $names }
web-worth = { $resources } recursos, { $influence } de influencia
web-exhausted = agotado
web-damaged = con daño
web-neutral = Neutral
web-nobody = Nadie
web-race-unknown = raza desconocida

# El panel de decisiones
web-decision = Decisión
web-your-decision = Tu decisión
web-waiting = Esperando
web-watching = Mirando
web-game-over = La partida ha terminado
web-won-by = Gana { $names }
web-won-by-nobody = No ha ganado nadie
web-look-at = Ver: { $pane }
web-keys = Flechas o números eligen, Intro confirma, § dice por qué
web-on-the-board = se puede elegir en el tablero
web-why = Por qué: { $clause }
web-draft = Reunido hasta ahora
web-draft-empty = Nada todavía.
web-acts =
    { $count ->
        [0] Deshacer
        [one] Una cosa fuera de turno
       *[other] { $count } cosas fuera de turno
    }
web-retract = Retirar mi respuesta sellada
web-odds = Probabilidades en { $place }
web-odds-label = El atacante gana { $win }, el defensor { $lose }
web-odds-notes = Lo que estos números dan por supuesto

# Batallas
web-battle = Batalla Espacial en { $place }
web-invasion = Invasión de { $place }
web-battle-round = Ronda { $round }
web-battle-begins = Antes de la primera ronda
web-attacker = ataca
web-defender = defiende
web-hits =
    { $count ->
        [one] un golpe por recibir
       *[other] { $count } golpes por recibir
    }
web-retreats = se retira
web-lost = perdido

# Registro y charla
web-news = Lo que ocurre
web-log = Registro
web-chat = Charla
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-write = Di algo
web-chat-send = Decir

# Jugadores y hojas
web-players = Jugadores
web-points = Puntos de Victoria
web-points-of = { $points } de { $goal } puntos
web-speaker = Narrador
web-passed = ha pasado
web-thinking = pensando
web-counters-short = Marcadores
web-counters-short-title = Cuota de Comando, Suministros de Flota, Cuota Estratégica
web-goods-short = Bienes
web-goods-short-title = Bienes de Comercio
web-cards-short = Cartas
web-cards-short-title = Cartas de Acción, Cartas Políticas
web-command-pool = Cuota de Comando
web-fleet-supply = Suministros de Flota
web-strategy-allocation = Cuota Estratégica
web-reinforcements = Refuerzos
web-trade-goods = Bienes de Comercio
web-resources = Recursos
web-influence = Influencia
web-action-cards = Cartas de Acción
web-political-cards = Cartas Políticas
web-secret-objectives = Objetivos Secretos
web-treaty-cards = Tratados
web-cards-in-play = Cartas en juego
web-round-track = Marcador de ronda: { $space } de 8
web-technologies = Tecnologías
web-planets = Planetas
web-leaders = Líderes
web-claimed = Puntos por

# Cartas
web-spectators-have-no-hand = Los espectadores no tienen cartas.
web-none-in-hand = Ninguna.
web-qualifies = ahora lo cumples
web-played = jugada
web-nobody-holds = libre
web-bonus =
    { $count ->
        [one] un Marcador de Bonificación
       *[other] { $count } Marcadores de Bonificación
    }
web-vote-now = Ante el consejo
web-then = Después { $names }
web-sealed = Tus votos, aún sellados
web-agendas = Agendas a la vista
web-agendas-none = No hay ninguna agenda a la vista.
web-laws = Leyes en vigor
web-laws-none = No hay ninguna ley en vigor.
web-public-objectives = Objetivos Públicos
web-special-objectives = Objetivos Especiales y Preliminares
web-objectives-none = Ninguno todavía.
web-only-for = solo para { $name }

# Comercio y tecnología
web-technology = Árbol tecnológico
web-agreements = Acuerdos Comerciales
web-agreements-none = Nadie comercia todavía.
web-goods-waiting =
    { $count ->
        [one] un bien espera
       *[other] { $count } bienes esperan
    }
web-contracts = Contratos
web-contract-open = { $value } (libre)
web-contract-given = { $value } (entregado)
web-goods-owned =
    { $count ->
        [one] un Bien de Comercio
       *[other] { $count } Bienes de Comercio
    }
