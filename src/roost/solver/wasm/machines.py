"""The runtime of the module: wasmtime, or the browser in which Python runs.

Both get the same file. Use it through `engine`.
"""

from __future__ import annotations

import atexit
import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, cast
from weakref import WeakSet

from roost import __version__

if TYPE_CHECKING:
    import wasmtime

MODULE: Final = Path(__file__).with_name("kernels.wasm")
PAGE: Final = 1 << 16
_IN_BROWSER: Final = sys.platform == "emscripten"


class Machine(Protocol):
    """The module with memory of its own."""

    def size(self) -> int: ...
    def grow(self, pages: int) -> None: ...
    def write(self, data: bytes | memoryview, at: int) -> None: ...
    def read(self, start: int, end: int) -> bytes | bytearray: ...
    def call(self, name: str, *values: int) -> float: ...


class NoModuleError(RuntimeError):
    """The module was not built."""


@cache
def engine() -> str:
    """Return what decides how a seed is played: the version, and the kernels by their hash."""
    return f"Roost {__version__}, kernels {sha256(MODULE.read_bytes()).hexdigest()[:16]}"


def new_machine() -> Machine:
    if not MODULE.is_file():
        raise NoModuleError(f"{MODULE} is missing: run scripts/kernels, which builds it")
    return _Browser() if _IN_BROWSER else _Wasmtime()


class _Wasmtime:
    def __init__(self) -> None:
        import wasmtime

        module = _module()
        self._store = wasmtime.Store(module.engine)
        _stores.add(self._store)
        self._exports: Any = wasmtime.Instance(self._store, module.module, []).exports(self._store)
        self._memory = cast("wasmtime.Memory", self._exports["memory"])

    def size(self) -> int:
        return self._memory.data_len(self._store)

    def grow(self, pages: int) -> None:
        self._memory.grow(self._store, pages)

    def write(self, data: bytes | memoryview, at: int) -> None:
        self._memory.write(self._store, bytearray(data), at)

    def read(self, start: int, end: int) -> bytearray:
        return self._memory.read(self._store, start, end)

    def call(self, name: str, *values: int) -> float:
        return cast(float, self._exports[name](self._store, *values))


class _Browser:
    """Through Pyodide's `js`. A view of the memory is void once the memory has grown."""

    def __init__(self) -> None:
        js = import_module("js")
        self._bytes: Any = js.Uint8Array
        self._exports: Any = js.WebAssembly.Instance.new(_browser_module()).exports
        self._memory: Any = self._exports.memory

    def size(self) -> int:
        return int(self._memory.buffer.byteLength)

    def grow(self, pages: int) -> None:
        self._memory.grow(pages)

    def write(self, data: bytes | memoryview, at: int) -> None:
        self._bytes.new(self._memory.buffer, at, len(data)).assign(data)

    def read(self, start: int, end: int) -> bytes:
        return bytes(self._bytes.new(self._memory.buffer, start, end - start).to_bytes())

    def call(self, name: str, *values: int) -> float:
        return cast(float, getattr(self._exports, name)(*values))


# When Python ends it clears its modules, and wasmtime can no longer free its memory: do it before.
_stores: WeakSet[wasmtime.Store] = WeakSet()


@atexit.register
def _close() -> None:
    for store in list(_stores):
        store.close()
    if _module.cache_info().currsize:
        _module().module.close()
        _module().engine.close()


class _Module(NamedTuple):
    engine: wasmtime.Engine
    module: wasmtime.Module


@cache
def _module() -> _Module:
    """Compile the module for this machine, once in a process; it takes a fifth of a second."""
    import wasmtime

    engine = wasmtime.Engine()
    return _Module(engine, wasmtime.Module.from_file(engine, str(MODULE)))


@cache
def _browser_module() -> Any:
    js = import_module("js")
    data = MODULE.read_bytes()
    held = js.Uint8Array.new(len(data))
    held.assign(data)
    return js.WebAssembly.Module.new(held)
