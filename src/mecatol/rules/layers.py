"""The layers' registries: what effects and cards do. Technologies, races, cards and laws enter themselves here."""

from mecatol.core.effects import Behaviours

from .catalogue import Catalogue

official = Behaviours("official")
shattered_ascension = Behaviours("shattered_ascension")  # what all its editions have
shattered_ascension_17 = Behaviours("shattered_ascension_17")  # what build 17 alone has
shattered_ascension_es = Behaviours("shattered_ascension_es")  # what the Spanish edition alone has
fall_of_the_empire = Behaviours("fall_of_the_empire")
central_powers = Behaviours("central_powers")

official_cards = Catalogue("official")
shattered_ascension_17_cards = Catalogue("shattered_ascension_17")
shattered_ascension_es_cards = Catalogue("shattered_ascension_es")
fall_of_the_empire_cards = Catalogue("fall_of_the_empire")
central_powers_cards = Catalogue("central_powers")
# The official decks at a table of Shattered Ascension: what its booklets say of cards that the revised decks leave out or change.
shattered_ascension_official_decks = Catalogue("shattered_ascension_official_decks")
