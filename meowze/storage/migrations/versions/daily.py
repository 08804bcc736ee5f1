"""The sixth step: results of games of the day."""

import sqlalchemy as sql
from alembic import op

revision = "0006_daily"
down_revision = "0005_budgets"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "daily",
        sql.Column("game", sql.String, primary_key=True),
        sql.Column("day", sql.String, primary_key=True),
        sql.Column("device", sql.String, primary_key=True),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("worth", sql.BigInteger, nullable=False),
        sql.Column("turns", sql.Integer, nullable=False),
        sql.Column("hints", sql.Integer, nullable=False),
        sql.Column("at", sql.String, nullable=False),
    )
    op.create_index("daily_device", "daily", ["device"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("daily")
