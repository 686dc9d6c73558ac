"""What nobody gets: another's seat, anything hidden, a script of their own, or the server's time."""

import http.client
import json
import re
import stat

import pytest
from litestar.testing import TestClient

from groschen.web import security
from groschen.web.app import make_app
from groschen.web.guard import CSP, check_origin
from groschen.web.logs import Lines
from groschen.web.refusals import Refusal
from groschen.web.security import Person, Signer
from groschen.web.settings import Limits
from web_table import Guest

SIGNER = Signer("s" * 40)


def test_a_key_opens_its_own_seat_at_its_own_table_only(guest, client):
    one, other = guest.opens(), guest.opens()
    body = {"number": 0, "choice": one.moves()["moves"][0]["choice"]}

    for key in (other.keys[0], one.keys[1].replace("1-", "0-"), "0-guessed", "", "x" * 5000, "ké"):
        headers = {"Authorization": b"Bearer " + key.encode()}
        assert client.post(f"{one.api}/choices", json=body, headers=headers).status_code in (401, 403)
    assert client.post(f"{one.api}/choices", json=body).status_code == 403
    assert one.number == 0


def test_a_cookie_that_we_did_not_sign_is_nobodys():
    cookie = SIGNER.cookie(Person("abc", "Anna. Ž"))

    assert SIGNER.person(cookie) == Person("abc", "Anna. Ž")
    assert SIGNER.person(cookie.replace("abc", "abd")) is None
    assert Signer("t" * 40).person(cookie) is None
    assert SIGNER.person("") is None


def test_cookies_are_kept_from_scripts_and_other_sites(guest, client):
    table = guest.opens()

    cookie = client.get(table.seats[0]["link"], follow_redirects=False).headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # this server is reached by http


def test_a_server_that_is_reached_by_https_keeps_its_cookies_to_it(settings):
    with TestClient(make_app(settings.but(public_url="https://example.org"))) as client:
        link = Guest(client).opens().seats[0]["link"].removeprefix("https://example.org")
        answer = client.get(link, follow_redirects=False)
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


def test_the_secret_is_made_once_and_only_its_owner_reads_it(tmp_path):
    secret = security.secret_of(tmp_path / "data")

    assert security.secret_of(tmp_path / "data") == secret
    assert stat.S_IMODE((tmp_path / "data" / "secret").stat().st_mode) == 0o600


def test_the_secret_may_come_from_the_environment(tmp_path, monkeypatch):
    monkeypatch.setenv(security.VARIABLE, "e" * 32)
    assert security.secret_of(tmp_path) == "e" * 32
    assert not (tmp_path / "secret").exists()
    monkeypatch.setenv(security.VARIABLE, "short")
    with pytest.raises(ValueError, match="fewer"):
        security.secret_of(tmp_path)


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
    ],
)
def test_another_site_changes_nothing(guest, client, headers):
    table = guest.opens()
    client.get(table.seats[0]["link"])
    choice = table.moves()["moves"][0]["choice"]

    form = {"number": "0", "choice": choice}
    assert client.post(f"{table.page}/choices", data=form, headers=headers).status_code == 403
    body = {"number": 0, "choice": choice}
    assert client.post(f"{table.api}/choices", json=body, headers=headers).status_code == 403
    assert table.number == 0


def test_our_own_pages_and_programs_change_what_they_may():
    own = {b"host": b"127.0.0.1:8000"}
    check_origin(own, "")
    check_origin(own | {b"sec-fetch-site": b"same-origin"}, "")
    check_origin(own | {b"origin": b"http://127.0.0.1:8000"}, "")
    check_origin(own | {b"origin": b"https://play.example"}, "https://play.example")
    check_origin(own | {b"origin": b"https://elsewhere.example", b"authorization": b"Bearer x"}, "")
    with pytest.raises(Refusal):
        check_origin(own | {b"origin": b"http://[broken"}, "")


def test_a_password_that_a_browser_sends_by_itself_does_not_say_where_it_comes_from():
    """Somebody may ask for one before they let anybody through to us."""
    headers = {b"host": b"play.example", b"authorization": b"Basic QW5uYTpzZWNyZXQ="}
    check_origin(headers | {b"sec-fetch-site": b"same-origin"}, "")
    with pytest.raises(Refusal):
        check_origin(headers | {b"sec-fetch-site": b"cross-site"}, "")


def test_every_answer_has_its_headers(guest, client):
    table = guest.opens()
    for path in ("/", table.page, table.api, "/nowhere", "/static/table.js", "/health"):
        headers = client.get(path).headers
        assert headers["content-security-policy"] == CSP
        assert headers["x-content-type-options"] == "nosniff"
    assert "unsafe" not in CSP
    assert client.get(table.page).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/health", "/api/tables", "/tables/{table}", "/api/tables/nowhere"])
def test_whoever_asks_for_the_head_alone_gets_that_of_the_whole_answer(started, tmp_path, path):
    """Those who look whether a server is up, and those who look where a link leads."""
    server = started(tmp_path)
    address = path.replace("{table}", Guest(server.client()).opens().id)
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    told = []
    for method in ("GET", "HEAD", "GET"):
        line.request(method, address)
        answer = line.getresponse()
        told.append((answer.status, answer.headers["content-type"], len(answer.read())))

    whole, head, again = told
    assert head == (*whole[:2], 0)
    assert again == whole


def test_no_page_needs_inline_script_or_style(guest, client):
    table = guest.opens("praga")
    client.get(table.seats[0]["link"])
    for path in ("/", "/new", "/lobby", "/rules", table.page):
        page = client.get(path).text
        assert re.findall(r"<script(?![^>]*src=)", page) == []
        assert re.findall(r"<style|\sstyle=|\son\w+=", page) == []


def test_names_and_chat_are_escaped_wherever_they_stand(guest, client):
    name = "<script>alert(1)</script>\"'&"
    table = guest.opens(seats=[{"name": name}, {"name": "Ben"}], public=True)
    client.get(table.seats[0]["link"])
    table.goes_on(3)
    table.post("chat", {"text": "<img src=x onerror=alert(1)>"})

    for path in (table.page, f"{table.page}/at/1", "/lobby", "/mine", "/", "/new"):
        page = client.get(path).text
        assert "<script>alert" not in page
        assert "<img src=x" not in page


def test_names_and_chat_have_a_length(guest, client):
    too_long = {"game": "praga", "seats": [{"name": "x" * 61}, {"name": "Ben"}]}
    assert client.post("/api/tables", json=too_long).status_code == 400
    table = guest.opens()
    assert table.post("chat", {"text": "x" * 501}).status_code == 400


@pytest.mark.parametrize("text", ["a\0b", "a\nb", "\u202egnp.exe", "   "])
def test_chat_is_one_line_of_printable_text(guest, text):
    assert guest.opens().post("chat", {"text": text}).status_code == 422


def hidden_of(client, table):
    """What must not be in any answer, as it would be written: the seed, and others' keys."""
    house = client.app.state.house
    header = house.tables[table.id].header
    keys = [house.signer.key(table.id, seat) for seat in range(len(table.seats))]
    return [str(header.seed), *keys, house.signer.invitation(table.id, 0)]


@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
def test_nothing_hidden_is_in_any_byte_for_an_onlooker(game, guest, client):
    table = guest.opens(game)
    table.goes_on(12)
    paths = [table.api, table.page, f"{table.api}/at/3", f"{table.page}/at/3", "/lobby", "/metrics"]
    paths += [f"{table.api}/{what}" for what in ("moves", "log", "record", "chat")]

    answers = [client.get(path).content.decode() for path in paths]

    for answer in answers:
        assert [secret for secret in hidden_of(client, table) if secret in answer] == []


def test_the_order_of_what_is_hidden_does_not_change_any_byte(guest, client):
    """The same table with everything unseen dealt anew gives the same answers, byte for byte."""
    table = guest.opens("praga")
    table.goes_on(15)
    live = client.app.state.house.tables[table.id]
    paths = [table.api, f"{table.api}/moves", table.page]
    before = [client.get(path).content for path in paths]

    live.game = live.game.copy()
    live.game.state = live.game.state.determinize(4711)
    live.drawn = {}

    assert [client.get(path).content for path in paths] == before


def test_a_player_sees_only_their_own_link(guest, client):
    table = guest.opens(seats=[{"name": "Anna"}, {"name": "Ben"}, {}])
    client.get(table.seats[1]["link"])

    page = client.get(table.page).text

    assert table.keys[1] in page
    assert table.keys[0] not in page


def test_headers_without_end_are_refused(client):
    answer = client.get("/", headers={"X-Long": "y" * 40_000})
    assert (answer.status_code, answer.headers["content-security-policy"]) == (431, CSP)
    assert client.get("/", headers={"X-Long": "y" * 20_000}).status_code == 200


def test_whoever_goes_away_in_the_middle_of_a_request_is_no_mistake_of_ours(client, caplog):
    """Half a body, and then nobody is there any more: the log of the server does not call it an error."""
    told = []
    news = [
        {"type": "http.request", "body": b'{"game": ', "more_body": True},
        {"type": "http.disconnect"},
    ]
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": "/api/tables",
        "raw_path": b"/api/tables",
        "root_path": "",
        "query_string": b"",
        "headers": [(b"content-type", b"application/json")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
    }

    async def go_away():
        async def receive():
            return news.pop(0)

        async def send(message):
            told.append(message)

        await client.app(scope, receive, send)

    client.portal().__enter__().call(go_away)
    assert told[0]["status"] == 400
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


def test_too_large_is_refused(guest, client):
    table = guest.opens()
    body = json.dumps({"number": 0, "choice": "x" * 100_000})
    answer = client.post(f"{table.api}/choices", content=body, headers=table.bearer(0))
    assert answer.status_code == 413


def test_too_many_requests_are_refused_by_client_and_by_table(settings):
    tight = Limits(requests=(30, 0.0), changes=(20, 0.0), new_tables=(3, 0.0), at_a_table=(5, 0.0), at_home=1)
    with TestClient(make_app(settings.but(limits=tight))) as client:
        guest = Guest(client)
        table, _, _ = guest.opens(), guest.opens(), guest.opens()
        answer = client.post("/api/tables", json={"game": "praga", "seats": [{"name": "A"}]})
        assert (answer.status_code, answer.json()["error"]) == (429, "too_many")
        said = [table.post("chat", {"text": "hello"}).status_code for _ in range(7)]
        assert said == [201] * 5 + [429] * 2
        assert 429 in [client.get("/health").status_code for _ in range(30)]


FRIEND, STRANGER, HOME = "198.51.100.7", "203.0.113.5", "127.0.0.1"


class FromAfar:
    """Before the guard: requests come from the address that the test says."""

    def __init__(self, app):
        self.guard, self.address = app.guard, FRIEND
        app.guard = self

    async def __call__(self, scope, receive, send):
        await self.guard(scope | {"client": (self.address, 1)}, receive, send)


@pytest.fixture
def afar(settings):
    tight = Limits(at_a_table=(10, 0.0), one_at_a_table=(6, 0.0))
    app = make_app(settings.but(limits=tight))
    afar = FromAfar(app)
    with TestClient(app) as client:
        afar.table = Guest(client).opens()
        yield afar


def says(afar, address, times=1, **key):
    """What becomes of lines of chat from there."""
    afar.address, table = address, afar.table
    headers = key.get("headers", table.bearer(0))
    said = [
        table.client.post(f"{table.api}/chat", json={"text": "hello"}, headers=headers) for _ in range(times)
    ]
    return [answer.status_code for answer in said]


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer 0-wrong"}])
def test_what_an_onlooker_is_refused_costs_the_players_nothing(afar, headers):
    for at in range(5):
        refused = says(afar, f"203.0.113.{at}", 8, headers=headers)
        assert set(refused[:6]) <= {401, 403}
        assert refused[6:] == [429] * 2

    assert says(afar, FRIEND, 6) == [201] * 6


def test_one_player_cannot_use_up_what_belongs_to_all(afar):
    assert says(afar, STRANGER, 8) == [201] * 6 + [429] * 2
    assert says(afar, FRIEND, 5) == [201] * 4 + [429]


def test_whoever_comes_first_decides_nothing_for_the_others(afar):
    """Somebody on the server's own machine may do more; whoever is not may not, and loses nothing by it."""
    assert says(afar, HOME, 20) == [201] * 20
    assert says(afar, FRIEND, 7) == [201] * 6 + [429]
    assert says(afar, HOME, 20) == [201] * 20
    assert says(afar, STRANGER, 5) == [201] * 4 + [429]


def test_the_log_of_the_server_holds_no_key():
    import logging

    key = SIGNER.key("abcdef", 1)
    invitation = SIGNER.invitation("abcdef", 1)
    said = f"GET /tables/abc/as/{key} /tables/abc/join/1/{invitation} postgresql://me:word@host/db {key}"
    line = Lines().format(logging.LogRecord("x", 20, "", 0, said, (), None))
    assert key not in line
    assert invitation not in line
    assert "word" not in line
    assert json.loads(line)["level"] == "info"


@pytest.mark.parametrize("end", ["a", "-", "_"])
def test_a_key_is_left_out_of_the_log_whatever_it_ends_with(end):
    import logging

    key = "1-" + "a" * 23 + end
    for said in (f"key {key}", f"{key} opens", f"{key}, {key}.", f'"{key}"'):
        line = Lines().format(logging.LogRecord("x", 20, "", 0, said, (), None))
        assert "aaaa" not in line
        assert json.loads(line)["says"] == said.replace(key, "…")
