"""What each race can do."""
