"""Central Powers with the Galactic Senate: only what the house rules change in the official game."""
