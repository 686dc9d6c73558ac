"""Kutná Hora, drawn. Every area of the table has its file; `board.py` puts them together."""
