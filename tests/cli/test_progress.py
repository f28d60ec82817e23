"""The progress bar."""

import io

from roost.cli.progress import Bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_bar_is_drawn_on_terminals_and_cleared_at_the_end() -> None:
    watched, unwatched = Terminal(), io.StringIO()
    for sink in (watched, unwatched):
        with Bar("Working", sink) as bar:
            for done in range(1, 4):
                bar(done, 3)
    assert "Working [##############################] 3/3" in watched.getvalue()
    assert watched.getvalue().endswith("\r\x1b[K")
    assert unwatched.getvalue() == ""
