"""When somebody last did something at a table that is no choice: such tables are not swept either."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("visited", sa.Float(53), nullable=True))
