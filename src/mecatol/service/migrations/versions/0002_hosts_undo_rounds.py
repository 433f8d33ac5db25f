"""Hosts and waiting rooms, committed chance, spent links, undo by consent, where each round begins, notices in the chat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables made before have no host and have begun."""
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("started", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("wanted", sa.LargeBinary, nullable=True))
    op.add_column("tables", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("commitment", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("salt", sa.String(64), nullable=False, server_default=""))
    op.create_index("tables_by_created", "tables", ["created"])
    op.add_column("seats", sa.Column("link_by", sa.String(32), nullable=True))
    op.add_column("chat", sa.Column("kind", sa.String(10), nullable=False, server_default="said"))
    op.create_table(
        "rounds",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("page", sa.Integer, nullable=False),
    )
    op.create_table(
        "undos",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
