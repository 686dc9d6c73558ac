"""What lasts: the tables, their seats and the log of every choice, in SQLite or PostgreSQL."""

from groschen.web.store.store import Gone, Store

__all__ = ["Gone", "Store"]
