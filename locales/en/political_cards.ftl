# Hands of Political Cards.

ask-discard_political_card = You hold too many Political Cards: which one do you discard?
    .waiting = discards Political Cards
ask-recycle_political_card = Exchange a Political Card for a new one?
    .waiting = may exchange a Political Card
ask-two_for_one = Two Political Cards for a new one: which do you discard?
    .waiting = may discard two Political Cards for a new one
option-two-for-one = discard two Political Cards for a new one
