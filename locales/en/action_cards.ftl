# Hands of Action Cards, and playing them.

ask-discard_action_card = You hold too many Action Cards: which one do you discard?
    .waiting = discards Action Cards
ask-recycle_action_card = Exchange an Action Card for a new one?
    .waiting = may exchange an Action Card
option-play-card = play { $card }
option-discard-card = discard { $card }
option-recycle-card = exchange { $card }
ask-card_played =
    { $player } plays { $card }{ $aim ->
        [none] { "" }
        [player] { " " }against { $targets }
       *[other] { " " }on { $targets }
    }: do you answer?
    .waiting = may answer { $card }, played by { $player }
ask-card_drawn = { $player } has drawn a card: do you react?
    .waiting = may react to the card that { $player } has drawn

option-aim = { $where }
ask-permission = May { $card } of { $player } take effect in your Home System?
    .waiting = decides whether { $card } of { $player } may take effect in his Home System
option-permission-yes = { $player } may
option-permission-no = { $player } may not

ask-thugs = Who takes no part in any voting this round?
    .waiting = chooses who takes no part in any voting this round
ask-veto = Which agenda is discarded?
    .waiting = chooses the agenda that is vetoed
ask-determine_policy = Which card of the deck comes before the council?
    .waiting = chooses a card of the deck that comes before the council
ask-replaced_agenda = Which agenda gives way to it?
    .waiting = chooses the agenda that gives way to another
ask-fantastic_rhetoric = Which agenda do you speak on?
    .waiting = chooses the agenda to speak on
ask-rhetoric_outcome = What do you speak for?
    .waiting = chooses what to speak for
option-rhetoric_outcome = { $key }
ask-discredit = Whose votes fall by ten?
    .waiting = chooses whose votes fall by ten
ask-bribery = How much do you spend?
    .waiting = decides how much to spend on bribes
option-bribe = spend { $count }

event-carddrawn = { $seat } draws { $deck ->
    [action] { $count ->
        [one] an Action Card
       *[other] { $count } Action Cards
    }
    [political] { $count ->
        [one] a Political Card
       *[other] { $count } Political Cards
    }
   *[other] { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
event-cardsdrawn = { $seat } draws { $cards }
event-carddiscarded = { $card } is discarded
event-cardplayed = { $seat } plays { $card }
event-cardcancelled = { $card } is cancelled by { $by }
option-play-as = play { $card } as { $form }
