"""What the Spanish edition has from the cards of build 17, which its booklet announces and does not print (docs/rulings.md)."""

STRATEGY_CARDS = ("prospect", "trade")

TAKEN_CARDS = STRATEGY_CARDS
