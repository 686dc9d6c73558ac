"""Every route against what anybody might send: never an error of ours, and nothing lost."""

import random
import socket

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from groschen.web.app import make_app
from groschen.web.settings import Settings
from serving import Client
from web_table import Guest

DOCUMENT = make_app(Settings()).openapi_schema.to_schema()
EVERY_ROUTE = schemathesis.openapi.from_dict(DOCUMENT).exclude(path_regex="stream")
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def there(nursery, tmp_path_factory):
    """A server with a table at which something has happened."""
    server = nursery.start(tmp_path_factory.mktemp("fuzz"))
    table = Guest(server.client()).opens("kutna-hora", [{"name": "Anna"}, {"name": "Ben"}, {}])
    table.goes_on(5)
    yield table
    server.kill()


@EVERY_ROUTE.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_a_route_keeps_its_promise_whatever_is_sent(case, there):
    """Half of the requests are about a real table, and half of those have its key."""
    before = len(there.client.get(f"{there.api}/log").json()["entries"])
    lucky = random.Random(str(case.body) + str(case.path_parameters))
    headers = {}
    if "table" in (case.path_parameters or {}) and lucky.random() < 0.5:
        case.path_parameters["table"] = there.id
        headers = there.bearer(lucky.randrange(2)) if lucky.random() < 0.5 else {}
    base = f"http://127.0.0.1:{there.client.line.port}"
    response = case.call(base_url=base, headers=headers, timeout=20)
    case.validate_response(response, checks=CHECKS)
    assert len(there.client.get(f"{there.api}/log").json()["entries"]) >= before


PATHS = [
    *sorted(DOCUMENT["paths"]),
    "/",
    "/new",
    "/mine",
    "/lobby",
    "/tables/{table}",
    "/tables/{table}/choices",
    "/tables/{table}/undo",
    "/tables/{table}/chat",
    "/tables/{table}/hint",
    "/tables/{table}/rematch",
    "/tables/{table}/as/{key}",
    "/tables/{table}/at/{number}",
    "/tables/{table}/join/{seat}/{invitation}",
    "/tables/{table}/join/{seat}",
    "/tables/{table}/seats/{seat}/leave",
    "/static/{file}",
    "/static/games/{file}",
]
ODD = [
    "%00",
    "..%2f..%2f..%2fetc%2fpasswd",
    "%ff%fe",
    "-1",
    "99999999999999999999999",
    "٣",
    "a" * 3000,
    "%F0%9F%91%91",
    "'%20OR%201=1--",
    "0-" + "A" * 24,
]
BODIES = [
    b"",
    b"{",
    b"[" * 10_000,
    b'{"number": 1e400, "choice": 3}',
    b'{"number": 5, "choice": "\\ud800"}',
    b'{"number": 5, "choice": "\\u0000"}',
    b"\xff\xfe\x00",
    b'{"number": 0, "choice": "\xff\xfe"}',
    b'{"game": "praga", "seats": [{"name": "\\u202e"}, {"name": "a\\u0000b"}]}',
    b'{"game": "praga", "seats": [{"name": "A"}], "options": {"side": [1, {"a": null}]}}',
    b"name=%00&seat0=me&seat1=bot+nobody&game=praga",
    b"number=999999999999&choice=%ff",
    b"name=" + b"x" * 5000,
]
TYPES = [
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "a/b",
    "",
]


def filled(path, table, odd):
    made = path.replace("{table}", table)
    for name in ("seat", "number", "key", "invitation", "file"):
        made = made.replace(f"{{{name}}}", odd)
    return made.encode("utf-8").decode("latin-1").replace("\u00d9", "%D9")


@pytest.mark.parametrize("path", PATHS)
def test_hostile_bytes_lead_to_no_error_of_ours(path, there):
    dice = random.Random(path)
    number = there.number
    for _ in range(25):
        table = there.id if dice.random() < 0.6 else dice.choice(ODD)
        address = filled(path, table, dice.choice([*ODD, "0", "1"]))
        headers = {"Content-Type": dice.choice(TYPES), "Cookie": f"groschen={dice.choice(ODD)}; language=xx"}
        if dice.random() < 0.5:
            headers["Authorization"] = f"Bearer {dice.choice([there.keys[0], *ODD[:5]])}"
        headers["Accept-Language"] = dice.choice(["xx,yy;q=zz", "zh", "\x80", ",,,;;;", "de" * 500])
        status = asked(there, address, dice, headers)
        assert status < 500, (address, headers)
    assert there.number >= number


def asked(there, address, dice, headers):
    method = dice.choice(["GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS"])
    body = dice.choice(BODIES) if method in ("POST", "PUT") else None
    with Client(there.client.line.port, 5) as client:
        client.line.putrequest(method, address.encode("ascii", "replace").decode(), skip_host=False)
        for name, value in headers.items():
            client.line.putheader(name, value.encode("utf-8"))
        client.line.putheader("Content-Length", str(len(body or b"")))
        client.line.endheaders(body)
        return client.line.getresponse().status  # of a stream only its head


RAW = [
    b"GET /\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Long: " + b"y" * 200_000 + b"\r\n\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
]


@pytest.mark.parametrize("said", RAW, ids=range(len(RAW)))
def test_what_is_not_http_hurts_nobody(said, there):
    with socket.create_connection(("127.0.0.1", there.client.line.port), 5) as line:
        line.settimeout(1)
        try:
            line.sendall(said)
            answer = line.recv(100)
        except (TimeoutError, ConnectionError):
            answer = b""
    assert b" 500 " not in answer[:20]
    assert there.client.get("/health").status == 200
