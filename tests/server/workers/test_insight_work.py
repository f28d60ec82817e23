"""What the insight workers do."""

from dataclasses import replace

from roost.rules.pickomino import Pickomino
from roost.server.workers.insight_work import look, review_steps
from roost.testing import playout


def test_a_game_that_was_looked_at_is_told_at_once_though_its_seeds_were_opened_since() -> None:
    played = playout(Pickomino(), 2, "seen").record(40)
    look(played.dumps())
    opened = replace(played, tags={**played.tags, "status": "over"})
    assert list(review_steps(opened.dumps(), "de")) == []
    other = replace(played, moves=played.moves[:-1])
    assert len(list(review_steps(other.dumps(), "de"))) == len(other.moves)
