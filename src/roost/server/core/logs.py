"""Structured logs on stderr: readable at a terminal, JSON lines elsewhere."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog
from structlog.processors import ExceptionRenderer
from structlog.tracebacks import ExceptionDictTransformer


class _Bridge(logging.Handler):
    """Forward the logs of libraries. Malformed client requests are logged at debug level only."""

    def emit(self, record: logging.LogRecord) -> None:
        wrong = record.msg in _CLIENT_ERRORS
        logger = structlog.get_logger(record.name)
        logger.log(
            logging.DEBUG if wrong else record.levelno,
            record.getMessage(),
            exc_info=None if wrong else record.exc_info,
        )


_CLIENT_ERRORS = (
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
    # Log where an error came from, but not local values: they include seeds, keys and tokens.
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
    # Not below warnings: uvicorn's own messages contain URLs with keys in them.
    logging.basicConfig(level=logging.WARNING, handlers=[_Bridge()], force=True)
