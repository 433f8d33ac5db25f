"""The official game: base, Shattered Empire and Shards of the Throne."""
