"""The REST operations."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from roost import __version__, wire
from roost.rules import RULES
from roost.server.core.errors import ForbiddenError, NotFoundError
from roost.server.core.http.operation import (
    ENTRIES,
    KEY,
    MINE,
    SINCE,
    Call,
    Operation,
    choice,
    number,
    operation,
    text,
)
from roost.server.core.http.routes import address_of
from roost.server.core.identity.guests import check_fresh, check_is_guest
from roost.server.core.ids import now_ms
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.lobby import GROUPS, PLACE
from roost.server.core.live.privacy import delete_person
from roost.server.core.live.tables import no_table
from roost.server.core.table.record import record_of
from roost.server.core.table.state import Table
from roost.server.core.views.commands import ack, setup_of
from roost.server.core.views.games import board_view, game_list, lesson_view
from roost.server.core.views.lobby import MOST
from roost.server.core.views.people import (
    everything_view,
    invite_views,
    me_view,
    my_table_view,
    new_token_view,
    token_view,
)
from roost.server.core.views.steps import (
    entries_since,
    entry_page,
    missed_since,
    step_page,
    steps_since,
)
from roost.server.core.views.table import table_view, you_view

OF_GAME = choice("game", "only tables of this game", {key: key for key in RULES.games()})
GROUP = choice("status", "only open ones, or those being played", {w: w for w in GROUPS})
AFTER = text("after", "where the page begins: `next` of the one before", PLACE)
LIMIT = number("limit", f"tables on a page (default: {MOST})", MOST, least=1)
MOST_STEPS = 200
FROM = number("after", "only steps after this version", 10**15 - 1)
FROM_ENTRY = number("after", "only entries from this number on", 10**9)
STEPS = number("limit", f"steps on a page (default: {MOST_STEPS})", MOST_STEPS, least=1)
_TABLE = re.compile(r"[A-Za-z0-9_-]{6,32}")


# -- people --------------------------------------------------------------------------------


@operation("POST", "/api/guest")
async def guest(call: Call[wire.GuestRequest]) -> wire.Me:
    """Start playing as a guest, or rename the guest that the cookie identifies. An account keeps
    its name."""
    people, wanted = call.core.people, call.body
    if call.known is None:
        call.site.guard.check_hourly("guests", address_of(call.request))
        person = await people.welcome(wanted.name, wanted.bird or "")
    elif call.known.token is not None:
        raise ForbiddenError("a token cannot rename its owner", code="token-scope", scope="people")
    elif call.known.session is not None:
        return me_view(await people.change(call.known, bird=wanted.bird))
    else:
        person = await people.change(call.known, wanted.name, wanted.bird)
    call.cookie = people.cookie(person)
    return me_view(person)


@operation("GET", "/api/me")
async def me(call: Call[None]) -> wire.Me:
    """Return the person that the cookie or token belongs to."""
    return me_view(call.person)


@operation("GET", "/api/tokens")
async def tokens(call: Call[None]) -> wire.TokenList:
    """List your API tokens."""
    rows = await call.core.people.tokens(call.person)
    return wire.TokenList(tokens=[token_view(row) for row in rows])


@operation("POST", "/api/tokens", status=201)
async def new_token(call: Call[wire.TokenRequest]) -> wire.NewToken:
    """Create an API token; it is shown only once."""
    row, token = await call.core.people.new_token(call.person, call.body.name, call.body.scopes)
    return new_token_view(row, token)


@operation("DELETE", "/api/tokens/{id}", status=204)
async def revoke_token(call: Call[None]) -> None:
    """Revoke a token and close its open sockets."""
    await call.core.people.revoke(call.person, call.path["id"])
    call.core.close_token(call.path["id"])


@operation("GET", "/api/me/everything", answer=dict)
async def everything(call: Call[None]) -> bytes:
    """Return all data about you as one file: your guest and account data, tokens, shared dice, your
    tables with their games, and what the server's features store about you."""
    person, core = call.person, call.core
    check_is_guest(person)
    tables = []
    for id_ in await core.rows.tables.of_person(person.id):
        live_table = await core.tables.glance(id_)
        async with live_table.lock:
            await core.streams.look(live_table)
            seed = core.streams.open_seed(live_table.stream)
            tables.append(my_table_view(live_table.table, person.id, seed))
    found = everything_view(
        await core.people.about(person),
        await core.people.tokens(person),
        [
            {"id": row.id, "name": row.name, "closes": row.closes, **core.streams.proof(row)}
            for row in await core.rows.streams.of_owner(person.id)
        ],
        tables,
        await core.rows.attempts.of_person(person.id),
        await asyncio.to_thread(core.access_log.of, person.id),
    )
    found |= await core.export_person(person.id)
    call.headers["content-disposition"] = 'attachment; filename="roost-everything.json"'
    return json.dumps(found, ensure_ascii=False, indent=1).encode()


@operation("DELETE", "/api/me", status=204)
async def forget_me(call: Call[None]) -> None:
    """Delete your data: name, id, tokens, account and cookie. Games remain, with an anonymous
    player. When this call returns, the data is gone from the server's files, too. With an account,
    this requires a recent sign-in on this device."""
    check_is_guest(call.person)
    check_fresh(call.person)
    call.site.guard.check_hourly("forgets", address_of(call.request))
    await delete_person(call.core, call.person.id)
    call.known, call.cookie = None, ""  # not in the notes on this request either


# -- games as data -------------------------------------------------------------------------


@operation("GET", "/api/games")
async def games(_: Call[None]) -> wire.GameList:
    """List the games with their seats, variants, bots, boards and tiles."""
    return game_list()


@operation("GET", "/api/boards/{key}")
async def board(call: Call[None]) -> wire.BoardView:
    """Return a board: spaces with coordinates, lines and starts."""
    key = call.path["key"]
    found = board_view(key)
    if found is None:
        raise NotFoundError(f"no board {key[:60]}", code="no-such-board", value=key[:60])
    return found


# -- tables --------------------------------------------------------------------------------


@operation(
    "GET",
    "/api/tables",
    answer=wire.TableList,
    query=(MINE, OF_GAME, GROUP, AFTER, LIMIT),
    scope="read",
)
async def tables(call: Call[None]) -> bytes:
    """List public tables that are not over, or your own; open ones first, then the newest."""
    query, mine = call.query, call.query.get("mine", False)
    person = call.person if mine else call.known
    return call.core.lists.page(
        None if person is None else person.id,
        mine=mine,
        game=query.get("game", ""),
        group=query.get("status"),
        after=query.get("after"),
        most=query.get("limit", MOST),
    )


@operation("POST", "/api/tables", status=201, scope="play")
async def make_table(call: Call[wire.TableRequest]) -> wire.TableAnswer:
    """Make a table; the answer holds the links to invite people with."""
    live_table = await call.core.service.create(setup_of(call.body), call.person)
    return await table_answer(call, live_table, None)


@operation("POST", "/api/lessons", status=201, scope="play")
async def make_lesson(call: Call[wire.LessonRequest]) -> wire.TableAnswer:
    """Create a lesson: a table with scripted dice and exactly one option per step. Lessons never
    count for statistics."""
    live_table = await call.core.service.create_lesson(
        call.body.game, call.body.pace_ms, call.person
    )
    return await table_answer(call, live_table, None)


@operation("GET", "/api/lessons/{game}")
async def read_lesson(call: Call[None]) -> wire.LessonView:
    """Return the figures of a game's lesson, for its rules page."""
    return lesson_view(call.path["game"])


@operation("GET", "/api/tables/{id}", query=(KEY, SINCE, ENTRIES), scope="read")
async def read_table(call: Call[None]) -> wire.TableAnswer:
    """Return the current state of a table."""
    return await table_answer(call, await live_table_of(call), call.query.get("since"))


async def live_table_of(call: Call[Any]) -> LiveTable:
    """Return the table in the path, if the person may read it."""
    live_table = await _find_room(call)
    call.core.tables.note_read(live_table, call.known)
    return live_table


async def _find_room(call: Call[Any]) -> LiveTable:
    id_ = call.path["id"]
    if not _TABLE.fullmatch(id_):
        raise no_table(id_)
    return await call.core.tables.readable(id_, call.known, call.query.get("key"))


async def table_answer(
    call: Call[Any], live_table: LiveTable, since: int | None
) -> wire.TableAnswer:
    person = call.known
    async with live_table.lock:
        table, now = live_table.table, now_ms()
        maker = person is not None and person.id == table.made.maker and "play" in person.scopes
        return wire.TableAnswer(
            table=table_view(table, live_table.presence()),
            you=you_view(table, person),
            server_time=now,
            steps=steps_since(table, since),
            missed=missed_since(table, since),
            entries=entries_since(table, call.query.get("entries")),
            invites=_invites(call, table) if maker else [],
        )


@operation("GET", "/api/tables/{id}/steps", query=(KEY, FROM, STEPS), scope="read")
async def steps(call: Call[None]) -> wire.StepList:
    """Return the steps of a table from its creation on, page by page."""
    live_table = await live_table_of(call)
    id_, after = live_table.table.id, call.query.get("after", 0)
    raw, pseudonyms = (
        await call.core.rows.database.read_log(id_),
        await call.core.rows.tables.pseudonyms(id_),
    )
    most = call.query.get("limit", MOST_STEPS)
    # In a thread, on a separate copy of the table: replaying a long game takes a while.
    return await asyncio.to_thread(step_page, id_, raw, pseudonyms, after, most)


@operation("GET", "/api/tables/{id}/entries", query=(KEY, FROM_ENTRY), scope="read")
async def entries(call: Call[None]) -> wire.EntryPage:
    """Return the transcript of a table's dice, page by page (docs/fair-dice.md)."""
    live_table = await live_table_of(call)
    async with live_table.lock:
        return entry_page(live_table.table, call.query.get("after", 0))


@operation("POST", "/api/tables/{id}/commands", query=(KEY,), scope="play")
async def command(call: Call[wire.Command]) -> wire.Ack:
    """Send a command to the table, as on its socket. It is saved when the answer arrives."""
    live_table = await _live_table_for(call)
    id_, key = live_table.table.id, call.query.get("key")
    return ack(await call.core.service.submit(id_, call.person, call.body, key))


async def _live_table_for(call: Call[Any]) -> LiveTable:
    """Return the table for a command; a seat's link also opens it to the person sitting down."""
    key = call.query.get("key") or getattr(call.body, "key", None)
    call.query = {**call.query, "key": key}
    _ = call.person
    return await _find_room(call)


@operation("GET", "/api/tables/{id}/invites", scope="play")
async def invites(call: Call[None]) -> wire.InviteList:
    """Return a table's links to its host."""
    live_table = await live_table_of(call)
    if call.person.id != live_table.table.made.maker:
        raise ForbiddenError("only the table's host can see its links", code="not-the-maker")
    table = live_table.table
    key = call.core.invites.room(table)
    room = None if key is None else invite_views(table.id, [(None, key)])[0]
    return wire.InviteList(invites=_invites(call, table), room=room)


def _invites(call: Call[Any], table: Table) -> list[wire.Invite]:
    return invite_views(table.id, call.core.invites.all(table))


@operation("GET", "/api/tables/{id}/record", answer=dict, query=(KEY,), scope="read")
async def record(call: Call[None]) -> bytes:
    """Return the game file so far; with what is needed to check its dice."""
    live_table = await live_table_of(call)
    async with live_table.lock:
        await call.core.streams.look(live_table)
        found = record_of(live_table.table, call.core.streams.open_seed(live_table.stream))
    return json.dumps(found, ensure_ascii=False).encode()


# -- operation of the server -----------------------------------------------------------------


@operation("GET", "/health", limited=False)
async def health(call: Call[None]) -> wire.Health:
    """Return success while the process is alive."""
    return _health(call)


@operation("GET", "/ready")
async def ready(call: Call[None]) -> wire.Health:
    """Return success if the server accepts commands and can write its store and files."""
    await call.core.check()
    return _health(call)


def _health(call: Call[Any]) -> wire.Health:
    return wire.Health(status="draining" if call.core.leaving else "ok", version=__version__)


OPERATIONS = tuple(each for each in list(vars().values()) if isinstance(each, Operation))
