"""One index of the tables by their state instead of two by age: those were written anew with every choice."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("tables_by_age", "tables")
    op.drop_index("tables_in_lobby", "tables")
    op.create_index("tables_by_state", "tables", ["over", "public"])
