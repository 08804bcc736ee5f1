"""The third step: a checksum for each row of the journal, the last one in its room; and notes of the server."""

import sqlalchemy as sql
from alembic import op

from meowze.room.journal import Header, Row
from meowze.storage.checksum import checksum_after, checksum_of_room

revision = "0003_checksums"
down_revision = "0002"

ROOMS = sql.table("rooms", *map(sql.column, ("room", "game", "created", "last_number", "last_checksum")))
JOURNAL = sql.table("journal", *map(sql.column, ("room", "n", "seat", "id", "kind", "text", "at", "checksum")))


def upgrade() -> None:
    """Add the columns and fill them: what is stored now counts as right."""
    for table, name, kind in (
        ("journal", "checksum", sql.BigInteger),
        ("rooms", "last_number", sql.Integer),
        ("rooms", "last_checksum", sql.BigInteger),
    ):
        op.add_column(table, sql.Column(name, kind, nullable=False, server_default="0"))
    notes = op.create_table(
        "notes",
        sql.Column("name", sql.String, primary_key=True),
        sql.Column("value", sql.String, nullable=False),
    )
    op.bulk_insert(notes, [{"name": name, "value": ""} for name in ("clock", "probe")])
    connection = op.get_bind()
    for room in connection.execute(sql.select(ROOMS.c.room, ROOMS.c.game, ROOMS.c.created)).all():
        _fill(connection, Header(*room))


def _fill(connection: sql.Connection, header: Header) -> None:
    columns = [JOURNAL.c[name] for name in (*Row._fields, "at")]
    found = connection.execute(sql.select(*columns).where(JOURNAL.c.room == header.room).order_by(JOURNAL.c.n)).all()
    checksum, number, filled = checksum_of_room(header), -1, []
    for *row, at in found:
        checksum, number = checksum_after(checksum, (header.room, *row), at), row[0]
        filled.append({"number": number, "is": checksum})
    if filled:
        here = sql.and_(JOURNAL.c.room == header.room, JOURNAL.c.n == sql.bindparam("number"))
        connection.execute(sql.update(JOURNAL).where(here).values(checksum=sql.bindparam("is")), filled)
    last = sql.update(ROOMS).where(ROOMS.c.room == header.room)
    connection.execute(last.values(last_number=number, last_checksum=checksum))


def downgrade() -> None:
    """Drop them."""
    op.drop_table("notes")
    op.drop_column("rooms", "last_checksum")
    op.drop_column("rooms", "last_number")
    op.drop_column("journal", "checksum")
