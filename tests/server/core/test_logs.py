"""What is written to the process log, and what must never be."""

import logging
import sys

import pytest
import structlog

from roost.server.core.logs import configure


@pytest.mark.usefixtures("fresh_logs")
@pytest.mark.parametrize("terminal", [False, True])
def test_error_logs_contain_no_local_values(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, terminal: bool
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal, raising=False)
    configure("info")

    def fail(seed: str) -> None:
        raise RuntimeError(f"no dice today ({len(seed)})")

    secret = "".join(["5e", "ed"] * 16)
    try:
        fail(secret)
    except RuntimeError:
        structlog.get_logger().exception("a table could not go on", table="abc")
    written = capsys.readouterr().err
    assert "no dice today" in written
    assert secret not in written


@pytest.mark.usefixtures("fresh_logs")
def test_library_logs_use_the_same_format(capsys: pytest.CaptureFixture[str]) -> None:
    configure("warning")
    logging.getLogger("uvicorn.error").warning("the sky is %s", "falling")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("uvicorn.error").info("GET /api/tables/x/live?key=secret")
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert '"the sky is falling"' in lines[0]
    structlog.reset_defaults()
    logging.getLogger().handlers.clear()
