"""The fourth step, to several processes: who owns a room, which processes there are, and what all of them must know."""

import sqlalchemy as sql
from alembic import op

revision = "0004_owners"
down_revision = "0003_checksums"


def upgrade() -> None:
    """Add the owner to rooms, and make the tables."""
    op.add_column("rooms", sql.Column("owner", sql.Integer))
    op.create_index("rooms_owner", "rooms", ["owner"])
    op.create_table(
        "servers",
        sql.Column("epoch", sql.Integer, primary_key=True),
        sql.Column("address", sql.String, nullable=False),
        sql.Column("secret", sql.String, nullable=False),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("started", sql.String, nullable=False),
    )
    op.create_table(
        "openings",
        sql.Column("who", sql.String, primary_key=True),
        sql.Column("room", sql.String, primary_key=True),
        sql.Column("at", sql.String, nullable=False),
    )
    op.create_table(
        "brought",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("text", sql.String, nullable=False),
        sql.Column("at", sql.String, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("brought", "openings", "servers"):
        op.drop_table(table)
    op.drop_index("rooms_owner")
    op.drop_column("rooms", "owner")
