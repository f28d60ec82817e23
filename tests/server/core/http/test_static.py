"""The app's files: read at server start, compressed on first use."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from roost.server.core.http import static


def test_file_is_compressed_on_first_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = b"<p>" * 1000
    (tmp_path / "index.html").write_bytes(text)
    packed: list[bytes] = []

    def compress(body: bytes, level: int, *, mtime: float) -> bytes:
        packed.append(body)
        return real(body, level, mtime=mtime)

    real = gzip.compress
    monkeypatch.setattr(gzip, "compress", compress)
    page = static.load(tmp_path)["index.html"]
    assert packed == []
    assert [gzip.decompress(page.zipped or b"") for _ in range(2)] == [text, text]
    assert packed == [text]


def test_compressed_formats_are_sent_unchanged(tmp_path: Path) -> None:
    (tmp_path / "hen.png").write_bytes(b"PNG")
    picture = static.load(tmp_path)["hen.png"]
    assert picture.zipped is None
    assert picture.tag != static.load(tmp_path)["index.html"].tag
