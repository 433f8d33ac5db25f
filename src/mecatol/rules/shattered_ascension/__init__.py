"""Shattered Ascension: only what it changes in the official game, and all its editions share."""
