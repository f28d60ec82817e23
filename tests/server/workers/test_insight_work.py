"""The analysis workers' functions."""

from dataclasses import replace

from roost.rules.pickomino import Pickomino
from roost.server.workers.insight_work import look, review_steps
from roost.testing import playout


def test_cached_review_is_reused_after_seeds_were_revealed() -> None:
    played = playout(Pickomino(), 2, "seen").record(40)
    look(played.dumps())
    opened = replace(played, tags={**played.tags, "status": "over"})
    assert list(review_steps(opened.dumps(), "de")) == []
    other = replace(played, moves=played.moves[:-1])
    assert len(list(review_steps(other.dumps(), "de"))) == len(other.moves)
