"""Benchmarks: each prints one line a figure, with its limit."""
