"""What each card does."""
