# Agendas, votos y leyes.

ask-agenda = ¿Qué agenda presentas al consejo?
    .waiting = presenta una agenda al consejo
option-agenda = { $card }
option-random-agenda = una carta del mazo al azar
option-keep-agenda = dejar la que está
ask-reveal_agenda = ¿Qué agenda revelas?
    .waiting = revela una agenda

ask-twilight_council = El Consejo Crepuscular: ¿de qué modo?
    .waiting = elige el modo del Consejo Crepuscular
option-council-a = tomar el Marcador de Narrador; se votan tres agendas de otros
option-council-b = dar el Marcador de Narrador a otro; se vota cualquier agenda, y se añaden o descartan hasta tres más
ask-choose_speaker = ¿Quién pasa a ser el Narrador?
    .waiting = elige al Narrador
option-choose_speaker = { $key }
ask-choose_proposer = ¿Quién presenta una agenda al consejo?
    .waiting = elige quién presenta una agenda al consejo
option-choose_proposer = { $key }
ask-choose_agenda = ¿Qué agenda se vota?
    .waiting = elige la agenda que se vota
ask-more_agendas = ¿Más agendas?
    .waiting = puede presentar más agendas al consejo
option-include-agenda = { $card } también se vota
option-discard-agenda = { $card } se descarta
ask-agenda_order = ¿Qué agenda se cumple ahora?
    .waiting = elige qué agenda se aplica ahora
ask-call_voice = ¿Convocas la elección de la Voz del Consejo?
    .waiting = puede convocar la elección de la Voz del Consejo
option-call-voice = convocar la elección

ask-vote =
    ¿Cómo votas sobre { $card }? Tienes { $votes ->
        [one] un voto
       *[other] { $votes } votos
    }.
    .waiting = vota sobre { $card }
option-vote = { $key }
option-abstain = abstenerse
ask-ballot = ¿Cómo votas sobre { $card }?
    .waiting = vota
option-ballot = { $key }
option-no-votes = ningún voto en { $card }
ask-divide_votes = ¿Cuántos de tus votos van a { $card }?
    .waiting = vota
option-votes =
    { $count ->
        [one] un voto
       *[other] { $count } votos
    }
ask-buy_votes = ¿Cuántos votos compras?
    .waiting = puede comprar votos
ask-side_with = ¿A favor de qué resultado irían los votos que lleguen a tu lado?
    .waiting = elige el resultado al que irían más votos
ask-break_tie = Hay empate en { $card }: ¿qué decides como Narrador?
    .waiting = deshace el empate de { $card }
option-break_tie = { $key }

outcome-for = a favor
outcome-against = en contra
outcome-player = { $player }
outcome-planet = { $planet }
outcome-system = { $system }
outcome-law = { $card }
outcome-objective = { $objective }
outcome-card = { $card }
outcome-colour =
    tecnologías { $colour ->
        [red] rojas
        [blue] azules
        [green] verdes
       *[yellow] amarillas
    }
outcome-place-votes = colocar tus votos
outcome-two = { $first } y { $second }

ask-before_agenda_drawn = Se va a revelar una agenda: ¿reaccionas?
    .waiting = puede reaccionar antes de que se muestre una agenda
ask-before_agenda_redrawn = Se va a sacar otra agenda: ¿reaccionas?
    .waiting = puede reaccionar antes de que se saque otra agenda
ask-agendas_chosen = Se conocen las agendas: ¿reaccionas?
    .waiting = puede reaccionar a las agendas
ask-before_vote = { $player } va a votar sobre { $card }: ¿reaccionas?
    .waiting = puede reaccionar antes de que { $player } vote sobre { $card }
ask-vote_cast = { $player } ha votado sobre { $card }: ¿reaccionas?
    .waiting = puede reaccionar al voto de { $player } sobre { $card }
ask-votes_placed = Todos los votos están escritos: ¿reaccionas?
    .waiting = puede reaccionar a los votos escritos
ask-votes_revealed = Se conocen los votos sobre { $card }: ¿reaccionas?
    .waiting = puede reaccionar a los votos sobre { $card }

event-agendarevealed = Se revela { $card }
event-agendatakenback = { $seat } recupera { $card }
event-agendaschosen = Se votan: { $cards }
event-agendadiscarded = Se descarta { $card }
event-votescast =
    { $seat } da { $votes ->
        [one] un voto
       *[other] { $votes } votos
    }: { $outcome }
event-agendadecided =
    { $card }: { $outcome } ({ $votes ->
        [one] un voto
       *[other] { $votes } votos
    })
event-lawpassed = { $card } es ley
event-lawended = { $card } deja de ser ley
event-titletaken =
    { $seat } es ahora { $title ->
        [voice_of_the_council] la Voz del Consejo
        [power_broker] el Intermediario
       *[other] { $title }
    }
ask-place_agenda = ¿Qué Carta Política pones en el Hemiciclo del Senado?
    .waiting = pone una agenda en el Hemiciclo del Senado
ask-keep_political_card = ¿Qué Carta Política conservas?
    .waiting = conserva una Carta Política
ask-exchange_political_cards = ¿Por qué descartas tres Cartas Políticas?
    .waiting = puede cambiar Cartas Políticas
ask-pay_political_card = ¿Qué Carta Política descartas?
    .waiting = descarta una Carta Política
option-senate-counter = un Marcador de Comando
option-senate-goods = dos Bienes de Comercio
option-senate-agenda = poner otra Carta Política en el Hemiciclo del Senado
