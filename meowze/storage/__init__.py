"""The journal of all rooms in SQLite or PostgreSQL, the process that writes it, and its migrations."""
