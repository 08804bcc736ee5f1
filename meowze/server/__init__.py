"""The table on the server: rooms, the journal, and the sockets that save, then tell."""
