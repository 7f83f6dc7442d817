"""The parts of a message: bytes that a client sends go into the store, and come back for the model."""

import base64

from blobs import decode_data_uri, note


def store_client_message(message, tenant, blob_store):
    """A client's message with a blob, or a note, in the place of each data: URI."""
    if not isinstance(message.get("content"), list):
        return message
    return {**message, "content": [_stored_part(part, tenant, blob_store) for part in message["content"]]}


def for_user(content, tenant, blob_store):
    """Content as Chat Completions takes it in a user message: images inlined, other files as notes."""
    if not isinstance(content, list):
        return content or ""
    return [_user_part(part, tenant, blob_store) for part in content]


def as_text(content, tenant, blob_store):
    """Content as one text, for messages that carry nothing else."""
    if not isinstance(content, list):
        return content or ""
    return "\n".join(_text(part, tenant, blob_store) for part in content)


def _address(part):
    """The address that a part names, where it is of a type that may name a data: URI."""
    kind = part.get("type")
    if kind in ("image_url", "video_url"):
        return (part.get(kind) or {}).get("url")
    if kind == "file":
        return (part.get("file") or {}).get("file_data")
    return part.get("uri") if kind == "blob" else None


def _stored_part(part, tenant, blob_store):
    address = _address(part)
    found = decode_data_uri(address) if isinstance(address, str) else None
    if found is None:
        return part
    mime, data = found
    if data is None:
        return {"type": "text", "text": note("unreadable", mime)}
    name = part["file"].get("filename") if part["type"] == "file" else None
    return {"type": "blob", "uri": blob_store.put(tenant, data, mime, name if isinstance(name, str) else None)}


def _user_part(part, tenant, blob_store):
    if part.get("type") in ("image_url", "file", "input_audio"):
        return part
    found = blob_store.get(tenant, part["uri"]) if part.get("type") == "blob" else None
    if found and found[1].startswith("image/"):
        url = f"data:{found[1]};base64,{base64.b64encode(found[0]).decode()}"
        return {"type": "image_url", "image_url": {"url": url}}
    return {"type": "text", "text": _text(part, tenant, blob_store)}


def _text(part, tenant, blob_store):
    kind = part.get("type")
    if kind == "text":
        return part["text"]
    if kind == "link":
        return f"[link, {part.get('name') or part['uri']}, {part['uri']}]"
    if kind != "blob":
        return f"[{kind}]"
    found = blob_store.get(tenant, part["uri"])
    if found is None:
        return note("missing", "binary/")
    data, mime = found
    return f"[{mime.split('/')[0]}, {mime}, {len(data)} bytes]"
