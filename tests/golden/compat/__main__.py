"""Write the files of this release: `scripts/golden compat`."""

import sys

import roost
from tests.golden.compat.release import FOLDER, write

folder = FOLDER / roost.__version__
write(folder)
size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
sys.stdout.write(f"compat: {folder.name}, {size / 1000:,.0f} kB\n")
