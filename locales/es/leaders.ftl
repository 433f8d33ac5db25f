# Líderes.

ask-move_leader = ¿Mueves un Líder dentro de { $place }?
    .waiting = mueve Líderes
ask-relocate_leader = ¿Qué Líder trasladas?
    .waiting = traslada a un Líder
ask-leader_escapes = ¿Adónde escapa tu Líder?
    .waiting = elige adónde escapa su Líder
ask-captive = ¿Qué haces con tu rehén?
    .waiting = decide qué hace con un rehén
ask-rescue = ¿Qué rehén le quitas al perdedor?
    .waiting = elige al rehén que le quita al perdedor
ask-execution_price = ¿Qué planeta paga la ejecución?
    .waiting = elige el planeta que paga una ejecución
ask-overrule_diplomat = Un Diplomático retrasa tu invasión: ¿te impones?
    .waiting = decide si se impone a un Diplomático
ask-ask_passage = ¿Pides paso?
    .waiting = puede pedir paso
ask-grant_passage = ¿Dejas pasar a la flota?
    .waiting = decide si deja pasar a una flota
ask-ceasefire = ¿Se marcha tu flota antes de la batalla si los demás aceptan?
    .waiting = decide si se marcha antes de la batalla
ask-agree_ceasefire = ¿Dejas que la flota se marche sin batalla?
    .waiting = decide si una flota se marcha sin batalla
ask-before_movement = Unas naves van a moverse a { $place }: ¿reaccionas?
    .waiting = puede reaccionar a las naves que van a moverse a { $place }
ask-retreat_announced = Se ha anunciado una retirada en { $place }: ¿reaccionas?
    .waiting = puede reaccionar a la retirada anunciada en { $place }
option-move-leader = { $leader } a { $where }
option-leader-boards = { $leader } a bordo de las naves en { $where }
option-captive-keep = mantener cautivo a { $leader }
option-captive-free = liberar a { $leader }
option-captive-execute = ejecutar a { $leader }
option-captive-give = entregar a { $leader } a { $player }
option-captive-give-to = entregar a { $leader } a { $player }: { $where }
option-rescue = tomar a { $leader }
option-hold-fleet = { $leader } no deja marchar a la flota
option-die-again = volver a tirar el { $face } de { $kind }{ $needed ->
        [0] { "" }
       *[other] { " " }(necesita { $needed })
    }
option-delay-invasion = { $leader } retrasa la invasión
option-overrule = imponerse por { $influence } de influencia
option-give-way = ceder
option-agree = aceptar
option-refuse = negarse
option-passage = pedir paso por { $system }
option-no-passage = no pedirlo
option-agent-dies = sacrificar a { $leader } para cancelar la carta
option-agent-sabotages = { $leader } sabotea la carta
explain-retreat-admiral = { $leader }, un Almirante, no deja marchar a la flota, y esta no tiene ninguno
explain-bombard-scientist = { $leader }, un Científico, y un PDS protegen { $planet }
event-leaderfate =
    { $leader }, de { $seat }: { $fate ->
        [killed] es asesinado
        [captured] es capturado
        [escaped] escapa
       *[freed] queda libre
    }.
event-leaderacted =
    { $leader }, de { $seat }, { $what ->
        [holds_fleet] impide que la flota enemiga se retire
        [delays_invasion] retrasa la invasión
        [grants_passage] consigue que las flotas puedan pasar
        [ceasefire] pacta una retirada sin batalla
       *[sabotages] sabotea una carta
    }.
