"""A first game of Pickomino: a tile from the grill, a steal, and a turn that fails."""

from __future__ import annotations

from roost.lessons import Beat, Lesson, Step

_ROLL = "primary"

LESSON = Lesson(
    game="pickomino",
    rival="gentle",
    steps=(
        # A tile from the grill.
        Step(
            "[12345www]",
            (
                Beat("first-pickomino-hello", "tile 23", ("P1",)),
                Beat("first-pickomino-roll", _ROLL),
            ),
        ),
        Step("w", (Beat("first-pickomino-worms", "face 6", ("P4",)),)),
        Step("+", (Beat("first-pickomino-on", _ROLL),)),
        Step("[1244w]"),
        Step(
            "4",
            (
                Beat("first-pickomino-dimmed", "face 6", ("P7",)),
                Beat("first-pickomino-fours", "face 4"),
            ),
        ),
        Step("=23", (Beat("first-pickomino-stop", "stop 23", ("P9",)),)),
        Step("[1235wwww]"),
        Step("w"),
        Step("+"),
        Step("[1125]"),
        Step("5"),
        Step("=25"),
        # The tile that the other one took is stolen.
        Step(
            "[123445ww]",
            (Beat("first-pickomino-rival", "stack 1"), Beat("first-pickomino-again", _ROLL)),
        ),
        Step("w", (Beat("first-pickomino-ten", "face 6"),)),
        Step("+", (Beat("first-pickomino-six", _ROLL),)),
        Step("[123555]"),
        Step("5", (Beat("first-pickomino-fives", "face 5"),)),
        Step("x25", (Beat("first-pickomino-steal", "stop 25", ("P10",)),)),
        Step("[1235wwww]"),
        Step("w"),
        Step("+"),
        Step("[1223]"),
        Step("1"),
        Step("=21"),
        # Luck runs out.
        Step(
            "[1345wwww]",
            (
                Beat("first-pickomino-covered", "stack 0", ("P14",)),
                Beat("first-pickomino-again", _ROLL),
            ),
        ),
        Step("w", (Beat("first-pickomino-twenty", "face 6"),)),
        Step("+", (Beat("first-pickomino-four", _ROLL),)),
        Step("[355w]"),
        Step("5", (Beat("first-pickomino-thirty", "face 5"),)),
        Step("+", (Beat("first-pickomino-greedy", _ROLL),)),
        Step("[5w]"),
    ),
    end=(
        Beat("first-pickomino-failed", "tile 25"),
        Beat("first-pickomino-turned", "tile 36", ("P17",)),
        Beat("first-pickomino-end", _ROLL),
    ),
)
