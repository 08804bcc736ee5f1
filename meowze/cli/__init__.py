"""The command line, a module for each command, and the game in the terminal."""
