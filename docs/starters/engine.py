"""An engine to start from, with the standard library alone: python3 engine.py"""
import base64, binascii, json, os, re, urllib.parse, urllib.request, uuid
from http.client import HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TOLD = os.environ
SESSIONS, BLOBS = {}, {}
CODES = ("provider_error", "rate_limited", "refused", "budget_exceeded", "deadline_exceeded",
         "invalid_response", "handler_error", "worker_unreachable", "unroutable", "internal")
NO_OBJECT = {"status": "malformed", "error": "The arguments are no JSON object."}
KINDS = {type(None): "null", bool: "boolean", int: "number", float: "number", str: "string",
         list: "array", dict: "object"}


def new_id():
    return str(uuid.uuid4())


def post(url, body, key=""):
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        value = json.load(answer)
    if value is not None and not isinstance(value, dict) or (value or {}).get("error"):
        raise ValueError(f"{url} gave no answer that can be used.")
    return value or {}


def prompt(session):
    return {"type": "llm.call", "model": session["agent"]["model"]}


def decide(session, trigger, messages=None, actions=None):
    """Asks the worker. Its answer is read whole before any of it counts; then it is done."""
    ids = {"session_id": session["id"], "decision_id": new_id()}
    known = {name: session[name] for name in ("agent", "identity", "state", "messages")}
    proposed = {} if actions is None else {"messages": messages, "actions": actions}
    said = post(TOLD["TCK_WORKER_URL"], {**ids, "trigger": trigger, "proposed": proposed, **known, **around(session)})
    todo = [dict(one) for one in said.get("actions") or []]
    ends = [one for one in todo if one["type"] in ("tool.result", "tool.error")]
    if trigger["type"] != "tool.execute" and not all(one.get("id") for one in ends):
        raise ValueError("An action names no call to end.")
    for one in todo:
        if one["type"] == "tool.result":
            one["result"] = recorded(one)
    for one in todo:
        if one["type"] == "tool.call":
            session["open"][one.setdefault("id", new_id())] = one["name"]
    session["agent"] = said.get("agent") or session["agent"]
    session["state"] = said.get("state", session["state"])
    view = said.get("messages") or session["messages"]
    session["messages"] = [one if "id" in one else {"id": new_id(), **one} for one in view]
    for before, one in zip([None, *session["messages"]], session["messages"]):
        session["tree"].setdefault(one["id"], {"message": one, **({"parent_id": before["id"]} if before else {})})
    session["due"] += [lambda one=one: ACTIONS[one["type"]](session, one, trigger) for one in todo]


def around(session):
    """What a request says of the session beside its messages: whose it is, the open calls, and every branch."""
    calls = [{"id": one, "kind": "tool_call", "status": "running", "attempt": 1, "name": session["open"][one]}
             for one in sorted(session["open"])]
    head = {"head_id": session["messages"][-1]["id"]} if session["messages"] else {}
    return {"agent_id": TOLD["TCK_AGENT_ID"], "calls": calls, "pending_calls": len(calls), "ancestry": [],
            "attempts": 1, "message_tree": {"nodes": list(session["tree"].values()), **head}}


def recorded(action):
    """What is kept of a result: a ToolResult's blocks, or any other value as one text."""
    if "result" in action and "content" in action:
        raise ValueError("result and content are both named")
    given = action["result"] if "result" in action else {"content": action.get("content")}
    if "structured_content" in action and isinstance(given, dict):
        given = {**given, "structuredContent": action["structured_content"]}
    blocks, value = (given.get("content"), given.get("structuredContent")) if isinstance(given, dict) else (None, None)
    if all(map(is_block, blocks)) if isinstance(blocks, list) else value is not None:
        kept = {name: given[name] for name in ("structuredContent", "isError") if given.get(name) is not None}
        return {**kept, "content": [stored(one) for one in blocks or []]}
    text = given if isinstance(given, str) else to_json(without_bytes(given) if blocks else given)
    return {"content": [{"type": "text", "text": text}]}


def to_json(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def without_bytes(value):
    if isinstance(value, list):
        return [without_bytes(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {name: without_bytes(one) for name, one in value.items() if name not in ("data", "blob")}


def is_block(block):
    if not isinstance(block, dict):
        return False
    held = block.get("resource")
    inner = held if isinstance(held, dict) else {}
    needed = {"text": ["text"], "image": ["data", "mimeType"], "audio": ["data", "mimeType"], "resource_link": ["uri"]}
    if block.get("type") == "resource":
        return isinstance(inner.get("uri"), str)
    return block.get("type") in needed and all(isinstance(block.get(one), str) for one in needed[block["type"]])


def stored(block):
    """Bytes are kept apart, and the record names them."""
    if block["type"] == "resource_link":
        return {"type": "link", **{name: block[name] for name in ("uri", "name", "mimeType") if name in block}}
    held = block.get("resource", {})
    data = block.get("data", held.get("blob"))
    if data is None:
        return {"type": "text", "text": block.get("text", held.get("text", ""))}
    try:
        content = base64.b64decode(data, validate=True)
    except (binascii.Error, ValueError):
        content = None
    if content is None or base64.b64encode(content).decode() != data:
        return {"type": "text", "text": f"[unreadable {block['type']}]"}
    uri = f"blob:{new_id()}"
    BLOBS[uri] = content
    return {"type": "blob", "uri": uri}


def end(session, call, outcome, content):
    """A call ends once: what comes for one that is not open changes nothing."""
    if call not in session["open"]:
        return
    name, past = session["open"].pop(call), session["messages"]
    asked = {one["id"] for message in past for one in message.get("tool_calls") or []}
    trigger = {"type": "tool.finished", "id": call, "name": name, **outcome}
    if call not in asked:
        return decide(session, trigger)
    view = [*past, {"role": "tool", "tool_call_id": call, "name": name, "content": content}]
    decide(session, trigger, view, [] if asked & session["open"].keys() else [prompt(session)])


def plain(value):
    """One text for all ways to write a value: 1.0 and 1 are the same number, true is none."""
    if isinstance(value, list):
        return f"[{','.join(map(plain, value))}]"
    if isinstance(value, dict):
        return f"{{{','.join(f'{json.dumps(name)}:{plain(value[name])}' for name in sorted(value))}}}"
    return json.dumps(int(value) if isinstance(value, float) and value.is_integer() else value)


def same(one, two):
    return plain(one) == plain(two)


def fits(value, schema, root):
    """Whether a value fits a schema; a service would compile it once."""
    if isinstance(schema, bool):
        return schema
    on, get = (lambda inner: fits(value, inner, root)), schema.get
    kind = KINDS[type(value)]
    kinds = {kind, "integer"} if kind == "number" and value % 1 == 0 else {kind}
    wanted = [get("type")] if isinstance(get("type"), str) else get("type", kinds)
    checks = [
        bool(kinds & set(wanted)),
        "$ref" not in schema or on(pointed(root, schema["$ref"])),
        "enum" not in schema or any(same(one, value) for one in schema["enum"]),
        "const" not in schema or same(schema["const"], value),
        "not" not in schema or not on(schema["not"]),
        all(map(on, get("allOf", []))) and ("anyOf" not in schema or any(map(on, schema["anyOf"]))),
        "oneOf" not in schema or sum(map(on, schema["oneOf"])) == 1,
    ]
    if not all(checks):
        return False
    size = value if kind == "number" else len(value) if kind in ("string", "array", "object") else 0
    low, high = {"number": ("minimum", "maximum"), "string": ("minLength", "maxLength"), "array":
                 ("minItems", "maxItems"), "object": ("minProperties", "maxProperties")}.get(kind, ("", ""))
    if size < get(low, size) or size > get(high, size):
        return False
    if kind == "number":
        over, under = get("exclusiveMinimum", value - 1), get("exclusiveMaximum", value + 1)
        ratio = value / get("multipleOf", 1) if "multipleOf" in schema else 0
        return over < value < under and round(ratio, 9) % 1 == 0
    if kind == "string":
        return re.search(get("pattern", ""), value) is not None
    if kind == "array":
        unique = not get("uniqueItems") or len(set(map(plain, value))) == len(value)
        return unique and all(fits(one, get("items", True), root) for one in value)
    if kind != "object":
        return True
    known, rest = get("properties", {}), get("additionalProperties", True)
    inner = all(fits(one, known.get(name, rest), root) for name, one in value.items())
    return inner and all(name in value for name in get("required", []))


def pointed(root, reference):
    for name in filter(None, urllib.parse.unquote(reference).removeprefix("#").split("/")):
        root = root[name.replace("~1", "/").replace("~0", "~")]
    return root


def breaks(value, schema):
    """A schema that cannot be used checks nothing: the other tools go on."""
    try:
        return schema is not None and not fits(value, schema, schema)
    except (KeyError, TypeError, AttributeError, re.error):
        return False


def named(agent, name):
    return next((one for one in agent.get("tools") or [] if one["name"] == name), None)


def tool_of(session, call, name):
    """The tool of a call: the one that the model was offered, whatever the config says since then."""
    offered = session["offered"]
    return offered[call] if call in offered else named(session["agent"], name)


def call_model(session, action, _trigger):
    agent, past = session["agent"], session["messages"]
    called = [one["id"] for message in past for one in message.get("tool_calls") or []]
    ended = {one.get("tool_call_id") for one in past}
    lost = [{"role": "tool", "tool_call_id": one, "content": "Lost."} for one in called if one not in ended]
    at = max((n + 1 for n, one in enumerate(past) if one.get("tool_calls")), default=len(past))
    system = [{"role": "system", "content": agent["system"]}] if agent.get("system") else []
    body = {"model": agent["model"], "messages": action.get("messages", [*system, *past[:at], *lost, *past[at:]])}
    if agent.get("tools"):
        body["tools"] = [{"type": "function", "function": shown(one)} for one in agent["tools"]]
    url = TOLD["TCK_PROVIDER_URL"] + "/v1/chat/completions"
    finished = {"type": "llm.finished", "id": new_id(), "ok": True, "truncated": False}
    try:
        reply = post(url, body, TOLD.get("TCK_PROVIDER_KEY", ""))["choices"][0]["message"]
    except (OSError, HTTPException, ValueError, LookupError, TypeError) as problem:
        error = {"message": f"The model gave no reply: {problem!r}.", "code": "provider_error"}
        return decide(session, {**finished, "ok": False, "error": error})
    calls = list({one["id"]: one for one in reversed(reply.get("tool_calls") or [])}.values())[::-1]
    calls = [{**one, "id": new_id()} if one["id"] in called else one for one in calls]
    session["offered"].update({one["id"]: named(agent, one["function"]["name"]) for one in calls})
    message = {"id": finished["id"], "role": "assistant", "content": reply.get("content") or ""}
    if calls:
        message["tool_calls"] = calls
    started = [{"type": "tool.call", "id": one["id"], **one["function"]} for one in calls]
    trigger = {**finished, "message": message}
    decide(session, trigger, [*past, message], started or [{"type": "done", "data": message["content"]}])


def shown(tool):
    schema = tool.get("input", {"type": "object"})
    return {"name": tool["name"], "description": tool.get("description", ""), "parameters": schema}


def call_tool(session, action, _trigger):
    tool, given = tool_of(session, action["id"], action["name"]), NO_OBJECT
    try:
        value = json.loads(action["arguments"], parse_constant=int)
        if isinstance(value, dict):
            given = {"status": "valid", "value": value}
    except ValueError:
        pass
    if "value" in given and tool and breaks(given["value"], tool.get("input")):
        given = {**given, "status": "invalid", "error": "The arguments do not fit the schema."}
    error = given.get("error") if tool else f"There is no tool {action['name']}."
    trigger = {"type": "tool.execute", **{name: action[name] for name in ("id", "name", "arguments")}}
    refusal = [{"type": "tool.error", "error": error}] if error else None
    if (tool or {}).get("handler") != "client":
        decide(session, {**trigger, "input": given, "attempt": 1}, session["messages"], refusal)


def end_with_result(session, action, trigger):
    call, result = action.get("id") or trigger.get("id"), action["result"]
    tool = tool_of(session, call, session["open"].get(call)) or {}
    text = "\n".join(one["text"] for one in result["content"] if "text" in one)
    value = result.get("structuredContent")
    if value is None:
        try:
            value = json.loads(text)
        except ValueError:
            value = text
    if not result.get("isError") and breaks(value, tool.get("output")):
        message = "The result does not fit the schema of the tool."
        return end(session, call, {"ok": False, "error": {"message": message, "code": "handler_error"}}, message)
    shown_text = text or ("" if result.get("structuredContent") is None else to_json(value))
    end(session, call, {"ok": True, "result": result}, shown_text)


def end_with_error(session, action, trigger):
    detail = {name: action[name] for name in ("code", "detail") if name in action}
    error = {"message": action["error"], "code": "handler_error", "detail": detail}
    if action.get("code", "handler_error") in CODES:
        error = {"message": action["error"], "code": "handler_error", **detail}
    end(session, action.get("id") or trigger.get("id"), {"ok": False, "error": error}, action["error"])


def done(session, action, trigger):
    if trigger["type"] == "turn.finished":
        return
    session["due"].clear()
    finished = {"type": "turn.finished", "turn_id": session["turn"], "data": action.get("data")}
    decide(session, finished, session["messages"], [{"type": "done", "data": action.get("data")}])


ACTIONS = {"llm.call": call_model, "tool.call": call_tool, "tool.result": end_with_result,
           "tool.error": end_with_error, "done": done}


def play(session, message):
    """Plays a turn to its end. What goes wrong ends the turn, and not the session."""
    try:
        if session["agent"] is None:
            decide(session, {"type": "session.start"})
        view = [*session["messages"], message]
        trigger = {"type": "client.messages", "messages": view, "new_from": len(view) - 1, "client": {}}
        decide(session, trigger, view, [prompt(session)])
        while session["due"]:
            session["due"].pop(0)()
    except Exception as problem:
        print(f"A turn has failed: {problem!r}", flush=True)
    session["turn"] = None


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["content-length"])))
        if self.headers["authorization"] != f"Bearer {TOLD.get('TCK_API_KEY', '')}":
            return self.answer(401, {"ok": False})
        name = request.get("session_id") or new_id()
        who = request.get("identity") or {}
        identity = {"subject": {"issuer": "me", "id": who.get("id", "")},
                    **{name: who[name] for name in ("visibility", "metadata") if name in who}}
        fresh = {"id": name, "identity": identity, "agent": None, "state": None,
                 "messages": [], "tree": {}, "turn": None}
        session = SESSIONS.setdefault(name, fresh)
        if session["turn"] is not None:
            return self.answer(409, {"ok": False, "error": "A turn goes on."})
        session.update({"turn": new_id(), "due": [], "open": {}, "offered": {}})
        self.answer(202, {"session_id": name, "turn_id": session["turn"], "queued": False})
        self.wfile.flush()
        self.connection.shutdown(1)
        play(session, request["payload"]["message"])

    def answer(self, status, body):
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("127.0.0.1", int(TOLD.get("TCK_PORT", 4000))), Handler).serve_forever()
