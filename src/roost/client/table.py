"""A table over its socket: its state and its commands.

If the connection drops, the client reconnects and resends the pending command with the same id,
which the server never applies twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from types import TracebackType
from typing import NamedTuple, Self, TypeAlias, TypeVar
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.frames import CloseCode

from roost import wire
from roost.client.errors import ClientError, RefusedError, UnreachableError
from roost.client.fair import FairPlay, Stores, as_message
from roost.client.http import Http
from roost.fairdice.player import (
    ActCommand,
    ChainCommand,
    FairCommand,
    FairPlayer,
    LinkCommand,
    ReturnCommand,
    RollCommand,
)
from roost.fairdice.receipt import Receipt

Choose: TypeAlias = Callable[[wire.TableView, wire.Decision], wire.Action | Awaitable[wire.Action]]
Listen: TypeAlias = Callable[[wire.Update], None]
# A server message; None while the server is unreachable; or the error that ended the connection.
Heard: TypeAlias = wire.ServerMessage | BaseException | None
C = TypeVar("C", ActCommand, RollCommand)
Follow: TypeAlias = Callable[[Heard], None]

PATIENCE_S = 60.0  # seconds to keep trying to reconnect
PAUSES_S = (0.1, 0.3, 1.0, 2.0, 5.0)  # delays between attempts; the last one repeats
_BETWEEN = (502, 503, 504)  # statuses that a proxy returns for an unreachable server
REFUSED = 4403  # close code of a socket that may not read the table

# A decision is sent again when the table has changed.
_LATER = ("stale-version", "mix-due", "link-missing", "seat-kept")
_STALE = ("stale-version", "seat-kept", "not-your-turn", "rolled-already", "mix-due")

_decode = msgspec.json.Decoder(wire.ServerMessage).decode
_encode = msgspec.json.Encoder().encode


class _ComeAgainError(UnreachableError):
    """The server is shutting down or temporarily unreachable, or the table is moving: retry."""


class _Sent(NamedTuple):
    """A command on its way.

    `done` is called when it is acknowledged, before any later message is handled.
    """

    command: wire.Command
    answer: asyncio.Future[wire.Ack]
    done: Callable[[], None] | None


class Table:
    """A table: `view` is its latest state, `you` our role, `steps` everything that happened."""

    def __init__(
        self,
        http: Http,
        table: str,
        key: str | None = None,
        *,
        seat: int | None = None,
        first: wire.TableAnswer | None = None,
        request: wire.TableRequest | None = None,
        stores: Stores | None = None,
    ) -> None:
        self.id = table
        self.fair = FairPlay(table, request, stores)
        self.steps: list[wire.StepView] = []
        self.invites: Sequence[wire.Invite] = () if first is None else first.invites
        self._http, self._key, self._seat = http, key, seat
        self._view = None if first is None else first.table
        self._you = None if first is None else first.you
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[str, _Sent] = {}
        self._news = asyncio.Condition()
        self._failure: BaseException | None = None
        self._tried: dict[FairCommand, int] = {}  # sent when the transcript had so many entries
        self._sending: set[asyncio.Task[None]] = set()
        self._listeners: list[Listen] = []
        self._followers: list[Follow] = []

    # -- coming and going ------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        try:
            await self._connect()
        except _ComeAgainError:
            await self._reconnect()
        self._reader = asyncio.create_task(self._read())
        if self._seat is not None and self._seat not in self.you.seats:
            try:
                await self.sit(self._seat)
            except BaseException:
                await self._close()
                raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._close()

    async def _close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        for task in self._sending:
            task.cancel()
        if self._socket is not None:
            await self._socket.close()

    @property
    def view(self) -> wire.TableView:
        if self._view is None:
            raise ClientError(f"table {self.id} is not open; use `async with`", code="not-open")
        return self._view

    @property
    def you(self) -> wire.You:
        if self._you is None:
            raise ClientError(f"table {self.id} is not open; use `async with`", code="not-open")
        return self._you

    @property
    def receipt(self) -> Receipt | None:
        """The receipt to keep, for `roost check --receipt`; None before the game."""
        return self.fair.receipt

    def listen(self, to: Listen) -> None:
        """Call a function with every update."""
        self._listeners.append(to)

    def follow(self, to: Follow) -> None:
        """Call a function with every event.

        Events are server messages, `None` when the server becomes unreachable, and the
        error that ended the connection.
        """
        self._followers.append(to)

    def _tell(self, heard: Heard) -> None:
        for follower in self._followers:
            follower(heard)

    # -- commands --------------------------------------------------------------------------

    async def send(self, command: wire.Command, done: Callable[[], None] | None = None) -> wire.Ack:
        """Send a command and wait for its answer. Raises `RefusedError` if it is rejected."""
        self._check_failure()
        answer: asyncio.Future[wire.Ack] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = _Sent(command, answer, done)
        try:
            await self._write(command)
            return await answer
        finally:
            self._waiting.pop(command.id, None)

    async def _write(self, command: wire.Command) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is resent after reconnecting
                await self._socket.send(_encode(command).decode())

    async def sit(self, seat: int, name: str | None = None) -> wire.Ack:
        """Take a seat."""
        return await self.send(wire.Sit(id=_id(), seat=seat, name=name, key=self._key))

    async def hint(self, seat: int, language: str) -> wire.HintView:
        """Return the best choice and why, if this table allows hints."""
        path = f"/api/tables/{self.id}/hint"
        query = {"key": self._key, "seat": seat, "language": language}
        return await self._http.ask("GET", path, wire.HintView, **query)

    async def leave(self, seat: int) -> wire.Ack:
        """Leave a seat."""
        return await self.send(wire.Leave(id=_id(), seat=seat), lambda: self.fair.leave(seat))

    async def take_back_seat(self, seat: int) -> wire.Ack:
        """Take the seat back from its stand-in bot."""
        return await self.send(wire.Return(id=_id(), seat=seat))

    async def remove(self, seat: int) -> wire.Ack:
        """Remove the person in a seat for good. Only the table's host may."""
        return await self.send(wire.Remove(id=_id(), seat=seat))

    async def close_seat(self, seat: int) -> wire.Ack:
        """Close an empty seat; later seats move up."""
        return await self.send(wire.CloseSeat(id=_id(), seat=seat))

    async def renew_link(self, seat: int | None = None) -> wire.Invite:
        """Replace the link of a seat or of spectators; the old one becomes invalid."""
        await self.send(wire.RenewLink(id=_id(), seat=seat))
        await self.read_invites()
        return next(invite for invite in self.invites if invite.seat == seat)

    async def revoke_link(self, seat: int | None = None) -> None:
        """Disable the link of a seat or of spectators until it is renewed."""
        await self.send(wire.RevokeLink(id=_id(), seat=seat))
        await self.read_invites()

    async def read_invites(self) -> None:
        """Load the current links into `invites`. Only the table's host may."""
        path = f"/api/tables/{self.id}/invites"
        self.invites = (await self._http.ask("GET", path, wire.InviteList)).invites

    def link(self, invite: wire.Invite) -> str:
        """Return an invitation as a URL."""
        return f"{self._http.origin}{invite.path}"

    async def react(self, seat: int, reaction: wire.Reaction) -> wire.Ack:
        """Show a reaction at a seat."""
        return await self.send(wire.React(id=_id(), seat=seat, reaction=reaction))

    async def rematch(self) -> str:
        """Request a rematch after the game and return its table's id.

        If another player has asked already, return that table.
        """
        ack = await self.send(wire.Rematch(id=_id()))
        if ack.table is None:
            raise ClientError(f"table {self.id} has no rematch", code="no-such-table")
        return ack.table

    async def ready(self, seat: int) -> wire.Ack:
        """Get ready with a new chain."""
        return await self.send(
            wire.Ready(id=_id(), seat=seat, tip=self.fair.ready(seat, self.view))
        )

    async def roll(self, seat: int, at: wire.TableView | None = None) -> wire.Ack:
        """Roll with the seat's link.

        `at` is the view the decision was based on, in case the table has moved on.
        """
        view, player = at or self.view, self.fair.player(seat)
        while player is not None and not player.throw() and self._may_throw_soon(player, seat):
            await self._wait_for_change()
        if player is None or player.phase != "playing":
            return await self.send(wire.RollDice(id=_id(), seat=seat, version=view.version))

        def message(command: RollCommand, version: int) -> wire.Command:
            return wire.RollDice(id=_id(), seat=seat, version=version, link=command.link)

        return await self._decide(player, RollCommand, message, view)

    def _may_throw_soon(self, player: FairPlayer, seat: int) -> bool:
        """Whether only a mix or a new chain keeps the seat from throwing."""
        transcript = player.transcript
        if transcript is None or transcript.due is None or player.phase != "playing":
            return False
        return transcript.due.seat == seat and (transcript.mixing or player.renewing)

    async def act(
        self, seat: int, action: wire.Action, at: wire.TableView | None = None
    ) -> wire.Ack:
        """Play an action, with `at` as in `roll`; if it rolls dice, send the seat's link."""
        view, player = at or self.view, self.fair.player(seat)
        if player is None or player.phase != "playing":
            return await self.send(
                wire.Act(id=_id(), seat=seat, version=view.version, action=action)
            )
        if at is not None and at.version < self.view.version and at.position != self.view.position:
            raise stale(at, self.view)
        text, dice = self.fair.decision(seat, action)
        if not player.act(text, dice):
            raise stale(view, self.view)

        def message(command: ActCommand, version: int) -> wire.Command:
            return wire.Act(id=_id(), seat=seat, version=version, action=action, link=command.link)

        return await self._decide(player, ActCommand, message, view)

    async def _decide(
        self,
        player: FairPlayer,
        kind: type[C],
        message: Callable[[C, int], wire.Command],
        seen: wire.TableView,
    ) -> wire.Ack:
        """Send a decision until the table has it: a mix of the dice may come before."""
        while True:
            found = next((one for one in player.commands() if isinstance(one, kind)), None)
            view = self.view
            if found is None:
                transcript = player.transcript
                waits = transcript is not None and (transcript.mixing or player.renewing)
                if not waits or player.phase != "playing":
                    raise stale(seen, view)  # it was decided otherwise
            else:
                try:
                    return await self.send(message(found, view.version))
                except RefusedError as error:
                    if error.code not in _LATER:
                        raise
            await self._wait_for_change()

    async def _wait_for_change(self) -> None:
        view = self.view
        await self.wait(lambda now: now is not view)

    def _contribute(self) -> None:
        """Send the links, chains and returns that the dice need now."""
        for command in self.fair.commands():
            if not isinstance(command, LinkCommand | ChainCommand | ReturnCommand):
                continue
            if self._tried.get(command) == self.fair.n:
                continue
            seat = self.view.seats[command.seat]
            if isinstance(command, ReturnCommand) and seat.stand_in:
                continue  # a player who left comes back on purpose
            self._tried[command] = self.fair.n
            task = asyncio.create_task(self._send_part(_part(command)))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send_part(self, command: wire.Command) -> None:
        with suppress(RefusedError):  # it was not needed any more; what is, is sent again
            await self.send(command)

    # -- playing ---------------------------------------------------------------------------

    async def wait(self, until: Callable[[wire.TableView], bool]) -> wire.TableView:
        """Wait until a condition holds and return the view."""
        async with self._news:
            await self._news.wait_for(lambda: self._failure is not None or until(self.view))
        self._check_failure()
        return self.view

    async def play(self, choose: Choose) -> wire.TableView:
        """Play all our seats to the end: get ready, roll, and play what `choose` returns."""
        while True:
            view = self.view
            if view.status in ("over", "abandoned"):
                return view
            if not await self._play_on(view, choose):
                await self.wait(lambda now, seen=view: now is not seen)  # type: ignore[misc]

    async def _play_on(self, view: wire.TableView, choose: Choose) -> bool:
        """Do one pending thing; return False if there is none."""
        for seat in self.you.seats:
            if view.status == "open" and not view.seats[seat].ready:
                await self._wait_for_result(self.ready(seat), view)
                return True
            if view.status == "playing" and view.seats[seat].stand_in:
                await self._wait_for_result(self.take_back_seat(seat), view)
                return True
        decision = view.decision
        if decision is None or decision.seat not in self.you.seats:
            return False
        if decision.kind == "roll":
            await self._wait_for_result(self.roll(decision.seat, view), view)
        elif decision.kind == "act":
            chosen = choose(view, decision)
            action = await chosen if isinstance(chosen, Awaitable) else chosen
            await self._wait_for_result(self.act(decision.seat, action, view), view)
        else:
            return False
        return True

    async def _wait_for_result(
        self, sending: Coroutine[object, object, wire.Ack | None], seen: wire.TableView
    ) -> None:
        """Wait for a command's answer and the resulting view.

        If the table has changed since the view `seen`, a rejection as stale is ignored: the
        caller decides again.
        """
        try:
            ack = await sending
        except RefusedError as error:
            if error.code not in _STALE:
                raise
            await self.wait(lambda view: view.version > seen.version or view is not seen)
            return
        if ack is not None:
            await self.wait(lambda view: view.version >= ack.version)

    # -- the socket ------------------------------------------------------------------------

    async def _connect(self) -> None:
        query = {
            "key": self._key,
            "since": self._view.version if self._view and self.steps else None,
            "entries": self.fair.n,
        }
        given = urlencode({key: value for key, value in query.items() if value is not None})
        address = f"{self._http.origin.replace('http', 'ws', 1)}/api/tables/{self.id}/live?{given}"
        try:
            self._socket = await connect(
                address,
                additional_headers=self._http.headers(),
                origin=self._http.origin,  # type: ignore[arg-type]
                compression=None,
                max_size=None,
            )
            message = self._decoded(await self._socket.recv())
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
            again = _is_shutting_down(error) or (self._http.found and not _is_final(error))
            kind = _ComeAgainError if again else UnreachableError
            raise kind(
                f"{self._http.origin} does not answer: {error}", value=self._http.origin
            ) from None
        if isinstance(message, wire.Bye):
            raise _ComeAgainError(f"{self._http.origin} goes down", value=self._http.origin)
        if isinstance(message, wire.Problem):
            raise RefusedError(message)
        if not isinstance(message, wire.Welcome):
            raise UnreachableError(f"{address} does not answer as a table", value=address)
        if message.missed is not None:
            self.steps += await self._load_older_steps(message.missed)
        self._tried.clear()
        await self._hear(message)
        for sent in list(self._waiting.values()):
            await self._write(sent.command)

    async def _load_older_steps(self, missed: wire.Missed) -> list[wire.StepView]:
        """Load the steps that were too old for the welcome message."""
        found: list[wire.StepView] = []
        after: int | None = missed.first - 1
        while after is not None and after < missed.last:
            page = await self._http.ask(
                "GET", f"/api/tables/{self.id}/steps", wire.StepList, after=after, key=self._key
            )
            found += [step for step in page.steps if step.version <= missed.last]
            after = page.next
        return found

    async def _read(self) -> None:
        """Read messages until stopped, reconnecting as needed."""
        try:
            while True:
                async for message in self._messages():
                    await self._hear(message)
                self._tell(None)
                await self._reconnect()
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001  # whoever waits is told
            await self._fail(error)

    async def _messages(self) -> AsyncIterator[wire.ServerMessage]:
        if self._socket is None:
            return
        with suppress(ConnectionClosed):
            async for text in self._socket:
                yield self._decoded(text)

    def _decoded(self, text: str | bytes) -> wire.ServerMessage:
        try:
            message: wire.ServerMessage = _decode(text)
        except msgspec.MsgspecError as error:
            raise UnreachableError(
                f"{self._http.origin} does not answer as a Roost server: {error}",
                value=self._http.origin,
            ) from None
        return message

    async def _reconnect(self) -> None:
        waited = 0.0
        for attempt in range(10**6):
            pause = PAUSES_S[min(attempt, len(PAUSES_S) - 1)]
            await asyncio.sleep(pause)
            waited += pause
            try:
                await self._connect()
                return
            except UnreachableError:
                if waited > PATIENCE_S:
                    raise

    async def _hear(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Problem) and message.id is None:
            raise RefusedError(message)  # we may no longer read this table
        if isinstance(message, wire.Ack | wire.Problem):
            self._answer(message)
            return
        if isinstance(message, wire.Welcome):
            self._you = message.you
        elif isinstance(message, wire.You):
            self._you = message
        if isinstance(message, wire.Welcome | wire.Update):
            await self._check(message)
            self._view = message.table
            self.steps += message.steps
            self._contribute()
        if isinstance(message, wire.Update):
            for listener in self._listeners:
                listener(message)
        self._tell(message)
        async with self._news:
            self._news.notify_all()

    async def _check(self, message: wire.Welcome | wire.Update) -> None:
        """Check a message before anything of it is shown; load entries that are missing."""
        view, fair = message.table, self.fair
        fair.look(view, self.you.seats)
        if message.entries is not None:
            fair.follow(message.entries, view)
        while fair.n < view.dice.entries and view.dice.head is not None:
            page = await self._http.ask(
                "GET", f"/api/tables/{self.id}/entries", wire.EntryPage, after=fair.n, key=self._key
            )
            missing = page.list[: view.dice.entries - page.after]
            if not missing or not fair.follow(wire.EntryList(after=page.after, list=missing), view):
                raise UnreachableError(f"{self._http.origin} does not send the whole game")
        fair.check_game(view, message.steps)

    def _answer(self, message: wire.Ack | wire.Problem) -> None:
        sent = self._waiting.get(message.id or "")
        if sent is None or sent.answer.done():
            return
        if isinstance(message, wire.Problem):
            sent.answer.set_exception(RefusedError(message))
            return
        if sent.done is not None:
            sent.done()
        sent.answer.set_result(message)

    async def _fail(self, error: BaseException) -> None:
        self._failure = error
        for sent in self._waiting.values():
            if not sent.answer.done():
                sent.answer.set_exception(error)
        self._tell(error)
        async with self._news:
            self._news.notify_all()

    def _check_failure(self) -> None:
        if self._failure is not None:
            raise self._failure


def _part(command: FairCommand) -> wire.Command:
    """Return the message of a command that needs no decision."""
    kinds = {LinkCommand: wire.Link, ChainCommand: wire.RenewChain, ReturnCommand: wire.Return}
    message: wire.Command = kinds[type(command)](id=_id(), **as_message(command))
    return message


def stale(seen: wire.TableView, now: wire.TableView) -> RefusedError:
    """Return the error of a decision that the game has overtaken."""
    return RefusedError(
        wire.Problem(
            code="stale-version",
            message=f"outdated: made for version {seen.version}, the table is at {now.version}",
            values={"seen": seen.version, "version": now.version},
        )
    )


def _is_shutting_down(error: Exception) -> bool:
    """Return whether a server announced its shutdown."""
    return isinstance(error, ConnectionClosed) and (
        error.rcvd is not None and error.rcvd.code == CloseCode.SERVICE_RESTART
    )


def _is_final(error: Exception) -> bool:
    """Return whether a rejected connection is final, and not a proxy's that finds no server."""
    return isinstance(error, InvalidStatus) and error.response.status_code not in _BETWEEN


def _id() -> str:
    return secrets.token_urlsafe(12)
