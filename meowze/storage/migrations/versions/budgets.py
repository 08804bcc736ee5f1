"""The fifth step: what one address may do within some time is counted by all processes together."""

import sqlalchemy as sql
from alembic import op

revision = "0005_budgets"
down_revision = "0004_owners"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "budgets",
        sql.Column("what", sql.String, primary_key=True),
        sql.Column("who", sql.String, primary_key=True),
        sql.Column("used", sql.Double, nullable=False),
        sql.Column("at", sql.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("budgets")
