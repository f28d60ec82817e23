"""Pictures of positions, as Gymnasium and PettingZoo ask for them."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np

from roost.rules.extras import need


def render(state: Any, mode: str | None) -> Any:
    """Return the position for a render mode: its text, or an RGB array of our drawing."""
    if mode == "ansi":
        return repr(state)
    return picture(state) if mode == "rgb_array" else None


def picture(state: Any) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Return the drawing of a position as height x width x 3."""
    drawn = need("resvg_py", "envs").svg_to_bytes(svg_string=state._repr_svg_(), background="white")
    image = need("PIL.Image", "envs").open(BytesIO(bytes(drawn))).convert("RGB")
    return np.asarray(image, np.uint8)
