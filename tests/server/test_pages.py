"""The built page: its files, its addresses, and the first frame in it."""

from __future__ import annotations

from pathlib import Path

from msgspec import json

from stolik.server.pages import Pages


def built(folder: Path, text: str = "<html><head></head><body></body></html>") -> Pages:
    """A small page."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(text)
    (folder / "assets" / "app-1.js").write_text("1")
    return Pages(folder)


def test_every_address_of_the_page_is_the_page(tmp_path: Path) -> None:
    pages = built(tmp_path)
    for path in ("", "t/abc", "rules/fits"):
        answer = pages.answer(path, "pl")
        assert (answer.status_code, answer.media_type) == (200, "text/html")


def test_a_file_is_served_by_its_name_and_one_with_a_digest_for_good(tmp_path: Path) -> None:
    answer = built(tmp_path).answer("assets/app-1.js", "pl")
    assert answer.media_type == "text/javascript"
    assert "immutable" in answer.headers["cache-control"]


def test_nothing_outside_the_page_can_be_had(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("x")
    pages = built(tmp_path / "page")
    for path in ("../secret.txt", "/etc/passwd.txt", "assets/../../secret.txt", "none.js"):
        assert pages.answer(path, "pl").status_code == 404


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    answer = Pages(tmp_path / "none").answer("", "en")
    assert (answer.status_code, b"not built" in bytes(answer.body)) == (503, True)


def test_the_first_frame_is_data_in_which_no_tag_begins(tmp_path: Path) -> None:
    frame = json.encode({"name": "</script><script>alert(1)</script>"})
    body = bytes(built(tmp_path).answer("t/abc", "pl", frame).body)
    start = body.index(b'id="first">') + len(b'id="first">')
    data = body[start : body.index(b"</script>")]
    assert json.decode(data) == {"name": "</script><script>alert(1)</script>"}
    assert b"<" not in data


def test_another_page_is_another_build(tmp_path: Path) -> None:
    assert built(tmp_path / "a").build != built(tmp_path / "b", "<html></html>").build
