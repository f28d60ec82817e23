"""The evidence of a client that stopped: a file that anyone can check again."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from roost import wire
from roost.client.fair import GameCheck
from roost.fairdice.player import FairPlayer, Stop
from roost.fairdice.shared import Place, SharedDice, stream_commitment
from roost.fairdice.transcript import BrokenError, Facts, Transcript
from roost.rules.errors import GameError

FORMAT = "roost-evidence"
# confirmed: the file shows it; own: only the device knows what it sent; none: nothing is wrong
Judgement: TypeAlias = Literal["confirmed", "own", "none"]
_OWN = ("use", "action", "tip", "shorter")


class EvidenceError(GameError):
    """A file without valid evidence."""

    code = "bad-receipt"


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    facts: Facts
    tips: tuple[str | None, ...] | None
    entries: list[Any]
    stop: Stop
    receipt: dict[str, Any] | None = None
    format: str = FORMAT

    @classmethod
    def from_json(cls, data: object) -> Evidence:
        try:
            return msgspec.convert(data, cls)
        except msgspec.ValidationError as error:
            reason = str(error)[:200]
            raise EvidenceError(f"not evidence: {reason}", reason=reason) from None


def judge(evidence: Evidence) -> Judgement:
    """Repeat what the client saw, and say whether its last message contradicts that."""
    player = FairPlayer()
    player.view(evidence.facts)
    message = evidence.stop.message
    if not isinstance(message, dict):
        return "none"
    if _is_seen(evidence, message):
        return "confirmed"
    if "table" in message and "server" in message:  # the facts as shown later
        player.view(msgspec.convert(message, Facts))
    elif evidence.tips is not None and message.get("type") in ("sealed", "entries", "view"):
        _repeat(player, evidence, message)
    elif message.get("type") == "sealed":
        player.sealed(str(message["head"]), message["tips"])
    if player.stop is not None and player.stop.code == evidence.stop.code:
        return "confirmed"
    return "own" if evidence.stop.code in _OWN else "none"


def _is_seen(evidence: Evidence, message: dict[str, Any]) -> bool:
    """Return whether the message alone shows what a page without the rules has found."""
    code = evidence.stop.code
    if message.get("type") == "view" and code in ("head", "shorter"):
        view = msgspec.convert(message["table"], wire.TableView)
        if code == "shorter":
            return view.dice.entries < len(evidence.entries)
        return view.dice.head is None and view.status in ("starting", "playing", "over")
    if message.get("type") == "steps":
        return _shows_other_dice(evidence, int(message["n"]), message["steps"])
    if message.get("type") == "seed":
        return _breaks_seal(evidence, str(message["stream"]), bytes.fromhex(message["seed"]))
    return False


def _rolls(entries: list[Any]) -> list[tuple[int, list[int]]]:
    """Return the rolls with their seats."""
    rolls: list[tuple[int, list[int]]] = []
    seat = 0
    for entry in entries:
        if entry["type"] == "due":
            seat = entry["seat"]
        elif entry["type"] == "roll":
            rolls.append((seat, entry["faces"]))
    return rolls


def _breaks_seal(evidence: Evidence, stream: str, seed: bytes) -> bool:
    """Return whether a published seed, or the rolls, are not those of the stream."""
    commitment = stream_commitment(stream, seed)
    if evidence.facts.source != f"shared:{stream}:{commitment}":
        return evidence.facts.source.startswith(f"shared:{stream}:")
    dice = SharedDice(stream, seed)
    turns: dict[int, int] = {}
    last: Place | None = None
    for seat, faces in _rolls(evidence.entries):
        turn = turns.get(seat, -1)
        places = [Place(seat, turn + 1, 0)]
        if last is not None and last.seat == seat:
            places.insert(0, Place(seat, turn, last.roll + 1))
        last = next((p for p in places if list(dice.roll(p, len(faces)).dice) == faces), None)
        if last is None:
            return True
        turns[seat] = last.turn
    return False


def _shows_other_dice(evidence: Evidence, n: int, steps: list[Any]) -> bool:
    """Return whether steps show rolls that are not the last ones of the first n entries."""
    rolls = _rolls(evidence.entries[:n])
    shown = [
        (event["seat"], event["dice"])
        for step in steps
        for event in step["events"]
        if event["type"] in ("rolled", "rolled-off")
    ]
    return bool(shown) and rolls[-len(shown) :] != shown


def _repeat(player: FairPlayer, evidence: Evidence, message: dict[str, Any]) -> None:
    tips = list(evidence.tips or ())
    transcript = Transcript(evidence.facts, tips)
    player.sealed(transcript.head.hex(), tips)
    player.entries(0, evidence.entries)
    if player.transcript is None or player.stop is not None:
        return
    if message["type"] == "sealed":
        player.sealed(str(message["head"]), message["tips"])
    elif message["type"] == "entries":
        floor = int(evidence.stop.values.get("wanted", 0)) if evidence.stop.code == "shorter" else 0
        player.entries(int(message["after"]), message["list"], floor)
    else:
        try:
            view = msgspec.convert(message["table"], wire.TableView)
            steps = msgspec.convert(message.get("steps", []), list[wire.StepView])
            GameCheck(player.transcript).follow(view, steps)
        except BrokenError as error:
            player.refuse(error.code, message, error.values)
