# Cartas de Acción: jugarlas, responder a ellas, descartarlas.

ask-discard_action_card = Tienes demasiadas Cartas de Acción: ¿cuál descartas?
    .waiting = descarta Cartas de Acción
ask-recycle_action_card = ¿Cambias una Carta de Acción por una nueva?
    .waiting = puede cambiar una Carta de Acción
option-play-card = jugar { $card }
option-discard-card = descartar { $card }
option-recycle-card = cambiar { $card }
ask-card_played =
    { $player } juega { $card }{ $aim ->
        [none] { "" }
        [player] { " " }contra { $targets }
       *[other] { " " }sobre { $targets }
    }: ¿respondes?
    .waiting = puede responder a { $card }, que juega { $player }
ask-card_drawn = { $player } ha sacado una carta: ¿reaccionas?
    .waiting = puede reaccionar a la carta que ha sacado { $player }
option-aim = { $where }
ask-permission = ¿Permites que { $card } de { $player } surta efecto en tu Sistema Natal?
    .waiting = decide si { $card } de { $player } surte efecto en su Sistema Natal
option-permission-yes = { $player } puede
option-permission-no = { $player } no puede
ask-thugs = ¿Quién no participa en ninguna votación esta ronda?
    .waiting = elige quién no participa en ninguna votación esta ronda
ask-veto = ¿Qué agenda se descarta?
    .waiting = elige la agenda que se veta
ask-determine_policy = ¿Qué carta del mazo llega al consejo?
    .waiting = elige una carta del mazo que llega al consejo
ask-replaced_agenda = ¿Qué agenda le cede el sitio?
    .waiting = elige la agenda que cede el sitio a otra
ask-fantastic_rhetoric = ¿Sobre qué agenda hablas?
    .waiting = elige la agenda sobre la que habla
ask-rhetoric_outcome = ¿A favor de qué hablas?
    .waiting = elige a favor de qué habla
option-rhetoric_outcome = { $key }
ask-discredit = ¿A quién se le restan diez votos?
    .waiting = elige a quién se le restan diez votos
ask-bribery = ¿Cuánto gastas?
    .waiting = decide cuánto gasta en sobornos
option-bribe = gastar { $count }
event-carddrawn =
    { $seat } saca { $deck ->
        [action] { $count ->
            [one] una Carta de Acción
           *[other] { $count } Cartas de Acción
        }
        [political] { $count ->
            [one] una Carta Política
           *[other] { $count } Cartas Políticas
        }
       *[other] { $count ->
            [one] una carta
           *[other] { $count } cartas
        }
    }
event-cardsdrawn = { $seat } saca { $cards }
event-carddiscarded = Se descarta { $card }
event-cardplayed = { $seat } juega { $card }
event-cardcancelled = { $by } cancela { $card }
option-play-as = jugar { $card } como { $form }
