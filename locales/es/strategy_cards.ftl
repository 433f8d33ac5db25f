# Cartas Estratégicas.

ask-secondary = { $card }: ¿usas su Habilidad Secundaria?
    .waiting = decide si usa la Habilidad Secundaria de { $card }
ask-primary = ¿Cómo usas la Habilidad Primaria de { $card }?
    .waiting = resuelve la Habilidad Primaria de { $card }
option-strategic = jugar { $card }
option-secondary =
    usar la Habilidad Secundaria de { $card }{ $counters ->
        [0] , gratis
        [one] , por un Marcador de Comando de la Cuota Estratégica
       *[other] , por { $counters } Marcadores de Comando de la Cuota Estratégica
    }
option-no = no
explain-no-secondary = { $card } no tiene Habilidad Secundaria.
explain-no-strategy-counter = No tienes ningún Marcador de Comando en la Cuota Estratégica.
event-strategyplayed = { $seat } juega { $card }.
event-secondaryused = { $seat } usa la Habilidad Secundaria de { $card }.
event-highalert = { $seat } pone el Marcador de Estado de Alerta en { $system }.
event-ceasefiredeclared = { $seat } declara una Zona de Alto el Fuego en { $system }.
event-ceasefireended = La Zona de Alto el Fuego de { $seat } en { $system } ha terminado.
event-cyclerturned = { $seat } gira el Marcador de Rotación.
event-speakerchosen = { $seat } es ahora el Narrador.
event-cardsshown = { $seat } muestra: { $cards }.
ask-buy_counters = ¿Cuántos Marcadores de Comando compras?
    .waiting = compra Marcadores de Comando
ask-diplomacy_with = ¿Con quién haces las paces?
    .waiting = elige con quién hace las paces
ask-demilitarize = ¿A cuál de tus sistemas va el Marcador de Comando de un oponente?
    .waiting = elige un sistema que desmilitarizar
ask-cease_fire = ¿Qué sistema es Zona de Alto el Fuego?
    .waiting = elige una Zona de Alto el Fuego
ask-leave_zone = ¿Retiras tu Marcador de Comando de la Zona de Alto el Fuego?
    .waiting = puede retirar un Marcador de Comando de la Zona de Alto el Fuego
ask-power_broker = ¿Quién es el Intermediario? Por dar el marcador recibes un Marcador de Comando.
    .waiting = asigna el marcador de Intermediario
ask-counter_from = ¿De qué cuota tomas el Marcador de Comando?
    .waiting = elige de dónde sale el Marcador de Comando
ask-annex = ¿Qué planeta anexionas?
    .waiting = anexiona un planeta
ask-hostility = ¿Qué planeta paga tu hostilidad?
    .waiting = elige el planeta que paga la hostilidad
ask-assembly_speaker = ¿Quién pasa a ser el Narrador?
    .waiting = elige al Narrador
ask-assembly_agenda_of = ¿La agenda de quién se vota?
    .waiting = elige de quién es la agenda que se vota
ask-produce_where = ¿En qué sistema producen tus Dársenas Espaciales?
    .waiting = elige dónde produce
ask-produce_at = ¿Qué Dársena Espacial produce?
    .waiting = elige una Dársena Espacial que produce
ask-refresh_planet = ¿Qué planeta se refresca?
    .waiting = refresca un planeta
ask-high_alert = ¿Adónde va el Marcador de Estado de Alerta?
    .waiting = coloca el Marcador de Estado de Alerta
ask-take_alert = ¿Se llevan tus naves el Marcador de Estado de Alerta?
    .waiting = puede llevarse el Marcador de Estado de Alerta
ask-offensive = ¿Qué sistema activas con un marcador de los refuerzos?
    .waiting = activa un sistema con un marcador de los refuerzos
ask-redeploy = ¿Qué naves envías a un sistema vecino?
    .waiting = redespliega naves
ask-take_back_counter = ¿Qué Marcador de Comando recuperas?
    .waiting = recupera un Marcador de Comando
ask-choose_objective = ¿Qué objetivo se revela?
    .waiting = elige el objetivo que se descubre
ask-return_objective = ¿Adónde va otro objetivo?
    .waiting = devuelve otro objetivo
ask-return_objectives = ¿Adónde van los demás objetivos?
    .waiting = devuelve los demás objetivos
ask-turn_cycler = ¿Pagas 1 de influencia para girar el Marcador de Rotación, y que los turnos vayan al revés?
    .waiting = puede girar el Marcador de Rotación
ask-put_on_top = ¿Qué carta queda en la cima del mazo?
    .waiting = elige la carta que queda en la cima del mazo
option-yes = sí
option-done = listo
option-system = { $system }
option-planet = { $planet }
option-player = { $player }
option-card = { $card }
option-dock = la Dársena Espacial de { $where }
option-demilitarize = el marcador de { $player } va a { $system }
option-objective = { $objective }
option-activate = activar { $system }
option-exhaust = agotar { $planet }
option-lose = perder el control de { $planet }
option-top = poner { $objective } en la cima del mazo
option-bottom = poner { $objective } en la base del mazo
option-others-top = dejar los demás en la cima del mazo
option-others-bottom = poner los demás en la base del mazo
option-redeploy = { $kind } de { $start } a { $system }
option-buy-counters =
    { $count ->
        [0] ninguno
        [one] uno por { $cost } de influencia
       *[other] { $count } por { $cost } de influencia
    }
option-diplomacy-a = poner Marcadores de Comando de tus oponentes en sistemas tuyos
option-diplomacy-b = anexionar un planeta sin pagar
option-diplomacy-ii-a = poner Marcadores de Comando de tus oponentes en un sistema tuyo
option-diplomacy-ii-b = anexionar un planeta sin pagar
option-detente-a = declarar una Zona de Alto el Fuego
option-detente-b = anexionar un planeta sin pagar
option-leave-zone = retirarlo
option-assembly-a = ser el Narrador y elegir de quién es la agenda que se vota
option-assembly-b = elegir a otro Narrador y presentar tu propia agenda
option-trade-a = tomar Bienes de Comercio y cobrar tus acuerdos
option-trade-b = romper todos los Acuerdos Comerciales
option-trade-ii-a = tomar tres Bienes de Comercio
option-trade-ii-b = poner fin a un máximo de dos Acuerdos Comerciales
option-technology-a = recibir una tecnología
option-technology-b = comprar hasta tres tecnologías
option-technology-ii-a = recibir una tecnología; puede comprarse otra
option-technology-ii-b = comprar hasta tres tecnologías
option-imperial-ii-a = reclamar cuantos Objetivos Públicos quieras en la próxima Fase de Estado, y un punto con Mecatol Rex
option-imperial-ii-b = producir unidades; nadie más puede usar la Habilidad Secundaria
option-prospect-a = un objetivo propio
option-prospect-b = Bienes de Comercio y cartas
option-prospect-c = trasladar Líderes y cambiar cartas
explain-no-influence = No puedes pagar la influencia.
explain-no-counter-to-buy = No puedes pagar un Marcador de Comando, o no te queda ninguno.
explain-nothing-to-annex = No hay ningún planeta que puedas anexionar.
explain-nothing-to-collect = Tus Acuerdos Comerciales no tienen nada que cobrar.
explain-nothing-to-refresh = No tienes ningún planeta agotado que se pueda refrescar.
explain-no-dock = Ninguna de tus Dársenas Espaciales puede producir.
explain-no-ship-to-send = No tienes ninguna nave que pueda ir a alguna parte.
explain-nothing-to-research = No hay ninguna tecnología que puedas pagar.
explain-initiative-again = Tuviste Iniciativa en la ronda anterior.
explain-envoy = Un enviado os mantiene a ti y a { $player } fuera de los sistemas del otro.
event-secondaryclosed =
    { $seat } no puede usar la Habilidad Secundaria de { $card }: { $why ->
        [explain-no-strategy-counter] no tiene Marcadores de Comando en la Cuota Estratégica
        [explain-no-counter-to-buy] no hay Marcador de Comando que pueda pagar
        [explain-no-influence] no tiene influencia suficiente
        [explain-nothing-to-annex] no hay planeta que pueda anexionar
        [explain-nothing-to-collect] no hay nada que cobrar de sus Acuerdos Comerciales
        [explain-nothing-to-refresh] no tiene planetas agotados que pueda refrescar
        [explain-no-dock] no tiene Dársena Espacial que pueda producir
        [explain-no-ship-to-send] no tiene nave que pueda ir a ninguna parte
        [explain-nothing-to-research] no hay tecnología que pueda pagar
        [explain-no-agreement-to-break] no hay Acuerdo Comercial que pueda romper
        [explain-no-works] no tiene sitio para unidades
        [explain-paralysis] la Parálisis Política no deja gastar Marcadores de Comando en ella
        [explain-card-forbids] lo prohíbe una Carta de Acción
        [explain-law] lo prohíbe una agenda
       *[other] lo prohíbe una carta o una ley
    }.
option-break-cease-fire = Romper el alto el fuego: activar { $system } con un marcador de la Cuota Estratégica
explain-cease-fire = En { $system } rige un alto el fuego
explain-detente-again = Distensión fue tuya en la ronda anterior
