"""Fall of the Empire (OFF-SOT-FOE): only what the scenario changes in the official game."""
