"""Formats Fluent messages, all of the syntax but attributes and terms with arguments.

The library fluent.runtime formats all of it, but needs Babel (see `numbers.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from fluent.syntax import FluentParser, ast

from roost.locale.numbers import format_number, plural_form

Value = str | int | float
# Words that French elides before: not the birds with an aspirated h.
_ELIDED = re.compile(r"(?!h[ée]ron|hibou)[aeiouhàâäéèêëîïôöùûüœæ]|y(?![aeiou])", re.IGNORECASE)


class FormatError(LookupError):
    """A message uses a value that was not given, or syntax that is not supported."""


@dataclass(frozen=True, slots=True)
class Formatted:
    """A number that has been formatted by a function; selectors see the `number`."""

    number: float
    text: str


def parse_pattern(name: str, entry: str) -> ast.Pattern:
    """Parse the source of a message or term."""
    (parsed,) = FluentParser(with_spans=False).parse(f"{name} = {entry}").body
    if not isinstance(parsed, ast.Message | ast.Term) or parsed.value is None:
        raise FormatError(f"{name} has no text")
    return parsed.value


class Formatter:
    """Formats patterns of one language. `pattern_of` returns the pattern of another message.

    Values that are missing are shown by their names, or raise an error if `strict`.
    """

    def __init__(
        self, language: str, pattern_of: Callable[[str], ast.Pattern], *, strict: bool
    ) -> None:
        self._language = language
        self._pattern_of = pattern_of
        self._strict = strict

    def format(self, pattern: ast.Pattern, values: Mapping[str, Value]) -> str:
        return "".join(
            part.value
            if isinstance(part, ast.TextElement)
            else self._text(self._value(part.expression, values))
            for part in pattern.elements
        )

    def _text(self, value: Value | Formatted) -> str:
        if isinstance(value, Formatted):
            return value.text
        return value if isinstance(value, str) else format_number(value, self._language)

    def _value(self, expression: ast.SyntaxNode, values: Mapping[str, Value]) -> Value | Formatted:
        match expression:
            case ast.Placeable(expression=inner):
                return self._value(inner, values)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.VariableReference(id=ast.Identifier(name=name)):
                if name not in values and self._strict:
                    raise FormatError(f"no value for ${name}")
                return values.get(name, f"{{${name}}}")
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
                return self.format(self._pattern_of(name), values)
            case ast.TermReference(id=ast.Identifier(name=name), attribute=None, arguments=None):
                return self.format(self._pattern_of(f"-{name}"), values)
            case ast.FunctionReference(
                id=ast.Identifier(name=name),
                arguments=ast.CallArguments(positional=[argument], named=options),
            ):
                value = self._value(argument, values)
                named = {option.name.name: option.value.parse()["value"] for option in options}
                return self._call(name, value, named)
            case ast.SelectExpression(selector=selector, variants=variants):
                return self.format(self._chosen(self._value(selector, values), variants), values)
        raise FormatError(f"unsupported: {type(expression).__name__}")

    def _call(
        self, name: str, value: Value | Formatted, options: Mapping[str, str | int | float]
    ) -> Value | Formatted:
        """Apply ``NUMBER($x)``, ``POINTS($share)`` (points of winning chance) or ``DE($name)``."""
        if name == "DE":
            return _of(self._text(value))
        if isinstance(value, Formatted):
            return value
        if isinstance(value, str):
            try:
                value = float(value)
            except ValueError:
                if self._strict:
                    raise FormatError(f"{name} of {value!r}") from None
                return value
        percent = options.get("style") == "percent"
        significant = options.get("maximumSignificantDigits")
        least = int(options.get("minimumFractionDigits", 0))
        most = int(options.get("maximumFractionDigits", 0 if percent else max(3, least)))
        if name == "POINTS":
            value = round(100 * value, most)
        text = format_number(
            value,
            self._language,
            least=least,
            most=most,
            significant=None if significant is None else int(significant),
            percent=percent,
        )
        return Formatted(value, text)

    def _chosen(self, value: Value | Formatted, variants: list[ast.Variant]) -> ast.Pattern:
        """Return the variant for a word, for exactly a number, or for its plural form."""
        number = value.number if isinstance(value, Formatted) else value
        form = number if isinstance(number, str) else plural_form(number, self._language)
        for variant in variants:
            if isinstance(variant.key, ast.Identifier):
                if variant.key.name == form:
                    return variant.value
            elif not isinstance(number, str) and float(variant.key.value) == number:
                return variant.value
        return next(variant.value for variant in variants if variant.default)


def _of(name: str) -> str:
    """Return a name after the French "de": "de Léo", "d’Ana"."""
    return f"d’{name}" if _ELIDED.match(name) else f"de {name}"
