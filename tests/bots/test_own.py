"""External bots: how they are found, and the cost of their faults."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from roost.bots import UnknownBotError, make_bot, register_bot, resolve_bot
from roost.bots.guard import Guarded, Limited
from roost.bots.loading import BotError, give_programs, own_policy, seconds_for_programs
from roost.bots.program import MOST_LINES, MOST_STARTS, ProgramPolicy
from roost.bots.registry import NoDecisionError, _registered, bot_info, bots
from roost.rules import Action, Roll, game_of, make_game, parse_position
from roost.rules.errors import GameError
from roost.rules.pickomino import Take

ROOT = Path(__file__).parents[2]
EXAMPLE = f"{ROOT}/examples/bots/my_bot.py:MyBot"
CHOOSE = parse_position("pickomino 21-36 -/- 0 - 112345ww 1")
ANSWERS = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "Hostile"}), flush=True)
        continue
"""


@pytest.fixture(autouse=True)
def settled() -> Iterator[None]:
    """Remove registered bots and options after each test."""
    before, seconds = dict(_registered), seconds_for_programs()
    yield
    _registered.clear()
    _registered.update(before)
    give_programs(seconds)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Callable[..., Guarded]]:
    """Write a program that greets correctly and then runs some code for each question."""
    running: list[ProgramPolicy] = []

    def make(body: str, seconds: float = 5.0, head: str = ANSWERS) -> Guarded:
        path = tmp_path / f"bot{len(running)}.py"
        path.write_text(head + "".join(f"    {line}\n" for line in body.splitlines()))
        running.append(ProgramPolicy([sys.executable, "-S", str(path)], seconds))
        return Guarded(running[-1])

    yield make
    for policy in running:
        policy.close()


def decide(policy: Guarded, times: int = 1) -> None:
    """Check that the answer is legal, whatever the bot does."""
    legal = game_of(CHOOSE).legal_actions(CHOOSE)
    for _ in range(times):
        odds = policy.probabilities(CHOOSE)
        assert set(odds) <= set(legal)
        assert sum(odds.values()) == pytest.approx(1)


# -- finding -------------------------------------------------------------------------------


def test_a_class_in_a_file_is_a_bot() -> None:
    assert resolve_bot("pickomino", EXAMPLE).policy().probabilities(CHOOSE) == {Take(6): 1.0}


def test_a_function_and_a_policy_are_bots_too(tmp_path: Path) -> None:
    file = tmp_path / "two.py"
    file.write_text(
        "from roost.rules import game_of\n"
        "def first(state): return game_of(state).legal_actions(state)[0]\n"
        "class Even:\n"
        "    def probabilities(self, state):\n"
        "        legal = game_of(state).legal_actions(state)\n"
        "        return dict.fromkeys(legal, 1 / len(legal))\n"
    )
    assert own_policy(f"{file}:first").probabilities(CHOOSE) == {Take(1): 1.0}
    assert len(own_policy(f"{file}:Even").probabilities(CHOOSE)) == 6


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("nowhere.py:Bot", "file"),
        (f"{ROOT}/examples/bots/my_bot.py:Other", "name"),
        ("no_such_module_at_all:Bot", "loading"),
        ("roost.bots.program:ProgramPolicy", "making"),
        ("roost.bots.program:PROTOCOL", "shape"),
        ("my_bot.py:", "shape"),
        ("run:", "command"),
        ("my_bot.py", "prefix"),
        ("perl my_bot.pl", "prefix"),
    ],
)
def test_the_error_for_an_invalid_bot_gives_the_reason(text: str, why: str) -> None:
    with pytest.raises(BotError) as caught:
        resolve_bot("pickomino", text).policy()
    assert (caught.value.code, caught.value.values["why"]) == ("bad-bot", why)


def test_the_error_for_a_file_that_fails_to_load_gives_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("1 / 0\n")
    for _ in range(2):  # also the second time
        with pytest.raises(BotError, match="ZeroDivisionError"):
            resolve_bot("pickomino", f"{file}:Bot").policy()


class Mine:
    def choose(self, state: object) -> Action:
        return Take(5)


def test_a_registered_bot_has_its_key() -> None:
    register_bot("pickomino", "mine", Mine)
    assert bot_info("pickomino", "mine").own
    assert make_bot("pickomino", "mine").choose(CHOOSE) == Take(5)
    assert "mine" not in [info.key for info in bots("pickomino")]
    with pytest.raises(UnknownBotError, match="mine"):
        bot_info("pickomino", "minee")


@pytest.mark.parametrize("key", ["", "Mine", "a:b", "strongest", "x" * 41, "1a"])
def test_a_taken_or_invalid_key_is_rejected(key: str) -> None:
    with pytest.raises(BotError):
        register_bot("pickomino", key, Mine)


def test_a_bot_that_other_processes_cannot_import_is_rejected() -> None:
    with pytest.raises(BotError, match="top of a module"):
        register_bot("pickomino", "hidden", lambda _: Take(5))


def test_a_server_rejects_bots_named_by_guests() -> None:
    for text in (EXAMPLE, "run:touch /tmp/x", "os:system"):
        with pytest.raises(GameError) as caught:
            bot_info("pickomino", text)
        assert caught.value.code == "unknown-bot"


# -- faults --------------------------------------------------------------------------------


def test_a_python_bot_that_raises_cheats_or_prints_loses_its_decisions(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(
        "from roost.rules.pickomino import RollOn\n"
        "def raises(state): raise KeyError('oh')\n"
        "def lies(state): return RollOn()\n"
        "class Babbles:\n"
        "    def probabilities(self, state): return 'w'\n"
        "class Negative:\n"
        "    def probabilities(self, state):\n"
        "        from roost.rules.pickomino import Take\n"
        "        return {Take(6): -1.0, Take(5): 2.0}\n"
    )
    for name, fault in (
        ("raises", "crash"),
        ("lies", "illegal"),
        ("Babbles", "garbage"),
        ("Negative", "garbage"),
    ):
        policy = own_policy(f"{file}:{name}")
        decide(policy, 3)
        assert policy.taken().counts == {fault: 3}
        assert policy.taken().counts == {}


def test_python_that_hangs_exits_or_prints_loses_only_its_decision(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rude.py"
    file.write_text(
        "import sys, time\n"
        "from roost.rules.pickomino import Take\n"
        "def sleeps(state): time.sleep(60)\n"
        "def catches(state):\n"
        "    while True:\n"
        "        try: time.sleep(60)\n"
        "        except Exception: pass\n"
        "def leaves(state): sys.exit(4)\n"
        "def talks(state):\n"
        "    print('spam')\n"
        "    return Take(6)\n"
    )
    began = time.monotonic()
    for name, seconds, counts in (
        ("sleeps", 0.1, {"slow": 3}),
        ("catches", 0.1, {"slow": 3}),
        ("leaves", 5, {"crash": 3}),
        ("talks", 5, {}),
    ):
        give_programs(seconds)
        policy = own_policy(f"{file}:{name}")
        assert isinstance(policy.policy, Limited)
        policy.policy.slack = 0.0  # no time for loading
        decide(policy, 3)
        faults = policy.taken()
        assert faults.counts == counts
        if name == "leaves":
            assert "SystemExit: 4; rude.py, line 8; pickomino" in faults.first["crash"]
    assert time.monotonic() - began < 30
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", 3 * "spam\n")


def test_the_first_decision_has_extra_time_for_loading(tmp_path: Path) -> None:
    file = tmp_path / "loads.py"
    file.write_text(
        "import time\n"
        "from roost.rules.pickomino import Take\n"
        "def loads(state):\n"
        "    time.sleep(0.3)\n"
        "    return Take(6)\n"
    )
    give_programs(0.1)
    policy = own_policy(f"{file}:loads")
    assert policy.probabilities(CHOOSE) == {Take(6): 1.0}
    decide(policy, 1)
    assert policy.faults.counts == {"slow": 1}


def test_a_correct_program_loses_no_decision(program: Callable[..., Guarded]) -> None:
    policy = program('print(json.dumps({"id": message["id"], "move": "w"}), flush=True)')
    for _ in range(5):
        assert policy.probabilities(CHOOSE) == {Take(6): 1.0}
    assert policy.faults.total == 0
    assert isinstance(policy.policy, ProgramPolicy)
    assert policy.policy.name == "Hostile"


def test_other_output_beside_the_answer_is_skipped(program: Callable[..., Guarded]) -> None:
    policy = program(
        'print(json.dumps({"id": -1, "move": "1"}))\n'
        'print(json.dumps({"note": "thinking"}))\n'
        'print(json.dumps({"id": message["id"], "move": "w"}), flush=True)'
    )
    assert policy.probabilities(CHOOSE) == {Take(6): 1.0}


def test_a_crashing_program_is_restarted_a_few_times(program: Callable[..., Guarded]) -> None:
    policy = program("sys.exit(3)")
    decide(policy, MOST_STARTS + 3)
    assert policy.faults.counts == {"crash": MOST_STARTS, "left": 3}
    assert "status 3" in policy.faults.first["crash"]


def test_a_hanging_program_costs_only_its_time_limit(program: Callable[..., Guarded]) -> None:
    policy = program("import time; time.sleep(60)", 0.2)
    began = time.monotonic()
    decide(policy)
    assert time.monotonic() - began < 30
    assert policy.faults.counts == {"slow": 1}


def test_a_program_that_hangs_once_may_continue(program: Callable[..., Guarded]) -> None:
    policy = program(
        'import os, pathlib, time\nmark = pathlib.Path(__file__ + ".seen")\n'
        "if not mark.exists(): mark.touch(); time.sleep(60)\n"
        'print(json.dumps({"id": message["id"], "move": "w"}), flush=True)',
        1.0,
    )
    decide(policy)
    assert policy.probabilities(CHOOSE) == {Take(6): 1.0}
    assert policy.faults.counts == {"slow": 1}


@pytest.mark.parametrize(
    "flood",
    [
        f'for _ in range({MOST_LINES + 5}): print("{{}}")\nsys.stdout.flush()',
        'while True: print("{}")',
        'while True: sys.stdout.write("x" * 65536)',
    ],
)
def test_a_program_with_endless_output_is_terminated(
    program: Callable[..., Guarded], flood: str
) -> None:
    policy = program(flood)
    decide(policy)
    assert policy.faults.counts == {"flood": 1}


@pytest.mark.parametrize("line", ["hello", "[1, 2]", "[" * 5000, '{"id": 1'])
def test_a_program_that_writes_invalid_json_loses_the_decision(
    program: Callable[..., Guarded], line: str
) -> None:
    policy = program(f"print({line!r}, flush=True)")
    decide(policy)
    assert policy.faults.counts == {"garbage": 1}


@pytest.mark.parametrize("move", ['"+"', '"nonsense"', "null", "7", '{"type": "take"}'])
def test_a_program_that_moves_illegally_loses_the_decision(
    program: Callable[..., Guarded], move: str
) -> None:
    policy = program(
        f'print(json.dumps({{"id": message["id"], "move": json.loads({move!r})}}), flush=True)'
    )
    decide(policy, 2)
    assert policy.faults.counts == {"illegal": 2}


def test_a_mistyped_program_is_refused_before_the_match() -> None:
    with pytest.raises(BotError, match="no-such-program"):
        own_policy("run:no-such-program-anywhere --fast")


@pytest.mark.parametrize("own_session", [False, True])
def test_a_child_that_a_program_leaves_behind_holds_nobody_up(
    program: Callable[..., Guarded], own_session: bool
) -> None:
    """The child inherits the program's output, and would keep it open."""
    sleeper = "[sys.executable, '-S', '-c', 'import time; time.sleep(30)']"
    policy = program(
        f"import subprocess; subprocess.Popen({sleeper}, start_new_session={own_session})\n"
        'print(json.dumps({"id": message["id"], "move": message["legal"][0]}), flush=True)'
    )
    decide(policy)
    began = time.monotonic()
    policy.policy.close()  # type: ignore[attr-defined]
    assert time.monotonic() - began < 15


def test_a_bot_refuses_where_nobody_has_to_decide() -> None:
    with pytest.raises(NoDecisionError):
        make_bot("pickomino", "simple", 0).choose(make_game("pickomino").start(2))


def test_a_missing_program_is_reported(program: Callable[..., Guarded]) -> None:
    policy = Guarded(ProgramPolicy(["no-such-program-anywhere"], 1.0))
    decide(policy)
    assert "cannot be started" in policy.faults.first["crash"]


def test_programs_receive_the_legal_moves_of_any_game(program: Callable[..., Guarded]) -> None:
    rules = make_game("knockout", "")
    state = rules.apply(rules.start(2, first=0), Roll((1, 2))).state
    policy = program(
        'print(json.dumps({"id": message["id"], "move": message["legal"][-1]}), flush=True)'
    )
    assert policy.probabilities(state) == {rules.legal_actions(state)[-1]: 1.0}
