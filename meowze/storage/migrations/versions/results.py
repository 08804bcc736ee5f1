"""The second step: results of those who played alone or together."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "results",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("dealt", sql.Integer, primary_key=True),
        sql.Column("id", sql.String, nullable=False, unique=True),
        sql.Column("game", sql.String, nullable=False),
        sql.Column("seats", sql.Integer, nullable=False),
        sql.Column("options", sql.String, nullable=False),
        sql.Column("worth", sql.BigInteger, nullable=False),
        sql.Column("turns", sql.Integer, nullable=False),
        sql.Column("at", sql.String, nullable=False),
    )
    op.create_index("results_best", "results", ["game", "seats", "options", "worth"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("results")
