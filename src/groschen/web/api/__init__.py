"""The HTTP API: everything that the page can do, a program can do."""
