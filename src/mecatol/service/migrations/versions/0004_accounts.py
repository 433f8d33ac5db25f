"""Accounts: who has a name and a password comes back from any device."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The cookie of whoever is known already is his first session."""
    op.create_table(
        "sessions",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        sa.Column("device", sa.String(200), nullable=False),
    )
    op.execute(
        "INSERT INTO sessions (secret, id, guest_id, created, seen, device) "
        "SELECT secret, id, id, created, created, '' FROM guests"
    )
    op.create_index("sessions_by_guest", "sessions", ["guest_id"])
    op.create_table(
        "accounts",
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("login", sa.String(80), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("mail", sa.String(254), nullable=True),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "letters",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("mail", sa.String(254), nullable=True),
        sa.Column("until", sa.String(32), nullable=False),
    )
    op.add_column("chat", sa.Column("guest_id", sa.String(32), nullable=True))
    op.create_index("chat_by_guest", "chat", ["guest_id"])
    if op.get_bind().dialect.name != "sqlite":
        op.drop_column("guests", "secret")
        return
    op.create_table(  # SQLite drops no column that must be unique
        "guests_known",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False, server_default="en"),
    )
    op.execute("INSERT INTO guests_known (id, name, created, language) SELECT id, name, created, language FROM guests")
    op.drop_table("guests")
    op.rename_table("guests_known", "guests")
