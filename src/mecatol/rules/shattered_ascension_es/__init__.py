"""Shattered Ascension, the Spanish edition: only what it has and no other edition of it."""
