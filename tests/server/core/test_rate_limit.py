"""Token buckets."""

import pytest

from roost.server.core.rate_limit import TokenBucket, TokenBuckets


def test_bucket_refills_over_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("roost.server.core.rate_limit.time.monotonic", lambda: now[0])
    bucket = TokenBucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_each_name_has_its_own_bucket() -> None:
    buckets = TokenBuckets(burst=1)
    assert [buckets.take(who) for who in ("ana", "ben", "ana")] == [True, True, False]


def test_many_names_do_not_reset_a_used_bucket(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("roost.server.core.rate_limit._REMEMBERED", 3)
    buckets = TokenBuckets(burst=1)
    buckets.take("ana")
    for number in range(10):
        buckets.take(f"name {number}")
        assert not buckets.take("ana")  # used all the time, so never dropped
