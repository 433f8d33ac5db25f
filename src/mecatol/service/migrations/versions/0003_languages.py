"""Guests have a language."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever is known already has been spoken to in English."""
    op.add_column("guests", sa.Column("language", sa.String(8), nullable=False, server_default="en"))
