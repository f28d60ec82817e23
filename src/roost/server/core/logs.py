"""Structured logs on stderr: for people at a terminal, as JSON lines anywhere else."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog
from structlog.processors import ExceptionRenderer
from structlog.tracebacks import ExceptionDictTransformer


class _Bridge(logging.Handler):
    """What libraries log, in the same lines. What a client sent wrong is no news."""

    def emit(self, record: logging.LogRecord) -> None:
        wrong = record.msg in _CLIENTS_FAULT
        say = structlog.get_logger(record.name)
        say.log(
            logging.DEBUG if wrong else record.levelno,
            record.getMessage(),
            exc_info=None if wrong else record.exc_info,
        )


_CLIENTS_FAULT = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
)


def configure(level: str = "info") -> None:
    terminal = sys.stderr.isatty()
    steps: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    # Where an error came from, never the values there: they hold seeds, keys and tokens.
    if terminal:
        plain = structlog.dev.plain_traceback
        steps.append(structlog.dev.ConsoleRenderer(exception_formatter=plain))
    else:
        bare = ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
        steps += [bare, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=steps,
        wrapper_class=structlog.make_filtering_bound_logger(
            getattr(logging, level.upper(), logging.INFO)
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # Not below warnings: uvicorn's own notes hold addresses with keys in them.
    logging.basicConfig(level=logging.WARNING, handlers=[_Bridge()], force=True)
