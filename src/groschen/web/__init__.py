"""The server: tables, seats and streams. It knows no rule; `groschen serve` starts it."""
