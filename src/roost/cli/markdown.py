"""Render the rules pages' Markdown as plain lines: headings, paragraphs, lists, tables."""

from __future__ import annotations

import re
import textwrap

from roost.cli.console import columns

_ANCHOR = re.compile(r'<a id="([A-Z]\d+)"></a>')


def render(page: str) -> str:
    """Render a page as lines of at most 78 columns; tables may be wider."""
    blocks = [_block(block) for block in re.split(r"\n\s*\n", page.strip())]
    return "\n\n".join(blocks) + "\n"


def rule_only(page: str, rule: str) -> str | None:
    """Return the blocks of one rule: from its anchor to the next anchor or heading."""
    blocks = re.split(r"\n\s*\n", page)
    for index, block in enumerate(blocks):
        anchor = _ANCHOR.match(block)
        if anchor and anchor[1].casefold() == rule.casefold():
            end = index + 1
            while end < len(blocks) and not re.match(r"#|<a id=", blocks[end].lstrip()):
                end += 1
            return "\n\n".join(blocks[index:end])
    return None


def _width() -> int:
    return columns() - 2


def _block(block: str) -> str:
    lines = block.split("\n")
    if lines[0].startswith("#"):
        title = _inline(lines[0].lstrip("# "))
        line = ("=" if lines[0].startswith("# ") else "-") * len(title)
        below = "\n".join(lines[1:]).strip()
        return f"{title}\n{line}" + (f"\n\n{_block(below)}" if below else "")
    if lines[0].startswith("|"):
        return _table(lines)
    if re.match(r"[-*] |\d+\. ", lines[0]):
        items = re.split(r"\n(?=[-*] |\d+\. )", block)
        return "\n".join(_wrapped(item, "  ") for item in items)
    return _wrapped(block, "")


def _wrapped(text: str, indent: str) -> str:
    plain = _inline(" ".join(text.split()))
    return textwrap.fill(
        plain, _width(), subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def _inline(text: str) -> str:
    """Remove inline markup that only HTML can show."""
    text = _ANCHOR.sub("", text)
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)
    text = re.sub(r"\*\*(.+?)\*\*", r"\1", text)
    return re.sub(r"(?<!\w)\*(.+?)\*(?!\w)|`(.+?)`", lambda m: m[1] or m[2], text)


def _table(lines: list[str]) -> str:
    rows = [
        [_inline(cell.strip()) for cell in line.strip().strip("|").split("|")]
        for line in lines
        if not re.fullmatch(r"[|\s:-]+", line)
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    before_last = sum(widths[:-1]) + 2 * len(widths)
    if before_last > _width() // 2:
        return _table_as_list(rows)
    room = _width() - before_last
    shown = []
    for row in rows:
        head = "  ".join(f"{cell:<{width}}" for cell, width in zip(row[:-1], widths, strict=False))
        last = textwrap.wrap(row[-1], room) or [""]
        shown.append(f"  {head}  {last[0]}".rstrip())
        shown += [f"  {' ' * len(head)}  {more}" for more in last[1:]]
    shown.insert(1, "  " + "-" * (before_last - 2 + min(room, widths[-1])))
    return "\n".join(shown)


def _table_as_list(rows: list[list[str]]) -> str:
    """Render a table too wide for the terminal as lists, one per row."""
    titles, *body = rows
    shown = []
    for row in body:
        shown.append(f"- {titles[0]}: {row[0]}")
        for title, cell in zip(titles[1:], row[1:], strict=True):
            shown += textwrap.wrap(
                f"{title}: {cell}", _width(), initial_indent="  ", subsequent_indent="    "
            )
    return "\n".join(shown)
