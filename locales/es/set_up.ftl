# El inicio de la partida.

ask-race = ¿Qué raza diriges?
    .waiting = elige una raza
option-race = { $race }
option-random-race = esperar a que te repartan una raza
ask-random_race = ¿Qué haces con la raza que te ha tocado?
    .waiting = decide sobre la raza que le ha tocado
option-hide-race = quedarte { $race } sin decírselo a nadie
option-show-race = quedarte { $race } a la vista de todos
option-refuse-race = rechazar { $race } y recibir otra
ask-keep_secret = ¿Qué Objetivo Secreto conservas?
    .waiting = conserva un Objetivo Secreto
ask-keep_path = ¿Qué camino del destino sigue tu raza?
    .waiting = elige un Objetivo Secreto
option-keep-secret = conservar { $objective }
ask-keep_preliminary = ¿Qué Objetivo Preliminar conservas?
    .waiting = se queda con un Objetivo Preliminar
ask-remove_objective = ¿Cuál de estos objetivos se retira de la partida?
    .waiting = retira un objetivo de la partida
option-remove-objective = retirar { $objective }
ask-pick_stage_1 = ¿Qué objetivo de la Fase I traes a la partida?
    .waiting = incorpora un objetivo de la Fase I
ask-pick_stage_2 = ¿Qué objetivo de la Fase II traes a la partida?
    .waiting = incorpora un objetivo de la Fase II
option-pick-objective = elegir { $objective }
ask-change_seats = ¿Se sientan todos según el orden de los Sistemas Natales en el mapa?
    .waiting = decide si se cambian los asientos
option-change-seats-yes = sí, si todos quieren
option-change-seats-no = no, que nadie se mueva
ask-speaker_bid = ¿Cuánto ofertas por el Marcador de Narrador? Cada uno de los demás recibe esos Bienes de Comercio.
    .waiting = oferta por el Marcador de Narrador
option-bid =
    { $bid ->
        [one] un Bien de Comercio
       *[other] { $bid } Bienes de Comercio
    }
option-drop-out = retirarse de la subasta
ask-cycler = ¿Hacia dónde apunta el Marcador de Rotación? Los turnos van en ese sentido.
    .waiting = orienta el Marcador de Rotación
option-clockwise = en el sentido del reloj
option-counter_clockwise = en el sentido contrario al reloj
ask-quarters = ¿Dónde empieza esta unidad?
    .waiting = coloca sus unidades iniciales
option-quarters = { $kind } en { $planet }
option-quarters-space = { $kind } en el espacio
ask-leader_quarters = ¿Dónde empieza este Líder?
    .waiting = coloca un Líder
option-leader = { $leader } en { $planet }
option-leader-aboard = { $leader } a bordo de una nave
ask-artifact_site = ¿Dónde se esconde un Artefacto?
    .waiting = esconde un Artefacto
option-artifact-site = { $where }
ask-home_side = ¿Dónde estará tu Sistema Natal?
    .waiting = elige dónde está su Sistema Natal
ask-home_location = ¿Por qué Sistema Natal ofertas?
    .waiting = oferta por un Sistema Natal
option-location =
    { $bid ->
        [-1] { $where }, aún libre
       *[other] { $where }, { $player } ha ofertado { $bid }
    }
ask-home_bid = ¿Cuántos Bienes de Comercio ofertas por el Sistema Natal en { $place }? Quien oferta menos que el máximo cobra la diferencia.
    .waiting = puja por un Sistema Natal
ask-face_down = ¿Dónde queda un sistema boca abajo?
    .waiting = elige dónde queda un sistema boca abajo
ask-place_tile = ¿Qué sistema colocas?
    .waiting = coloca un sistema
option-tile = { $tile }
option-home-tile = tu Sistema Natal
ask-place_where = ¿Dónde lo colocas?
    .waiting = coloca un sistema
option-place = { $where }
ask-swap_system = ¿Qué sistema se cambia por uno más pobre?
    .waiting = elige el sistema que se cambia por uno más pobre
ask-swap_for = ¿Cuál ocupa su lugar?
    .waiting = elige el sistema que ocupa el lugar de otro
option-swap-tile = { $tile }, de la caja
option-swap-system = el sistema de { $where }
event-seated = Todos toman asiento.
event-racetaken =
    { $how ->
        [chosen] { $seat } elige { $race }.
        [swapped] { $seat } cambia, y dirige { $race }.
        [revealed] { $seat } resulta dirigir { $race }.
       *[drawn] { $seat } recibe { $race }.
    }
ask-swap = ¿Quieres cambiar de raza o de lugar con alguien?
    .waiting = puede ofrecer un cambio de razas o lugares
ask-accept_swap = ¿Aceptas el cambio?
    .waiting = decide sobre un cambio
option-no-swap = ningún cambio
option-swap-race = cambiar de raza con { $player }
option-swap-place = cambiar de lugar con { $player }
option-swap-both = cambiar de raza y de lugar con { $player }
event-racedealt = { $seat } recibe una raza boca abajo.
event-racerefused = { $seat } rechaza una raza.
event-homeplaced = El Sistema Natal de { $seat } está en { $where }.
event-tilesdealt = { $seat } recibe sistemas.
event-tilesshown = { $seat } no tiene ningún sistema con planetas que colocar y muestra los suyos.
event-tilereserved = { $seat } pone un sistema boca abajo en { $where }.
event-tilelaid = { $seat } coloca { $tile } en { $where }.
event-systemsswapped = { $tile } está ahora en { $where }.
event-locationbid = { $seat } oferta { $bid } por el Sistema Natal de { $where }.
event-speakerbid =
    { $bid ->
        [-2] { $seat } se retira de la subasta.
       *[other] { $seat } oferta { $bid } por el Marcador de Narrador.
    }
event-artifacthidden = { $seat } esconde un Artefacto en { $where }.
event-counterslaid =
    { $count ->
        [0] No se coloca ningún Marcador de Dominio.
        [one] Se coloca un Marcador de Dominio boca abajo.
       *[other] Se colocan { $count } Marcadores de Dominio boca abajo.
    }
event-secretkept = { $seat } conserva un Objetivo Secreto.
ask-early_claim = ¿Qué sistema reclamas en los primeros turnos?
    .waiting = reclama un sistema para los primeros turnos
option-early-claim = { $where }
ask-early_buy = ¿Qué compras con los recursos de los primeros turnos?
    .waiting = compra con los recursos de los primeros turnos
option-early-unit = { $kind }
option-early-technology = { $technology }
ask-early_place = ¿Dónde empieza esta unidad?
    .waiting = elige dónde empieza una unidad
option-early-place = { $kind }: { $where }
ask-lay_counter = ¿Dónde va el Marcador de Dominio?
    .waiting = elige dónde va un Marcador de Dominio
option-lay-counter = { $counter } { $variant } en { $planet }
