"""Shattered Ascension, build 17: only what it changes."""
