"""Tables at which hands lie open and bots say why."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None of those there are teaches."""
    op.add_column("tables", sa.Column("teaching", sa.Boolean, nullable=False, server_default=sa.false()))
