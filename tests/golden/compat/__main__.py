"""Write the files of this release: `scripts/golden compat`."""

import sys

import roost
from tests.golden.compat.writing import FOLDER, size, write

folder = FOLDER / roost.__version__
write(folder)
sys.stdout.write(f"compat: {folder.name}, {size(folder) / 1000:,.0f} kB\n")
