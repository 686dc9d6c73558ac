"""The page on the API does what it says: its examples are run as one script."""

import re
import subprocess
from pathlib import Path

import pytest

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "api.md"


def test_the_examples_of_the_page_on_the_api_work(started, tmp_path):
    """Both games are played to their end against a bot."""
    server = started(tmp_path)
    script = "set -eu\n" + "\n".join(re.findall(r"```sh\n(.*?)```", DOCUMENT.read_text(), re.S))

    ran = subprocess.run(
        ["bash", "-c", script],
        env={"server": f"http://127.0.0.1:{server.port}", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )

    assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-2000:]
    assert '"error":"stale"' in ran.stdout
    assert ran.stdout.count("'total': ") >= 4
    assert "groschen record 1" in ran.stdout
    assert 'data: {"number"' in ran.stdout


def test_the_page_on_the_api_names_every_route():
    from groschen.web.app import make_app
    from groschen.web.settings import Settings

    text = DOCUMENT.read_text()
    for path in make_app(Settings()).openapi_schema.to_schema()["paths"]:
        if not path.endswith("/return"):
            assert f"{path}`" in text or f"{path}?" in text, path


@pytest.mark.parametrize("address", ["/", "/api/openapi/openapi.json", "/static/table.js"])
def test_what_is_long_is_sent_packed(client, address):
    assert client.get(address, headers={"Accept-Encoding": "gzip"}).headers["content-encoding"] == "gzip"


def test_the_answer_to_a_choice_is_plain_and_comes_with_every_header_of_the_others(guest, client):
    """It goes past the framework's own answers, which take a tenth of a choice's time."""
    table = guest.opens()
    moves = table.moves(notes=False)

    chosen = table.chooses(moves["seat"], moves["moves"][0]["choice"], 0)

    other = client.get(f"{table.api}/moves").headers
    assert chosen.status_code == 200
    assert chosen.headers["content-type"] == "application/json"
    assert set(other) - {"vary", "content-encoding"} <= set(chosen.headers)
