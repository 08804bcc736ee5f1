"""The tables of the database: rooms, the journal of what happened in them, results of who played alone or together."""

import sqlalchemy as sql

TABLES = sql.MetaData()
ROOMS = sql.Table(
    "rooms",
    TABLES,
    sql.Column("room", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("created", sql.String, nullable=False),
    sql.Column("visited", sql.String, nullable=False),  # when somebody last came, for the sweeper
    sql.Column("over", sql.Integer, nullable=False),  # 1 when a game in it was played to its end
    sql.Index("rooms_visited", "visited"),
)
JOURNAL = sql.Table(
    "journal",
    TABLES,
    sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("at", sql.String, nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("id", sql.String, nullable=False),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("text", sql.String, nullable=False),
)
RESULTS = sql.Table(
    "results",
    TABLES,
    sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
    sql.Column("dealt", sql.Integer, primary_key=True),  # the number of the deal: rooms have several games
    sql.Column("id", sql.String, nullable=False, unique=True),  # shown to all, who are not told the room
    sql.Column("game", sql.String, nullable=False),
    sql.Column("seats", sql.Integer, nullable=False),
    sql.Column("options", sql.String, nullable=False),
    sql.Column("worth", sql.BigInteger, nullable=False),  # higher is better
    sql.Column("turns", sql.Integer, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("results_best", "game", "seats", "options", "worth"),
)
