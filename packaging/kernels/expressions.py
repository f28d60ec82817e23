"""Expressions of a kernel as C."""

from __future__ import annotations

import ast
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import isinf
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from kernels.kinds import (
    BOOL,
    DOUBLE,
    INT,
    SINGLE,
    WORD,
    Array,
    Kind,
    Scalar,
    Struct,
    UnknownError,
    common,
    kind_of,
)

_OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
_CASTS = {np.float64: DOUBLE, np.float32: SINGLE, np.int64: INT, np.uint64: WORD, bool: BOOL,
          float: DOUBLE, int: INT}  # fmt: skip
_MOST = 2**63 - 1  # of a signed integer
_INTRINSICS = {"popcount": "__builtin_popcountll", "lowest": "__builtin_ctzll"}
_BUILTINS = {"len": len, "min": min, "max": max, "abs": abs, "int": int, "float": float,
             "round": round, "bool": bool}  # fmt: skip


class Made(NamedTuple):
    """A piece of C and the type of its value."""

    c: str
    kind: Kind


class Expressions(ABC):
    """Translates expressions, resolving a function's names."""

    names: dict[str, Kind]  # types of local variables
    world: dict[str, Any]  # names of the surrounding module
    allocates: bool
    _fresh: int

    @abstractmethod
    def call_kernel(self, function: Any, arguments: Sequence[Made]) -> Made:
        """Translate a call of another kernel."""

    @abstractmethod
    def constant_array(self, values: np.ndarray[Any, Any]) -> Made:
        """Add an array constant to the module."""

    @abstractmethod
    def declare(self, kind: Kind) -> None:
        """Declare a type in C once."""

    # -- names and constants ---------------------------------------------------------------

    def known(self, node: ast.expr) -> Any:
        """Return what a name of the surrounding module refers to; `self` for local names."""
        if isinstance(node, ast.Name):
            if node.id in self.names:
                return self
            return self.world.get(node.id, _BUILTINS.get(node.id, self))
        if isinstance(node, ast.Attribute):
            owner = self.known(node.value)
            return getattr(owner, node.attr, self) if isinstance(owner, ModuleType) else self
        return self

    def expression(self, node: ast.expr) -> Made:
        method: Callable[[Any], Made] | None = getattr(self, f"_{type(node).__name__}", None)
        if method is None:
            raise UnknownError(ast.unparse(node))
        made = method(node)
        self.declare(made.kind)
        return made

    def _Constant(self, node: ast.Constant) -> Made:  # noqa: N802  # named after the node
        return self.literal(node.value)

    def _Name(self, node: ast.Name) -> Made:  # noqa: N802
        if node.id in self.names:
            return Made(f"v_{node.id}", self.names[node.id])
        return self.literal(self.known(node))

    def literal(self, value: Any) -> Made:
        if isinstance(value, np.ndarray):
            return self.constant_array(value)
        if isinstance(value, tuple):
            return self.constant_array(np.array(value))
        kind = kind_of(value)
        if kind == INT and value > _MOST:
            kind = WORD
        if kind == BOOL:
            return Made(str(bool(value)).lower(), BOOL)
        if kind == WORD:
            return Made(f"UINT64_C({int(value)})", WORD)
        if kind == INT:
            return Made(f"INT64_C({int(value)})", INT)
        if isinf(value):
            return Made("(-__builtin_inf())" if value < 0 else "__builtin_inf()", DOUBLE)
        return Made(f"{float(value)!r}{'f' if kind == SINGLE else ''}", kind)

    # -- arithmetic ------------------------------------------------------------------------

    def cast(self, made: Made, kind: Kind) -> str:
        if made.kind == kind:
            return made.c
        if not isinstance(made.kind, Scalar) or not isinstance(kind, Scalar):
            raise UnknownError(f"{made.c} as {kind}")
        return self.truth(made) if kind == BOOL else f"(({kind.c})({made.c}))"

    def truth(self, made: Made) -> str:
        return made.c if made.kind == BOOL else f"(({made.c}) != 0)"

    def _BinOp(self, node: ast.BinOp) -> Made:  # noqa: N802
        return self.binary(node.op, self.expression(node.left), self.expression(node.right))

    def binary(self, operator: ast.operator, left: Made, right: Made) -> Made:
        kind = common(left.kind, right.kind)
        if isinstance(operator, ast.Div):
            kind = SINGLE if kind == SINGLE else DOUBLE
            return Made(f"({self.cast(left, kind)} / {self.cast(right, kind)})", kind)
        if kind == BOOL and not isinstance(operator, ast.BitAnd | ast.BitOr | ast.BitXor):
            kind = INT
        a, b = self.cast(left, kind), self.cast(right, kind)
        if isinstance(operator, ast.FloorDiv | ast.Mod):
            down = isinstance(operator, ast.FloorDiv)
            if kind == WORD:
                return Made(f"({a} {'/' if down else '%'} {b})", kind)
            if kind == INT:
                return Made(f"{'whole' if down else 'rest'}({a}, {b})", kind)
        if type(operator) not in _OPERATORS:
            raise UnknownError(f"{a} {type(operator).__name__} {b}")
        return Made(f"({a} {_OPERATORS[type(operator)]} {b})", kind)

    def _UnaryOp(self, node: ast.UnaryOp) -> Made:  # noqa: N802
        made = self.expression(node.operand)
        if isinstance(node.op, ast.Not):
            return Made(f"(!{self.truth(made)})", BOOL)
        kind = INT if made.kind == BOOL else made.kind
        sign = {ast.USub: "-", ast.Invert: "~"}.get(type(node.op))
        if sign is None:
            raise UnknownError(ast.unparse(node))
        return Made(f"({sign}{self.cast(made, kind)})", kind)

    def _BoolOp(self, node: ast.BoolOp) -> Made:  # noqa: N802
        sign = " && " if isinstance(node.op, ast.And) else " || "
        return Made(
            f"({sign.join(self.truth(self.expression(part)) for part in node.values)})", BOOL
        )

    def _Compare(self, node: ast.Compare) -> Made:  # noqa: N802
        sides = [self.expression(side) for side in (node.left, *node.comparators)]
        if isinstance(sides[0].kind, Array):
            return self._compare(sides[0], node.ops[0], sides[1])
        found = []
        for left, operator, right in zip(sides, node.ops, sides[1:], strict=False):
            a, b = left, right
            if {a.kind, b.kind} == {INT, WORD} and "INT64_C" in f"{a.c[:7]}{b.c[:7]}":
                a, b = (Made(self.cast(side, WORD), WORD) for side in (a, b))
            kind = common(a.kind, b.kind)
            found.append(
                f"({self.cast(a, kind)} {_OPERATORS[type(operator)]} {self.cast(b, kind)})"
            )
        return Made(found[0] if len(found) == 1 else f"({' && '.join(found)})", BOOL)

    def _compare(self, array: Made, operator: ast.cmpop, other: Made) -> Made:
        """Compare an array with a number, element by element."""
        if not isinstance(array.kind, Array) or array.kind.dimensions != 1:
            raise UnknownError(f"comparing {array.c}")
        self.allocates = True
        kind = Array("b1", 1)
        return Made(
            f"({{ {array.kind.c} a_ = {array.c}; {other.kind.c} o_ = {other.c}; "
            f"{kind.c} r_ = {{ make(a_.n0), a_.n0 }}; for (int32_t i_ = 0; i_ < a_.n0; i_++) "
            f"r_.p[i_] = a_.p[i_] {_OPERATORS[type(operator)]} o_; r_; }})",
            kind,
        )

    def _IfExp(self, node: ast.IfExp) -> Made:  # noqa: N802
        test = self.truth(self.expression(node.test))
        yes, no = self.expression(node.body), self.expression(node.orelse)
        if isinstance(yes.kind, Struct) and yes.kind != no.kind:
            kind: Kind = self._merged(yes.kind, no.kind)
            return Made(f"({test} ? {self.recast(yes, kind)} : {self.recast(no, kind)})", kind)
        kind = common(yes.kind, no.kind)
        return Made(f"({test} ? {self.cast(yes, kind)} : {self.cast(no, kind)})", kind)

    @staticmethod
    def _merged(a: Kind, b: Kind) -> Struct:
        if not isinstance(a, Struct) or not isinstance(b, Struct):
            raise UnknownError(f"both {a} and {b} in one place")
        pairs = zip(a.fields, b.fields, strict=True)
        return Struct(a.name, tuple((name, common(x, y)) for (name, x), (_, y) in pairs))

    def recast(self, made: Made, kind: Kind) -> str:
        """Convert the elements of a tuple."""
        if made.kind == kind or not isinstance(kind, Struct) or not isinstance(made.kind, Struct):
            return self.cast(made, kind)
        fields = ", ".join(
            self.cast(Made(f"t_.{name}", old), new)
            for (name, old), (_, new) in zip(made.kind.fields, kind.fields, strict=True)
        )
        return f"({{ {made.kind.c} t_ = {made.c}; ({kind.c}){{ {fields} }}; }})"

    def _Tuple(self, node: ast.Tuple) -> Made:  # noqa: N802
        made = [self.expression(part) for part in node.elts]
        kind = Struct("tuple", tuple((f"f{i}", part.kind) for i, part in enumerate(made)))
        return Made(f"(({kind.c}){{ {', '.join(part.c for part in made)} }})", kind)

    # -- arrays ----------------------------------------------------------------------------

    def _Attribute(self, node: ast.Attribute) -> Made:  # noqa: N802
        known = self.known(node)
        if known is not self:
            return self.literal(known)
        owner = self.expression(node.value)
        if isinstance(owner.kind, Struct):
            return Made(f"{owner.c}.{node.attr}", owner.kind.field(node.attr))
        raise UnknownError(ast.unparse(node))

    def _Subscript(self, node: ast.Subscript) -> Made:  # noqa: N802
        if isinstance(node.value, ast.Attribute) and node.value.attr == "shape":
            axis = ast.literal_eval(node.slice)
            return Made(f"((int64_t){self.expression(node.value.value).c}.n{axis})", INT)
        base = self.expression(node.value)
        if not isinstance(base.kind, Array):
            raise UnknownError(ast.unparse(node))
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if isinstance(node.value, ast.Name | ast.Attribute):
            return self._at(base, indices)
        kind = base.kind
        self._fresh += 1
        name = f"b{self._fresh}_"
        made = self._at(Made(name, kind), indices)
        return Made(f"({{ {kind.c} {name} = {base.c}; {made.c}; }})", made.kind)

    def _at(self, base: Made, indices: list[ast.expr]) -> Made:
        """Translate indexing: an element, or the rest of an array; a slice must come last."""
        kind = base.kind
        if not isinstance(kind, Array):
            raise UnknownError(base.c)
        place, span = "0", None
        for axis, index in enumerate(indices):
            if isinstance(index, ast.Slice):
                if axis != kind.dimensions - 1 and axis != len(indices) - 1:
                    raise UnknownError(f"a slice inside {base.c}")
                span = index
                if axis == kind.dimensions - 1 or (index.lower is None and index.upper is None):
                    break
                return self._rows(base, kind, index, axis)
            at = self.expression(index)
            if at.kind not in (INT, BOOL) or at.c.startswith("(-"):
                raise UnknownError(f"the index {ast.unparse(index)}")
            place = f"({place}) * {base.c}.n{axis} + {at.c}" if axis else at.c
        used = len(indices) - (span is not None)
        for axis in range(used, kind.dimensions):
            place = f"({place}) * {base.c}.n{axis}" if used else "0"
        if used == kind.dimensions:
            return Made(f"{base.c}.p[(int32_t)({place})]", kind.value)
        low, sizes = "0", [f"{base.c}.n{axis}" for axis in range(used, kind.dimensions)]
        if span is not None and (span.lower or span.upper):
            low = self._whole(span.lower, "0")
            sizes = [f"({self._whole(span.upper, sizes[0])} - {low})"]
        pointer = f"{base.c}.p + (int32_t)({place}) + (int32_t)({low})"
        left = Array(kind.element, kind.dimensions - used)
        return Made(f"(({left.c}){{ {pointer}, {', '.join(sizes)} }})", left)

    def _rows(self, base: Made, kind: Array, span: ast.Slice, axis: int) -> Made:
        """Translate a slice of rows of a multi-dimensional array."""
        if axis != 0:
            raise UnknownError(f"rows inside {base.c}")
        low = self._whole(span.lower, "0")
        high = self._whole(span.upper, f"{base.c}.n0")
        row = " * ".join(f"{base.c}.n{axis}" for axis in range(1, kind.dimensions))
        rest = "".join(f", {base.c}.n{axis}" for axis in range(1, kind.dimensions))
        c = f"(({kind.c}){{ {base.c}.p + (int32_t)({low}) * {row}, {high} - {low}{rest} }})"
        return Made(c, kind)

    def _whole(self, node: ast.expr | None, otherwise: str) -> str:
        return otherwise if node is None else f"(int32_t){self.expression(node).c}"

    # -- calls -----------------------------------------------------------------------------

    def _Call(self, node: ast.Call) -> Made:  # noqa: N802
        function = self.known(node.func)
        if function is self:
            if isinstance(node.func, ast.Attribute):
                return self._method(node, node.func)
            raise UnknownError(ast.unparse(node))
        if isinstance(function, type) and hasattr(function, "_fields"):
            return self._named(function, [self.expression(part) for part in node.args])
        if function in (np.empty, np.zeros, np.full):
            return self._new(function, node)
        arguments = [self.expression(part) for part in node.args]
        name = getattr(function, "__name__", getattr(function, "_name", ""))
        if hasattr(function, "py_func"):
            return self.call_kernel(function, arguments)
        if name.lstrip("_") in _INTRINSICS:
            return Made(f"((int64_t){_INTRINSICS[name.lstrip('_')]}({arguments[0].c}))", INT)
        if name == "walk_outcomes":
            given = ", ".join(a.c + (".p" if isinstance(a.kind, Array) else "") for a in arguments)
            return Made(f"walk_outcomes({given})", INT)
        return self._builtin(function, arguments)

    def _builtin(self, function: Any, arguments: list[Made]) -> Made:
        first = arguments[0]
        if function is len:
            return Made(f"((int64_t){first.c}.n0)", INT)
        if function in (np.exp, np.sqrt):
            name = "exp" if function is np.exp else "__builtin_sqrt"
            return Made(f"{name}({self.cast(first, DOUBLE)})", DOUBLE)
        if function in (min, max) and len(arguments) > 1:
            sign = "<" if function is min else ">"
            found = first
            for other in arguments[1:]:
                kind = common(found.kind, other.kind)
                c = (
                    f"({{ {kind.c} a_ = {self.cast(found, kind)}, b_ = {self.cast(other, kind)}; "
                    f"b_ {sign} a_ ? b_ : a_; }})"
                )
                found = Made(c, kind)
            return found
        if function is abs:
            return Made(f"({{ {first.kind.c} a_ = {first.c}; a_ < 0 ? -a_ : a_; }})", first.kind)
        if function is round:
            return Made(f"((int64_t)__builtin_rint({self.cast(first, DOUBLE)}))", INT)
        if function in _CASTS:
            return Made(self.cast(first, _CASTS[function]), _CASTS[function])
        raise UnknownError(f"calling {function!r}")

    def _named(self, tuple_type: Any, arguments: list[Made]) -> Made:
        fields = zip(tuple_type._fields, arguments, strict=True)
        kind = Struct(tuple_type.__name__, tuple((name, made.kind) for name, made in fields))
        return Made(f"(({kind.c}){{ {', '.join(made.c for made in arguments)} }})", kind)

    def _new(self, function: Any, node: ast.Call) -> Made:
        """Translate array creation: zeros, one value, or uninitialized."""
        self.allocates = True
        shape = node.args[0].elts if isinstance(node.args[0], ast.Tuple) else [node.args[0]]
        rest = list(node.args[1:])
        filling = self.expression(rest.pop(0)) if function is np.full else None
        if rest:
            element = np.dtype(self.known(rest[0])).str[1:]
        else:
            element = "i8" if filling is not None and filling.kind == INT else "f8"
        kind = Array(element, len(shape))
        sizes = [self.cast(self.expression(size), INT) for size in shape]
        count = " * ".join(f"r_.n{axis}" for axis in range(len(sizes)))
        c = f"{kind.c} r_ = {{ 0, {', '.join(sizes)} }}; "
        c += f"r_.p = make((int64_t){count} * sizeof({kind.element_c})); "
        if function is np.zeros:
            c += f"memset(r_.p, 0, {count} * sizeof({kind.element_c})); "
        if filling is not None:
            c += f"for (int32_t i_ = 0; i_ < {count}; i_++) r_.p[i_] = {filling.c}; "
        return Made(f"({{ {c}r_; }})", kind)

    def _method(self, node: ast.Call, function: ast.Attribute) -> Made:
        array = self.expression(function.value)
        kind = array.kind
        if not isinstance(kind, Array):
            raise UnknownError(ast.unparse(node))
        if function.attr == "reshape":
            shaped = Array(kind.element, len(node.args))
            sizes = ", ".join(f"(int32_t){self.expression(size).c}" for size in node.args)
            return Made(f"(({shaped.c}){{ {array.c}.p, {sizes} }})", shaped)
        if kind.dimensions != 1:
            raise UnknownError(ast.unparse(node))
        start = f"{kind.c} a_ = {array.c}; "
        if function.attr == "copy":
            self.allocates = True
            size = f"a_.n0 * sizeof({kind.element_c})"
            c = f"{start}{kind.c} r_ = {{ make({size}), a_.n0 }}; memcpy(r_.p, a_.p, {size}); r_;"
            return Made(f"({{ {c} }})", kind)
        value = INT if kind.value == BOOL else kind.value
        loop = "for (int32_t i_ = %s; i_ < a_.n0; i_++) "
        if function.attr == "sum":
            c = f"{start}{value.c} r_ = 0; {loop % 0}r_ += a_.p[i_]; r_;"
        elif function.attr == "max":
            c = f"{start}{value.c} r_ = a_.p[0]; {loop % 1}if (a_.p[i_] > r_) r_ = a_.p[i_]; r_;"
        else:
            raise UnknownError(ast.unparse(node))
        return Made(f"({{ {c} }})", value)
