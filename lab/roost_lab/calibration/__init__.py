"""Calibration: the error of displayed win shares."""
