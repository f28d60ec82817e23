"""Write the module: `python -m kernels module.wasm`, with the source beside it where asked."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from kernels.exports import Export, exports
from kernels.functions import Program
from kernels.kinds import Array, Kind, Scalar, Struct, kind_of

_PRELUDE = Path(__file__).with_name("prelude.c")
_FLAGS = (
    "-std=gnu2x", "-target", "wasm32-freestanding", "-O3", "-msimd128", "-ffp-contract=off",
    "-Wl,--no-entry", "-Wl,-s", "-Wl,-z,stack-size=262144",
    "-Wno-parentheses-equality", "-Wno-unused-variable", "-Wno-unused-value",
)  # fmt: skip


def source() -> str:
    """The C of all that is exported."""
    program = Program()
    ends = [_exported(program, export) for export in exports()]
    return "\n".join([_PRELUDE.read_text(encoding="utf-8"), program.text(), *ends, ""])


def _exported(program: Program, export: Export) -> str:
    """A function of one argument: a row of words, each array as an address and its sizes."""
    kinds = tuple(kind_of(value) for value in export.example)
    for kind in kinds:
        program.declare(kind)
    function = program.function(export.kernel, kinds)
    reader = _Reader()
    given = ", ".join(reader.read(kind) for kind in kinds)
    call = f"{function.name}({given})"
    body = f"return (double){call};" if function.result else f"{call}; return 0;"
    check = f"if (n != {reader.at}) __builtin_trap();"  # a host that is not of this build
    head = f'__attribute__((export_name("{export.name}"))) double x_{export.name}'
    return f"{head}(int64_t *w, int32_t n) {{ {check} {body} }}"


class _Reader:
    """Takes word after word off a call's row."""

    def __init__(self) -> None:
        self.at = 0

    def read(self, kind: Kind) -> str:
        if isinstance(kind, Scalar):
            word = self._next()
            return f"*(double *)&{word}" if kind.kind in "fd" else f"({kind.c}){word}"
        if isinstance(kind, Array):
            pointer = f"({kind.element_c} *){self._next()}"
            sizes = ", ".join(f"(int32_t){self._next()}" for _ in range(kind.dimensions))
            return f"({kind.c}){{ {pointer}, {sizes} }}"
        if isinstance(kind, Struct):
            return f"({kind.c}){{ {', '.join(self.read(part) for _, part in kind.fields)} }}"
        raise TypeError(kind)

    def _next(self) -> str:
        self.at += 1
        return f"w[{self.at - 1}]"


def build(path: Path, *, keep_source: bool = False) -> None:
    written = path.with_suffix(".c")
    written.write_text(source(), encoding="utf-8")
    command = [sys.executable, "-m", "ziglang", "cc", *_FLAGS, "-o", str(path), str(written)]
    subprocess.run(command, check=True)
    if not keep_source:
        written.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(prog="kernels")
    parser.add_argument("path", type=Path)
    parser.add_argument("--source", action="store_true", help="keep the C beside the module")
    args = parser.parse_args()
    build(args.path, keep_source=args.source)


if __name__ == "__main__":
    main()
