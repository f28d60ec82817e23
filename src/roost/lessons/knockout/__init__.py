"""A first game of Knockout: a roll of two numbers, a walk over others, two hits and a lock."""

from __future__ import annotations

from roost.lessons import Beat, Lesson, LessonStep

_ROLL = "primary"
_TARGET = "kind target"

LESSON = Lesson(
    game="knockout",
    rival="sparrow",
    steps=(
        LessonStep(
            "[25]",
            (
                Beat("first-knockout-colours", "seat 0", ("K1",)),
                Beat("first-knockout-roll", _ROLL),
            ),
        ),
        LessonStep(
            "b5-I2",
            (
                Beat("first-knockout-halves", "halves", ("K4",)),
                Beat("first-knockout-five", _TARGET),
            ),
        ),
        LessonStep("b2-M7", (Beat("first-knockout-pass", _TARGET, ("K7",)),)),
        LessonStep("[14]"),
        LessonStep("g4-M9"),
        LessonStep("g1-M3"),
        # An equal number is knocked out.
        LessonStep("[36]", (Beat("first-knockout-again", _ROLL),)),
        LessonStep("b3xO8", (Beat("first-knockout-hit", _TARGET, ("K8",)),)),
        LessonStep("b6-I4", (Beat("first-knockout-empty", _TARGET),)),
        LessonStep("[34]"),
        LessonStep("y3-I8"),
        LessonStep("g4-M12"),
        # So is the last one of its number: ours are locked.
        LessonStep(
            "[23]",
            (Beat("first-knockout-near", "piece 20"), Beat("first-knockout-roll-now", _ROLL)),
        ),
        LessonStep("r3xI8", (Beat("first-knockout-second", _TARGET),)),
        LessonStep(
            "b2xO7",
            (
                Beat("first-knockout-lock", "piece 14", ("K12",)),
                Beat("first-knockout-two", _TARGET),
            ),
        ),
    ),
    end=(
        Beat("first-knockout-score", "seat 0", ("K15",)),
        Beat("first-knockout-end", _ROLL),
    ),
)
