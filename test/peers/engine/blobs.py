"""Where bytes go: base64 that is read strictly, a store in memory, and URIs that name what is in it."""

import base64
import binascii
import re
import urllib.parse
import uuid

_URI = re.compile(r"blob://([^/?#]+)/([0-9a-f-]{36})\?(.+)", re.IGNORECASE)
_DATA_URI = re.compile(r"data:([^,]*),(.*)", re.IGNORECASE | re.DOTALL)
_SAFE_TYPE = re.compile(r"[\x20-\x7e]+")


def decode(text):
    """The bytes of canonical, padded base64 of the standard alphabet, or None for anything else."""
    try:
        found = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    return found if base64.b64encode(found).decode() == text else None


def decode_data_uri(uri):
    """(media type, bytes or None if they cannot be read) of a data: URI; None for any other address."""
    match = _DATA_URI.fullmatch(uri)
    if not match:
        return None
    head, body = match.groups()
    if head.lower().endswith(";base64"):
        return head[: -len(";base64")] or "text/plain", decode(urllib.parse.unquote(body))
    return head or "text/plain", urllib.parse.unquote_to_bytes(body)


def parse_uri(uri):
    """(tenant, id) of a blob URI in its published form, or None."""
    match = _URI.fullmatch(uri)
    if not match:
        return None
    tenant, blob_id, query = match.groups()
    members = dict(urllib.parse.parse_qsl(query, keep_blank_values=True))
    if "mime" not in members or not members.get("size", "").isdecimal():
        return None
    return urllib.parse.unquote(tenant), blob_id.lower()


def note(state, mime):
    """The text in the place of bytes that are not there: unreadable, or missing."""
    return f"[{state} {mime.split('/')[0].strip() or 'binary'} content]"


class BlobStore:
    """Bytes by tenant and id. What is put is never changed, so readers need no lock."""

    def __init__(self):
        self._blobs = {}

    def put(self, tenant, data, mime, name=None):
        """Stores bytes and returns their URI; equal bytes get different ones."""
        blob_id = str(uuid.uuid4())
        self._blobs[tenant, blob_id] = data, mime
        query = [("mime", mime), ("size", str(len(data)))] + ([("name", name)] if name else [])
        encoded = urllib.parse.urlencode(query, errors="replace")
        return f"blob://{urllib.parse.quote(tenant, safe='')}/{blob_id}?{encoded}"

    def get(self, tenant, uri):
        """(bytes, media type) of a tenant's own blob, or None."""
        found = parse_uri(uri)
        return self._blobs.get((tenant, found[1])) if found and found[0] == tenant else None


def content_type(mime):
    """A media type as a header may carry it; what could break out of the header is not told."""
    return mime if _SAFE_TYPE.fullmatch(mime) and mime.strip() else "application/octet-stream"
