"""Signing in by those who can say who somebody is."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is known by a provider yet."""
    op.create_table(
        "identities",
        sa.Column("provider", sa.String(20), primary_key=True),
        sa.Column("subject", sa.String(255), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("identities_by_guest", "identities", ["guest_id"])
    op.create_table(
        "errands",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
    )
