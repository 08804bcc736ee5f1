"""The rules of each game: ints in, ints out. Nothing here knows words, screens, files or luck."""
