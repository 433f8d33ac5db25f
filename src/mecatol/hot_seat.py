"""People at one keyboard: numbered options, hands hidden between turns, bots in the other seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mecatol.bots import Bot, answer_by_bot
from mecatol.core.decisions import Ask
from mecatol.core.errors import Refused
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.texts import Texts

CLEAR = "\033[2J\033[H"


class HotSeat:
    """Asks people on the terminal and bots in between."""

    def __init__(
        self,
        table: Table,
        people: Sequence[int],
        bots: Sequence[Bot],
        ask: Callable[[str], str] = input,
        say: Callable[[str], None] = print,
        texts: Texts | None = None,
    ) -> None:
        self.table = table
        self.people = tuple(people)
        self.ask = ask
        self.say = say
        self.bots = bots  # by seat
        self.texts = texts or Texts()
        self.narrators = {seat: Narrator(table, self.texts) for seat in people}
        self.at_the_keyboard = -1

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
        options = self.table.options(ask)
        self.say(f"\n{narrator.player(ask.seat)}: {narrator.question(ask)}")
        for line in (*narrator.explained(ask), *narrator.draft(ask.draft)):
            self.say(f"     {line}")
        for number, option in enumerate(options, 1):
            clause = f"  [{option.clause}]" if option.clause else ""
            self.say(f"  {number:3}  {narrator.option(ask, option)}{clause}")
        return self.answer(ask, [str(option.key) for option in options])

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

    def answer(self, ask: Ask, keys: Sequence[str]) -> bool:
        """Read until a number fits; `o` tells of objectives, `u` takes back the last answer, `q` leaves."""
        while True:
            said = self.ask("> ").strip()
            if said == "q":
                return False
            if said == "o":
                self.objectives(ask.seat)
                continue
            if said == "u":
                self.undo(ask.seat)
                return True
            if said.isdigit() and 1 <= int(said) <= len(keys):
                self.table.answer(ask.seat, ask.id, keys[int(said) - 1])
                return True
            self.say(self.texts.say("terminal-number", {"count": len(keys)}))

    def objectives(self, seat: int) -> None:
        """The objectives that lie open to a person or in his hand, and how far he is with each."""
        chapter = self.table.game.objectives
        lying = [each.id for each in chapter.lying(seat) if seat not in each.claimed]
        for objective in (*lying, *chapter.open_cards(seat), *self.table.game.state.special):
            self.say(f"     {self.narrators[seat].objective(seat, objective)}")

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
