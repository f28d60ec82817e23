"""What all tests share."""

import signal

from hypothesis import HealthCheck, settings

# What runs in the background ignores Ctrl-C, and so would every program that a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Machines are noisy: a deadline would fail good tests. `thorough` (make test) draws the same
# examples every time, so that a red run can be repeated; everyday runs look for new ones.
_common = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("default", _common)
settings.register_profile("quick", _common, max_examples=20, stateful_step_count=20)
settings.register_profile("thorough", _common, max_examples=200, derandomize=True, print_blob=True)
settings.load_profile("default")
