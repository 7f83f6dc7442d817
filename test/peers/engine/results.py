"""From what a tool answered to what is recorded, what is checked, and what the model reads."""

import exact_json
import schemas
from blobs import decode, note

_TEXT, _OPTIONAL_TEXT = (str,), (str, type(None))
_BLOCKS = {
    "text": {"text": _TEXT},
    "image": {"data": _TEXT, "mimeType": _TEXT},
    "audio": {"data": _TEXT, "mimeType": _TEXT},
    "resource_link": {"uri": _TEXT, "name": _OPTIONAL_TEXT, "mimeType": _OPTIONAL_TEXT},
    "resource": {},
}
_RESOURCE = {"uri": _TEXT, "mimeType": _OPTIONAL_TEXT, "text": _OPTIONAL_TEXT, "blob": _OPTIONAL_TEXT}


def from_action(action):
    """The ToolResult of a tool.result: {content, structuredContent?, isError?}, bytes still inline."""
    if action.get("content") is not None:
        found = _tool_result({"content": action["content"]})
    elif "result" in action:
        found = _tool_result(action["result"])
    else:
        found = {"content": []}
    if action.get("structured_content") is not None:
        found["structuredContent"] = action["structured_content"]
    if action.get("is_error") is True:
        found["isError"] = True
    return found


def store(result, tenant, blob_store):
    """The StoredResult of a ToolResult: each block in its place, bytes in the store."""
    return {**result, "content": [_stored(block, tenant, blob_store) for block in result["content"]]}


def violation(result, schema):
    """Why a ToolResult does not match a tool's output schema, or None. What reports failure is not checked."""
    if schema is None or result.get("isError"):
        return None
    value = result["structuredContent"] if "structuredContent" in result else _parsed(_text_of(result["content"]))
    return schemas.check(schema, value, "the result")


def message_content(stored):
    """The content of the tool message for a StoredResult: one text as a string, else its blocks."""
    content = list(stored["content"])
    if "structuredContent" in stored and not any(block["type"] == "text" for block in content):
        content.append({"type": "text", "text": exact_json.write(stored["structuredContent"])})
    if not content:
        return ""
    return content[0]["text"] if len(content) == 1 and content[0]["type"] == "text" else content


def _tool_result(value):
    if isinstance(value, str):
        return {"content": [{"type": "text", "text": value}]}
    if not _is_tool_result(value):
        return {"content": [{"type": "text", "text": exact_json.write(_without_bytes(value))}]}
    found = {"content": value.get("content") or []}
    if value.get("structuredContent") is not None:
        found["structuredContent"] = value["structuredContent"]
    if value.get("isError"):
        found["isError"] = True
    return found


def _is_tool_result(value):
    if not isinstance(value, dict) or not ("content" in value or "structuredContent" in value):
        return False
    content = value.get("content", [])
    if not isinstance(value.get("isError", False), (bool, type(None))):
        return False
    return isinstance(content, list) and all(map(_is_block, content))


def _is_block(block):
    if not isinstance(block, dict) or not isinstance(block.get("type"), str) or block["type"] not in _BLOCKS:
        return False
    if block["type"] == "resource":
        return _has(block.get("resource"), _RESOURCE)
    return _has(block, _BLOCKS[block["type"]])


def _has(value, members):
    return isinstance(value, dict) and all(isinstance(value.get(name), types) for name, types in members.items())


def _without_bytes(value):
    """A value that is no ToolResult, with notes in the place of what its blocks hold as bytes."""
    if not isinstance(value, dict) or not isinstance(value.get("content"), list):
        return value
    return {**value, "content": [_block_without_bytes(block) for block in value["content"]]}


def _block_without_bytes(block):
    if not isinstance(block, dict):
        return block
    kept = {name: _left_out(item) if name in ("data", "blob") else item for name, item in block.items()}
    if isinstance(block.get("resource"), dict):
        kept["resource"] = _block_without_bytes(block["resource"])
    return kept


def _left_out(data):
    return f"[{len(data)} characters left out]" if isinstance(data, str) else "[left out]"


def _stored(block, tenant, blob_store):
    kind = block["type"]
    if kind == "text":
        return {"type": "text", "text": block["text"]}
    if kind == "resource_link":
        named = {name: block[name] for name in ("name", "mimeType") if block.get(name) is not None}
        return {"type": "link", "uri": block["uri"], **named}
    if kind == "resource":
        resource = block["resource"]
        if resource.get("blob") is None:
            return {"type": "text", "text": resource.get("text") or ""}
        mime, name = resource.get("mimeType"), resource["uri"].rsplit("/", 1)[-1]
        return _bytes(resource["blob"], mime or "application/octet-stream", name, tenant, blob_store)
    return _bytes(block["data"], block["mimeType"], None, tenant, blob_store)


def _bytes(data, mime, name, tenant, blob_store):
    found = decode(data)
    if found is None:
        return {"type": "text", "text": note("unreadable", mime)}
    return {"type": "blob", "uri": blob_store.put(tenant, found, mime, name)}


def _text_of(blocks):
    texts = [block["text"] if block["type"] == "text" else (block.get("resource") or {}).get("text") for block in blocks]
    return "\n".join(text for text in texts if text is not None)


def _parsed(text):
    try:
        return exact_json.read(text)
    except exact_json.NotJson:
        return text
