// Compiles sources for the Python of the browser, by that Python itself: `node bytecode.mjs FOLDER`,
// where every `x.py` gets an `x.pyc`. Without it the browser would compile them at every start.
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const python = await loadPyodide();
python.FS.mkdirTree("/work");
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[2] }, "/work");
python.runPython(`
import pathlib
import py_compile

for source in pathlib.Path("/work").glob("*.py"):
    name = source.with_suffix(".name").read_text()
    py_compile.compile(
        str(source), str(source.with_suffix(".pyc")), dfile=name, doraise=True, optimize=2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
`);
