"""The solver for those who have no compiler: the compiled functions as one WebAssembly module.

`packaging/kernels` makes the module of the very functions that numba compiles. Nothing here needs
numpy; arrays are bytes with a shape.
"""
