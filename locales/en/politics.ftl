# Agendas, votes and laws.

ask-agenda = Which agenda do you bring before the council?
    .waiting = brings an agenda before the council
option-agenda = { $card }
option-random-agenda = a random card from the deck
option-keep-agenda = leave the one that lies there
ask-reveal_agenda = Which agenda do you reveal?
    .waiting = reveals an agenda

ask-twilight_council = The Twilight Council: which way?
    .waiting = chooses the way of the Twilight Council
option-council-a = take the Speaker token; three agendas of others are voted on
option-council-b = give the Speaker token to somebody else; any agenda is voted on, up to three more are added or discarded
ask-choose_speaker = Who becomes Speaker?
    .waiting = chooses the Speaker
option-choose_speaker = { $key }
ask-choose_proposer = Who brings an agenda before the council?
    .waiting = chooses who brings an agenda before the council
option-choose_proposer = { $key }
ask-choose_agenda = Which agenda is voted on?
    .waiting = chooses the agenda that is voted on
ask-more_agendas = Further agendas?
    .waiting = may bring further agendas before the council
option-include-agenda = { $card } is voted on too
option-discard-agenda = { $card } is discarded
ask-agenda_order = Which agenda is enforced next?
    .waiting = chooses which agenda is enforced next
ask-call_voice = Call an election of the Voice of the Council?
    .waiting = may call an election of the Voice of the Council
option-call-voice = call the election

ask-vote = How do you vote on { $card }? You have { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
    .waiting = votes on { $card }
option-vote = { $key }
option-abstain = abstain
ask-ballot = How do you vote on { $card }?
    .waiting = votes
option-ballot = { $key }
option-no-votes = no votes on { $card }
ask-divide_votes = How many of your votes go to { $card }?
    .waiting = votes
option-votes = { $count ->
    [one] one vote
   *[other] { $count } votes
}
ask-buy_votes = How many votes do you buy?
    .waiting = may buy votes
ask-side_with = For which outcome would votes be that come to your side?
    .waiting = chooses the outcome that further votes are for
ask-break_tie = The votes on { $card } are level: what do you decide as Speaker?
    .waiting = breaks the tie on { $card }
option-break_tie = { $key }

outcome-for = for
outcome-against = against
outcome-player = { $player }
outcome-planet = { $planet }
outcome-system = { $system }
outcome-law = { $card }
outcome-objective = { $objective }
outcome-card = { $card }
outcome-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} technologies
outcome-place-votes = place your votes
outcome-two = { $first } and { $second }

ask-before_agenda_drawn = An agenda is about to be laid out: do you react?
    .waiting = may react before an agenda is laid out
ask-before_agenda_redrawn = Another agenda is about to be drawn: do you react?
    .waiting = may react before another agenda is drawn
ask-agendas_chosen = The agendas are known: do you react?
    .waiting = may react to the agendas
ask-before_vote = { $player } is about to vote on { $card }: do you react?
    .waiting = may react before { $player } votes on { $card }
ask-vote_cast = { $player } has voted on { $card }: do you react?
    .waiting = may react to the vote of { $player } on { $card }
ask-votes_placed = All votes are written down: do you react?
    .waiting = may react to the votes written down
ask-votes_revealed = The votes on { $card } are known: do you react?
    .waiting = may react to the votes on { $card }

event-agendarevealed = { $card } is laid out
event-agendatakenback = { $seat } takes { $card } back
event-agendaschosen = Voted on are: { $cards }
event-agendadiscarded = { $card } is discarded
event-votescast = { $seat } casts { $votes ->
    [one] one vote
   *[other] { $votes } votes
}: { $outcome }
event-agendadecided = { $card }: { $outcome } ({ $votes ->
    [one] one vote
   *[other] { $votes } votes
})
event-lawpassed = { $card } is law
event-lawended = { $card } is no longer law
event-titletaken = { $seat } is { $title ->
    [voice_of_the_council] the Voice of the Council
    [power_broker] Power Broker
   *[other] { $title }
} now
ask-place_agenda = Which Political Card do you lay on the Senate Floor?
    .waiting = lays an agenda on the Senate Floor
ask-keep_political_card = Which Political Card do you keep?
    .waiting = keeps a Political Card
ask-exchange_political_cards = For what do you discard three Political Cards?
    .waiting = may exchange Political Cards
ask-pay_political_card = Which Political Card do you discard?
    .waiting = discards a Political Card
option-senate-counter = a Command Counter
option-senate-goods = two Trade Goods
option-senate-agenda = lay a further Political Card on the Senate Floor
