"""The tables of the database: rooms, the journal of what happened in them, results of games alone or together,
results of games of the day.

The last four are for several processes that share one database.
"""

import sqlalchemy as sql

TABLES = sql.MetaData()
ROOMS = sql.Table(
    "rooms",
    TABLES,
    sql.Column("room", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("created", sql.String, nullable=False),
    sql.Column("visited", sql.String, nullable=False),  # when somebody last came, for the cleanup
    sql.Column("over", sql.Integer, nullable=False),  # 1 when a game in it was played to its end
    sql.Column("last_number", sql.Integer, nullable=False, server_default="0"),  # of its last row in the journal
    sql.Column("last_checksum", sql.BigInteger, nullable=False, server_default="0"),
    sql.Column("owner", sql.Integer),  # the epoch of the process that has it in use, where there are several
    sql.Index("rooms_visited", "visited"),
    sql.Index("rooms_owner", "owner"),
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
    sql.Column("checksum", sql.BigInteger, nullable=False, server_default="0"),  # of this row and the one before it
)
RESULTS = sql.Table(
    "results",
    TABLES,
    sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
    sql.Column("dealt", sql.Integer, primary_key=True),  # the number of the deal, since a room has several games
    sql.Column("id", sql.String, nullable=False, unique=True),  # shown to everybody, unlike the room
    sql.Column("game", sql.String, nullable=False),
    sql.Column("seats", sql.Integer, nullable=False),
    sql.Column("options", sql.String, nullable=False),
    sql.Column("worth", sql.BigInteger, nullable=False),  # higher is better
    sql.Column("turns", sql.Integer, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("results_best", "game", "seats", "options", "worth"),
)
DAILY = sql.Table(
    "daily",
    TABLES,
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("day", sql.String, primary_key=True),
    sql.Column("device", sql.String, primary_key=True),  # a hash: one result for each device
    sql.Column("name", sql.String, nullable=False),  # generated, never typed
    sql.Column("worth", sql.BigInteger, nullable=False),  # higher is better
    sql.Column("turns", sql.Integer, nullable=False),
    sql.Column("hints", sql.Integer, nullable=False),
    sql.Column("at", sql.String, nullable=False),
    sql.Index("daily_device", "device"),
)
DAILY_ORDER = DAILY.c.worth.desc(), DAILY.c.hints, DAILY.c.at, DAILY.c.device  # the best result first
NOTES = sql.Table(
    "notes",
    TABLES,
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("value", sql.String, nullable=False),
)
CLOCK, PROBE = "clock", "probe"  # notes: the time that the cleanup trusts; written to see whether anything can be
SERVERS = sql.Table(
    "servers",
    TABLES,
    sql.Column("epoch", sql.Integer, primary_key=True),  # a number that no other process ever had
    sql.Column("address", sql.String, nullable=False),  # where it takes what others pass on, as host:port
    sql.Column("secret", sql.String, nullable=False),  # what they must say
    sql.Column("name", sql.String, nullable=False),  # for people: the machine and the number of the process
    sql.Column("started", sql.String, nullable=False),
)
OPENINGS = sql.Table(
    "openings",
    TABLES,
    sql.Column("who", sql.String, primary_key=True),  # a hash of an address or a device, kept for a day
    sql.Column("room", sql.String, primary_key=True),
    sql.Column("at", sql.String, nullable=False),
)
BROUGHT = sql.Table(
    "brought",
    TABLES,
    sql.Column("id", sql.String, primary_key=True),  # of a record that somebody uploaded, kept for a day
    sql.Column("text", sql.String, nullable=False),
    sql.Column("at", sql.String, nullable=False),
)
BUDGETS = sql.Table(
    "budgets",
    TABLES,
    sql.Column("what", sql.String, primary_key=True),  # is limited
    sql.Column("who", sql.String, primary_key=True),  # a hash of an address
    sql.Column("used", sql.Double, nullable=False),  # at that time; it grows less as time passes
    sql.Column("at", sql.Double, nullable=False),  # in seconds since 1970, by the clock of the database
)
