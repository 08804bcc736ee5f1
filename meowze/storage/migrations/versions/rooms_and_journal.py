"""The first step: rooms, and the journal of what happened in them."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "rooms",
        sql.Column("room", sql.String, primary_key=True),
        sql.Column("game", sql.String, nullable=False),
        sql.Column("created", sql.String, nullable=False),
        sql.Column("visited", sql.String, nullable=False),
        sql.Column("over", sql.Integer, nullable=False),
    )
    op.create_index("rooms_visited", "rooms", ["visited"])
    op.create_table(
        "journal",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True),
        sql.Column("at", sql.String, nullable=False),
        sql.Column("seat", sql.Integer),
        sql.Column("id", sql.String, nullable=False),
        sql.Column("kind", sql.String, nullable=False),
        sql.Column("text", sql.String, nullable=False),
    )


def downgrade() -> None:
    """Drop both tables."""
    op.drop_table("journal")
    op.drop_table("rooms")
