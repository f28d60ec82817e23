"""A table over its socket: what is on it, and what to do there.

A lost connection is found again, and the command that was on its way is sent once more with the
same id, which the server never applies twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from types import TracebackType
from typing import NamedTuple, Self, TypeAlias
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.frames import CloseCode

from roost import wire
from roost.client.errors import ClientError, RefusedError, UnreachableError
from roost.client.fair import FairPlay
from roost.client.http import Http
from roost.fairdice import Receipt

Choose: TypeAlias = Callable[[wire.TableView, wire.Decision], wire.Action | Awaitable[wire.Action]]
Listen: TypeAlias = Callable[[wire.Update], None]
# What the server says; None while it is out of reach, and what ended the connection for good.
Heard: TypeAlias = wire.ServerMessage | BaseException | None
Follow: TypeAlias = Callable[[Heard], None]

PATIENCE_S = 60.0  # how long to look for a server that is gone
PAUSES_S = (0.1, 0.3, 1.0, 2.0, 5.0)  # between tries; the last one again and again
_BETWEEN = (502, 503, 504)  # what a proxy says of a server it does not reach
REFUSED = 4403  # the close code of a socket that may not read the table

_decode = msgspec.json.Decoder(wire.ServerMessage).decode
_encode = msgspec.json.Encoder().encode


class _ComeAgainError(UnreachableError):
    """The server goes down in order, the table moves, or who answered a moment ago does not: it is
    found again in a moment."""


class _Sent(NamedTuple):
    """A command on its way. `done` is called as soon as it is acknowledged, before anything else
    that the server says is heard."""

    command: wire.Command
    answer: asyncio.Future[wire.Ack]
    done: Callable[[], None] | None


class Table:
    """`view` is the table as last told, `you` who we are at it, `steps` all we were told of it."""

    def __init__(
        self,
        http: Http,
        table: str,
        key: str | None = None,
        *,
        seat: int | None = None,
        first: wire.TableAnswer | None = None,
    ) -> None:
        self.id = table
        self.fair = FairPlay(table)
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
    def receipt(self) -> Receipt:
        """What to keep, to hold the server to it later (`roost verify --receipt`)."""
        return self.fair.receipt

    def listen(self, to: Listen) -> None:
        """Be told of every update as it comes."""
        self._listeners.append(to)

    def follow(self, to: Follow) -> None:
        """Be told of all that comes: what the server says, that it is out of reach (`None`), and
        what ended it for good."""
        self._followers.append(to)

    def _tell(self, heard: Heard) -> None:
        for follower in self._followers:
            follower(heard)

    # -- commands --------------------------------------------------------------------------

    async def send(self, command: wire.Command, done: Callable[[], None] | None = None) -> wire.Ack:
        """Send it until it is answered. Raises `RefusedError` where the answer is no."""
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
            with suppress(ConnectionClosed):  # it is sent again once connected again
                await self._socket.send(_encode(command).decode())

    async def sit(self, seat: int, name: str | None = None) -> wire.Ack:
        return await self.send(wire.Sit(id=_id(), seat=seat, name=name, key=self._key))

    async def leave(self, seat: int) -> wire.Ack:
        return await self.send(wire.Leave(id=_id(), seat=seat))

    async def take_back_seat(self, seat: int) -> wire.Ack:
        """From the bot that kept it."""
        return await self.send(wire.Return(id=_id(), seat=seat))

    async def remove(self, seat: int) -> wire.Ack:
        """Send whoever sits there away, for good. Ours to do where we made the table."""
        return await self.send(wire.Remove(id=_id(), seat=seat))

    async def close_seat(self, seat: int) -> wire.Ack:
        """Take an empty seat away; the seats behind it move up."""
        return await self.send(wire.CloseSeat(id=_id(), seat=seat))

    async def renew_link(self, seat: int | None = None) -> wire.Invite:
        """Another link to a seat, or to watch; the one before opens nothing any more."""
        await self.send(wire.RenewLink(id=_id(), seat=seat))
        await self.read_invites()
        return next(invite for invite in self.invites if invite.seat == seat)

    async def revoke_link(self, seat: int | None = None) -> None:
        """No link opens the seat, or lets one watch, until it is renewed."""
        await self.send(wire.RevokeLink(id=_id(), seat=seat))
        await self.read_invites()

    async def read_invites(self) -> None:
        """The links as they are now, into `invites`. Ours to see where we made the table."""
        path = f"/api/tables/{self.id}/invites"
        self.invites = (await self._http.ask("GET", path, wire.InviteList)).invites

    def link(self, invite: wire.Invite) -> str:
        """An invitation as it is sent to somebody."""
        return f"{self._http.origin}{invite.path}"

    async def react(self, seat: int, reaction: wire.Reaction) -> wire.Ack:
        return await self.send(wire.React(id=_id(), seat=seat, reaction=reaction))

    async def rematch(self) -> str:
        """The same table once more, by its id, when the game is over; whoever asks second gets the
        same one."""
        ack = await self.send(wire.Rematch(id=_id()))
        if ack.table is None:
            raise ClientError(f"table {self.id} has no rematch", code="no-such-table")
        return ack.table

    async def ready(self, seat: int) -> wire.Ack:
        """Committed to a seed and a chain of our own."""
        if self.view.dice.source != "fair":
            return await self.send(wire.Ready(id=_id(), seat=seat))
        command = wire.Ready(id=_id(), seat=seat, commitment=self.fair.commit(seat))
        try:
            return await self.send(command, lambda: self.fair.was_committed(seat))
        except RefusedError:
            self.fair.withdraw(seat)
            raise

    async def reveal(self, seat: int) -> wire.Ack | None:
        """Open the seat's part, if this client committed to it."""
        opened = self.fair.opened(seat)
        if opened is None:
            return None
        seed, anchor = opened
        command = wire.Reveal(id=_id(), seat=seat, seed=seed, anchor=anchor)
        return await self.send(command, lambda: self.fair.was_revealed(seat))

    async def roll(self, seat: int, at: wire.TableView | None = None) -> wire.Ack:
        """Throw, with the next link of the seat's chain. `at` is the table as it was when that was
        decided, where it may have moved on since."""
        view = at or self.view
        link = self.fair.link(seat, view.dice)
        command = wire.RollDice(id=_id(), seat=seat, version=view.version, link=link)
        return await self._throw(command, seat, view.dice.rolls)

    async def act(
        self, seat: int, action: wire.Action, at: wire.TableView | None = None
    ) -> wire.Ack:
        """Do what was decided, `at` as in `roll`; an action that rolls on throws as well."""
        view = at or self.view
        link = None
        if any(_throws(option, action) for option in _options(view)):
            link = self.fair.link(seat, view.dice)
        command = wire.Act(id=_id(), seat=seat, version=view.version, action=action, link=link)
        return await self._throw(command, seat, view.dice.rolls)

    async def _throw(self, command: wire.Act | wire.RollDice, seat: int, roll: int) -> wire.Ack:
        if command.link is None:
            return await self.send(command)
        return await self.send(command, lambda: self.fair.was_thrown(seat, roll))

    # -- playing ---------------------------------------------------------------------------

    async def wait(self, until: Callable[[wire.TableView], bool]) -> wire.TableView:
        """The table as soon as it is so."""
        async with self._news:
            await self._news.wait_for(lambda: self._failure is not None or until(self.view))
        self._check_failure()
        return self.view

    async def play(self, choose: Choose) -> wire.TableView:
        """Play all our seats to the end: get ready, reveal, throw, and do what `choose` says."""
        while True:
            view = self.view
            if view.status in ("over", "abandoned"):
                return view
            if not await self._play_on(view, choose):
                await self.wait(lambda now, seen=view: now is not seen)  # type: ignore[misc]

    async def _play_on(self, view: wire.TableView, choose: Choose) -> bool:
        """Do one thing that is ours to do; False where there is none."""
        for seat in self.you.seats:
            if view.status == "open" and not view.seats[seat].ready:
                await self._settled(self.ready(seat), view)
                return True
            if self.owes_reveal(seat, view):
                await self._settled(self.reveal(seat), view)
                return True
            if view.status == "playing" and view.seats[seat].stand_in:
                await self._settled(self.take_back_seat(seat), view)
                return True
        decision = view.decision
        if decision is None or decision.seat not in self.you.seats:
            return False
        if decision.kind == "roll":
            await self._settled(self.roll(decision.seat, view), view)
        elif decision.kind == "act":
            chosen = choose(view, decision)
            action = await chosen if isinstance(chosen, Awaitable) else chosen
            await self._settled(self.act(decision.seat, action, view), view)
        else:
            return False
        return True

    def owes_reveal(self, seat: int, view: wire.TableView) -> bool:
        """Whether the table waits for the seat's part, and this client has it."""
        if view.status != "revealing" or not view.dice.seats or self.fair.opened(seat) is None:
            return False
        given = view.dice.seats[seat]
        return given.commitment is not None and given.seed is None and not given.withheld

    async def _settled(
        self, sending: Coroutine[object, object, wire.Ack | None], seen: wire.TableView
    ) -> None:
        """Wait for the answer and for the table it speaks of. That something came in between, since
        the table was `seen` as it was when that was decided, is no trouble: look again."""
        try:
            ack = await sending
        except RefusedError as error:
            if error.code not in ("stale-version", "seat-kept", "not-your-turn", "rolled-already"):
                raise
            await self.wait(lambda view: view.version > seen.version)
            return
        if ack is not None:
            await self.wait(lambda view: view.version >= ack.version)

    # -- the socket ------------------------------------------------------------------------

    async def _connect(self) -> None:
        query = {"key": self._key, "since": self._view and self.steps and self._view.version}
        given = urlencode({key: value for key, value in query.items() if value})
        address = f"{self._http.origin.replace('http', 'ws', 1)}/api/tables/{self.id}/live?{given}"
        try:
            self._socket = await connect(
                address,
                additional_headers=self._http.headers(),
                origin=self._http.origin,  # type: ignore[arg-type]
                compression=None,
                max_size=None,
            )
            message = _decode(await self._socket.recv())
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
            again = _goes_away(error) or (self._http.found and not _refuses(error))
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
            self.steps += await self._older(message.missed)
        await self._hear(message)
        for sent in list(self._waiting.values()):
            await self._write(sent.command)

    async def _older(self, missed: wire.Missed) -> list[wire.StepView]:
        """The steps that were too old to come with the welcome."""
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
        """Hear the server until told to stop; find it again when it is gone."""
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
                yield _decode(text)

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
            raise RefusedError(message)  # we may not read this table any more
        if isinstance(message, wire.Ack | wire.Problem):
            self._answer(message)
            return
        if isinstance(message, wire.Welcome):
            self._you = message.you
        elif isinstance(message, wire.You):
            self._you = message
        if isinstance(message, wire.Welcome | wire.Update):
            self.fair.look(message.table, self.you.player)
            self._view = message.table
            self.steps += message.steps
        if isinstance(message, wire.Update):
            for listener in self._listeners:
                listener(message)
        self._tell(message)
        async with self._news:
            self._news.notify_all()

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


def _options(view: wire.TableView) -> Sequence[wire.Option]:
    return () if view.decision is None else view.decision.options


def _throws(option: wire.Option, action: wire.Action) -> bool:
    return getattr(option, "throws", False) and getattr(option, "action", None) == action


def _goes_away(error: Exception) -> bool:
    """Whether a server has said so itself."""
    return isinstance(error, ConnectionClosed) and (
        error.rcvd is not None and error.rcvd.code == CloseCode.SERVICE_RESTART
    )


def _refuses(error: Exception) -> bool:
    """Whether it is an answer that will stay the same, and not a proxy's that finds no server."""
    return isinstance(error, InvalidStatus) and error.response.status_code not in _BETWEEN


def _id() -> str:
    return secrets.token_urlsafe(12)
