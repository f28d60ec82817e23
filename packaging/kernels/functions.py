"""Translates a kernel's functions to C: statements, and one copy per set of argument types."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Sequence
from typing import Any

import numpy as np

from kernels.expressions import Expressions, Made
from kernels.kinds import (
    BOOL,
    INT,
    Array,
    Kind,
    Scalar,
    Struct,
    UnknownError,
    common,
    kind_of,
    parts,
)

_MOST_PASSES = 8  # passes until the types of a function's variables are stable


class Program:
    """All requested functions and those that they call."""

    def __init__(self) -> None:
        self.done: dict[tuple[Any, tuple[Kind, ...]], Function] = {}
        self.order: list[Function] = []
        self.constants: dict[str, str] = {}
        self.kinds: dict[str, str] = {}

    def function(self, dispatcher: Any, kinds: tuple[Kind, ...]) -> Function:
        key = dispatcher.py_func, kinds
        if key not in self.done:
            made = Function(self, dispatcher.py_func, kinds, f"k{len(self.done)}")
            self.done[key] = made
            made.translate()
            self.order.append(made)
        return self.done[key]

    def declare(self, kind: Kind) -> None:
        for part in parts(kind):
            if not isinstance(part, Scalar):
                self.kinds.setdefault(part.c, part.declaration)

    def constant(self, values: np.ndarray[Any, Any]) -> Made:
        kind = kind_of(values)
        if not isinstance(kind, Array):
            raise UnknownError("an empty constant")
        self.declare(kind)
        numbers = ", ".join(
            f"UINT64_C({value})" if kind.element == "u8" else repr(value)
            for value in values.ravel().tolist()
        )
        name = f"c{len(self.constants)}"
        text = f"static const {kind.element_c} @[] = {{ {numbers} }};"
        name = self.constants.setdefault(text, name)
        sizes = ", ".join(map(str, values.shape))
        return Made(f"(({kind.c}){{ ({kind.element_c} *){name}, {sizes} }})", kind)

    def text(self) -> str:
        constants = [text.replace("@", name, 1) for text, name in self.constants.items()]
        heads = [function.head + ";" for function in self.order]
        bodies = [function.body for function in self.order]
        return "\n".join([*self.kinds.values(), *constants, *heads, *bodies])


class Function(Expressions):
    """One function for one set of argument types."""

    def __init__(
        self, program: Program, function: Any, kinds: tuple[Kind, ...], number: str
    ) -> None:
        self.program, self.function, self.kinds = program, function, kinds
        self.name = f"{number}_{function.__name__.strip('_')}"
        source = textwrap.dedent(inspect.getsource(function))
        (self.node,) = ast.parse(source).body
        self.world = {**function.__globals__}
        self.names: dict[str, Kind] = {}
        self.result: Kind | None = None
        self.allocates = False
        self.head = self.body = ""
        self._fresh = 0

    def translate(self) -> None:
        if not isinstance(self.node, ast.FunctionDef):
            raise UnknownError(f"{self.name} is no plain function")
        arguments = [argument.arg for argument in self.node.args.args]
        if len(arguments) != len(self.kinds):
            raise UnknownError(f"{self.name} takes {len(arguments)} values")
        self.names = dict(zip(arguments, self.kinds, strict=True))
        for _ in range(_MOST_PASSES):
            before = dict(self.names), self.result
            self._fresh = 0
            lines = [line for part in self.node.body for line in self.statement(part)]
            if before == (self.names, self.result):
                break
        else:
            raise UnknownError(f"the types of {self.name} do not stand still")
        self._write(arguments, lines)

    def _write(self, arguments: Sequence[str], lines: Sequence[str]) -> None:
        for kind in (*self.names.values(), *([self.result] if self.result else [])):
            self.program.declare(kind)
        given = ", ".join(f"{self.names[name].c} v_{name}" for name in arguments)
        result = self.result.c if self.result else "void"
        self.head = f"static {result} {self.name}({given or 'void'})"
        locals_ = [
            f"{kind.c} v_{name} = {{0}};"
            for name, kind in self.names.items()
            if name not in arguments
        ]
        mark = ["char *mark_ = heap;"] if self.keeps_nothing else []
        end = ["heap = mark_;"] if self.keeps_nothing else []
        self.body = "\n".join([f"{self.head} {{", *mark, *locals_, *lines, *end, "}"])

    @property
    def keeps_nothing(self) -> bool:
        """Return whether the function's allocations can be freed when it returns."""
        return self.allocates and not any(
            isinstance(part, Array) for part in (parts(self.result) if self.result else ())
        )

    def call_kernel(self, function: Any, arguments: Sequence[Made]) -> Made:
        called = self.program.function(function, tuple(made.kind for made in arguments))
        self.allocates |= called.allocates and not called.keeps_nothing
        given = ", ".join(made.c for made in arguments)
        return Made(f"{called.name}({given})", called.result or INT)

    def declare(self, kind: Kind) -> None:
        self.program.declare(kind)

    def constant_array(self, values: np.ndarray[Any, Any]) -> Made:
        return self.program.constant(values)

    # -- statements ------------------------------------------------------------------------

    def statement(self, node: ast.stmt) -> list[str]:
        method = getattr(self, f"_do_{type(node).__name__}", None)
        if method is None:
            raise UnknownError(f"{self.name}: {ast.unparse(node)}")
        try:
            lines: list[str] = method(node)
        except UnknownError as error:
            raise UnknownError(f"{self.name}, line {node.lineno}: {error}") from error
        return lines

    def _block(self, nodes: Sequence[ast.stmt]) -> list[str]:
        return [line for node in nodes for line in self.statement(node)]

    def _do_Pass(self, node: ast.Pass) -> list[str]:  # noqa: N802
        return []

    def _do_Break(self, node: ast.Break) -> list[str]:  # noqa: N802
        return ["break;"]

    def _do_Continue(self, node: ast.Continue) -> list[str]:  # noqa: N802
        return ["continue;"]

    def _do_Expr(self, node: ast.Expr) -> list[str]:  # noqa: N802
        if isinstance(node.value, ast.Constant):  # the docstring
            return []
        return [f"{self.expression(node.value).c};"]

    def _do_If(self, node: ast.If) -> list[str]:  # noqa: N802
        test = self.truth(self.expression(node.test))
        lines = [f"if ({test}) {{", *self._block(node.body), "}"]
        if node.orelse:
            lines += ["else {", *self._block(node.orelse), "}"]
        return lines

    def _do_While(self, node: ast.While) -> list[str]:  # noqa: N802
        test = self.truth(self.expression(node.test))
        return [f"while ({test}) {{", *self._block(node.body), "}"]

    def _do_For(self, node: ast.For) -> list[str]:  # noqa: N802
        if not isinstance(node.target, ast.Name) or node.orelse:
            raise UnknownError("a loop of this kind")
        name = node.target.id
        self._fresh += 1
        at, end = f"i{self._fresh}_", f"e{self._fresh}_"
        if isinstance(node.iter, ast.Tuple):
            made = [self.expression(part) for part in node.iter.elts]
            values = ", ".join(self.cast(part, INT) for part in made)
            self._declared(name, INT)
            return [
                f"for (int32_t {at} = 0; {at} < {len(made)}; {at}++) {{",
                f"v_{name} = ((int64_t[]){{ {values} }})[{at}];",
                *self._block(node.body),
                "}",
            ]
        if not isinstance(node.iter, ast.Call) or ast.unparse(node.iter.func) != "range":
            raise UnknownError(ast.unparse(node.iter))
        given = [self.cast(self.expression(part), INT) for part in node.iter.args]
        start, stop = ("0", given[0]) if len(given) == 1 else given[:2]
        step = given[2] if len(given) == 3 else "1"
        down = step.startswith("(-")
        self._declared(name, INT)
        head = f"for (int64_t {at} = {start}, {end} = {stop}; {at} {'>' if down else '<'} {end}; "
        return [f"{head}{at} += {step}) {{", f"v_{name} = {at};", *self._block(node.body), "}"]

    def _do_Return(self, node: ast.Return) -> list[str]:  # noqa: N802
        back = ["heap = mark_;"] if self.keeps_nothing else []
        if node.value is None:
            return [*back, "return;"]
        made = self.expression(node.value)
        if self.result is None:
            self.result = made.kind
        elif isinstance(made.kind, Struct):
            self.result = self._merged(self.result, made.kind)
        else:
            self.result = common(self.result, made.kind)
        value = self.recast(made, self.result)
        if not self.keeps_nothing:
            return [f"return {value};"]
        return [f"{{ {self.result.c} r_ = {value}; heap = mark_; return r_; }}"]

    # -- assignments -----------------------------------------------------------------------

    def _do_Assign(self, node: ast.Assign) -> list[str]:  # noqa: N802
        if len(node.targets) > 1:  # one value for all targets
            return [line for target in node.targets for line in self._assign(target, node.value)]
        return self._assign(node.targets[0], node.value)

    def _assign(self, target: ast.expr, value: ast.expr) -> list[str]:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            made = [self.expression(part) for part in value.elts]
            return self._unpack(target.elts, made)
        made_one = self.expression(value)
        if isinstance(target, ast.Tuple):
            kind = made_one.kind
            self._fresh += 1
            name = f"t{self._fresh}_"
            if isinstance(kind, Array):  # one element per target
                made = [Made(f"{name}.p[{at}]", kind.value) for at in range(len(target.elts))]
            elif isinstance(kind, Struct):
                made = [Made(f"{name}.{field}", part) for field, part in kind.fields]
            else:
                raise UnknownError(ast.unparse(target))
            return ["{", f"{kind.c} {name} = {made_one.c};", *self._unpack(target.elts, made), "}"]
        return self._store(target, made_one)

    def _unpack(self, targets: Sequence[ast.expr], made: Sequence[Made]) -> list[str]:
        """Translate unpacking: evaluate all values before storing the first."""
        self._fresh += 1
        names = [f"u{self._fresh}_{at}" for at in range(len(made))]
        lines = [
            f"{part.kind.c} {name} = {part.c};" for name, part in zip(names, made, strict=True)
        ]
        for target, name, part in zip(targets, names, made, strict=True):
            lines += self._store(target, Made(name, part.kind))
        return ["{", *lines, "}"]

    def _declared(self, name: str, kind: Kind) -> Kind:
        old = self.names.get(name)
        if old is None:
            self.names[name] = kind
        elif old != kind:
            self.names[name] = common(old, kind)
        return self.names[name]

    def _store(self, target: ast.expr, made: Made) -> list[str]:
        if isinstance(target, ast.Name):
            kind = self._declared(target.id, made.kind)
            return [f"v_{target.id} = {self.cast(made, kind)};"]
        if not isinstance(target, ast.Subscript):
            raise UnknownError(ast.unparse(target))
        place = self.expression(target)
        if not isinstance(place.kind, Array):
            return [f"{place.c} = {made.c};"]
        kind = place.kind
        count = " * ".join(f"to_.n{axis}" for axis in range(kind.dimensions))
        value = made.c
        start = f"{kind.c} to_ = {place.c};"
        if isinstance(made.kind, Array):
            start += f" {made.kind.c} from_ = {made.c};"
            value = "from_.p[i_]"
        loop = f"for (int32_t i_ = 0; i_ < {count}; i_++) to_.p[i_] = {value};"
        return [f"{{ {start} {loop} }}"]

    def _do_AugAssign(self, node: ast.AugAssign) -> list[str]:  # noqa: N802
        old = self.expression(node.target)
        made = self.binary(node.op, old, self.expression(node.value))
        if made.kind == BOOL:
            raise UnknownError(ast.unparse(node))
        return self._store(node.target, made)
