"""Opponents: five characters on one search, players of one's own, the arena where they meet."""
