"""Shattered Ascension, build 17: only what it has and no other edition of it."""
