"""A seat at a server's table: events are printed as lines; input is read at any time."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar, get_args

import msgspec

from roost import wire
from roost.cli.console import wrapped
from roost.cli.terminal import coach
from roost.cli.terminal.around import around, game_events, presence, seat_names, state_of
from roost.cli.terminal.lines import Voice
from roost.cli.terminal.news import Answered, Duty, MovedOn, News, Typed
from roost.cli.terminal.session import Quit
from roost.cli.terminal.view import AnyView, EntryError, make_view
from roost.client import ClientError, RefusedError, Table
from roost.client.plain import Loop
from roost.client.table import Heard
from roost.rules import format_position, make_game, parse_position
from roost.rules.core import Action, Outcome, Phase, State
from roost.rules.errors import GameError

REACTIONS: tuple[wire.Reaction, ...] = get_args(wire.Reaction)
COACH = ("hint", "analyse", "position")
COMMANDS = ("help", "again", "scores", "quit", "leave", "back", *COACH, *REACTIONS)
PATIENCE_S = 5.0  # seconds for the command to leave
T = TypeVar("T")


class Online:
    """One person at one table; `table` is not open yet."""

    def __init__(
        self, voice: Voice, loop: Loop, table: Table, *, plain: bool, joins: bool = False
    ) -> None:
        self.voice = voice
        self.table = table
        self.plain = plain
        self._joins = joins  # whether a link gives us a seat
        self._loop = loop
        self._news: SimpleQueue[News] = SimpleQueue()
        self._typed: deque[str | None] = deque()  # lines typed while a command was pending
        self._shown: int | None = None  # the turn whose heading was printed
        self._drawn: int | None = None  # the turn whose table was drawn
        self._told = -1  # the version up to which everything was printed
        self._said: list[str] = []  # the last text printed
        self._unready = ""
        self._seen: wire.TableView | None = None
        self._you: wire.You | None = None
        self._view: AnyView | None = None
        self._state: State | None = None
        self._left: int | None = None
        self._out_of_reach = False
        self.handed_over = False  # whether a stand-in bot has our seat after leaving
        self._agreed = False  # whether we asked for the rematch ourselves
        self.next: str | None = None  # the rematch's table, if we want to play it
        table.follow(self._news.put)
        voice.complete = self._completions

    def _completions(self) -> list[str]:
        state = self._state
        asked = state is not None and state.phase is Phase.PLAY and state.seat in self.seats
        return [
            *map(self.view.words.key, COMMANDS),
            *(self.view.completions(state) if asked else ()),
        ]

    # -- what we know ----------------------------------------------------------------------

    @property
    def seen(self) -> wire.TableView:
        """The table as last printed; the client may have newer data."""
        return self._seen or self.table.view

    @property
    def seats(self) -> list[int]:
        mine = (self._you or self.table.you).seats
        # the table may just have been closed
        return [seat for seat in mine if seat < len(self.seen.seats)]

    @property
    def view(self) -> AnyView:
        names = seat_names(self.voice.texts, self.seen)
        you = self.seats[0] if len(self.seats) == 1 else None
        view = self._view
        if view is None or view.names != names or view.narrator.you != you:
            rules = make_game(self.seen.game, self.seen.variant)
            self._view = view = make_view(
                self.voice, rules, names, plain=self.plain, you=you, key=self.seen.id
            )
        return view

    @property
    def over(self) -> bool:
        return self.seen.status in ("over", "abandoned")

    def _others(self) -> list[wire.SeatView]:
        return [seat for seat in self.seen.seats if seat.seat not in self.seats]

    def _duty(self) -> Duty | None:
        seen = self.seen
        if seen.outcome is not None and self.seats:
            return Duty("rematch")
        for seat in self.seats:
            if seen.status == "open" and not seen.seats[seat].ready:
                return Duty("ready", seat)
        decision = seen.decision
        if decision is None or decision.seat not in self.seats or self._state is None:
            return None
        if seen.seats[decision.seat].stand_in:
            return None
        return Duty(decision.kind, decision.seat, repr(self._state))

    # -- the game --------------------------------------------------------------------------

    def play(self, after: Callable[[], None]) -> None:
        """Play to the end, then `after` it; raise `Quit`, `EOFError` or a connection error."""
        self._loop.run(self.table.__aenter__())
        try:
            self.voice.listen(lambda line: self._news.put(Typed(line)))
            while self._seen is None:
                self._handle_event()
            self._arrive()
            while not self.over:
                self._go_on()
            self._result()
            after()
            self.next = self._another()
        except (Quit, EOFError, KeyboardInterrupt):
            self._hand_over()
            raise
        finally:
            self._loop.run(self.table.__aexit__(None, None, None))

    def _another(self) -> str | None:
        """Return the rematch's table, if we want to play it."""
        words, duty = self.view.words, self._duty()
        if duty is None:
            return None
        yes, no = (words.key(answer) for answer in ("yes", "no"))
        prompt = self.voice.text("online-prompt-rematch", yes=yes, no=no)
        try:
            while (said := words.means(text := self._ask(prompt, duty), "yes", "no")) is None:
                self.voice.refuse(EntryError("yes or no", value=text, choices=f"{yes}, {no}"))
            self._agreed = said == "yes"
            return self._wait_for(self.table.rematch()) if self._agreed else None
        except (Quit, EOFError, KeyboardInterrupt):
            return None
        except RefusedError as error:
            self.voice.refuse(error)
            return None

    def _hand_over(self) -> None:
        """Leave the seat to a stand-in bot, or end a game without other players."""
        others = any(seat.kind == "human" and not seat.stand_in for seat in self._others())
        if self.seen.status != "playing" or self._out_of_reach or not others:
            return
        for seat in self.seats:
            if not self.seen.seats[seat].stand_in:
                with suppress(ClientError, TimeoutError):
                    self._loop.start(self.table.leave(seat)).result(PATIENCE_S)
            self.handed_over = True

    def _go_on(self) -> None:
        duty = self._duty()
        try:
            if duty is None:
                self._idle()
            elif duty.kind == "ready":
                if any(seat.kind != "bot" for seat in self._others()):
                    self._ask(self.voice.text("online-prompt-ready"), duty)
                self._send(self.table.ready(duty.seat))
            elif duty.kind == "roll":
                self._ask(self._roll_prompt(), duty)
                self._send(self.table.roll(duty.seat, self.seen))
            else:
                self._act(duty)
        except MovedOn:
            pass
        except RefusedError as error:
            self.voice.refuse(error)

    def _roll_prompt(self) -> str:
        decision = self.seen.decision
        dice = 0 if decision is None else decision.dice
        asked = self.view.asked(self.seats[0] if decision is None else decision.seat)
        return self.voice.text("online-prompt-roll", **asked, dice=dice)

    def _act(self, duty: Duty) -> None:
        view, state = self.view, self._state
        if state is None:
            return
        if not view.plain and self._drawn != state.turn:  # once per turn
            self._drawn = state.turn
            self.voice.show(view.table(state))
        self.voice.show(view.question(state))
        while True:
            text = self._ask(view.prompt(state), duty)
            try:
                if not text:
                    raise view.nothing_typed(state)
                action = view.read(state, text, lambda prompt: self._ask(prompt, duty))
                option = None if action is None else self._option(state, action)
            except GameError as error:
                self._refuse(error)
                continue
            if option is not None:
                self._send(self.table.act(duty.seat, option, self.seen))
                return

    def _option(self, state: State, action: Action) -> wire.Action:
        """Return the server's option for an action."""
        token = self.view.rules.format_move(state, action)
        decision = self.seen.decision
        options: list[Any] = [] if decision is None else list(decision.options)
        for option in options:
            if option.token == token:
                found: wire.Action = option.action
                return found
        legal = " ".join(option.token for option in options)
        raise EntryError(
            f"{token} is not an option", code="illegal-action", move=token, legal=legal
        )

    # -- asking and listening --------------------------------------------------------------

    def _ask(self, prompt: str, duty: Duty) -> str:
        """Ask for an answer that is not a command, or raise `MovedOn` if it became unnecessary."""
        while True:
            self.voice.prompt(prompt)
            told = False
            while not told:
                typed, told = self._next()
                if self._duty() != duty:
                    raise MovedOn
                if typed is not None:
                    if not self._command(typed):
                        return typed
                    if self._duty() != duty:
                        raise MovedOn
                    told = True

    def _idle(self) -> None:
        """Wait until it is our turn."""
        typed, _ = self._next()
        if typed and not self._command(typed):
            self.voice.refuse(EntryError("not your turn", code="not-your-turn"))

    def _next(self) -> tuple[str | None, bool]:
        """Return the next typed line, and whether something was printed."""
        if self._typed:
            line = self._typed.popleft()
            return self._heard_line(line), False
        news = self._news.get()
        if isinstance(news, Typed):
            return self._heard_line(news.text), False
        return None, self._take(news)

    def _heard_line(self, line: str | None) -> str | None:
        if line is None:
            if self.seats:
                raise EOFError
            return None  # spectators need not type anything
        self.voice.answered()
        return line

    def _handle_event(self) -> None:
        """Handle one event while typed lines have to wait."""
        news = self._news.get()
        if isinstance(news, Typed):
            self._typed.append(news.text)
        else:
            self._take(news)

    def _send(self, work: Coroutine[Any, Any, wire.Ack | None]) -> None:
        """Wait for the answer to a command and for the table it refers to."""
        ack = self._wait_for(work)
        while ack is not None and self.seen.version < ack.version:
            self._handle_event()

    def _wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        future = self._loop.start(work)
        future.add_done_callback(lambda _: self._news.put(Answered()))
        while not future.done():
            self._handle_event()
        return future.result()

    # -- commands --------------------------------------------------------------------------

    def _command(self, text: str) -> bool:
        """Run the line if it is a command that works at any time."""
        command = self.view.words.means(text, *COMMANDS)
        try:
            if command is None:
                return self._inquire(text)
            self._obey(command)
        except GameError as error:
            self._refuse(error)
        return True

    def _refuse(self, error: GameError) -> None:
        """Print why something failed; re-raise what ends the game."""
        if isinstance(error, ClientError) and not isinstance(error, RefusedError):
            raise error
        self.voice.refuse(error)

    def _inquire(self, text: str) -> bool:
        """Answer a question about the position, if the game supports any."""
        answer = None if self._state is None else self.view.inquiry(self._state, text)
        self.voice.show(answer or [])
        return answer is not None

    def _obey(self, command: str) -> None:
        if command == "help":
            self._help()
        elif command == "quit":
            raise Quit
        elif command == "again":
            self._print_status()
        elif command == "scores":
            self._scores()
        elif command == "leave":
            for seat in self._own_seats():
                self._left = seat
                self._send(self.table.leave(seat))
        elif command == "back":
            self._come_back()
        elif command in COACH:
            self._coach(command)
        else:
            (seat, *_) = self._own_seats()
            reaction = next(one for one in REACTIONS if one == command)
            self._send(self.table.react(seat, reaction))

    def _coach(self, command: str) -> None:
        """Help, if the server allows it at this table: not where others play the same dice."""
        (seat, *_) = self._own_seats()
        said = self._wait_for(self.table.hint(seat, self.voice.texts.language)).words
        if command != "hint" and self._state is not None:
            position = [format_position(self._state)]
            said = position if command == "position" else coach.analyse(self.view, self._state)
        self.voice.show(line for one in said for line in wrapped(one))

    def _own_seats(self) -> list[int]:
        if not self.seats:
            raise EntryError("no seat", code="only-watching")
        return list(self.seats)

    def _come_back(self) -> None:
        if not self.seats and self._left is not None:
            self._send(self.table.sit(self._left))
            return
        for seat in self._own_seats():
            self._send(self.table.take_back_seat(seat))

    def _help(self) -> None:
        keys = {name: self.view.words.key(name) for name in COMMANDS}
        self.voice.show(wrapped(self.view.help()))
        self.voice.say("online-help", **keys)
        self.voice.say("help-telling", **keys)
        said = ", ".join(keys[reaction] for reaction in REACTIONS)
        self.voice.say("online-help-react", words=said)

    def _print_status(self) -> None:
        """Print the last events, whose turn it is, and the table."""
        self.voice.show(self._said)
        self._say_players()
        state = self._state
        if state is not None:
            self.voice.say("turn-heading", turn=state.turn, name=self.view.name(state.seat))
            self.voice.show([*self.view.table(state), *self.view.at_hand(state)])

    def _scores(self) -> None:
        state = self._state
        scores = () if state is None else self.view.scores(state)
        if not scores:
            self._print_status()
        for seat, score in enumerate(scores):
            self.voice.say(
                "label-value",
                label=self.view.name(seat),
                value=self.view.narrator.score(score),
            )

    # -- telling ---------------------------------------------------------------------------

    def _take(self, news: Heard | Answered) -> bool:
        """Handle a message from the server; return whether something was printed."""
        if isinstance(news, BaseException):
            raise news
        if news is None:
            said = not self._out_of_reach
            self._out_of_reach = True
            if said:
                self.voice.say("online-lost")
            return said
        if isinstance(news, wire.You):
            self._you = news
        elif isinstance(news, wire.Reacted):
            name = self.view.names[news.seat]
            words = self.voice.text(f"reaction-{news.reaction}")
            self.voice.say("online-says", name=name, words=words)
            return True
        elif isinstance(news, wire.Welcome | wire.Update):
            return self._look(news)
        return False

    def _look(self, news: wire.Welcome | wire.Update) -> bool:
        before, self._seen = self._seen, news.table
        said = False
        if isinstance(news, wire.Welcome):
            self._you = news.you
            if self._out_of_reach:
                self._out_of_reach, said = False, True
                self.voice.say("online-found")
        if before is None:
            self._told = news.table.version
        for step in news.steps:
            if step.version > self._told:
                said = self._print_events(step) or said
        self._told = max(self._told, news.table.version)
        gone = [] if before is None else presence(self.view, before, news.table, self.seats)
        self.voice.show(gone)
        position = news.table.position
        self._state = None if position is None else parse_position(position.text)  # type: ignore[attr-defined]
        if before is None:
            return said
        return self._heading() or self._print_unready() or said or bool(gone)

    def _print_events(self, step: wire.StepView) -> bool:
        """Print a step's events as in a local game."""
        self._heading()
        game, lines = game_events(self.view, step.events), []
        for event in step.events:
            if not (self._agreed and isinstance(event, wire.RematchCreated)):
                lines += around(self.view, event, self.seats)
        self._follow(step)
        state = self._state
        asks = state is not None and state.phase is Phase.PLAY and state.seat in self.seats
        lines = [*self.view.tell(game, asks=asks), *lines]
        self.voice.show(lines)
        self._said = lines or self._said
        return bool(lines)

    def _follow(self, step: wire.StepView) -> None:
        """Follow the turns; an update may contain the end of one and the start of the next."""
        if step.token is None or self._state is None:
            return
        rules = self.view.rules
        try:
            move = rules.parse_move(self._state, step.token)
            self._state = rules.apply(self._state, move).state
        except GameError:  # steps are missing in between, but the position is complete
            self._state = None

    def _heading(self) -> bool:
        state = self._state
        if state is None or state.turn == self._shown or self.seen.status != "playing":
            return False
        self._shown = state.turn
        waits = state.seat not in self.seats and self.seen.seats[state.seat].kind == "human"
        if not state.turn or (self.view.plain and not waits):
            return False
        self.voice.write()
        self.voice.say("turn-heading", turn=state.turn, name=self.view.name(state.seat))
        return True

    def _print_unready(self) -> bool:
        """Print whom the game is waiting for before it starts."""
        seen, names = self.seen, self.view.names
        others = [seat for seat in self._others() if seat.kind != "bot"]
        waiting = [names[seat.seat] for seat in others if not seat.ready]
        said = ", ".join(waiting) if seen.status == "open" else ""
        changed, self._unready = said != self._unready, said
        if changed and said:
            self.voice.say("online-waiting", names=said)
        return changed and bool(said)

    def _arrive(self) -> None:
        seen = self.seen
        self.voice.say("opening", game=self.voice.text(f"game-{seen.game}"))
        self.voice.show(self.view.options())
        self._say_players()
        if not self.seats and not self._joins:
            self.voice.say("online-watching")
        if seen.dice.source != "fair":
            self.voice.say("verify-unproved", source=seen.dice.source)
        self._print_links()
        keys = {name: self.view.words.key(name) for name in ("help", "quit")}
        self.voice.say("online-opening-help", **keys)
        for seat in self.seats:
            if seen.status == "playing" and seen.seats[seat].stand_in:
                self._send(self.table.take_back_seat(seat))
        if self._state is not None and not self.over:
            self._heading()
            self.voice.show(self.view.at_hand(self._state))
        self._print_unready()

    def _print_links(self) -> None:
        """Print the invitation links, if we are the host."""
        if self._you is None or not self._you.maker or self.seen.status != "open":
            return
        self._wait_for(self.table.read_invites())
        for invite in sorted(self.table.invites, key=lambda one: one.seat is None):
            seat = None if invite.seat is None else invite.seat + 1
            self.voice.write(self.voice.text("online-link", seat=seat))
            # unwrapped, so that they can be copied
            self.voice.write(f"  {self.table.link(invite)}")
            self.voice.write(f"  roost play --link '{self.table.link(invite)}'")

    def _say_players(self) -> None:
        seats = self.seen.seats
        said, mine = self.voice.text, self.seats
        names = [
            said("online-seat", name=name, state="you" if seat.seat in mine else state_of(seat))
            for name, seat in zip(self.view.names, seats, strict=True)
        ]
        self.voice.say("online-players", names=", ".join(names))

    def _result(self) -> None:
        outcome = self.seen.outcome
        if outcome is None or self._state is None:
            return
        self.voice.write()
        self.voice.show(self.view.table(self._state))
        result = Outcome.from_json(json.loads(msgspec.json.encode(outcome)))
        self.voice.show(wrapped(self.view.narrator.winners(result)))
