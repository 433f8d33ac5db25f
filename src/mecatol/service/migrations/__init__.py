"""Alembic's home: how a file written by an earlier version becomes one of this version."""
