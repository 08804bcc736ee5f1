"""What helps people to play better: positions to study, made with the rules and the bots.

Each module is imported by itself, so that a browser and a server load the bots only where they are needed.
"""
