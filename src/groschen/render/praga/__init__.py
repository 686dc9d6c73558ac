"""Praga Caput Regni, drawn."""
