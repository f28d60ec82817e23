"""Help while playing alone against bots: hints, the tutor, and analyses of positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roost.cli.console import wrapped
from roost.cli.terminal.view import AnyView
from roost.locale import Catalogue
from roost.rules.core import Action, State

if TYPE_CHECKING:
    from roost.analysis.results import PositionInsight

MOST_CHOICES = 12


def hint(view: AnyView, state: State) -> list[str]:
    """Return the best move, and the reason in one sentence."""
    from roost.analysis.games import words_for
    from roost.analysis.insight import best_choice

    found = best_choice(state)
    return wrapped(" ".join(words_for(view.texts, view.rules, view.names).hint(found)))


def warning(view: AnyView, state: State, action: Action) -> str:
    """Return the tutor's question if a move is a mistake, or nothing."""
    from roost.analysis.games import ANALYSES, words_for
    from roost.analysis.insight import warning as costly
    from roost.analysis.known import known_loss

    contrast = costly(state, action) if ANALYSES.has(view.rules.key) else None
    if contrast is None:
        return ""
    reasons = words_for(view.texts, view.rules, view.names).reasons(contrast)
    cost = view.text("tutor-sure", points=round(100 * known_loss(contrast.other.loss)))
    return " ".join([cost, *reasons[:1]])


def analyse(view: AnyView, state: State) -> list[str]:
    from roost.analysis.insight import insight

    return analysis(view, insight(state))


def analysis(view: AnyView, found: PositionInsight[State]) -> list[str]:
    """Return the chances of the players, advice, and what each move is worth."""
    from roost.analysis.figures import with_sign
    from roost.analysis.games import words_for
    from roost.analysis.known import known_loss, known_share

    texts = view.texts
    words = words_for(texts, view.rules, view.names)
    named = zip(map(view.name, range(len(view.names))), found.shares, strict=True)
    shares = ", ".join(f"{name} {percent(texts, known_share(share))}" for name, share in named)
    lines = wrapped(view.text("label-value", label=view.text("lab-shares"), value=shares))
    for sentence in (*words.advice(found), *words.odds(found)):
        lines += wrapped(f"  {sentence}", "  ")
    if found.choices:
        lines += ["", view.text("lab-choices"), _headings(view, found)]
    for choice in found.choices[:MOST_CHOICES]:
        hope = choice.prospect
        fails = "" if hope.fails is None else f"  {texts.percent(hope.fails, 1):>8}"
        gain = with_sign(hope.gain, texts.number(abs(hope.gain), 1))
        loss = with_sign(-choice.loss, texts.percent(known_loss(choice.loss), 1))
        figures = (
            f"  {choice.token:<6} {percent(texts, known_share(choice.shares[found.seat])):>8}"
            f"  {loss:>7}{fails}  {gain:>5}  "
        )
        lines += wrapped(figures + words.move(found.state, choice.action), " " * len(figures))
    return lines


def _headings(view: AnyView, found: PositionInsight[State]) -> str:
    """Return the column headings: win share, cost, risk of failing, and gain."""
    names = ("wins", "costs", "fails", "gain")
    title = {name: view.text(f"lab-column-{name}") for name in names}
    fails = f"  {title['fails']:>8}" if found.choices[0].prospect.fails is not None else ""
    return f"  {'':<6} {title['wins']:>8}  {title['costs']:>7}{fails}  {title['gain']:>5}"


def percent(texts: Catalogue, share: float) -> str:
    return texts.text("insight-percent", share=float(share))
