"""Client tokens: random texts that stand for a tenant's client until they lapse."""

import secrets
import time

_DEFAULT_SECONDS = 600


class Tokens:
    """Tokens in memory; each belongs to one tenant."""

    def __init__(self):
        self._tokens = {}

    def make(self, tenant, seconds=None):
        """The TokenReply for a new token."""
        token, lapses = secrets.token_urlsafe(32), int(time.time()) + (seconds or _DEFAULT_SECONDS)
        self._tokens[token] = tenant, lapses
        return {"token": token, "expires_at": lapses}

    def tenant(self, token):
        """Whose client a token stands for; None if it is not known, or has lapsed."""
        tenant, lapses = self._tokens.get(token, (None, 0))
        return tenant if time.time() < lapses else None
