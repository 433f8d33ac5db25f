"""A miniature conquest game on the core, in two layers and two options: it uses every mechanism, and ships with nobody."""
