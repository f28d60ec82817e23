"""Events and actions as sentences, in the language of a catalogue.

The message of an event is ``event-<game>-<kind>``; its values are the event's fields, with names
in place of seats, pieces and spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from roost.locale import Catalogue
from roost.rules import AnyGame, Event, Outcome, pickomino
from roost.rules.core import Action, encode
from roost.rules.pickomino import PickominoState, RollOn, Stop, Take

Values = dict[str, object]
COLOUR_NAMES = ("blue", "green", "red", "yellow")
NUMBERS = 6


class Narrator:
    """Tells what happens at one table. `names` are the players by seat."""

    def __init__(self, texts: Catalogue, rules: AnyGame, names: Sequence[str]) -> None:
        self.texts = texts
        self.rules = rules
        self.names = tuple(names)

    # -- words -----------------------------------------------------------------------------

    def all_of(self, parts: Iterable[str]) -> str:
        """``Ana, Leo and Eva``."""
        *first, last = parts
        if not first:
            return last
        return self.texts.text("list-and", first=", ".join(first), last=last)

    def dice(self, faces: Iterable[int]) -> str:
        """What the dice show: ``1 1 3 worm``."""
        if self.rules.key == "pickomino":
            return " ".join(self.face(face) for face in faces)
        return " ".join(map(str, faces))

    def face(self, face: int) -> str:
        return self.texts.text("face-name", face=face)

    def piece(self, piece: int) -> str:
        """``blue 3``."""
        colour = COLOUR_NAMES[piece // NUMBERS]
        return self.texts.text("piece-name", colour=colour, number=piece % NUMBERS + 1)

    def space(self, space: int) -> str:
        names: tuple[str, ...] = self.rules.board.names  # type: ignore[attr-defined]
        return names[space]

    def owner(self, piece: int) -> str:
        return self.names[piece // NUMBERS % len(self.names)]

    def score(self, score: int) -> str:
        return self.texts.text(f"score-{self.rules.key}", score=score)

    # -- events ----------------------------------------------------------------------------

    def tell(self, events: Sequence[Event]) -> list[str]:
        """A sentence for each thing that happened, in order, and the winners at the end."""
        if self.rules.key == "pickomino":
            return [self._event(kind, values) for kind, values in _pickomino(events, self)]
        return [self._event(*_knockout(event, self)) for event in events]

    def _event(self, kind: str, values: Values) -> str:
        return self.texts.text(f"event-{self.rules.key}-{kind}", **values)

    def winners(self, outcome: Outcome) -> str:
        """Who won, and with how much."""
        seats = outcome.winners
        return self.texts.text(
            "result-winners",
            count=len(seats),
            names=self.all_of(self.names[seat] for seat in seats),
            score=self.score(outcome.scores[seats[0]]),
        )

    # -- actions ---------------------------------------------------------------------------

    def action(self, state: Any, action: Action) -> str:
        """What an action would do."""
        if self.rules.key == "pickomino":
            return self._pickomino_action(state, action)
        return self._knockout_action(state, action)

    def _pickomino_action(self, state: PickominoState, action: Action) -> str:
        text = self.texts.text
        if isinstance(action, Take):
            count = (state.roll or ()).count(action.face)
            points = 5 if action.face == pickomino.WORM else action.face
            return text(
                "action-pickomino-take",
                face=action.face, count=count, total=state.total + count * points,
            )  # fmt: skip
        if isinstance(action, RollOn):
            return text("action-pickomino-roll-on", dice=state.dice_left)
        tile = action.tile if isinstance(action, Stop) else None
        owners = [s for s, top in enumerate(state.tops) if top == tile and s != state.seat]
        source = "nobody" if tile is None else ("seat" if owners else "grill")
        victim = self.names[owners[0]] if source == "seat" else "none"
        return text(
            "action-pickomino-stop", **{"from": source, "tile": tile, "victim-name": victim}
        )

    def _knockout_action(self, state: Any, move: Any) -> str:
        values: Values = {"piece": self.piece(move.piece), "space": self.space(move.space)}
        values |= _victim(move.space in state.positions, state.positions, move.space, self)
        return self.texts.text("action-knockout-move", **values)


def _victim(hit: bool, positions: tuple[int, ...], space: int, narrator: Narrator) -> Values:
    if not hit:
        return {"victim": None, "victim-name": None}
    piece = positions.index(space)
    return {"victim": narrator.piece(piece), "victim-name": narrator.owner(piece)}


def _pickomino(events: Sequence[Event], narrator: Narrator) -> list[tuple[str, Values]]:
    """Each event but `turned` after `returned`, which are one sentence."""
    told: list[tuple[str, Values]] = []
    kinds = [event.kind for event in events]
    for index, event in enumerate(events):
        values = _fields(event, narrator)
        following = events[index + 1] if index + 1 < len(events) else None
        if isinstance(event, pickomino.GotTile):
            victim = event.victim
            values["exact"] = event.tile == event.total
            values["victim-name"] = None if victim is None else narrator.names[victim]
        elif isinstance(event, pickomino.Returned):
            turned = following.tile if isinstance(following, pickomino.Turned) else None
            values["turned"] = turned
            values["result"] = {None: "stays", event.tile: "face-down"}.get(turned, "turned")
        elif isinstance(event, pickomino.Turned) and "returned" in kinds:
            continue
        told.append((event.kind, values))
        if isinstance(event, pickomino.Failed) and not {"returned", "turned"} & set(kinds):
            told.append(("nothing-returned", {"name": values["name"]}))
    return told


def _knockout(event: Event, narrator: Narrator) -> tuple[str, Values]:
    values = _fields(event, narrator)
    fields = encode(event)
    if "piece" in fields:
        values["piece"] = narrator.piece(fields["piece"])
        values["number"] = fields["piece"] % NUMBERS + 1
    for name in ("origin", "space"):
        if name in fields:
            values[name] = narrator.space(fields[name])
    if fields.get("victim") is not None:
        values["victim"] = narrator.piece(fields["victim"])
        values["victim-name"] = narrator.owner(fields["victim"])
    else:
        values["victim-name"] = None
    if "seats" in fields:
        values["names"] = narrator.all_of(narrator.names[seat] for seat in fields["seats"])
    if event.kind == "rolled":
        low, high = fields["dice"]
        values |= {"low": low, "high": high, "double": low == high}
    return event.kind, values


def _fields(event: Event, narrator: Narrator) -> Values:
    fields = encode(event)
    values: Values = {name: value for name, value in fields.items() if name != "type"}
    if "seat" in fields:
        values["name"] = narrator.names[fields["seat"]]
    if "dice" in fields:
        values["dice"] = narrator.dice(fields["dice"])
    if "outcome" in fields:
        values["capped"] = fields["outcome"]["capped"]
    return values
