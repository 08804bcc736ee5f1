"""Evaluations learned from self-play: `python -m meowze.training GAME` writes the `weights.py` of a game."""
