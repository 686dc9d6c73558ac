"""Experiments: many games, and what they say."""
