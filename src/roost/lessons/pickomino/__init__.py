"""A first game of Pickomino: a tile from the grill, a steal, and a turn that fails."""

from __future__ import annotations

from roost.lessons import Beat, Lesson, LessonStep

_ROLL = "primary"

LESSON = Lesson(
    game="pickomino",
    rival="gentle",
    steps=(
        # A tile from the grill.
        LessonStep(
            "[12345www]",
            (
                Beat("first-pickomino-hello", "tile 23", ("P1",)),
                Beat("first-pickomino-roll", _ROLL),
            ),
        ),
        LessonStep("w", (Beat("first-pickomino-worms", "face 6", ("P4",)),)),
        LessonStep("+", (Beat("first-pickomino-on", _ROLL),)),
        LessonStep("[1244w]"),
        LessonStep(
            "4",
            (
                Beat("first-pickomino-dimmed", "face 6", ("P7",)),
                Beat("first-pickomino-fours", "face 4"),
            ),
        ),
        LessonStep("=23", (Beat("first-pickomino-stop", "stop 23", ("P9",)),)),
        LessonStep("[1235wwww]"),
        LessonStep("w"),
        LessonStep("+"),
        LessonStep("[1125]"),
        LessonStep("5"),
        LessonStep("=25"),
        # The tile that the other one took is stolen.
        LessonStep(
            "[123445ww]",
            (Beat("first-pickomino-rival", "stack 1"), Beat("first-pickomino-again", _ROLL)),
        ),
        LessonStep("w", (Beat("first-pickomino-ten", "face 6"),)),
        LessonStep("+", (Beat("first-pickomino-six", _ROLL),)),
        LessonStep("[123555]"),
        LessonStep("5", (Beat("first-pickomino-fives", "face 5"),)),
        LessonStep("x25", (Beat("first-pickomino-steal", "stop 25", ("P10",)),)),
        LessonStep("[1235wwww]"),
        LessonStep("w"),
        LessonStep("+"),
        LessonStep("[1223]"),
        LessonStep("1"),
        LessonStep("=21"),
        # Luck runs out.
        LessonStep(
            "[1345wwww]",
            (
                Beat("first-pickomino-covered", "stack 0", ("P14",)),
                Beat("first-pickomino-again", _ROLL),
            ),
        ),
        LessonStep("w", (Beat("first-pickomino-twenty", "face 6"),)),
        LessonStep("+", (Beat("first-pickomino-four", _ROLL),)),
        LessonStep("[355w]"),
        LessonStep("5", (Beat("first-pickomino-thirty", "face 5"),)),
        LessonStep("+", (Beat("first-pickomino-greedy", _ROLL),)),
        LessonStep("[5w]"),
    ),
    end=(
        Beat("first-pickomino-failed", "tile 25"),
        Beat("first-pickomino-turned", "tile 36", ("P17",)),
        Beat("first-pickomino-end", _ROLL),
    ),
)
