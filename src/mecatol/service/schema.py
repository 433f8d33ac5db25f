"""What is kept on disk. The record of a game is only ever appended to; checkpoints make loading short."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

REVISION = "0001"  # of the newest migration

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("secret", String(64), nullable=False, unique=True),  # the hash of what the cookie holds
    Column("created", String(32), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("ruleset", String(500), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", String(32), nullable=False),
    Column("version", Integer, nullable=False),  # of the record: who appends says which he has seen
    Column("facts", LargeBinary, nullable=False),  # what the lobby lists; public
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("link", String(64), nullable=True, unique=True),  # the hash of the private link's token
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", ForeignKey("guests.id"), primary_key=True),
)
Index("holders_by_guest", holders.c.guest_id)

records = Table(
    "records",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # what one answer wrote
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("page", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)
