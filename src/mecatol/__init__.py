"""Mecatol: the digital table for Twilight Imperium 3rd edition."""
