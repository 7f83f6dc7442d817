"""A worker written by hand with Python's standard library, and with mistakes that can be switched on.

    python3 worker.py [--secret TEXT] [--engine-url URL --api-key TEXT] [--fault NAME]

Prints the URL that it listens on, and serves until it is ended.
"""

import argparse
import base64
import hashlib
import hmac
import json
import os
import threading
import time
import traceback
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

FAULTS = [
    "first-attempt",
    "traceback",
    "urlsafe-base64",
    "unknown-trigger",
    "no-signature",
    "text-numbers",
    "shared-call",
    "silent-refusal",
    "later-without-id",
    "later-twice",
    "forgotten-question",
]

TOOLS = [
    {
        "name": "add",
        "description": "Add two numbers.",
        "input": {
            "type": "object",
            "properties": {
                "a": {"type": "number", "minimum": -1000, "maximum": 1000},
                "b": {"type": "number", "minimum": -1000, "maximum": 1000},
            },
            "required": ["a", "b"],
            "additionalProperties": False,
        },
        "output": {
            "type": "object",
            "properties": {"sum": {"type": "number"}},
            "required": ["sum"],
        },
    },
    {
        "name": "divide",
        "description": "Divide one whole number by another.",
        "input": {
            "type": "object",
            "properties": {"a": {"type": "integer"}, "b": {"type": "integer", "minimum": -1, "maximum": 1}},
            "required": ["a", "b"],
        },
    },
    {
        "name": "bytes",
        "description": "Give some bytes as an image.",
        "input": {
            "type": "object",
            "properties": {"text": {"type": "string", "maxLength": 40}},
            "required": ["text"],
        },
    },
    {
        "name": "delete_note",
        "description": "Delete a note, once a person agrees.",
        "input": {
            "type": "object",
            "properties": {"title": {"type": "string", "maxLength": 40}},
            "required": ["title"],
        },
    },
]

LATER = {
    "name": "print_page",
    "description": "Print a page; the answer comes later.",
    "input": {
        "type": "object",
        "properties": {"page": {"type": "integer", "minimum": 1, "maximum": 99}},
        "required": ["page"],
    },
}


class Worker:
    def __init__(self, fault, engine_url="", api_key=""):
        self.fault = fault
        self.current = {}
        self.engine_url = engine_url
        self.api_key = api_key
        self.tools = TOOLS + ([LATER] if engine_url else [])

    def decide(self, request):
        trigger = request["trigger"]
        kind = trigger["type"]
        if kind == "session.start":
            return {"agent": {"model": "any-model", "tools": self.tools}}
        if kind == "tool.execute":
            return self.execute(trigger, request)
        if kind == "interrupt.resumed" and trigger["interrupt_id"].startswith("delete:"):
            return self.resumed(trigger, request)
        if self.fault == "unknown-trigger" and not kind.startswith(("client.", "tool.", "llm.", "turn.", "subagent.", "interrupt.")):
            raise KeyError(kind)
        return request.get("proposed") or {}

    def execute(self, trigger, request):
        if trigger["input"]["status"] != "valid" or not any(tool["name"] == trigger["name"] for tool in self.tools):
            return {} if self.fault == "silent-refusal" else request.get("proposed") or {}
        call = {"id": trigger["id"], "attempt": trigger["attempt"]}
        if self.fault == "first-attempt":
            call["attempt"] = 1
        if trigger["name"] == "delete_note":
            return {"actions": [{"type": "interrupt", "interrupt_id": "delete:" + call["id"], "reason": "may it go?"}]}
        if trigger["name"] == "print_page":
            threading.Thread(target=self.settle_later, args=(request["session_id"], call)).start()
            return {}
        if self.fault == "shared-call":
            self.current[request["session_id"]] = trigger["id"]
            time.sleep(0.005)
            call["id"] = self.current[request["session_id"]]
        try:
            result = self.run(trigger["name"], trigger["input"]["value"])
            return {"actions": [{"type": "tool.result", **call, "result": result}]}
        except Exception as error:  # whatever a tool raises is the model's to read
            text = traceback.format_exc() if self.fault == "traceback" else f"The tool failed: {error}."
            return {"actions": [{"type": "tool.error", **call, "error": text}]}

    def resumed(self, trigger, request):
        if self.fault == "forgotten-question":
            return request.get("proposed") or {}
        call = trigger["interrupt_id"].removeprefix("delete:")
        if not any(open_call["id"] == call for open_call in request["calls"]):
            return request.get("proposed") or {}
        agreed = isinstance(trigger.get("payload"), dict) and trigger["payload"].get("approved") is True
        return {"actions": [{"type": "tool.result", "id": call, "result": "deleted" if agreed else "kept"}]}

    def settle_later(self, session, call):
        action = {"type": "tool.result", **call, "result": {"content": [{"type": "text", "text": "printed"}]}}
        if self.fault == "later-without-id":
            del action["id"]
        for _ in range(2 if self.fault == "later-twice" else 1):
            post(f"{self.engine_url}/api/machine/sessions/{session}/calls/settle", self.api_key, action)

    def run(self, name, value):
        if name == "add":
            total = value["a"] + value["b"]
            return {"content": [], "structuredContent": {"sum": str(total) if self.fault == "text-numbers" else total}}
        if name == "divide":
            return str(value["a"] // value["b"])
        encode = base64.urlsafe_b64encode if self.fault == "urlsafe-base64" else base64.b64encode
        # 0xfb and 0xff are where the two alphabets part.
        data = encode(b"\xfb\xff\xfe" + value["text"].encode()).decode()
        return {"content": [{"type": "image", "data": data, "mimeType": "image/png"}]}


def post(url, api_key, value):
    headers = {"content-type": "application/json", "authorization": f"Bearer {api_key}"}
    try:
        urllib.request.urlopen(urllib.request.Request(url, json.dumps(value).encode(), headers), timeout=10).close()
    except urllib.error.HTTPError as refused:
        refused.close()  # 404 and 409 say that there is nothing left to do


def handler_for(worker, secret):
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        # Head and body leave in one packet: apart they wait for each other.
        wbufsize = -1
        disable_nagle_algorithm = True

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("content-length") or 0))
            if secret and worker.fault != "no-signature" and not signed(secret, body, self.headers):
                return self.answer(401, {"error": "the signature does not fit"})
            try:
                request = json.loads(body)
                request["trigger"]["type"]
            except Exception:
                return self.answer(400, {"error": "the body is no decision request"})
            try:
                self.answer(200, worker.decide(request))
            except Exception as error:
                self.answer(500, {"error": repr(error)})

        def answer(self, status, value):
            body = json.dumps(value).encode()
            self.send_response(status)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_arguments):
            pass

    return Handler


def signed(secret, body, headers):
    expected = "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, headers.get("x-substructure-signature") or "")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--secret", default="")
    parser.add_argument("--engine-url", default=os.environ.get("TCK_ENGINE_URL", ""))
    parser.add_argument("--api-key", default=os.environ.get("TCK_API_KEY", ""))
    parser.add_argument("--fault", choices=FAULTS)
    arguments = parser.parse_args()
    worker = Worker(arguments.fault, arguments.engine_url, arguments.api_key)
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("TCK_PORT", 0))), handler_for(worker, arguments.secret))
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    threading.Thread(target=server.serve_forever, daemon=False).start()
