"""Alembic runs this for every upgrade: the connection comes from `upgrade.py`."""

from alembic import context

from groschen.web.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
