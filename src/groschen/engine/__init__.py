"""The rules kernel. It knows no game and uses the standard library only."""
