"""The command line and the game at the keyboard."""
