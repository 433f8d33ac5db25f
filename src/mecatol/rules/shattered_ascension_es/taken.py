"""What the Spanish edition has from the cards of build 17, which its booklet announces and does not print (docs/rulings.md)."""

STRATEGY_CARDS = ("prospect", "trade")
DOMAIN_COUNTERS = ("hidden_factory", "settlers")  # SAES-DOM-16 to SAES-DOM-19

TAKEN_CARDS = (*STRATEGY_CARDS, *DOMAIN_COUNTERS)

# What the Twilight Council changes among the official Action Cards (SAES-TWC-16 to SAES-TWC-21); without it they are as printed.
COUNCIL_CARDS = ("thugs", "discredit", "determine_policy", "veto", "fantastic_rhetoric", "bribery")
