"""Rooms on a server: sockets, an HTTP interface, pages and bots around the journal.

A message passes `connection`, `live_room`, the room itself, `meowze.storage` and `broadcast`, in this order.
"""
