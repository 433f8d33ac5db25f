"""Machinery in which no rule of any game lives."""
