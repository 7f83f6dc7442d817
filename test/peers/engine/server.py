"""The engine's own routes, over HTTP/1.1 with connections that are kept."""

import urllib.parse
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import exact_json
from blobs import content_type, parse_uri
from decision import Refused, check_message, check_settle
from parts import store_client_message

_SUBMIT = "/api/machine/sessions/submit"
_SETTLE = ("/api/machine/sessions/", "/calls/settle")
_TOKENS = "/api/machine/client-tokens"
_BLOBS = ("/api/machine/blobs", "/api/client/blobs")


class _Answer(Exception):
    """Ends a request with a status and a sentence."""

    def __init__(self, status, sentence):
        super().__init__(sentence)
        self.status = status


def serve(engine, tenants, port):
    """Listens at 127.0.0.1 until the process ends. `tenants` names the tenant of each API key."""
    handler = type("Routes", (_Routes,), {"engine": engine, "tenants": tenants})
    _Server(("127.0.0.1", port), handler).serve_forever()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 256


class _Routes(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_POST(self):
        """Submits, settles and tokens."""
        self._answered(self._post)

    def do_GET(self):
        """Blobs."""
        self._answered(self._get)

    def log_message(self, *_):
        """Requests are not logged: whoever tests the engine has its own record."""

    def _answered(self, route):
        # The body is read whatever comes of it, since the next request of a kept connection stands behind it.
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        try:
            route(urllib.parse.urlsplit(self.path), body)
        except _Answer as answer:
            refusal = {"ok": False} if self.command == "POST" else {}
            self._send(answer.status, {**refusal, "error": str(answer)})
        except Refused as refused:
            self._send(400, {"ok": False, "error": str(refused)})

    def _post(self, url, body):
        tenant = self._tenant()
        if url.path == _SUBMIT:
            self._submit(tenant, _read(body))
        elif url.path.startswith(_SETTLE[0]) and url.path.endswith(_SETTLE[1]):
            session_id = urllib.parse.unquote(url.path[len(_SETTLE[0]) : -len(_SETTLE[1])])
            self._settle(tenant, session_id, body)
        elif url.path == _TOKENS:
            self._make_token(tenant, _read(body))
        else:
            raise _Answer(404, f"There is no route {url.path}.")

    def _get(self, url, _body):
        tenant = self._tenant()
        if url.path not in _BLOBS:
            raise _Answer(404, f"There is no route {url.path}.")
        uri = urllib.parse.parse_qs(url.query).get("uri", [""])[0]
        if parse_uri(uri) is None:
            raise _Answer(400, "The uri is no blob URI.")
        found = self.engine.blobs.get(tenant, uri)
        if found is None:
            raise _Answer(404, "There is no such blob.")
        kept = {"Cache-Control": "private, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
        self._send_bytes(200, found[0], content_type(found[1]), kept)

    def _submit(self, tenant, submit):
        payload = _payload(submit, lambda message: store_client_message(message, tenant, self.engine.blobs))
        if submit["agent_id"] != self.engine.agent_id:
            raise _Answer(404, f"There is no agent {submit['agent_id']}.")
        session_id = submit.get("session_id") or str(uuid.uuid4())
        session = self.engine.open_session(tenant, session_id, submit)
        taken = session.submit(payload, submit.get("turn_id"), submit.get("queue") is True)
        if taken is None:
            raise _Answer(409, "A turn is running; ask for a place in the queue, or come again.")
        self._send(202, {"session_id": session_id, "turn_id": taken[0], "queued": taken[1]})

    def _settle(self, tenant, session_id, body):
        session = self.engine.session(tenant, session_id)
        if session is None:
            raise _Answer(404, f"There is no session {session_id}.")
        settle = _read(body)
        if settle.get("type") not in ("tool.result", "tool.error") or not isinstance(settle.get("id"), str):
            raise _Answer(422, "A settle is a tool.result or a tool.error that names its call by id.")
        check_settle(settle, "")
        refusal = session.settle(settle)
        if refusal:
            raise _Answer(*refusal)
        self._send(200, {"ok": True})

    def _make_token(self, tenant, wanted):
        who, seconds = wanted.get("identity"), wanted.get("ttl_seconds")
        if not isinstance(who, dict) or not isinstance(who.get("id"), str) or not who["id"].strip():
            raise _Answer(400, "A token is for an identity, and this one names nobody.")
        if seconds is not None and (not isinstance(seconds, int) or seconds is True or seconds < 1):
            raise _Answer(400, "The ttl_seconds of a token are a whole number above 0.")
        self._send(200, self.engine.tokens.make(tenant, seconds))

    def _tenant(self):
        """The tenant of whoever asks: a machine by its key, a client by its token, each on its own routes."""
        scheme, _, credential = (self.headers.get("Authorization") or "").partition(" ")
        of_client = self.path.startswith("/api/client/")
        tenant = self.engine.tokens.tenant(credential) if of_client else self.tenants.get(credential)
        if scheme.lower() != "bearer" or tenant is None:
            raise _Answer(401, f"The request carries no {'token' if of_client else 'API key'} that is known.")
        return tenant

    def _send(self, status, value):
        self._send_bytes(status, exact_json.write(value).encode(), "application/json", {})

    def _send_bytes(self, status, body, kind, headers):
        self.send_response(status)
        for name, value in {"Content-Type": kind, "Content-Length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)


def _read(body):
    try:
        value = exact_json.read(body)
    except exact_json.NotJson as error:
        raise _Answer(400, f"The body is no JSON: {error}.") from None
    if not isinstance(value, dict):
        raise _Answer(400, f"The body must be an object; it is {exact_json.kind(value)}.")
    return value


def _payload(submit, stored):
    """The payload of a submit, its messages checked and in one list whatever its type."""
    who, payload = submit.get("identity"), submit.get("payload")
    if not isinstance(submit.get("agent_id"), str) or not isinstance(payload, dict):
        raise _Answer(400, "A submit names its agent_id and has a payload.")
    if not isinstance(who, dict) or not isinstance(who.get("id"), str) or not who["id"].strip():
        raise _Answer(400, "A submit names in identity whom it is for.")
    for name in ("session_id", "turn_id"):
        if not isinstance(submit.get(name), (str, type(None))):
            raise _Answer(400, f"The member {name} is no text.")
    kind = payload.get("type")
    if kind == "client.action" and isinstance(payload.get("name"), str):
        return payload
    if kind == "client.message":
        messages = [payload.get("message")]
    elif kind in ("client.messages", "client.append") and isinstance(payload.get("messages"), list):
        messages = payload["messages"]
    else:
        raise _Answer(422, "The payload is none that this route knows.")
    for index, message in enumerate(messages):
        check_message(message, f"/payload/messages/{index}")
    return {**payload, "messages": [stored(message) for message in messages]}
