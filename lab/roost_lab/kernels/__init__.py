"""Knockout in numba, for training and measurements: single functions that the product's kernels
(`src/roost/solver/kernels`) do not export, and games by bots that are not shipped.

`lab/tests/test_kernels.py` holds them to the product's.
"""
