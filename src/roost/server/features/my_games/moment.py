"""A game after some of its moves."""

from __future__ import annotations

from typing import Any

from roost.rules.errors import ParseError
from roost.rules.record import Record
from roost.server.core.views.generic import views_of
from roost.server.features.my_games.messages import MomentView


def moment_view(table: str, data: dict[str, Any], at: int | None, language: str) -> MomentView:
    """`data` is the game file; `at` None: after its last move."""
    from roost.locale import catalogue
    from roost.narrate import make_narrator, player_names

    record = Record.from_json(data)
    rules, moments, most = record.rules, record.moments, len(record.moves)
    if at is not None and at > most:
        raise ParseError(
            f"the game has {most} moves", code="bad-parameter", value=str(at), known=f"at=0–{most}"
        )
    number = most if at is None else at
    state = moments[number - 1].after if number else record.initial()
    texts = catalogue(language)
    names = player_names(record.players, record.game, texts)
    events = moments[number - 1].events if number else ()
    return MomentView(
        table=table,
        game=record.game,
        names=list(names),
        at=number,
        of=most,
        turn=state.turn,
        seat=state.seat,
        words=make_narrator(texts, rules, names).tell(events),
        position=rules.format_position(state),
        view=views_of(record.game).position(rules, state),
    )
