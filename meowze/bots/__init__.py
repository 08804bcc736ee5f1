"""Opponents: five characters that share one search, bots written by users, and the arena for matches."""
