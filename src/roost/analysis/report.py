"""A review as one self-contained HTML page: charts with their tables, and texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from roost.analysis import charts
from roost.analysis.figures import curve_figure, percent, signed, table
from roost.analysis.games import words_for
from roost.analysis.known import known_loss
from roost.analysis.results import Review, ReviewedDecision, Verdict
from roost.analysis.rollouts import Comparison
from roost.locale import Catalogue, catalogue
from roost.narrate import player_names

Rollouts = Mapping[int, Comparison]  # by the index of the decision

_NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'  # not needed inside HTML
PICTURES = 3  # of the worst decisions

_STYLE = """
:root { --bg:#f6f0e4; --surface:#fffaf1; --line:#d8ccb6; --text:#2a2420; --muted:#665c52;
  --ember:#b8430a; --good:#1f7a3f; --bad:#b3264a; --info:#1c66a8;
  --seat-0:#0060a0; --seat-1:#b84a00; --seat-2:#00795a; --seat-3:#a14a80; --seat-4:#7a6000;
  --seat-5:#1c6f9e; --seat-6:#6b5b4c; color-scheme: light dark }
@media (prefers-color-scheme: dark) { :root { --bg:#1b1918; --surface:#2a2624; --line:#4b443e;
  --text:#f6efe4; --muted:#b8ad9f; --ember:#ff7f35; --good:#6cc784; --bad:#f0708a; --info:#6fb4ea;
  --seat-0:#6fb4ea; --seat-1:#ff9a5c; --seat-2:#4fd0a5; --seat-3:#e7a3cb; --seat-4:#e6c34d;
  --seat-5:#9bd8f7; --seat-6:#c9b9a6 } }
.roost-report { font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--bg);
  max-width: 62rem; margin: 0 auto; padding: 1rem; font-variant-numeric: tabular-nums }
.roost-report section { background: var(--surface); border: 1px solid var(--line);
  border-radius: 12px; padding: 1rem; margin: 1rem 0; break-inside: avoid }
.roost-report h1, .roost-report h2 { line-height: 1.2; margin: .2rem 0 .6rem }
.roost-report svg { width: 100%; height: auto }
.roost-report figure { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0 0 1rem;
  break-inside: avoid }
.roost-report figure > div { flex: 1 1 18rem; max-width: 26rem }
.roost-report figcaption { flex: 1 1 14rem }
.roost-report figcaption ul { list-style: none; margin: 0; padding: 0 }
.roost-report table { border-collapse: collapse; width: 100% }
.roost-report .wide { overflow-x: auto }
.roost-report .wide table { min-width: 38rem }
.roost-report th, .roost-report td { text-align: left; padding: .3rem .5rem;
  border-bottom: 1px solid var(--line); vertical-align: top }
.roost-report td.n, .roost-report th.n { text-align: right; white-space: nowrap }
.roost-report caption { text-align: left; color: var(--muted); padding-bottom: .4rem }
.roost-report .blunder { color: var(--bad); font-weight: 700 }
.roost-report .mistake { color: var(--ember); font-weight: 600 }
.roost-report .doubtful { color: var(--info) }
.roost-report code { font-size: .75em; overflow-wrap: anywhere }
.roost-report summary { cursor: pointer; padding: .3rem 0 }
@media print { .roost-report { background: #fff; max-width: none; padding: 0; font-size: 11pt }
  .roost-report section { border: none; padding: 0 } .roost-report details.all { display: none } }
"""


def report(
    review: Review, *, texts: Catalogue | None = None, rollouts: Rollouts | None = None
) -> str:
    """Return the whole page."""
    page = _Page(review, texts or catalogue("en"), rollouts or {})
    return (
        f'<!doctype html>\n<html lang="{page.texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(page.title())}</title><style>html, body {{ margin: 0; background: "
        f"var(--bg) }}</style></head><body>{page.fragment()}</body></html>\n"
    )


def fragment(
    review: Review, *, texts: Catalogue | None = None, rollouts: Rollouts | None = None
) -> str:
    """Return the page's body with its style, for notebooks."""
    return _Page(review, texts or catalogue("en"), rollouts or {}).fragment()


class _Page:
    """The page of one review in one language."""

    def __init__(self, review: Review, texts: Catalogue, rollouts: Rollouts) -> None:
        record = review.record
        self.texts = texts
        self._review = review
        self._rollouts = rollouts
        names = player_names(record.players, record.game, texts)
        self._words = words_for(texts, record.rules, names)

    def title(self) -> str:
        game = self.texts.text(f"game-{self._review.record.game}")
        return self.texts.text("review-of", game=game, names=", ".join(self._words.names))

    def fragment(self) -> str:
        say, words, review = self.texts.text, self._words, self._review
        curve = curve_figure(
            review.curve.points(),
            review.turns,
            words.names,
            review.turning_points(),
            texts=self.texts,
        )
        parts = [
            f"<h1>{escape(self.title())}</h1>",
            _section("", _paragraphs(words.review(review))),
            _section(say("review-players"), "".join(map(self._player, range(len(review.seats))))),
            _section(say("review-curve"), f"<p>{escape(say('review-curve-how'))}</p>{curve}"),
            _section(
                say("review-luck-chart"),
                f"<p>{escape(say('review-luck-how'))}</p>{self._bars()}{self._balance_table()}"
                f"<p>{escape(say('review-residual-how'))}</p>",
            ),
            _section(say("review-moves"), self._moments() + self._errors_table()),
            _section("", self._all_moves()),
        ]
        return f'<style>{_STYLE}</style><main class="roost-report">{"".join(parts)}</main>'

    def _player(self, seat: int) -> str:
        said = " ".join(self._words.seat(self._review, seat))
        return f"<h3>{escape(self._words.names[seat])}</h3>{_paragraphs([said])}"

    def _bars(self) -> str:
        say = self.texts.text
        named = zip(self._words.names, self._review.seats, strict=True)
        return charts.balance_bars(
            [(name, (s.luck, s.errors, s.others, s.residual)) for name, s in named],
            [say(f"review-{part}") for part in ("luck", "errors", "others", "residual")],
            title=say("review-luck-chart"),
            percent=signed(self.texts),
        )

    def _balance_table(self) -> str:
        share, change = percent(self.texts), signed(self.texts)
        parts = ("start", "luck", "errors", "others", "residual", "result", "adjusted")
        rows = [
            [
                escape(name),
                share(seat.start),
                *map(change, (seat.luck, seat.errors, seat.others, seat.residual)),
                share(seat.end),
                share(seat.adjusted),
            ]
            for name, seat in zip(self._words.names, self._review.seats, strict=True)
        ]
        say = self.texts.text
        heads = [say("review-player"), *(say(f"review-{part}") for part in parts)]
        return table(say("review-luck-chart"), heads, rows, len(parts))

    def _moments(self) -> str:
        """Return pictures of the worst decisions: position, action, and why it was wrong."""
        return "".join(map(self._moment, self._review.worst[:PICTURES]))

    def _moment(self, move: ReviewedDecision) -> str:
        say, words = self.texts.text, self._words
        draw = getattr(move.state, "_repr_svg_", None)  # external games may have no drawing
        # The text beside it serves readers who cannot see the picture.
        drawing = "" if draw is None else draw().replace(_NAMESPACE, "")
        picture = drawing and f'<div aria-hidden="true">{drawing}</div>'
        cost = percent(self.texts)(known_loss(move.loss))

        def labelled(label: str, value: str) -> str:
            return say("label-value", label=say(label), value=value)

        facts = (
            f"<b>{escape(say('review-turn'))} {move.turn}, {escape(words.names[move.seat])}</b>",
            escape(labelled("review-played", words.move(move.state, move.action))),
            escape(labelled("review-better", words.move(move.state, move.best.action))),
            f"{self._verdict(move.verdict)} ({escape(cost)})",
        )
        why = escape(" ".join(words.because(self._review, move)))
        told = "".join(f"<li>{fact}</li>" for fact in facts)
        return f"<figure>{picture}<figcaption><ul>{told}</ul><p>{why}</p></figcaption></figure>"

    def _errors_table(self) -> str:
        say, words = self.texts.text, self._words
        wrong = [d for d in self._review.decisions if d.questioned]
        if not wrong:
            return f"<p>{escape(say('review-none'))}</p>"
        share = percent(self.texts)
        rules = self._review.record.rules
        rows = [
            [
                escape(f"{move.turn}"),
                escape(words.names[move.seat]),
                escape(words.move(move.state, move.action)),
                self._better(move),
                self._verdict(move.verdict),
                f"<code>{escape(rules.format_position(move.state))}</code>",
                escape(share(known_loss(move.loss))) + self._rolled(self._rollouts.get(move.index)),
            ]
            for move in sorted(wrong, key=lambda decision: -decision.loss)
        ]
        keys = ("turn", "player", "played", "better", "verdict", "position", "cost")
        return table(say("review-moves"), [say(f"review-{key}") for key in keys], rows, 1)

    def _better(self, move: ReviewedDecision) -> str:
        why = escape(" ".join(self._words.because(self._review, move)))
        better = escape(self._words.move(move.state, move.best.action))
        return f"{better}<br><small>{why}</small>" if why else better

    def _verdict(self, verdict: Verdict) -> str:
        word = self.texts.text(f"verdict-{verdict.value}")
        return f'<span class="{verdict.value}">{escape(word)}</span>'

    def _rolled(self, rolled: Comparison | None) -> str:
        if rolled is None:
            return ""
        said = self.texts.text(
            "review-rolled-out", loss=rolled.loss, error=rolled.error, games=rolled.games
        )
        return f"<br><small>{escape(said)}</small>"

    def _all_moves(self) -> str:
        say, words, change = self.texts.text, self._words, signed(self.texts)
        rows = [
            [
                str(move.turn),
                escape(words.names[move.seat]),
                escape(words.move(move.state, move.made)),
                *(escape(change(float(share))) for share in move.change),
            ]
            for move in self._review.moves
        ]
        heads = [say(f"review-{key}") for key in ("turn", "player", "move")]
        body = table(say("review-all"), [*heads, *words.names], rows, len(words.names))
        summary = escape(say("review-all"))
        return f'<details class="all"><summary>{summary}</summary>{body}</details>'


def _section(heading: str, body: str) -> str:
    head = f"<h2>{escape(heading)}</h2>" if heading else ""
    return f"<section>{head}{body}</section>"


def _paragraphs(sentences: Iterable[str]) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
