"""Training goes on where it stopped, learns, and ships what the bots read."""

from __future__ import annotations

import signal
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from roost.bots.pickomino.values import position_shares
from roost.rules.pickomino import Pickomino, PickominoVariant
from roost_lab.strength.pickomino.match import play_match
from roost_lab.strength.pickomino.response import MARKER, Responder, response_plan
from roost_lab.train.__main__ import main
from roost_lab.train.devices import TrainingError, device_of
from roost_lab.train.pickomino.network import ValueNet, read_layers
from roost_lab.train.pickomino.positions import afterstates
from roost_lab.train.pickomino.session import refine, resume
from roost_lab.train.pickomino.trainer import Plan, Trainer
from roost_lab.train.pickomino.turns import deep_worth, greedy_worth, net_worth, turn_shares
from tests.train.pickomino.test_positions import as_tensors, turn_starts

SMALL = (24, 16, 24)
WEIGHTS = Path(__file__).parents[4] / "src" / "roost" / "bots" / "pickomino" / "weights"


def shipped(seats: int) -> ValueNet:
    return ValueNet.load(seats, WEIGHTS / f"{seats}.npz")


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_bots_read_the_network_as_it_was_trained(seats: int) -> None:
    states = [
        state
        for variant in PickominoVariant.all()[::5]
        for state in turn_starts(variant, seats, 1)[:40]
    ]
    with torch.no_grad():
        trained = shipped(seats).shares(as_tensors(states)).numpy()
    turned = [np.roll(row, state.seat) for row, state in zip(trained, states, strict=True)]
    assert np.array(position_shares(states)) == pytest.approx(np.array(turned), abs=1e-5)


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_shipped_networks_agree_with_their_own_turns(seats: int) -> None:
    """Converged: a position is worth what its exactly solved turn is worth."""
    position = as_tensors(turn_starts(PickominoVariant(), seats, 1)[:25])
    with torch.no_grad():
        gap = shipped(seats).shares(position) - turn_shares(shipped(seats), position)
    assert float(gap.abs().mean()) < 0.006


def test_a_resumed_training_ends_as_one_that_ran_through(tmp_path: Path) -> None:
    plan = Plan(2, steps=6, batch=48, hidden=SMALL, turns=2)
    through = Trainer(plan, "cpu")
    through.run(lambda _: None, every=3)

    class StoppedError(Exception):
        pass

    stopped = Trainer(plan, "cpu")

    def stop(progress: object) -> None:
        stopped.save(tmp_path / "half.pt")
        raise StoppedError

    with pytest.raises(StoppedError):
        stopped.run(stop, every=3)
    resumed = Trainer.load(tmp_path / "half.pt", "cpu")
    assert resumed.step == 3
    resumed.run(lambda _: None, every=3)
    for one, other in zip(through.target.parameters(), resumed.target.parameters(), strict=True):
        assert torch.allclose(one, other, atol=1e-6)


def test_training_learns_that_worms_win() -> None:
    trainer = Trainer(Plan(2, steps=80, batch=96, hidden=SMALL, rate=6e-3), "cpu")
    losses: list[float] = []
    trainer.run(lambda progress: losses.append(progress.loss), every=40)
    assert all(-1e-4 < loss < 0.5 for loss in losses)
    rich = Pickomino().start(2)._replace(grill=0b11, stacks=((33, 34, 35, 36), ()))
    poor = rich._replace(stacks=rich.stacks[::-1])
    with torch.no_grad():
        ahead, behind = trainer.target.shares(as_tensors([rich, poor]))[:, 0].tolist()
    assert ahead > 0.5 > behind


def test_saved_weights_are_what_the_bots_load(tmp_path: Path) -> None:
    net = ValueNet(4)
    net.save(tmp_path / "net.npz")
    shapes = [weight.shape for weight, _ in read_layers(4, tmp_path / "net.npz")]
    assert shapes == [weight.shape for weight, _ in read_layers(4, WEIGHTS / "4.npz")]
    again = ValueNet.load(4, tmp_path / "net.npz")
    assert again.hidden == net.hidden
    assert torch.allclose(again.linear[0].weight, net.linear[0].weight, atol=1e-3)


def test_weights_of_the_version_before_are_read(tmp_path: Path) -> None:
    """Two hidden layers with names of their own, and inputs that end before the newer ones."""
    random = np.random.default_rng(5)
    shapes = {"first": (12, 170), "second": (8, 12), "last": (2, 8)}
    arrays = {f"{key}.weight": random.normal(size=shape) for key, shape in shapes.items()}
    arrays |= {f"{key}.bias": random.normal(size=shape[0]) for key, shape in shapes.items()}
    arrays = {key: array.astype(np.float16) for key, array in arrays.items()}
    np.savez_compressed(tmp_path / "old.npz", allow_pickle=False, **arrays)
    net = ValueNet.load(2, tmp_path / "old.npz")
    assert net.hidden == (12, 8)
    assert net.linear[0].weight[:, :170].numpy(force=True) == pytest.approx(arrays["first.weight"])
    assert not net.linear[0].weight[:, 170:].any()


def test_all_shipped_weights_are_small() -> None:
    sizes = [path.stat().st_size for path in WEIGHTS.glob("*.npz")]
    assert len(sizes) == 6
    assert sum(sizes) <= 9_000_000


def test_matches_on_a_device_are_fair_to_equals() -> None:
    result = play_match(greedy_worth, greedy_worth, seats=3, games=150, device="cpu")
    low, high = result.interval
    assert low < 1 / 3 < high
    assert result.games == 150


def test_looking_a_turn_deeper_hardly_changes_the_shipped_play() -> None:
    position = as_tensors(turn_starts(PickominoVariant(), 2, 1)[:8])
    after = afterstates(position)
    with torch.no_grad():
        flat, deep = (make(shipped(2))(position, after) for make in (net_worth, deep_worth))
    assert float((flat - deep).abs().max()) < 0.08


def test_a_best_response_starts_as_its_opponent_and_trains() -> None:
    torch.manual_seed(2)
    frozen = ValueNet(3, SMALL)
    responder = Responder(frozen, replace(response_plan(3, steps=4, batch=16), turns=1))
    position = as_tensors(turn_starts(PickominoVariant(), 3, 1)[:10])
    after = afterstates(position)
    before = net_worth(frozen)(position, after)
    assert torch.allclose(responder.worth(position, after), before, atol=1e-6)
    responder.run(lambda _: None)
    assert responder.net.linear[0].weight[:, -MARKER:].any()
    assert torch.equal(net_worth(frozen)(position, after), before)


def test_the_command_trains_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    options = ["--seats", "2", "--steps", "2", "--batch", "16", "--device", "cpu"]
    options += ["--hidden", "24,16"]
    assert main(["pickomino", *options]) == 0
    assert "step 2: 32 positions" in capsys.readouterr().out
    assert ValueNet.load(2, tmp_path / "pickomino-2.npz").hidden == (24, 16)
    assert main(["pickomino", "--resume", "--device", "cpu"]) == 0
    assert "step 2 of 2" in capsys.readouterr().out


def test_ctrl_c_keeps_the_training_at_the_step_it_has_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    step = Trainer.take_step

    def interrupted(self: Trainer) -> None:
        if self.step == 2:
            signal.raise_signal(signal.SIGINT)
        step(self)

    monkeypatch.setattr(Trainer, "take_step", interrupted)
    words = ["pickomino", "--batch", "16", "--device", "cpu", "--hidden", "16"]
    assert main([*words, "--steps", "6"]) == 130
    assert capsys.readouterr().err == (
        "Stopped at step 3; continue with: "
        "roost-train pickomino --resume --checkpoint pickomino-2.pt\n"
    )
    assert main([*words, "--resume"]) == 0
    assert (tmp_path / "pickomino-2.npz").exists()


def test_a_refined_training_starts_from_the_given_weights() -> None:
    trainer = refine(WEIGHTS / "4.npz", 4, 1, 16, 0, torch.device("cpu"))
    known = shipped(4).state_dict()
    assert all(torch.equal(known[key], value) for key, value in trainer.target.state_dict().items())
    with pytest.raises(TrainingError):
        refine(WEIGHTS / "4.npz", 3, 1, 16, 0, torch.device("cpu"))


def test_a_bad_device_or_checkpoint_gets_a_coded_error(tmp_path: Path) -> None:
    with pytest.raises(TrainingError):
        device_of("tpu")
    (tmp_path / "broken.pt").write_bytes(b"not a checkpoint")
    with pytest.raises(TrainingError) as refusal:
        resume(tmp_path / "broken.pt", torch.device("cpu"))
    assert refusal.value.code == "bad-training"


@pytest.mark.parametrize("content", [b"", b"no weights", b"PK\x03\x04 cut off", b"\x80\x02."])
def test_a_file_without_weights_gets_a_coded_error(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "weights.npz"
    file.write_bytes(content)
    with pytest.raises(TrainingError):
        refine(file, 2, 1, 16, 0, torch.device("cpu"))
    with pytest.raises(TrainingError):
        resume(file, torch.device("cpu"))


@pytest.mark.parametrize("words", [["chess"], ["pickomino", "--seats", "8"]])
def test_an_unknown_game_or_seat_count_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as refusal:
        main(words)
    assert refusal.value.code == 2
