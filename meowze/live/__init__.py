"""A room in use: who is connected, what bots do, changes one after the other, and what is asked about games.

It runs in an event loop and knows neither sockets nor a database nor a web framework: the server brings those, and a
browser without a server brings its own.
"""
