"""What servers tell each other about who is connected to a table."""

import pytest

from roost.server.core.live.presence import SILENT_S, Change, RemotePresence

TABLE = "table1"


class Server:
    """A server whose messages reach the others at once."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.remote = RemotePresence(lambda _, payload: self.sent.append(payload))

    def receive(self, other: "Server") -> Change | None:
        """Receive the other's last message."""
        return self.remote.on_message(other.sent[-1])


@pytest.fixture
def here() -> Server:
    return Server()


@pytest.fixture
def there() -> Server:
    return Server()


def test_people_and_spectators_elsewhere_are_known(here: Server, there: Server) -> None:
    there.remote.publish(TABLE, ["g-ana", "g-ben"], 2)
    assert here.receive(there) == Change(TABLE)
    assert here.remote.people(TABLE) == {"g-ana", "g-ben"}
    assert here.remote.watching(TABLE) == 2
    assert here.remote.servers_at(TABLE) == [there.remote.server]
    assert here.remote.tables_by_server() == {there.remote.server: 1}
    assert here.remote.people("another") == frozenset()


def test_a_message_that_is_repeated_changes_nothing(here: Server, there: Server) -> None:
    there.remote.publish(TABLE, ["g-ana"], 0)
    assert here.receive(there) is not None
    assert here.receive(there) is None


def test_people_who_left_are_named(here: Server, there: Server) -> None:
    there.remote.publish(TABLE, ["g-ana", "g-ben"], 0)
    here.receive(there)
    there.remote.publish(TABLE, ["g-ben"], 0)
    assert here.receive(there) == Change(TABLE, frozenset({"g-ana"}))
    there.remote.publish(TABLE, [], 0)
    assert here.receive(there) == Change(TABLE, frozenset({"g-ben"}))
    assert here.remote.servers_at(TABLE) == []


def test_a_person_may_be_connected_to_two_servers(here: Server, there: Server) -> None:
    third = Server()
    for other, watching in ((there, 1), (third, 2)):
        other.remote.publish(TABLE, ["g-ana"], watching)
        here.receive(other)
    there.remote.publish(TABLE, [], 0)
    here.receive(there)
    assert here.remote.people(TABLE) == {"g-ana"}
    assert here.remote.watching(TABLE) == 2


def test_a_question_is_passed_on_and_changes_nothing(here: Server, there: Server) -> None:
    there.remote.publish(TABLE, ["g-ana"], 0)
    here.receive(there)
    there.remote.ask(TABLE)
    assert here.receive(there) == Change(TABLE, asked=True)
    assert here.remote.people(TABLE) == {"g-ana"}


def test_a_server_is_forgotten_when_its_heartbeats_stop(
    here: Server, there: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    third = Server()
    for other, person in ((there, "g-ana"), (third, "g-ben")):
        other.remote.publish(TABLE, [person], 0)
        here.receive(other)
    now += SILENT_S - 1
    assert here.remote.drop_silent() == {}
    third.remote.beat()
    assert here.receive(third) is None
    now += 2
    assert here.remote.drop_silent() == {TABLE: frozenset({"g-ana"})}
    assert here.remote.people(TABLE) == {"g-ben"}
    assert list(here.remote.tables_by_server()) == [third.remote.server]


def test_a_server_that_was_silent_and_comes_back_is_asked_for_its_people(
    here: Server, there: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of the two was paused; neither has sent what the other has forgotten."""
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    there.remote.publish(TABLE, ["g-ana"], 0)
    here.receive(there)
    now += SILENT_S + 1
    here.remote.drop_silent()
    there.remote.beat()
    here.receive(there)
    assert there.receive(here) == Change("", asked=True)
    asked = len(here.sent)
    there.remote.publish(TABLE, ["g-ana"], 0)
    assert here.receive(there) == Change(TABLE)
    assert here.remote.people(TABLE) == {"g-ana"}
    assert len(here.sent) == asked, "asked once"


@pytest.mark.parametrize("payload", ["", "x", "{}", "[]", '["s", 5]', '["s", "t", [1]]'])
def test_a_message_that_cannot_be_read_is_ignored(here: Server, payload: str) -> None:
    assert here.remote.on_message(payload) is None
    assert here.remote.tables_by_server() == {}
