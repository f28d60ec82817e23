"""The client's side of the fair dice: it checks every message, and names what cannot be true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from roost import wire
from roost.client.errors import UnfairError
from roost.fairdice.player import FairCommand, FairPlayer, MemoryStore, Store
from roost.fairdice.receipt import Receipt
from roost.fairdice.shared import Places, SharedDice, stream_commitment
from roost.fairdice.transcript import (
    ActEntry,
    BrokenError,
    DueEntry,
    EndEntry,
    Entry,
    Facts,
    RollEntry,
    SeatFacts,
    Transcript,
)
from roost.rules import RULES_VERSION, Action, Phase, Roll, State, make_game
from roost.rules.errors import GameError
from roost.wire.mirror import action_of

Stores: TypeAlias = Callable[[str, int], Store]  # by table and seat


def facts_of(view: wire.TableView) -> Facts:
    """Return the facts that a table's dice are bound to, as the server shows them."""
    dice = view.dice
    shared = dice.source == "shared"
    return Facts(
        table=view.id,
        game=view.game,
        variant=view.variant,
        rules=view.rules,
        position=view.start or "",
        source=f"shared:{dice.stream}:{dice.commitment}" if shared else dice.source,
        first=dice.first,
        seats=tuple(
            SeatFacts("bot", seat.bot or "") if seat.kind == "bot" else SeatFacts("person")
            for seat in view.seats
        ),
        server=dice.tip,
    )


def requested_of(request: wire.TableRequest) -> dict[str, object]:
    """Return the facts that a table must have if it is the requested one."""
    game = make_game(request.game, request.variant)
    source = "fair" if isinstance(request.dice, wire.FairDiceSetup) else "manual"
    first = request.first
    if request.start is not None:
        first = game.parse_position(request.start).seat
    elif first is None and (game.rolls_for_start or source != "fair"):
        first = 0
    return {
        "game": request.game,
        "variant": game.variant.key,
        "rules": RULES_VERSION,
        "position": request.start or "",
        "source": source,
        "first": first,
        "seats": tuple(
            SeatFacts("bot", seat.bot) if isinstance(seat, wire.SeatBot) else SeatFacts("person")
            for seat in request.seats
        ),
    }


class FairPlay:
    """What the client knows about one table's dice: one player for each of our seats, and one who
    only watches.
    """

    def __init__(
        self, table: str, request: wire.TableRequest | None = None, stores: Stores | None = None
    ) -> None:
        self.table = table
        self.watcher = FairPlayer()
        self.players: list[FairPlayer] = []
        self.game: GameCheck | None = None
        self._requested = None if request is None else requested_of(request)
        self._stores = stores or (lambda _table, _seat: MemoryStore())

    @property
    def transcript(self) -> Transcript | None:
        return self.watcher.transcript

    @property
    def n(self) -> int:
        """The number of entries seen."""
        return 0 if self.transcript is None else self.transcript.n

    @property
    def _all(self) -> list[FairPlayer]:
        return [self.watcher, *self.players]

    def player(self, seat: int) -> FairPlayer | None:
        """Return the player of a seat; None if the dice do not need us there."""
        return next((one for one in self.players if one.saved.seat == seat), None)

    # -- checking --------------------------------------------------------------------------

    def look(self, view: wire.TableView, seats: Sequence[int]) -> None:
        """Check what the server shows of the table; `seats` are ours, it says."""
        facts = facts_of(view)
        if view.dice.head is not None and facts.source == "fair":
            self._adopt(seats)
        for player in self._all:
            player.view(facts, self._requested)
        self._requested = None
        if view.dice.head is not None:
            for player in self._all:
                player.sealed(view.dice.head, view.dice.tips)
        elif self.transcript is not None or _has_begun(view):
            for player in self._all:
                player.refuse("head", _shown(view), {})
        self._check_stops()

    def _adopt(self, seats: Sequence[int]) -> None:
        """Play on at seats that an earlier run of this program, or another device, got ready."""
        if self.players or self.transcript is not None:
            return
        for seat in seats:
            player = FairPlayer(self._stores(self.table, seat))
            player.adopted = seat
            self.players.append(player)

    def follow(self, entries: wire.EntryList, view: wire.TableView) -> bool:
        """Check entries; return False if some before them are missing here."""
        whole = entries.after + len(entries.list) >= view.dice.entries
        for player in self._all:
            floor = player.floor if whole else 0
            if not player.entries(entries.after, entries.list, floor):
                return False
        self._check_stops()
        return True

    def check_game(self, view: wire.TableView, steps: Sequence[wire.StepView]) -> None:
        """Check that the game goes on as the transcript and the rules have it."""
        transcript = self.transcript
        if transcript is None:
            return
        if self.game is None:
            self.game = GameCheck(transcript)
        try:
            self.game.follow(view, steps)
        except BrokenError as error:
            for player in self._all:
                player.refuse(error.code, _shown(view, steps), error.values)
        self._check_stops()
        for player in self.players:
            if player.phase == "playing":
                player.adopted = None
            elif player.phase == "watching" and player.adopted is not None:
                player.take_over(player.adopted)

    def _check_stops(self) -> None:
        for player in reversed(self._all):
            if player.evidence is not None:
                raise UnfairError(self.table, player.evidence)

    # -- our part --------------------------------------------------------------------------

    def ready(self, seat: int, view: wire.TableView) -> str | None:
        """Return the tip to get ready with."""
        if view.dice.source != "fair":
            return None
        player = self.player(seat)
        if player is None:
            player = FairPlayer(self._stores(self.table, seat))
            player.view(facts_of(view))
            self.players.append(player)
        player.ready(seat)
        return player.saved.own.tip if player.saved.own else None

    def leave(self, seat: int) -> None:
        """Note that a seat was left before the game."""
        player = self.player(seat)
        if player is not None and player.transcript is None:
            player.leave()
            self.players.remove(player)

    def commands(self) -> Iterator[FairCommand]:
        """Yield what is to be sent now."""
        for player in self.players:
            yield from player.commands()

    def decision(self, seat: int, action: wire.Action) -> tuple[str, int | None]:
        """Return an action's text, and how many dice it throws."""
        state = None if self.game is None else self.game.state
        if state is None:
            raise ValueError("the game has not started")
        game = self.game.rules  # type: ignore[union-attr]
        move = action_of(action, game, state)
        after = game.apply(state, move).state
        throws = after.phase is Phase.CHANCE and (after.seat, after.turn) == (seat, state.turn)
        return game.format_move(state, move), game.dice_count(after) if throws else None

    @property
    def receipt(self) -> Receipt | None:
        """Return the receipt to keep, once the game has begun."""
        found = (player.receipt for player in (*self.players, self.watcher))
        data = next((one for one in found if one is not None), None)
        return None if data is None else msgspec.convert(data, Receipt)


def _has_begun(view: wire.TableView) -> bool:
    """Whether a table must have a head, as far as the server shows."""
    checked = view.dice.source in ("fair", "shared")
    return checked and (view.status in ("starting", "playing", "over") or view.position is not None)


def _shown(view: wire.TableView, steps: Sequence[wire.StepView] = ()) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(
        {"type": "view", "table": view, "steps": list(steps)}
    )
    return shown


class GameCheck:
    """Follows a transcript by the rules, and compares it with the positions that are shown."""

    def __init__(self, transcript: Transcript) -> None:
        facts = transcript.facts
        self.rules = make_game(facts.game, facts.variant)
        self._transcript = transcript
        self._n = 0
        # Whether the players roll for the start (K3) or the first seat was named, the head does not
        # tell: after some entries one of the two fits.
        self._states: list[State] | None = None
        self._throws: list[tuple[State, Roll]] = []
        self._ended: EndEntry | None = None

    @property
    def state(self) -> State | None:
        return self._states[0] if self._states else None

    def follow(self, view: wire.TableView, steps: Sequence[wire.StepView] = ()) -> None:
        """Apply the entries that are new, and check what is shown with them."""
        transcript = self._transcript
        self._check_steps(steps)
        for entry in transcript.entries[self._n :]:
            self._n += 1
            self._apply(entry)
        shown = getattr(view.position, "text", None)
        if self._states is not None or shown is not None:
            fitting = [s for s in self._begun() if self.rules.format_position(s) == shown]
            if not fitting:
                raise BrokenError("step", given=str(shown))
            self._states = fitting
        self._check_status(view)
        self._check_seed(view.dice)

    def _begun(self) -> list[State]:
        if self._states is None:
            facts, seats = self._transcript.facts, self._transcript.seats
            if facts.position:
                self._states = [self.rules.parse_position(facts.position)]
            else:
                firsts = [self._transcript.first]
                if self.rules.rolls_for_start:
                    firsts.insert(0, None)
                self._states = [self.rules.start(seats, first=first) for first in firsts]
        return self._states

    def _apply(self, entry: Entry) -> None:
        if isinstance(entry, EndEntry):
            self._ended = entry
        if not isinstance(entry, DueEntry | RollEntry | ActEntry | EndEntry):
            return
        if isinstance(entry, EndEntry) and entry.status == "abandoned":
            return
        found, problem = [], ""
        for state in self._begun():
            try:
                found.append(self._next(state, entry))
            except (GameError, ValueError) as error:
                problem = str(error)
        if not found:
            raise BrokenError("step", given=problem[:200])
        self._states = found

    def _next(self, state: State, entry: Entry) -> State:
        rules = self.rules
        match entry:
            case DueEntry(seat, dice):
                wanted = (state.seat, rules.dice_count(state))
                if state.phase is not Phase.CHANCE or (seat, dice) != wanted:
                    raise ValueError(f"{dice} dice of seat {seat}")
                return state
            case RollEntry():
                roll = Roll(entry.faces)
                self._throws.append((state, roll))
                after: State = rules.apply(state, roll).state
                return after
            case ActEntry(seat, text):
                move = rules.parse_move(state, text)
                if seat != state.seat or not isinstance(move, Action):
                    raise ValueError(f"{text} of seat {seat}")
                if rules.format_move(state, move) != text:
                    raise ValueError(text)
                following: State = rules.apply(state, move).state
                return following
            case EndEntry(_, scores):
                outcome = rules.outcome(state)
                if outcome is None or " ".join(map(str, outcome.scores)) != scores:
                    raise ValueError(f"scores {scores}")
                return state
        return state

    def _check_steps(self, steps: Sequence[wire.StepView]) -> None:
        """Check that the moves of the last steps are those of the last entries."""
        played = [step for step in steps if step.token is not None]
        moves = [
            entry for entry in self._transcript.entries if isinstance(entry, RollEntry | ActEntry)
        ]
        if len(played) > len(moves):
            raise BrokenError("step", given=str(played[0].token))
        for step, entry in zip(played[::-1], moves[::-1], strict=False):
            for event in step.events:
                dice = getattr(event, "dice", None)
                if isinstance(entry, RollEntry) and dice is not None and tuple(dice) != entry.faces:
                    raise BrokenError("step", given=" ".join(map(str, dice)))
            if isinstance(entry, ActEntry) and (step.token, step.seat) != (
                entry.action,
                entry.seat,
            ):
                raise BrokenError("step", given=str(step.token))

    def _check_status(self, view: wire.TableView) -> None:
        """Check that the game is over where the transcript ends, and nowhere else."""
        ended = None if self._ended is None else self._ended.status
        shown = view.status if view.status in ("over", "abandoned") else None
        if ended != shown:
            raise BrokenError("step", given=view.status)
        if ended is None and self._states and not self._transcript.mixing:
            chance = any(state.phase is Phase.CHANCE for state in self._states)
            if chance != (self._transcript.due is not None):
                raise BrokenError("step", given="due")

    def _check_seed(self, dice: wire.DiceView) -> None:
        """Check shared dice, once their seed is published."""
        if dice.source != "shared" or dice.seed is None or dice.stream is None:
            return
        seed = bytes.fromhex(dice.seed)
        if stream_commitment(dice.stream, seed) != dice.commitment:
            raise BrokenError("facts", field="commitment")
        stream, places = SharedDice(dice.stream, seed), Places()
        for number, (state, roll) in enumerate(self._throws, 1):
            wanted = stream.roll(places.next(state), len(roll.dice))
            if wanted != roll:
                raise BrokenError("faces", roll=number, given=str(roll), wanted=str(wanted))


def as_message(command: FairCommand) -> dict[str, Any]:
    """Return a command's fields, for the message of the same name."""
    fields: dict[str, Any] = msgspec.to_builtins(command)
    del fields["type"]
    return fields
