"""People at one keyboard: numbered options, amounts typed, hands hidden between turns, bots in the other seats."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from rich.text import Text

from mecatol import register
from mecatol.bots import Bot, answer_by_bot
from mecatol.compendium import Compendium, compendium
from mecatol.compendium.command import told
from mecatol.core.decisions import Ask, Option
from mecatol.core.errors import Refused
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.grounds import ground
from mecatol.muster import muster
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.rules.naming import parted
from mecatol.terminal import CLEAR, Screen, galaxy
from mecatol.texts import Texts
from mecatol.things import clause_text

AMOUNT = re.compile(r"(?:(.*):)?(-?\d+)")
FEWEST = 3  # amounts that are typed and not chosen from a list
ASIDE = 2  # other things that may be said where an amount is asked for


class Offer(msgspec.Struct, frozen=True):
    """What may be typed, and what it chooses; numbers lie between two others, and what is no amount is listed."""

    choices: dict[str, Option[Any]]
    listed: tuple[str, ...]
    least: int
    most: int


class HotSeat:
    """Asks people on the terminal and bots in between."""

    def __init__(
        self,
        table: Table,
        people: Sequence[int],
        bots: Sequence[Bot],
        ask: Callable[[str], str] = input,
        say: Callable[[str | Text], None] | None = None,
        texts: Texts | None = None,
    ) -> None:
        self.table = table
        self.people = tuple(people)
        self.ask = ask
        self.say = say or Screen([player.name for player in table.game.state.players]).say
        self.bots = bots  # by seat
        self.texts = texts or Texts()
        self.narrators = {seat: Narrator(table, self.texts) for seat in people}
        self.at_the_keyboard = -1
        self.drawn: dict[int, tuple[int, int]] = {}  # by person, the round and the tiles when he last saw the galaxy

    def run(self) -> None:
        """Until the game is over or everybody leaves."""
        while not self.table.over:
            bots = [a for a in self.table.pending if a.seat not in self.people]
            if bots:
                answer_by_bot(self.table, bots[0], self.bots[bots[0].seat])
            elif not self.person(self.table.pending[0]):
                return
        names = [self.table.game.state.players[seat].name for seat in self.table.result]
        self.say(self.texts.say("terminal-over", {"names": self.texts.listed(names or [self.texts.say("player-nobody")])}))

    def person(self, ask: Ask) -> bool:
        """Put a question to a person; False when he leaves."""
        narrator = self.narrators[ask.seat]
        if self.at_the_keyboard != ask.seat:
            self.hand_over(ask.seat, narrator.player(ask.seat))
        for line in narrator.news(ask.seat):
            self.say(line)
        if self.drawn.get(ask.seat) != self.stage():
            self.draw(ask.seat)
        self.say(f"\n{narrator.player(ask.seat)}: {narrator.question(ask)}")
        for line in (*narrator.explained(ask), *narrator.draft(ask.draft)):
            self.say(f"     {line}")
        game = self.table.game
        offer = offered([replace(option, clause=ground(game, ask, option)) for option in self.table.options(ask)])
        if len(offer.listed) < len(offer.choices):
            self.say(f"     {self.texts.say('terminal-amount', {'least': offer.least, 'most': offer.most})}")
        for typed in offer.listed:
            option = offer.choices[typed]
            behind = narrator.key(option.clause) if ":" in option.clause else option.clause
            clause = f"  [{behind}]" if behind else ""
            self.say(f"  {typed:>3}  {narrator.option(ask, option)}{clause}")
        return self.answer(ask, offer)

    def hand_over(self, seat: int, name: str) -> None:
        """Nobody sees another's hand: the screen is cleared and the next person comes to the keyboard."""
        if len(self.people) > 1:
            self.say(CLEAR)
            self.ask(self.texts.say("terminal-hand-over", {"name": name}) + " ")
        self.at_the_keyboard = seat
        self.say(self.texts.say("terminal-hand", {"cards": self.hand(seat)}))

    def hand(self, seat: int) -> str:
        """The cards only their owner sees."""
        player, narrator = self.table.game.state.players[seat], self.narrators[seat]
        cards = [narrator.key(f"card:{card}") for card in (*player.action_cards, *player.political_cards)]
        cards += [narrator.key(f"objective:{card}") for card in (*player.secret_objectives, *player.preliminary_objectives)]
        return "; ".join(cards) or self.texts.say("list-none")

    def answer(self, ask: Ask, offer: Offer) -> bool:
        """Read until something fits; `u` takes back the last answer, `q` leaves, other words show things."""
        while True:
            said = self.ask("> ").strip()
            if said == "q":
                return False
            if said == "u":
                self.undo(ask.seat)
                return True
            if said in offer.choices:
                self.table.answer(ask.seat, ask.id, str(offer.choices[said].key))
                return True
            self.show(ask.seat, said, offer)

    def show(self, seat: int, said: str, offer: Offer) -> None:
        """The galaxy, the objectives, the units, the hand, the text of something; or what may be typed."""
        if said == "m":
            self.draw(seat)
        elif said == "o":
            self.objectives(seat)
        elif said == "n":
            self.units(seat)
        elif said == "h":
            self.say(self.texts.say("terminal-hand", {"cards": self.hand(seat)}))
        elif said.startswith("?"):
            for line in self.looked_up(said.removeprefix("?").strip(), offer):
                self.say(line)
        else:
            self.say(self.texts.say("terminal-number", {"least": offer.least, "count": offer.most}))

    def draw(self, seat: int) -> None:
        """The galaxy as a person sees it."""
        self.drawn[seat] = self.stage()
        for line in galaxy(self.narrators[seat], seat):
            self.say(line)

    def objectives(self, seat: int) -> None:
        """The objectives that lie open to a person or in his hand, and how far he is with each."""
        chapter = self.table.game.objectives
        lying = [each.id for each in chapter.lying(seat) if seat not in each.claimed]
        for objective in (*lying, *chapter.open_cards(seat), *self.table.game.state.special):
            self.say(f"     {self.narrators[seat].objective(seat, objective)}")

    def units(self, seat: int) -> None:
        """A person's units with the numbers that they have now, and what makes them so."""
        for unit in self.table.look(muster, self.table.game, seat):
            self.say(f"     {self.narrators[seat].unit(unit)}")

    def stage(self) -> tuple[int, int]:
        """What the galaxy is drawn anew for: another round, another tile."""
        return self.table.game.state.round, len(self.table.game.state.layout)

    def undo(self, seat: int) -> None:
        """Back to the person's own last decision, where nothing was rolled or learned since."""
        mine = [d for d in self.table.decisions() if d.seat == seat and d.by == "player"]
        if not mine:
            self.say(self.texts.say("terminal-nothing-to-undo"))
            return
        cost = self.table.cost_of_undo(mine[-1].mark)
        if cost.rolls or cost.learned_by:
            self.say(self.texts.say("terminal-too-late-to-undo"))
            return
        try:
            self.table.undo(mine[-1].mark)
        except Refused as why:
            self.say(why.words(self.texts.reason))

    # -- texts -------------------------------------------------------------------------------------------------------------

    def looked_up(self, wanted: str, offer: Offer) -> Iterator[str]:
        """The text of an option and of what it is about, by what is typed for it; or of anything by name or words."""
        if not wanted:
            yield self.texts.say("terminal-help")
            return
        book, language = compendium(self.table.ruleset.text), self.texts.language
        if wanted in offer.choices:
            yield from self.about(offer.choices[wanted], book)
            return
        try:
            found = book.look(wanted, language, 1)
        except Refused as why:
            yield why.words(self.texts.reason)
            return
        for look in found:
            yield from told(look, self.texts, tests=False)
        if not found:
            near = book.near(wanted, language)
            yield self.texts.say("look-near" if near else "look-nothing", {"query": wanted, "names": self.texts.listed(near)})

    def about(self, option: Option[Any], book: Compendium) -> Iterator[str]:
        """The clause or the card that grants an option, and the things it touches."""
        printed = [option.clause] if ":" in option.clause else []
        if option.clause and not printed:
            yield f"{clause_text(register.load()[option.clause], self.texts)}  [{option.clause}]"
        layout = dict(self.table.game.state.layout)
        for thing in dict.fromkeys((*printed, *(option.things or (str(option.key),)))):
            kind, ident = parted(thing, ":")
            ident = layout.get(Hex(ident), ident) if kind == "system" else re.split(r"[#*@]", ident)[0]
            for look in book.called(ident, self.texts.language):
                yield from told(look, self.texts, tests=False)


def offered(options: Sequence[Option[Any]]) -> Offer:
    """A row of amounts is typed as they are, with anything else aside; other options by their numbers in the list."""
    found = [(None if option.things else AMOUNT.fullmatch(str(option.key)), option) for option in options]
    amounts = {int(match[2]): option for match, option in found if match}
    others = [option for match, option in found if not match]
    alike = len({match[1] for match, _ in found if match}) == 1 and len(amounts) + len(others) == len(options)
    if not alike or len(amounts) < FEWEST or len(others) > ASIDE or max(amounts) - min(amounts) >= len(amounts):
        listed = {str(number): option for number, option in enumerate(options, 1)}
        return Offer(listed, tuple(listed), 1, len(listed))
    aside = {f"/{number}": option for number, option in enumerate(others, 1)}
    typed = {str(amount): option for amount, option in amounts.items()}
    return Offer({**typed, **aside}, tuple(aside), min(amounts), max(amounts))
