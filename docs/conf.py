"""The handbook: `make docs` builds it, and `make site` puts it into the site."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import generate  # noqa: E402

import roost  # noqa: E402

generate.write(HERE / "generated")

project, release = "Roost", roost.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["generated/messages.md", "generated/settings.md"]  # parts of other pages
html_theme = "furo"
html_title = "Roost"
html_show_sphinx = html_copy_source = False
html_permalinks_icon = "#"
myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4
autodoc_default_options = {"undoc-members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_mock_imports = ["open_spiel", "pyspiel", "ray"]
autodoc_typehints_format = "short"
autodoc_inherit_docstrings = False
suppress_warnings = [
    "misc.highlighting_failure",  # examples with an ellipsis
    "myst.xref_missing",  # links to files beside the handbook; tests check them
    "ref.python",  # several classes of one name
]
