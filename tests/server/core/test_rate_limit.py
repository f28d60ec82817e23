"""So many a second, with a burst saved up."""

import pytest

from roost.server.core.rate_limit import TokenBucket, TokenBuckets


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("roost.server.core.rate_limit.time.monotonic", lambda: now[0])
    bucket = TokenBucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = TokenBuckets(burst=1)
    assert [buckets.take(who) for who in ("ana", "ben", "ana")] == [True, True, False]


def test_asking_under_many_names_empties_nobodys_bucket_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("roost.server.core.rate_limit._REMEMBERED", 3)
    buckets = TokenBuckets(burst=1)
    buckets.take("ana")
    for number in range(10):
        buckets.take(f"name {number}")
        assert not buckets.take("ana")  # used all the time, so never forgotten
