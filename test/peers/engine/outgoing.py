"""One POST to somebody else, over a connection of its own.

A connection that is kept can be closed by the other side at the moment of the next request; then nobody knows
whether that request was read. A new one for each costs little, and what fails has failed once.
"""

import http.client
import urllib.parse
from contextlib import contextmanager


@contextmanager
def post(url, body, headers, timeout):
    """Yields the http.client.HTTPResponse. Raises OSError or http.client.HTTPException when there is none."""
    parts = urllib.parse.urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname, parts.port, timeout=timeout)
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", target, body, {"Content-Type": "application/json", **headers})
        yield connection.getresponse()
    finally:
        connection.close()
