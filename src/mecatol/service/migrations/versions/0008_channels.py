"""Webhooks and browsers by which people are told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Guests without an account can be told too."""
    op.add_column("guests", sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE guests SET told = true WHERE id IN (SELECT guest_id FROM accounts WHERE written_to)")
    op.drop_column("accounts", "written_to")
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("quiet", sa.String(64), nullable=True),
    )
    op.create_index("channels_by_guest", "channels", ["guest_id"])
    op.create_index("channels_by_quiet", "channels", ["quiet"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
