"""One delivery of a decision: the POST to the worker, and what its answer counts as."""

import hashlib
import hmac
import http.client
import secrets

import exact_json
from outgoing import post

_AGAIN = (408, 429)


class DeliveryFailed(Exception):
    """No decision came. `again` says whether the decision should be delivered once more."""

    def __init__(self, message, again):
        super().__init__(message)
        self.again = again


class Worker:
    """The agent's worker, met over HTTP."""

    def __init__(self, url, secret=None):
        self._url, self._secret = url, secret

    def ask(self, request, timeout):
        """The JSON value that a 2xx answer decided. Raises DeliveryFailed."""
        body = exact_json.write(request).encode()
        headers = {
            "Accept": "text/event-stream, application/json",
            "traceparent": f"00-{secrets.token_hex(16)}-{secrets.token_hex(8)}-01",
        }
        if self._secret:
            digest = hmac.new(self._secret.encode(), body, hashlib.sha256).hexdigest()
            headers["X-Substructure-Signature"] = f"sha256={digest}"
        try:
            with post(self._url, body, headers, timeout) as response:
                return _answer(response)
        except (OSError, http.client.HTTPException) as error:
            raise DeliveryFailed(f"The worker could not be asked: {error!r}.", True) from None


def _answer(response):
    if not 200 <= response.status < 300:
        again = response.status >= 500 or response.status in _AGAIN
        raise DeliveryFailed(f"The worker answered with {response.status}.", again)
    if (response.getheader("Content-Type") or "").split(";")[0].strip().lower() == "text/event-stream":
        return _last_frame(response)
    return _parsed(response.read())


def _parsed(text):
    try:
        return exact_json.read(text)
    except exact_json.NotJson as error:
        raise DeliveryFailed(f"The worker's answer is no JSON: {error}.", False) from None


def _last_frame(response):
    for name, data in _frames(response):
        if name == "decision.result":
            return _parsed(data)
        if name == "decision.error":
            told = _parsed(data)
            told = told if isinstance(told, dict) else {}
            raise DeliveryFailed(f"The worker failed: {told.get('message')}", told.get("retryable") is not False)
    raise DeliveryFailed("The worker's stream ended without a decision.", True)


def _frames(response):
    """(event, data) of each frame of an event stream; one that is not closed by an empty line does not count."""
    name, data = "message", []
    for raw in response:
        line = raw.decode("utf-8", "replace").rstrip("\r\n")
        field, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if not line:
            if data:
                yield name, "\n".join(data)
            name, data = "message", []
        elif field == "event":
            name = value
        elif field == "data":
            data.append(value)
