"""Clocks, stand-ins, vacations, pauses, votes and early ends; when a table needs the service by itself."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables made before have no clock."""
    op.add_column("tables", sa.Column("time", sa.LargeBinary, nullable=True))
    op.add_column("tables", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("motion", sa.LargeBinary, nullable=True))
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.create_index("tables_by_due", "tables", ["due"])
    op.add_column("seats", sa.Column("stand_in", sa.String(40), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("away", sa.BigInteger, nullable=True))
    op.add_column("seats", sa.Column("vacation", sa.Integer, nullable=False, server_default="0"))
