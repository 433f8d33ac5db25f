"""Letters that say that it is somebody's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever has an address is written to, until he says otherwise."""
    op.add_column("accounts", sa.Column("reminded", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("accounts", sa.Column("written_to", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("accounts", sa.Column("quiet", sa.String(64), nullable=True))
    op.create_index("accounts_by_quiet", "accounts", ["quiet"])
