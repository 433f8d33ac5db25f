"""Saves: the whole record, checkpoints here and there and at the last page, and a digest of where it ends."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import msgspec

from .decisions import Order, message
from .driver import Driver
from .errors import DamagedSave, NewerSave
from .history import Heard, History, Page
from .journal import Act, Answer, Entry
from .records import encode

SAVE_VERSION = 2  # 1: keys named units in several ways
MAGIC = b"MECATOL\n"
HEAD = len(MAGIC) + 4  # and a checksum


class SavedPage(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A page in a save: its entries, and where one was kept its checkpoint with what had been heard by then."""

    entries: list[Entry]
    checkpoint: bytes = b""
    heard: tuple[int, ...] = ()


class Saved(msgspec.Struct, frozen=True):
    """What a save holds."""

    version: int
    ruleset: str
    fingerprint: str
    digest: str
    rewinds: int
    first: int  # the number of the first page
    pages: list[SavedPage]
    orders: list[list[Order]]  # of each seat
    queue: list[Act]


class Bookmark(msgspec.Struct, frozen=True):
    """How a record's last page stood at some time."""

    number: int
    entries: tuple[Entry, ...]


class Passage(msgspec.Struct, frozen=True, array_like=True):
    """What was written on a page: behind what was kept of it, these entries. Pages after it are no more."""

    number: int
    kept: int
    entries: list[Entry]


def passages(history: History, since: Bookmark) -> list[Passage]:
    """What must be written behind a record that stood at a bookmark to make it this one."""
    changed = history.page(since.number).entries
    kept = next((n for n, (old, new) in enumerate(zip(since.entries, changed, strict=False)) if old != new), None)
    kept = min(len(since.entries), len(changed)) if kept is None else kept
    later = [Passage(n, 0, list(history.page(n).entries)) for n in range(since.number + 1, history.number + 1)]
    return [Passage(since.number, kept, list(changed[kept:])), *later]


def append(pages: list[list[Entry]], first: int, written: list[Passage]) -> None:
    """Write passages into a list of pages of which the first has that number."""
    for passage in written:
        place = passage.number - first
        if place > len(pages) or (place < len(pages) and passage.kept > len(pages[place])):
            raise DamagedSave(message("refused-save-gap", page=passage.number))
        kept = pages[place][: passage.kept] if place < len(pages) else []
        del pages[place:]
        pages.append([*kept, *passage.entries])


def renewed(saved: Saved, key_today: Callable[[str], str]) -> Saved:
    """A save of an older version with the keys that this one gives."""

    def entry_today(entry: Entry) -> Entry:
        return msgspec.structs.replace(entry, key=key_today(entry.key)) if isinstance(entry, Answer | Act) else entry

    pages = [msgspec.structs.replace(page, entries=[entry_today(entry) for entry in page.entries]) for page in saved.pages]
    orders = [[msgspec.structs.replace(order, key=key_today(order.key)) for order in mine] for mine in saved.orders]
    queue = [msgspec.structs.replace(act, key=key_today(act.key)) for act in saved.queue]
    return msgspec.structs.replace(saved, version=SAVE_VERSION, pages=pages, orders=orders, queue=queue)


class _Version(msgspec.Struct):
    version: int


def write_save(saved: Saved) -> bytes:
    """Frame, checksum, and the save."""
    body = encode(saved)
    return MAGIC + zlib.crc32(body).to_bytes(4, "big") + body


def read_save(data: bytes) -> Saved:
    """Check a save's frame before anything of it is believed."""
    if not data.startswith(MAGIC):
        raise DamagedSave(message("refused-no-save"))
    body = data[HEAD:]
    if zlib.crc32(body).to_bytes(4, "big") != data[len(MAGIC) : HEAD]:
        raise DamagedSave(message("refused-save-checksum"))
    try:
        version = msgspec.msgpack.decode(body, type=_Version).version
        if version > SAVE_VERSION:
            raise NewerSave(message("refused-save-newer", version=version, newest=SAVE_VERSION))
        saved = msgspec.msgpack.decode(body, type=Saved)
    except (msgspec.MsgspecError, ValueError, RecursionError) as why:
        raise DamagedSave(message("refused-save-unread", fault=str(why))) from why
    if not saved.pages or not saved.pages[0].checkpoint or not saved.pages[-1].checkpoint:
        raise DamagedSave(message("refused-save-empty"))
    return saved


def packed(driver: Driver, first: int) -> list[SavedPage]:
    """The pages of a record from a number on; the first and the last are sure to have their checkpoints."""
    history, saved = driver.history, []
    for number in range(first, history.number + 1):
        page = history.page(number)
        kept = number in (first, history.number) or isinstance(page.checkpoint, bytes)
        saved.append(packed_page(driver, number) if kept else SavedPage(page.entries))
    return saved


def packed_page(driver: Driver, number: int) -> SavedPage:
    """A page with its checkpoint."""
    return page_to_pack(driver, number)()


def page_to_pack(driver: Driver, number: int, *, briefly: bool = False) -> Callable[[], SavedPage]:
    """The same, still to be packed: a checkpoint is never changed, so that may be done later and by another thread."""
    page = driver.history.page(number)
    page.checkpoint = page.checkpoint or driver.state_before(number)
    entries, kept = tuple(page.entries), Page(page.checkpoint, [], None, page.began)

    def pack() -> SavedPage:
        kept.pressed = page.pressed  # whoever packs it first does so for both
        saved = SavedPage(list(entries), kept.packed(briefly=briefly), kept.began.counts() if kept.began else ())
        page.pressed = page.pressed or kept.pressed
        return saved

    return pack


def unpacked(saved: Saved, driver: Driver) -> list[Page]:
    """The pages of a save put before a driver, which has yet to replay the last one."""
    pages = [Page(p.checkpoint or None, list(p.entries), None, Heard(p.heard) if p.heard else None) for p in saved.pages]
    driver.rewinds = saved.rewinds
    driver.history = History(pages, saved.first)
    try:
        pages[-1].checkpoint = driver.state_before(driver.history.number)
        driver.game.play_from(pages[-1].checkpoint)
        seats = driver.game.seats()
    except Exception as why:
        raise DamagedSave(message("refused-save-position", fault=str(why))) from why
    counted = [page.began for page in pages if page.checkpoint is not None]
    if any(began is None or len(began.beside) != seats + 1 for began in counted):
        raise DamagedSave(message("refused-save-listeners"))
    if len(saved.orders) != seats or not all(0 <= act.seat < seats for act in saved.queue):
        raise DamagedSave(message("refused-save-orders"))
    return list(pages)
