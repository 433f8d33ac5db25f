"""What is kept on disk. The record of a game is only ever appended to; checkpoints make loading short."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

REVISION = "0013"  # of the newest migration

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", String(32), nullable=False),
    Column("language", String(8), nullable=False),  # of whatever is said to him
    Column("told", Boolean, nullable=False),  # that it is his turn, and he has not played since
)

sessions = Table(
    "sessions",
    metadata,
    Column("secret", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("id", String(32), nullable=False, unique=True),  # by which it is ended from another device
    Column("guest_id", ForeignKey("guests.id"), nullable=False),
    Column("created", String(32), nullable=False),  # when he showed last who he is
    Column("seen", String(32), nullable=False),  # about when it was used last
    Column("device", String(200), nullable=False),  # what the browser says it is
)
Index("sessions_by_guest", sessions.c.guest_id)

accounts = Table(
    "accounts",
    metadata,
    Column("guest_id", ForeignKey("guests.id"), primary_key=True),
    Column("login", String(80), nullable=False, unique=True),  # the name without regard to capitals
    Column("password", String(200), nullable=False),  # argon2id; "": he comes by a provider
    Column("mail", String(254), nullable=True),  # once it is confirmed
    Column("created", String(32), nullable=False),
    Column("reminded", Boolean, nullable=False),  # he is written to when it is his turn
    Column("quiet", String(64), nullable=True),  # the hash of what the link in such a letter holds, by which he wants no more
)
Index("accounts_by_quiet", accounts.c.quiet)

letters = Table(
    "letters",
    metadata,
    Column("secret", String(64), primary_key=True),  # the hash of what the link in the letter holds
    Column("guest_id", ForeignKey("guests.id"), nullable=False),
    Column("mail", String(254), nullable=True),  # to be confirmed; null: a new password is asked for
    Column("until", String(32), nullable=False),
)

identities = Table(
    "identities",
    metadata,
    Column("provider", String(20), primary_key=True),
    Column("subject", String(255), primary_key=True),  # whom the provider means
    Column("id", String(32), nullable=False, unique=True),
    Column("guest_id", ForeignKey("guests.id"), nullable=False),
    Column("name", String(40), nullable=False),  # what he is called there
    Column("created", String(32), nullable=False),
)
Index("identities_by_guest", identities.c.guest_id)

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest_id", ForeignKey("guests.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # "discord": a webhook; "push": a browser
    Column("address", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),  # by which a message is encrypted for the browser
    Column("auth", String(40), nullable=False),
    Column("created", String(32), nullable=False),
    Column("quiet", String(64), nullable=True),  # the hash of what the link in a message holds, by which he wants no more
)
Index("channels_by_guest", channels.c.guest_id)
Index("channels_by_quiet", channels.c.quiet)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # a private key of the service's own
)

errands = Table(
    "errands",
    metadata,
    Column("secret", String(64), primary_key=True),  # the hash of the cookie of who was sent to a provider
    Column("body", LargeBinary, nullable=False),
    Column("until", String(32), nullable=False),
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
    Column("host", String(32), nullable=True),  # the guest who made it
    Column("started", Boolean, nullable=False),
    Column("wanted", LargeBinary, nullable=True),  # what it is to be, while it waits for its people
    Column("practice", Boolean, nullable=False),  # somebody chose its seed
    Column("teaching", Boolean, nullable=False),  # hands lie open, and bots say why
    Column("commitment", String(64), nullable=False),  # the hash of its seed and salt, shown from the start
    Column("salt", String(64), nullable=False),  # shown at the end, with the seed
    Column("time", LargeBinary, nullable=True),  # which clock it has; null: none
    Column("paused", Boolean, nullable=False),
    Column("ended", Boolean, nullable=False),  # before it was over, by consent of all
    Column("motion", LargeBinary, nullable=True),  # what is voted on
    Column("due", BigInteger, nullable=True),  # when it needs the service by itself: seconds since 1970
)
Index("tables_by_created", tables.c.created)
Index("tables_by_due", tables.c.due)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("link", String(64), nullable=True, unique=True),  # the hash of the private link's token, until it is used
    Column("link_by", String(32), nullable=True),  # the guest who had it made
    Column("stand_in", String(40), nullable=False),  # the bot that plays for who is not there
    Column("away", BigInteger, nullable=True),  # until when he is on vacation: seconds since 1970
    Column("vacation", Integer, nullable=False),  # days he has taken
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
    Column("kind", String(10), nullable=False),  # "said"; "watching": by who has no seat; "notice": the table, by a message
    Column("guest_id", String(32), nullable=True),  # who said it
)
Index("chat_by_guest", chat.c.guest_id)

whispers = Table(
    "whispers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest_id", ForeignKey("guests.id"), primary_key=True),  # who may read it
    Column("number", Integer, primary_key=True),  # counted for him alone
    Column("seat", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("by_guest", String(32), nullable=True),  # who wrote it
)
Index("whispers_by_guest", whispers.c.guest_id)
Index("whispers_by_author", whispers.c.by_guest)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest_id", ForeignKey("guests.id"), primary_key=True),
    Column("about", String(40), primary_key=True),  # "system:0,1", "player:2"; "": the game
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)
Index("notes_by_guest", notes.c.guest_id)

orders = Table(
    "orders",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest_id", ForeignKey("guests.id"), nullable=False),  # who gave it
    Column("created", String(32), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
Index("orders_by_table", orders.c.table_id)
Index("orders_by_guest", orders.c.guest_id)

deals = Table(
    "deals",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("by", Integer, nullable=False),
    Column("seats", LargeBinary, nullable=False),  # all who are part of it
    Column("public", Boolean, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("by_guest", String(32), nullable=False),
)
Index("deals_by_table", deals.c.table_id)
Index("deals_by_author", deals.c.by_guest)

deal_readers = Table(
    "deal_readers",
    metadata,
    Column("deal_id", ForeignKey("deals.id"), primary_key=True),
    Column("guest_id", String(32), primary_key=True),
)
Index("deal_readers_by_guest", deal_readers.c.guest_id)

rounds = Table(
    "rounds",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("page", Integer, nullable=False),  # of the record, on which it began
)

undos = Table(
    "undos",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the record when it was asked for
    Column("body", LargeBinary, nullable=False),  # who asks to go back where, and who has agreed
)

bans = Table(
    "bans",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest_id", String(32), nullable=True),  # who is banned, also where he has left; null: an address
    Column("network", String(50), nullable=True),  # "203.0.113.0/24"
    Column("name", String(80), nullable=False),  # as the operator knows it
    Column("reason", String(200), nullable=False),
    Column("created", String(32), nullable=False),
    Column("until", String(32), nullable=False),
    Column("bots", Boolean, nullable=False),  # play for him meanwhile
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("node", String(32), nullable=False),  # the service that works its bots and clocks
    Column("until", BigInteger, nullable=False),  # milliseconds since 1970
)
