"""What a server needs before it starts: its folder, its secret, and the database in the newest shape.

Whoever starts workers does this once for all of them, so that one which takes the place of another starts
also while the database is away, and waits for it as the others do.
"""

from __future__ import annotations

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from groschen.engine.errors import BadSetup
from groschen.web import security
from groschen.web.settings import Settings
from groschen.web.store import upgrade
from groschen.web.store.engine import engine_of
from groschen.web.store.store import reason


def prepare(settings: Settings) -> None:
    """Everything that can be wrong with the settings shows here, as a sentence."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        security.secret_of(settings.data)
    except OSError as error:
        raise BadSetup("the server cannot keep its secret: {why}", why=said_by_the_system(error)) from None
    try:
        upgrade_database(settings.url)
    except OSError as error:
        raise no_database(said_by_the_system(error)) from None
    except (SQLAlchemyError, CommandError, ImportError) as error:
        raise no_database(reason(error)) from None


def upgrade_database(url: str) -> None:
    engine = engine_of(url)
    try:
        upgrade.to_newest(engine)
    finally:
        engine.dispose()


def no_database(why: str) -> BadSetup:
    return BadSetup("the database cannot be used: {why}", why=why)


def said_by_the_system(error: OSError) -> str:
    """The system's own words, and about which file."""
    why = (error.strerror or str(error)).lower()
    return f"{error.filename}: {why}" if error.filename else why
