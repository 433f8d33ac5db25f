"""Councilors: their votes, and what they make of the vote."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, BOUND, OPPONENT, Effect
from mecatol.rules import events
from mecatol.rules.choosing import DONE, NO
from mecatol.rules.layers import official as behaviours
from mecatol.rules.moments import (
    BARGAINING,
    BONUS_VOTES,
    COUNCIL_OVER,
    GOODS_GIVEN,
    NOTE_KEPT,
    OUTCOME_KNOWN,
    REPRESENTATIVE_KILLED,
    REPRESENTATIVES_REVEALED,
    TAKES_NOTES,
    VOTE_CAST,
    VOTER_RISES,
    VOTES_LAST,
    Casting,
    Decided,
    Gift,
    Killing,
)
from mecatol.rules.naming import at_player, card_named, on_planet, words_of
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import card_option
from mecatol.rules.official.politics import AGAINST, FOR
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.state import Group, Seat

from .common import CLAUSE, ask, bonus, get_ship, must_abstain, one_or_the_other, peaceful

# -- votes ---------------------------------------------------------------------------------------------------------------


@bonus("perdin_perdona")
def votes_of_perdin_perdona(game: Game, effect: Effect, casting: Casting) -> int:
    return 3 if casting.outcome == AGAINST else 0


@bonus("ssruuk_gella")
def votes_of_ssruuk_gella(game: Game, effect: Effect, casting: Casting) -> int:
    return 2 if casting.outcome == FOR else 0


@bonus("xxekir_grom")
def votes_of_xxekir_grom(game: Game, effect: Effect, casting: Casting) -> int:
    """Three more if whoever called the council has offered his player no note."""
    current = game.political_intrigue.current()
    return 0 if game.political_intrigue.remembers(f"offered:{current}:{effect.owner}") else 3


@bonus("ta_zern")
def votes_of_ta_zern(game: Game, effect: Effect, casting: Casting) -> int:
    """One more for each technology that was not on the race sheet."""
    player = game.player(effect.owner)
    return len([name for name in player.technologies if name not in game.content.races[player.race].technologies])


@bonus("elder_sarrig")
def votes_of_elder_sarrig(game: Game, effect: Effect, casting: Casting) -> int:
    return 3 if game.state.speaker == effect.owner else 0


@bonus("moltosh_flae")
def votes_of_moltosh_flae(game: Game, effect: Effect, casting: Casting) -> int:
    """Four more while a War Sun of his player's is at Mecatol Rex or next to it."""
    rex = game.board.system_of(MECATOL_REX)
    near = (rex, *game.galaxy.adjacent(rex))
    return 4 if any(g.kind == "war_sun" for hex_ in near for g in game.board.ships(effect.owner, hex_)) else 0


@bonus("sai_seravus")
def votes_of_sai_seravus(game: Game, effect: Effect, casting: Casting) -> int:
    """One more for each controlled system with a wormhole."""
    systems = [system.hex for system in game.state.systems]
    return sum(bool(game.galaxy.wormholes(hex_)) and game.economy.controls_system(effect.owner, hex_) for hex_ in systems)


@behaviours.modify("dirzuga_mantasa", BONUS_VOTES, OPPONENT, stage=BOUND)
def votes_of_dirzuga_mantasa(game: Game, effect: Effect, votes: int, casting: Casting) -> int:
    """No other Councilor adds any votes."""
    return 0 if game.political_intrigue.is_a(casting.seat, "councilor") else votes


@behaviours.on("zo_cou", VOTER_RISES)
async def zo_cou_sells_secrets(game: Game, effect: Effect, seat: Seat) -> None:
    """Action Cards may be discarded, for a vote each."""
    while game.politics.votes(seat) and game.action_cards.hand(seat):
        key = await game.choose(seat, "discard_for_votes", discards, game, seat)
        if key == DONE.key:
            return
        game.action_cards.discard(seat, card_named(key))
        game.note(effect, "votes", str(votes_of_zo_cou(game, effect, Casting(seat, "", "")) + 1))


@grants(CLAUSE)
def discards(game: Game, seat: Seat) -> list[Option[str]]:
    """Action Cards in hand, or no more."""
    return [*(card_option(card, "option-discard-card") for card in game.action_cards.hand(seat)), DONE]


@bonus("zo_cou")
def votes_of_zo_cou(game: Game, effect: Effect, casting: Casting) -> int:
    return int(game.remembered(effect, "votes") or 0)


@behaviours.modify("legate_erran", VOTES_LAST)
def order_of_legate_erran(game: Game, effect: Effect, last: bool, seat: Seat) -> bool:
    return True


# -- bargaining ----------------------------------------------------------------------------------------------------------


@behaviours.on("garrus", GOODS_GIVEN, ANY)
async def garrus_earns_interest(game: Game, effect: Effect, gift: Gift) -> None:
    """The first Trade Good that somebody gives his player in the bargaining brings another one."""
    bargaining = any(other.key == "bargaining" for other in game.state.effects)
    if bargaining and gift.to == effect.owner and not game.remembered(effect, "earned"):
        game.note(effect, "earned", "yes")
        game.economy.gain_goods(effect.owner, 1, effect.key)


@behaviours.on("rhal_darish", NOTE_KEPT)
async def rhal_darish_is_rewarded(game: Game, effect: Effect, gift: Gift) -> None:
    """Three Trade Goods if his player gives away a note."""
    if not game.remembered(effect, "rewarded"):
        game.note(effect, "rewarded", "yes")
        game.economy.gain_goods(effect.owner, 3, effect.key)


@behaviours.on("ggrucoto_rinn", BARGAINING, ANY)
async def ggrucoto_rinn_buys_votes(game: Game, effect: Effect, current: Seat) -> None:
    """Players may be offered Trade Goods; who takes them gets no notes, and his votes are cast for him."""
    left = game.opponents(effect.owner)
    while left and game.economy.usable_goods(effect.owner):
        other = await ask.player(game, effect.owner, "rinn_offers_to", left, may_decline=True)
        if other is None:
            return
        left.remove(other)
        amount = await ask.number(game, effect.owner, "rinn_offers", game.economy.usable_goods(effect.owner), 1)
        if await ask.agrees(game, other, "take_goods"):
            game.economy.hand_goods(effect.owner, other, amount)
            await game.moment(GOODS_GIVEN, Gift(effect.owner, other))
            game.begin_effect("proxy_vote", other, "card", until="council", target=effect.owner)
            game.begin_effect("takes_no_notes", other, "card", until="council")


@behaviours.modify("takes_no_notes", TAKES_NOTES)
def notes_after_ggrucoto_rinn(game: Game, effect: Effect, takes: bool, seat: Seat) -> bool:
    return False


@behaviours.on("huldran", VOTER_RISES, OPPONENT)
async def huldran_demands_a_fee(game: Game, effect: Effect, voter: Seat) -> None:
    """Who has got no note in this council pays a Trade Good or abstains."""
    if not game.politics.votes(voter) or game.political_intrigue.received(voter):
        return
    ways = ["good", "abstain"] if game.economy.usable_goods(voter) else ["abstain"]
    if await game.choose(voter, "pay_huldran", one_or_the_other, ways) == "good":
        game.economy.hand_goods(voter, effect.owner, 1)
    else:
        must_abstain(game, voter)


# -- abstaining and voting -----------------------------------------------------------------------------------------------


@behaviours.on("r7_82", VOTE_CAST)
async def r7_82_builds_instead(game: Game, effect: Effect, seat: Seat) -> None:
    """A Cruiser in the Home System if his player abstains."""
    home = peaceful(game, seat, [game.board.home(seat)], "cruiser")
    if not game.political_intrigue.voted(seat) and home:
        await get_ship(game, seat, "cruiser", home[0], effect.key)


@behaviours.on("ronald_wiley", VOTE_CAST)
async def ronald_wiley_recruits_instead(game: Game, effect: Effect, seat: Seat) -> None:
    """Two Ground Forces on an own planet if his player abstains."""
    number = min(2, game.board.left(seat, "ground_force"))
    planets = game.board.solid_planets(seat)
    if not game.political_intrigue.voted(seat) and number and planets:
        planet = await ask.planet(game, seat, "recruit_where", planets)
        game.production.bring(seat, on_planet(planet), [Group("ground_force", number)], effect.key)


@behaviours.on("sula_mentarion", VOTE_CAST)
async def sula_mentarion_looks_ahead(game: Game, effect: Effect, seat: Seat) -> None:
    """After voting the next Political Card is looked at, and stays on top or goes under the deck."""
    deck = game.state.political_deck
    if not game.political_intrigue.voted(seat):
        return
    seen = game.bring_up(deck, "political_deck", effect.key, 1, [seat])
    if not seen:
        return
    game.tell(events.Learned(seat, "political_deck", seen), to=[seat])
    if await game.choose(seat, "top_or_bottom", one_or_the_other, ["top", "bottom"]) == "bottom":
        game.put_under(deck, seen[0])


# -- the outcome ---------------------------------------------------------------------------------------------------------


def outvoted(game: Game, effect: Effect, decided: Decided) -> bool:
    """Whether a player has voted for something else than came about."""
    return game.political_intrigue.voted(effect.owner) not in ("", decided.outcome)


@behaviours.on("berekar_berekon", OUTCOME_KNOWN, ANY)
async def berekar_berekon_is_consoled(game: Game, effect: Effect, decided: Decided) -> None:
    """A Cruiser in a controlled system if the agenda does not end as his player voted."""
    own = [system.hex for system in game.state.systems if game.economy.controls_system(effect.owner, system.hex)]
    places = peaceful(game, effect.owner, own, "cruiser")
    if outvoted(game, effect, decided) and places:
        hex_ = await ask.system(game, effect.owner, "cruiser_where", places)
        await get_ship(game, effect.owner, "cruiser", hex_, effect.key)


@behaviours.on("claire_gibson", OUTCOME_KNOWN, ANY)
async def claire_gibson_breaks_a_promise(game: Game, effect: Effect, decided: Decided) -> None:
    """If the agenda does not end as her player voted, a note may be taken back from one who voted the other way."""
    if outvoted(game, effect, decided) and len(own_notes(game, effect.owner)) > 1:
        key = await game.choose(effect.owner, "take_back_note", own_notes, game, effect.owner)
        if key != NO.key:
            _, note, holder = words_of(key)
            held = game.promissory_notes.held(int(holder), effect.owner)
            game.promissory_notes.take_back(next(other for other in held if other.key == note))


@grants(CLAUSE)
def own_notes(game: Game, seat: Seat) -> list[Option[str]]:
    """A player's notes that are held by those who voted otherwise than he did, or none."""
    intrigue = game.political_intrigue
    others = [other for other in game.opponents(seat) if intrigue.voted(other) not in ("", intrigue.voted(seat))]
    notes = [(note.key, other) for other in others for note in game.promissory_notes.held(other, seat)]
    return [
        *(
            Option(f"note:{note}:{other}", things=(at_player(other),), says=message("option-play-note", note=note, player=other))
            for note, other in notes
        ),
        NO,
    ]


@behaviours.on("ssruuk_heyra", OUTCOME_KNOWN, ANY)
async def ssruuk_heyra_is_owed(game: Game, effect: Effect, decided: Decided) -> None:
    """Whoever called the council and voted alike must give a note, unless he has given one already."""
    intrigue, current = game.political_intrigue, game.political_intrigue.current()
    alike = intrigue.voted(effect.owner) == intrigue.voted(current) != ""
    if current != effect.owner and alike and not intrigue.gave(current) and game.promissory_notes.kept(current):
        note = await game.choose(current, "owed_note", kept_notes, game, current)
        await intrigue.hand_over(current, note, effect.owner)


@grants(CLAUSE)
def kept_notes(game: Game, seat: Seat) -> list[Option[str]]:
    """The notes a player has left."""
    return [Option(note, says=message("option-offer-note", note=note)) for note in game.promissory_notes.kept(seat)]


# -- death ---------------------------------------------------------------------------------------------------------------


@behaviours.on("angrag", REPRESENTATIVE_KILLED)
async def angrag_is_mourned(game: Game, effect: Effect, killing: Killing) -> None:
    """Whoever killed him has a Command Counter of his laid in a system that An'grag's player chooses."""
    free = [system.hex for system in game.state.systems if killing.by not in system.counters]
    if killing.by not in (-1, effect.owner) and free and game.board.reinforcements(killing.by) > 0:
        hex_ = await ask.system(game, effect.owner, "mourning_system", free)
        game.board.lay_counter(killing.by, hex_, "reinforcements")


@behaviours.on("talla_darator", REPRESENTATIVE_KILLED)
async def talla_darator_is_a_scandal(game: Game, effect: Effect, killing: Killing) -> None:
    """Whoever had her assassinated must abstain."""
    if killing.assassinated:
        must_abstain(game, killing.by)


@behaviours.on("dirzuga_ohao", REPRESENTATIVE_KILLED)
async def dirzuga_ohao_grows_back(game: Game, effect: Effect, killing: Killing) -> None:
    game.begin_effect("dirzuga_returns", effect.owner, "card", until="council", where=killing.representative)


@behaviours.on("dirzuga_returns", COUNCIL_OVER, ANY)
async def dirzuga_ohao_comes_back(game: Game, effect: Effect, _: Seat) -> None:
    """After the vote he is in the hand again."""
    game.political_intrigue.restore(effect.owner, effect.where)


@behaviours.on("beelzebul", REPRESENTATIVES_REVEALED, ANY)
async def beelzebul_ends_it_all(game: Game, effect: Effect, current: Seat) -> None:
    """All Councilors are killed, this one included, and the agenda is discarded."""
    for seat in game.from_speaker():
        if game.political_intrigue.is_a(seat, "councilor"):
            await game.political_intrigue.kill(seat, effect.owner)
    for agenda in list(game.state.council):
        game.politics.withdraw(agenda, effect.key)
