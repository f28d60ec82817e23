"""What all tests share."""

from hypothesis import HealthCheck, settings

# Machines are noisy: a deadline would fail good tests. `thorough` (make test) draws the same
# examples every time, so that a red run can be repeated; everyday runs look for new ones.
_common = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("default", _common)
settings.register_profile("quick", _common, max_examples=20, stateful_step_count=20)
settings.register_profile("thorough", _common, max_examples=200, derandomize=True, print_blob=True)
settings.load_profile("default")
