"""The versions of the database, step by step; Alembic runs the steps that a database lacks."""

HEAD = "0006_daily"  # the newest step: known without importing Alembic, which takes half a second
