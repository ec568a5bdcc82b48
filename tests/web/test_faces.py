"""The fonts come with the page: from the same server, at once, and once."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urljoin

import pytest
from browsing import Browser
from litestar.testing import TestClient


def preloaded(page: str) -> list[str]:
    links = re.findall(r'<link [^>]*rel="preload"[^>]*>', page)
    assert all('as="font"' in link and "crossorigin" in link for link in links)
    return [re.search(r'href="([^"]+)"', link)[1] for link in links]  # type: ignore[index]


@pytest.mark.parametrize(("language", "files"), [("en", 2), ("ru", 4), ("uk", 4)])
def test_a_page_asks_for_its_fonts_before_its_styles_do(client: TestClient[Any], language: str, files: int) -> None:
    page = Browser(client, language=language).page("/")
    sheet = re.search(r'rel="stylesheet" href="(/static/page\.css[^"]*)"', page)
    assert sheet is not None
    style = client.get(sheet[1]).text
    named = [urljoin(sheet[1], address) for address in re.findall(r"src: url\(([^)]+)\)", style)]
    assert len(named) == 4 and len(preloaded(page)) == files
    # another address would be another download
    assert set(preloaded(page)) <= set(named)
    for variable in ("--sans", "--serif"):
        assert f"{variable}: " in style


def test_they_are_kept_for_ever_and_not_compressed_again(client: TestClient[Any]) -> None:
    for address in preloaded(Browser(client, language="uk").page("/")):
        answer = client.get(address)
        assert answer.status_code == 200 and answer.content.startswith(b"wOF2")
        assert answer.headers["content-type"] == "font/woff2"
        assert "immutable" in answer.headers["cache-control"] and "content-encoding" not in answer.headers
        assert "font-src 'self'" in answer.headers["content-security-policy"]
