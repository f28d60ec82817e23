"""The kernels as one WebAssembly module, and what runs it: wasmtime, or the browser.

Nothing here needs numpy; arrays are bytes with a shape.
"""
