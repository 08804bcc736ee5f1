"""How the database came to be, step by step; Alembic takes these steps where they are missing."""

HEAD = "0002"  # the newest step: known without importing Alembic, which takes half a second
