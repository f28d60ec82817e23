"""`roost serve` and `roost check` run as commands."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import httpx
import pytest

from roost.cli import main
from roost.server.core.http.lan import lan_address
from tests.server.core.table.records import fair_record


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["--language", "en", *words])
    out = capsys.readouterr()
    return status, out.out, out.err


def write(path: Path, data: object) -> str:
    path.write_text(json.dumps(data))
    return str(path)


def test_check_accepts_correct_dice_and_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(capsys, "check", write(tmp_path / "a.json", fair_record()))
    assert status == 0
    assert re.search(r"Moves: all [\d,]+ follow the rules", out)
    assert re.search(r"Dice: all [\d,]+ rolls", out)


def test_check_names_a_changed_link(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = fair_record()
    data["dice"]["chains"][-1]["last"][1] = "ab" * 32
    status, out, _ = run(capsys, "check", write(tmp_path / "a.json", data))
    assert status == 1
    assert "Dice: check failed" in out


def test_check_names_the_turn_of_an_illegal_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = fair_record()
    data["turns"][2] = data["turns"][2].replace("]", "w]", 1)
    status, out, _ = run(capsys, "check", write(tmp_path / "a.json", data))
    assert status == 1
    assert "turn 3" in out


def test_check_prints_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "check", "--json", write(tmp_path / "a.json", fair_record()))
    (report,) = json.loads(out)["games"]
    assert (status, report["good"], report["checked"], report["findings"]) == (0, True, True, [])


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
        (["serve", "--set", "log=loud"], "loud"),
        (["serve", "--port", "x"], "--port"),
        (["serve", "--set", "log"], "NAME=VALUE"),
        (["serve", "--set", "accept-loss=true"], "accept-loss"),
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
    assert "All games are saved" in rest
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
