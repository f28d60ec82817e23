"""The product with all its features."""

from __future__ import annotations

from roost.server.app import migrations, operations
from roost.server.features import load

FEATURES = load()
MIGRATIONS = migrations(FEATURES)
OPERATIONS = operations(FEATURES)
