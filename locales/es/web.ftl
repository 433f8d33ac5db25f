# Las palabras propias de la mesa en el navegador. Lo que es de las reglas lo dice el servicio.

web-brand = Mecatol
web-tagline = La mesa de Twilight Imperium, tal como la juegan sus grupos más entregados.
web-lobby-picture = Una galaxia de seis jugadores en la tercera ronda, con flotas, planetas y anomalías
web-lobby-what = De dos a ocho asientos, personas y bots, en una tarde o durante semanas. Cada regla se cumple y dice dónde está escrita; las probabilidades de una batalla se conocen antes de librarla, y lo que otros ocultan sigue oculto.

# La sala
web-language = Español
web-your-name = Tu nombre
web-guest = Invitado
web-new-against-bots = Nueva partida contra cinco bots
web-more-choices = Amigos, reglas, mapa…
web-new-table = Una mesa nueva
web-presets = Mesas recomendadas
web-how-many = Jugadores
web-ruleset = Reglas
web-seats-wanted = Asientos
web-seat-plays = Quién juega en el asiento { $number }
web-seat-guest = Un amigo, por enlace
web-seat-open = Abierto a cualquiera
web-seat-open-text = Aquí se sienta el primero que llegue.
web-seat-bot = Bot: { $kind }
web-seat-name = Nombre del amigo del asiento { $number }
web-seat-name-here = Nombre
web-seat-unnamed = Invitado { $number }
web-seat-led = La segunda raza del asiento { $number }
web-galaxy-and-length = Galaxia y duración
web-map-named = Un mapa preestablecido, que se despliega tal como está dibujado.
web-options = Opciones
web-options-changed =
    { $count ->
        [one] una cambiada
       *[other] { $count } cambiadas
    }
web-option-needs = Necesita: { $words }.
web-option-excludes = No va con: { $words }.
web-option-barred = Ahora no: está elegido { $words }, y no van juntos.
web-option-held = Ahora no se puede cambiar: { $words } se apoya en ello.
web-option-brings = { $option } trae consigo: { $words }.
web-option-alone = { $scenario } tiene su propia galaxia, sus cartas y su duración: no hay nada más que elegir.
web-more-of-it = Más
web-pace = Ritmo y compañía
web-seed = Semilla
web-seed-any = cualquiera
web-seed-text = Un número con el que se puede volver a repartir la misma partida; casi nunca hace falta.
web-seed-practice = Una mesa de práctica: quien eligió la semilla podría saber lo que dará el azar, y se dice a todos.
web-public = Otros pueden encontrar la mesa y mirar
web-rules-as-text = Las reglas como texto
web-rules-as-text-how = Sigue al formulario y el formulario lo sigue: pega aquí una línea que te hayan dado.
web-foreseen = La mesa tal como sería
web-preview-of = { $map }, para { $players } jugadores
web-with-option = con { $option }
web-without-option = sin { $option }
web-as-printed = Todo como lo trae el reglamento.
web-table-would-be = { $seats } asientos, { $goal } Puntos de Victoria para ganar.
web-table-practice = Una mesa de práctica.
web-clock-nights-begin = Desde
web-clock-nights-end = Hasta
web-table-name = Nombre de la mesa
web-room-private = Privada: solo la encuentra quien tiene un enlace.
web-room-table-link = Enlace a esta mesa, para quien quiera venir
web-link-device = Enlace para otro dispositivo mío
web-practice = Práctica con manos abiertas
web-practice-title = La primera ronda contra dos bots que dicen por qué hacen lo que hacen; todas las manos están abiertas
web-practice-of = Mesa de práctica de { $name }
web-teaching = Una mesa para aprender: todas las manos abiertas, y los bots dicen por qué
web-teaching-table = Una mesa para aprender: todas las manos están abiertas y los bots dicen por qué hacen lo que hacen.
web-reasons = Por qué lo hacen
web-cards-known = Cartas en mano
web-time-until = hasta { $when }
web-create = Crear la mesa
web-table-of = Mesa de { $name }
web-tables-yours = Tus partidas
web-tables-open = Mesas que esperan gente
web-tables-watch = Partidas que mirar
web-tables-over = Partidas terminadas
web-table-waits-for = se espera a { $names }
web-look-in = Entrar a ver
web-rematch = Revancha
web-rematch-title = La misma gente y las mismas reglas en una mesa nueva: la hace quien primero la pide, y los demás llegan a ella con este botón
web-file-keep = Guardar en un archivo
web-file-keep-title = La partida entera en un solo archivo, que cualquier sala vuelve a leer
web-file-bring = Una partida de un archivo
web-tables-none = Aún no hay mesas. La tuya sería la primera.
web-go-on = Continuar
web-your-turn = Te toca
web-watch = Mirar
web-a-bot = un bot
web-not-come = aún no ha llegado
web-copy = Copiar
web-copied = Copiado
web-to-the-lobby = A la sala

# La cuenta
web-account = Cuenta
web-account-signed-in = Eres { $name }.
web-account-confirmed = Tu dirección está confirmada.
web-account-sign-in = Entrar
web-account-sign-up = Elegir nombre y contraseña
web-account-sign-out = Salir
web-account-sign-in-elsewhere = Entrar sin contraseña
web-account-sign-in-by = Entrar con { $title }
web-account-sign-in-again = Entrar de nuevo
web-account-providers = Quién puede decir quién eres
web-account-join = Que también { $title } te conozca
web-account-astray-denied = Allí has dicho que no; nada ha cambiado.
web-account-astray-failed = El otro servicio no ha podido decir quién eres. Inténtalo de nuevo.
web-account-astray-taken = El otro servicio te conoce como alguien que tiene aquí otra cuenta.
web-account-astray-banned = Estás expulsado de aquí.
web-account-name = Nombre
web-account-password = Contraseña
web-account-new-password = Contraseña nueva
web-account-password-length = Al menos diez caracteres.
web-account-guests-seats = Tus asientos en las mesas siguen siendo tuyos, y vuelves a ellos desde cualquier dispositivo.
web-account-forgotten = ¿Has olvidado la contraseña?
web-account-letter = Enviadme una carta
web-account-letter-sent = Si existe esa cuenta y tiene dirección, una carta va de camino.
web-account-change = Cambiar
web-account-changed = Queda cambiado.
web-account-mail = Dirección de correo
web-account-no-mail = Ninguna todavía: sin ella nadie puede darte una contraseña nueva.
web-account-mail-sent = Abre el enlace de la carta que va de camino.
web-account-reminders = Avisadme por carta cuando sea mi turno
web-account-devices = Dónde se te conoce
web-account-some-device = Un dispositivo
web-account-this-device = este dispositivo
web-account-seen = visto por última vez el { $day }
web-account-end = Terminar
web-account-data = Lo que se guarda de ti
web-account-export = Llevártelo en un archivo
web-account-delete = Irte para siempre
web-account-delete-what = Tus asientos quedan libres, lo que dijiste desaparece y nadie puede recuperarlo. Los nombres de los asientos siguen en las partidas.
web-ways = Cuando es tu turno
web-ways-what = Se te avisa una vez cuando una mesa te espera y no la miras, y de nuevo cuando has jugado. Nada de la partida va en el aviso.
web-ways-this-browser = Avisarme en este dispositivo
web-ways-not-allowed = Tu navegador no lo permite.
web-ways-add = Avisarme allí
web-way-push = Un dispositivo
web-way-discord = Webhook de un canal de Discord
web-nudge = Avisar otra vez de que la mesa espera

# Los relojes y lo que pasa alrededor de una partida
web-clock = Reloj
web-clock-none = ninguno
web-clock-turn = por cada turno
web-clock-total = en total, más algo por turno
web-clock-time = Tiempo
web-clock-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
}
web-clock-days = { $days } días
web-clock-minutes = { $minutes ->
    [0] nada
    [one] un minuto
   *[other] { $minutes } minutos
}
web-clock-increment = Más tras cada turno
web-clock-vacation = Vacaciones de cada uno, en total
web-clock-told-none = Sin reloj.
web-clock-told-turn = Reloj: { $time } por turno.
web-clock-told-total = Reloj: { $time } en total, y tras cada turno { $more } más.
web-clock-told-out-nothing = Cuando se acaba se avisa a todos.
web-clock-told-out-once = Cuando se acaba responde un bot por esta vez.
web-clock-told-out-until_back = Cuando se acaba juega un bot hasta que vuelva.
web-clock-told-nights = Las noches no cuentan (de { $begin } a { $end }, { $zone }).
web-clock-out = Cuando se acaba
web-clock-out-nothing = se avisa a todos
web-clock-out-once = un bot responde por esta vez
web-clock-out-until_back = un bot juega hasta que vuelva
web-clock-nights = Las noches no cuentan ({ $zone })
web-lasting-days = { $days } d y { $hours } h
web-lasting-hours = { $hours } h y { $minutes } min
web-lasting-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
web-since = desde hace { $time }
web-time-left = quedan { $time }
web-time-up = se acabó el tiempo
web-stand-in = juega un bot
web-away-until = fuera hasta el { $day }
web-paused = El anfitrión deja descansar la partida.
web-motion-end = { $name } pide a todos terminar la partida ahora.
web-motion-remove = ¿Debe { $name } dejar la mesa?
web-motion-withdraw = Retirarlo
web-vote-yes = A favor
web-vote-no = En contra
web-around = Alrededor de la partida
web-around-you = Tú
web-around-host = Eres el anfitrión
web-be-back = He vuelto
web-let-bot-play = Que un bot juegue por mí
web-vacation = { $days ->
    [one] Un día de vacaciones
   *[other] { $days } días de vacaciones
}
web-end-vacation = Vuelvo de vacaciones
web-my-nights = Mis noches son las de { $zone }
web-ask-end = Pedir a todos terminar la partida
web-resign = Abandonar, un bot sigue jugando
web-pause = Dejar descansar la partida
web-resume = Seguir con la partida
web-bot-comes = Que juegue un bot
web-bot-leaves = Que no juegue el bot
web-hand-over = Hacer anfitrión
web-ask-remove = Votar su salida
web-room-remove = Quitar la mesa

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
web-pane-sheets = Jugadores
web-pane-strategy = Estrategia
web-pane-council = Consejo
web-pane-objectives = Objetivos
web-pane-technology = Tecnología
web-pane-trade = Comercio
web-pane-systems = La galaxia en una lista
web-pane-reference = Compendio
web-reference-title = Compendio
web-reference-field = Un nombre, una cláusula o palabras de un texto
web-reference-example = Plaga, crucero, SA17-UNI-10…
web-reference-about = Todo lo que hay en las reglas, por su nombre o por palabras de su texto, en cualquier idioma.
web-reference-found = { $count ->
    [one] Una cosa encontrada.
   *[other] { $count } cosas encontradas.
}
web-reference-behind = Cláusulas, lecturas, pruebas
web-reference-ruling = Lectura

# La galaxia
web-galaxy = La galaxia: arrastra para mover, rueda para acercar
web-galaxy-empty = La galaxia aún no está desplegada.
web-zoom = Zoom
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Verlo todo
web-layers = Lo que muestra el mapa
web-layer-none = Mapa
web-layer-owners = Propietarios
web-layer-resources = Recursos
web-layer-influence = Influencia
web-layer-threat = Quién puede atacar
web-layer-range = Alcance de una flota
web-layer-range-from = Flota
web-layer-distances = Distancias
web-layer-distances-from = Desde
web-legend-little = poco
web-legend-much = mucho
web-legend-comes = puede venir
web-legend-shoots = puede disparar
web-legend-safe = seguro
web-legend-threatened = amenazado
web-legend-all-ships = llegan todas las naves
web-legend-some-ships = solo tantas
web-legend-near = cerca
web-legend-far = lejos
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
web-worth = { $resources ->
    [one] 1 recurso
   *[other] { $resources } recursos
}, { $influence } de influencia
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
web-on-the-board = se puede elegir en el tablero
web-why = Por qué: { $clause }
web-draft = Reunido hasta ahora
web-draft-empty = Nada todavía.
web-retract = Retirar mi respuesta sellada
web-odds = Probabilidades en { $place }
web-odds-label = El atacante gana { $win }, el defensor { $lose }
web-odds-notes = Lo que estos números dan por supuesto

# Batallas
web-battle = Batalla Espacial en { $place }
web-invasion = Invasión de { $place }
web-battle-round = Ronda { $round }
web-dice-hit-at = { $needed }+
web-sustained = Aguantado
web-odds-so-far = Las probabilidades del atacante, ronda a ronda
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
web-chat-to = A quién
web-chat-to-all = A todos
web-chat-to-one = Solo a { $name }
web-whispers-to = { $name }, solo a { $other }:
web-papers = Papeles
web-orders = Órdenes permanentes
web-orders-what = Responden por ti al cabo de un rato sacado al azar, para que nadie aprenda nada de ello. Nadie más las ve.
web-order-what = Qué se responde
web-order-windows = Pasar siempre que pueda reaccionar
web-order-secondary = Dejar la secundaria de { $card }
web-order-vote-for = Votar a favor
web-order-vote-against = Votar en contra
web-order-vote-abstain = Abstenerse en las votaciones
web-order-question = { $question } { $answer }
web-order-unless-about = Salvo que se trate de
web-order-unless = salvo que se trate de { $names }
web-order-me = mí
web-order-this-round = solo en esta ronda
web-order-once = una vez
web-order-give = Dar la orden
web-order-withdraw = Retirar
web-notes = Tus notas
web-notes-what = Nadie más las lee. Mira un sistema para escribir sobre él.
web-note-about = Sobre
web-note-game = La partida
web-note-text = Nota
web-note-save = Guardar
web-deals = Tratos
web-deals-what = Palabras en las que os ponéis de acuerdo. Ninguna regla sabe de ellas.
web-deal-with = Con
web-deal-text = Lo acordado
web-deal-for-all = Todos pueden leerlo
web-deal-public = para todos
web-deal-private = entre vosotros
web-deal-write = Anotarlo
web-deal-over = Se acabó

# Jugadores y hojas
web-players = Jugadores
web-points = Puntos de Victoria
web-points-of = { $points } de { $goal } puntos
web-speaker = Narrador
web-articles = El La Los Las
web-passed = ha pasado
web-thinking = pensando
web-counters-short = MC
web-counters-short-title = Cuota de Comando, Suministros de Flota, Cuota Estratégica
web-goods-short = BC
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
web-objectives-none = Todavía no hay ningún objetivo a la vista.
web-only-for = solo para { $name }

# Comercio y tecnología
web-technology = Árbol tecnológico
web-agreements = Acuerdos Comerciales
web-agreements-none = Nadie comercia todavía.
web-wars = Guerras declaradas
web-goods-waiting =
    { $count ->
        [one] un bien espera
       *[other] { $count } bienes esperan
    }
web-contracts = Contratos
web-contracts-mean = Lo que vale cada uno de los dos contratos de una raza para quien lo recibe, y los Bienes de Comercio en la mano.
web-contract-open = { $value } (libre)
web-contract-given = { $value } (entregado)
web-goods-owned =
    { $count ->
        [one] 1 Bien de Comercio
       *[other] { $count } Bienes de Comercio
    }
web-resources-short = Rec
web-resources-short-title = Recursos disponibles, y de todos los planetas
web-influence-short = Inf
web-influence-short-title = Influencia disponible, y de todos los planetas
web-technologies-short = Tec
web-technologies-short-title = Tecnologías
web-special-short = Objetivos especiales: { $count }

# Mirar las cosas
web-look-closer = Mirar { $thing }
web-look-price = Mirar { $thing }, coste { $cost }
web-opens = Abre:
web-looked-at = De cerca
web-doable = { $count ->
    [one] Clic: se puede hacer algo con ello
   *[other] Clic: se pueden hacer { $count } cosas con ello
}
web-sure = { $what }: ¿de verdad?
web-yes-do = Sí, hacerlo
web-no-leave = No
web-all-sheets = Todas las hojas
web-counted = { $count } { $name }
web-in-system = En
web-home = Hogar
web-flagship = Buque insignia
web-needs = Necesita { $what }
web-or = { " o " }
web-specialty = especialidad { $colour }
web-secondary = Capacidad secundaria
web-claimed-by = Reclamado por
web-law-in-force = Una ley en vigor
web-law-elected = Una ley en vigor: { $what }
web-points-worth = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
web-number-cost = Coste
web-number-combat = Combate
web-number-movement = Movimiento
web-number-capacity = Capacidad
web-number-sustain = Aguanta
web-kind-system = Sistema
web-kind-planet = Planeta
web-kind-race = Raza
web-kind-unit = Unidad
web-kind-ship = Nave
web-kind-ground = Unidad terrestre
web-kind-structure = Estructura
web-kind-leader = Líder
web-kind-action_card = Carta de Acción
web-kind-political_card = Carta Política
web-kind-strategy_card = Carta Estratégica
web-kind-objective = Objetivo
web-kind-domain_counter = Marcador de Dominio
web-kind-artifact = Artefacto
web-kind-promissory_note = Letra de Cambio
web-kind-treaty = Tratado
web-kind-representative = Representante
web-kind-mercenary = Mercenario
web-colour-red = roja
web-colour-blue = azul
web-colour-green = verde
web-colour-yellow = amarilla

# Decidir
web-side = Decisión y noticias
web-confirm = Confirmar
web-activate-on-map = Activar un sistema: elígelo en el mapa
web-activate-list = Todos los sistemas en una lista ({ $count })
web-start-again = Empezar de nuevo
web-as-list = como lista
web-as-sheet = como hoja
web-working-out = Calculando …
web-less-of = Menos: { $what }
web-more-of = Más: { $what }
web-from = Desde
web-going-to = a
web-going-nowhere = se queda allí
web-helped-by = con { $what }
web-bring-all = Todas
web-bring-none = Ninguna
web-ready-proposed = Propuesta
web-ready-party = Desembarco
web-ready-none = Ninguna
web-of-so-many = de { $count }
web-room = sitio para { $count }
web-left-stranded = Algo quedaría atrás que no puede quedarse solo: deja una nave con ello o llévalo a bordo.
web-cargo = Carga
web-cargo-all = Todo a bordo
web-cargo-none = Nada
web-no-room = No hay sitio para { $count ->
    [one] una unidad
   *[other] { $count } unidades
}.
web-nothing-can-come = Ninguna de tus naves puede venir aquí.
web-could-come = Tuyas que pueden venir
web-room-filled = sitio para { $room }, { $aboard } a bordo
web-through = por { $systems }
web-coming = { $count ->
    [one] Puede venir una nave tuya: haz clic para ver más
   *[other] Pueden venir { $count } naves tuyas: haz clic para ver más
}
web-could-shoot = Quién puede disparar aquí
web-shots = { $dice ->
    [one] un dado
   *[other] { $dice } dados
}, impacta con { $combat } o más
web-others-could-come = Otros que pueden venir
web-ships-count = { $count ->
    [one] una nave
   *[other] { $count } naves
}
web-idle = No serviría de nada: ninguna nave tuya puede venir y aquí no puede pasar nada más. Se gastaría la ficha en balde.
web-why-not-secondary = ¿Por qué no su secundaria?
web-why-not = ¿Por qué no?
web-go = Adelante
web-move-nothing = No mover nada
web-land-on = En
web-land-so-many = { $count ->
    [one] Desembarcarla
   *[other] Desembarcar las { $count }
}
web-land-nobody = No desembarcar a nadie
web-payment = Pago
web-paying = { $sum } de { $due } de { $currency }
web-wasted = sobran { $count }
web-currency-resources = recursos
web-currency-influence = influencia
web-currency-either = recursos o influencia
web-costs = Cuesta { $due } de { $available } recursos
web-capacity-used = capacidad { $used } de { $most }
web-supply-used = Suministros de Flota { $ships } de { $most }
web-barred = Lo que no puedes construir aquí ({ $count })
web-border-of = la frontera entre { $one } y { $other }
web-open-place = Lugar { $number } del anillo { $ring }
web-bid-so-far = ha ofertado { $bid }
web-starts-with = Empieza con
web-starting-counters = Marcadores de Comando { $pool }, { $fleet } y { $strategy }
web-race-technology = { $name }, por { $cost }:
web-build-so-many = { $count ->
    [one] Construirla
   *[other] Construir las { $count }
}
web-build-nothing = No construir nada
web-build-and-pay = Construir y pagar
web-had = ahora { $count }
web-to-place = { $count ->
    [one] Queda un marcador por colocar
   *[other] Quedan { $count } marcadores por colocar
}
web-the-most = el máximo ({ $count })
web-sustains = aguanta
web-is-lost = se pierde
web-casualties-sustain = Primero daños
web-casualties-spare = Sin dañar
web-sustains-of = aguanta { $what }
web-lost-of = se pierde { $what }
web-hits-left = { $count ->
    [one] Queda un impacto
   *[other] Quedan { $count } impactos
}
web-votes-on = Votos para { $what }
web-your-votes = { $count ->
    [one] Tienes un voto
   *[other] Tienes { $count } votos
}
web-vote-sign = Sellar los votos
web-abstain = Abstenerse
web-show-tree = Mostrar el árbol
web-take-back-piece = Quitar la última pieza

# El marco
web-hand = Tu mano
web-own-seat = Ir a este asiento tuyo
web-own-seat-asked = Se te pregunta en este asiento
web-tabs = Lo que hay bajo la galaxia
web-tab-map = Mapa
web-tab-decide = Decidir
web-tab-seats = Asientos
web-tab-cards = Cartas
web-tab-log = Diario
web-sheet-tall = Subir la hoja
web-sheet-low = Bajar la hoja
web-sheet-half = Llevar la hoja al medio
web-title-round = Mecatol, ronda { $round }
web-title-your-turn = ● Te toca decidir: { $where }
web-settings = Ajustes
web-setting-theme = Claro u oscuro
web-setting-theme-auto = como el sistema
web-setting-theme-dark = oscuro
web-setting-theme-light = claro
web-setting-answers = Respuestas en listas
web-setting-answers-confirm = elegir y confirmar
web-setting-answers-once = un clic responde

# El diario
web-filter = Lo que muestra el diario
web-filter-all = Todo
web-filter-mine = Lo mío
web-filter-battles = Batallas
web-filter-council = Consejo y puntos
web-log-further = Más atrás
web-more-lines = +{ $count }
web-lines-of-turn = { $count ->
    [one] una línea más de este turno
   *[other] { $count } líneas más de este turno
}

# Todos lado a lado
web-counters = Marcadores
web-points-public = de públicos
web-points-secret = de secretos
web-points-other = de otros
web-fleet-worth = Valor de la flota
web-why-not-now = Nada más lo impide: no es el momento.
web-ships = Naves
web-troops = Tropas

# Volver atrás
web-take-back = Deshacer
web-ask-to-take-back = Pedir deshacer
web-turn-again = Repetir mi turno
web-redo = Rehacer
web-back-to-here = Volver a antes de esta línea
web-would-go-back = Esto se desharía:
web-nothing-goes-back = No hay nada que deshacer.
web-must-agree = Deben estar de acuerdo:
web-go-back = Volver atrás
web-ask-to-go-back = Pedírselo
web-you-ask-to-go-back = Pides volver atrás. Se pregunta a los demás.
web-asks-to-go-back = { $name } pide volver atrás:
web-agree = De acuerdo
web-refuse = Negarse
web-withdraw = Retirar
web-ballots = ¿Cómo votas?

# La página de probabilidades
web-odds-title = Probabilidades de batalla
web-odds-page = Probabilidades
web-odds-share = Copiar la dirección
web-odds-place = Reglas y lugar
web-odds-kind = Qué se combate
web-odds-kind-auto = según las unidades
web-odds-kind-space = una batalla espacial
web-odds-kind-ground = una invasión
web-odds-kind-assault = ambas: flota y después planeta
web-odds-where = Dónde
web-odds-where-plain = espacio abierto
web-odds-mines = Minas en el camino
web-odds-mercenaries = con Mercenarios
web-odds-attacker = Atacante
web-odds-defender = Defensor
web-odds-race = Raza
web-odds-any-race = cualquiera
web-odds-more = Líderes, cartas, políticas
web-odds-also = Además
web-odds-high_alert = Alerta máxima
web-odds-holds_fire = Los cañones no disparan
web-odds-bonus = Bonificación en combate
web-odds-ignore = Impactos ignorados
web-odds-goods = Mercancías para la bonificación de la raza
web-odds-retreat_after = Se retira en la ronda (0: nunca)
web-odds-commandos = Tropas de choque apartadas
web-odds-casualties = Quién recibe los impactos
web-odds-order-sensible = con sensatez: primero daños, transportes al final
web-odds-order-sustain_first = primero daños, lleve quien lleve a quién
web-odds-order-preserve_power = daños solo si no cuestan un dado
web-odds-order-optimal = lo que más veces gana
web-odds-order-optimal_value = lo que más valor deja
web-odds-empty = Vaciar este bando
web-odds-far = { $unit } en el sistema vecino
web-odds-on-planet = { $unit } en un planeta
web-odds-damaged = { $unit }, dañado { $times ->
    [one] una vez
   *[other] { $times } veces
}
web-odds-both = Elige unidades en ambos bandos.
web-odds-verdict = Cómo termina
web-odds-win = gana el atacante
web-odds-draw = no queda nadie
web-odds-lose = gana el defensor
web-odds-open = siguen luchando
web-odds-takes-planet = planeta tomado
web-odds-rounds = { $rounds } rondas de media
web-odds-attacker-retreats = el atacante se retira: { $chance }
web-odds-defender-retreats = el defensor se retira: { $chance }
web-odds-stalemate = tablas: { $chance }
web-odds-by-round = La probabilidad por ronda
web-odds-after-round = Tras la ronda
web-odds-left-attacker = Lo que le queda al atacante
web-odds-left-defender = Lo que le queda al defensor
web-odds-value = Valor { $left } de { $before }
web-odds-nobody = nadie
web-odds-others = cualquier otra cosa
web-unit-now = Las tuyas ahora
web-unit-now-of = Las de { $name } ahora
web-unit-printed = Según lo impreso

# La partida otra vez
web-replay = Repetición
web-replay-back = Volver a la mesa
web-replay-title = Repetición: { $name }
web-replay-as = La partida otra vez, como la vio { $name }
web-replay-watched = La partida otra vez
web-replay-round = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
}
web-replay-scrub = Momento de la partida
web-replay-first = Al principio
web-replay-last = Al final
web-replay-step = Un paso adelante
web-replay-step-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-speed = Velocidad
web-replay-speed-slow = despacio
web-replay-speed-even = normal
web-replay-speed-fast = rápido
web-replay-rounds = Saltar a una ronda
web-replay-quiet = Aquí no hay nada que contar.
web-replay-link = Copiar un enlace a este momento
web-replay-go-on = Seguir desde aquí contra bots
web-replay-go-on-title = Una mesa nueva y tuya que empieza en este momento; esta se queda como está
web-replay-eyes = Vista por
web-replay-nobody = todos, con las manos abiertas
web-status-again = la partida otra vez

# El final de la partida
web-end-page = En cifras
web-out-eliminated = Eliminado
web-out-surrendered = Rendido
web-outcome-for = a favor
web-outcome-against = en contra
web-outcome-abstain = se abstiene
web-section-activate = Activar un sistema
web-section-strategic = Acciones Estratégicas
web-section-component = Cartas y habilidades
web-section-planet = Planetas
web-section-system = Sistemas
web-section-player = Jugadores
web-section-card = Cartas
web-section-ship = Naves
web-section-load = Carga
web-section-unit = Unidades
web-section-use = Habilidades
web-section-build = Unidades
web-section-land = Desembarcos
web-end-open = Clasificación, gráficos, batallas
web-end-standings = Clasificación
web-end-rounds = { $count ->
    [one] tras una ronda
   *[other] tras { $count } rondas
}
web-end-fleet = Flota
web-end-built = Construido
web-end-lost = Perdido
web-end-battles = Batallas ganadas
web-end-luck = Impactos
web-end-won-of = { $won } de { $fought } (se esperaban { $expected })
web-end-hits = { $hits } ({ $more })
web-end-course = A lo largo de las rondas
web-end-measure = Qué se muestra
web-end-measure-points = puntos de victoria
web-end-measure-planets = planetas
web-end-measure-fleet = flota
web-end-measure-troops = tropas
web-end-measure-built = construido
web-end-measure-lost = perdido
web-end-measure-resources = recursos
web-end-measure-influence = influencia
web-end-measure-technologies = tecnologías
web-end-film = La galaxia, ronda a ronda
web-end-see = Verlo otra vez desde aquí
web-end-all-battles = Batallas
web-end-no-battles = Nadie luchó.
web-end-chance = { $chance } para el atacante
web-end-attacker-won = ganó el atacante
web-end-defender-won = resistió el defensor
web-end-nobody-won = no ganó nadie
web-end-surprise = contra todo pronóstico

# Seguir la partida
web-digest = Desde tu última decisión
web-digest-lines = { $count ->
    [one] una línea
   *[other] { $count } líneas
}
web-skip-to-now = Ver cómo está ahora ({ $count })
web-setting-sound = Sonidos
web-setting-sound-off = no
web-setting-sound-on = sí
web-setting-pace = Lo que hacen los demás
web-setting-pace-brisk = con brío, una cosa tras otra
web-setting-pace-watch = despacio, para mirar
web-setting-pace-instant = de golpe

# La sala de espera
web-rules-sa17 = Shattered Ascension 17
web-rules-sa_es = Shattered Ascension, edición española
web-rules-cp = Central Powers
web-rules-official = Reglas oficiales
web-rules-with =
    { $rules }, con { $count ->
        [one] un cambio
       *[other] { $count } cambios
    }
web-room-ruleset = Reglas: { $ruleset } ({ $line })
web-room-waits = esperando a su gente
web-room-all = Están todos.
web-room-missing = { $count ->
    [one] Aún hay un asiento vacío.
   *[other] Aún hay { $count } asientos vacíos.
}
web-room-you = tú
web-room-come = está aquí
web-room-open = abierto a quien venga
web-room-seat = Asiento libre { $number }
web-room-move = Cambiar a este asiento
web-room-sit = Sentarse aquí
web-room-link = Crear un enlace a este asiento
web-room-link-anew = Crear otro enlace
web-room-link-of = Enlace para { $name }
web-room-qr = El enlace como código QR
web-room-start = Empezar la partida
web-room-fill = { $count ->
    [one] Empezar, un bot ocupa el asiento vacío
   *[other] Empezar, los bots ocupan los { $count } asientos vacíos
}
web-room-host-begins = Empieza la partida quien creó la mesa.

# Consejos de la primera partida
web-hint = Un consejo
web-hint-read = Entendido
web-hints-off = No más consejos
web-hint-cards = Toca una carta para leerla entera; elige una y confirma. Nada se decide antes de que confirmes.
web-hint-action = Es tu turno: toca un sistema del mapa. Su ficha dice qué naves tuyas podrían llegar, quién dispararía y con qué probabilidades; solo el botón que hay en ella gasta un Marcador de Comando.
web-hint-move = La hoja propone un movimiento: más y menos lo cambian, en cualquier orden. Las flechas del mapa muestran los caminos, y un solo botón lo firma todo.
web-hint-land = Di cuántas unidades bajan a cada planeta; una basta para tomar un planeta que nadie defiende.
web-hint-produce = Una lista de la compra: debajo están su precio, lo que tienes y lo que se agotará para pagarla.
web-hint-pay = Se propone el pago que menos desperdicia; toca planetas para cambiarlo.
web-hint-counters = La Cuota de Comando es para acciones, los Suministros de Flota para cuántas naves están juntas, y la Cuota Estratégica para las Cartas de Estrategia de los demás.
web-hint-ballots = Todos los asuntos están en una hoja: elige un resultado para cada uno y tus votos se reparten solos.
web-hint-casualties = Los impactos se reparten de modo que pierdas lo menos posible; cámbialo si sabes algo mejor.
web-hint-trade = Cada línea es un socio y lo que ganarían los dos: un clic lo propone.
web-hint-amount = Fija el número con más y menos, y confirma.
web-hint-hand = Tus cartas están debajo del mapa, y nadie más las ve. La que se puede jugar ahora brilla.
web-hint-odds = La barra es la probabilidad exacta de la batalla tal como está, no una suposición. Quien va por delante aún puede perder.
web-hint-take-back = Deshacer es gratis mientras no se haya revelado nada ni haya respondido nadie más.
web-hint-waiting = Ahora deciden otros. El registro de este lado cuenta lo que hacen, y cada nombre que hay en él se puede tocar.
web-language-of-page = Idioma
