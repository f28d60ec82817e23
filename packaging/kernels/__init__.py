"""The solver's compiled functions as one WebAssembly module, for those who have no compiler.

The functions are written once, in the Python that numba compiles. Here the same functions become C,
typed by example as numba types them, and a C compiler makes the module of it. What the translation
does not know it refuses, so a kernel that says something new fails the build and not a game.
"""
