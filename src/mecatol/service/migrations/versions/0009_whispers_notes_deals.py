"""Words for some ears only: whispers, private notes, deals."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has whispered yet."""
    op.create_table(
        "whispers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("by_guest", sa.String(32), nullable=True),
    )
    op.create_index("whispers_by_guest", "whispers", ["guest_id"])
    op.create_index("whispers_by_author", "whispers", ["by_guest"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("about", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("notes_by_guest", "notes", ["guest_id"])
    op.create_table(
        "deals",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("by_guest", sa.String(32), nullable=False),
    )
    op.create_index("deals_by_table", "deals", ["table_id"])
    op.create_index("deals_by_author", "deals", ["by_guest"])
    op.create_table(
        "deal_readers",
        sa.Column("deal_id", sa.String(32), sa.ForeignKey("deals.id"), primary_key=True),
        sa.Column("guest_id", sa.String(32), primary_key=True),
    )
    op.create_index("deal_readers_by_guest", "deal_readers", ["guest_id"])
