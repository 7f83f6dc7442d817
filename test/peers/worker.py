"""A worker written by hand with Python's standard library, and with mistakes that can be switched on.

    python3 worker.py [--secret TEXT] [--fault NAME]

Prints the URL that it listens on, and serves until it is ended.
"""

import argparse
import base64
import hashlib
import hmac
import json
import threading
import time
import traceback
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
]


class Worker:
    def __init__(self, fault):
        self.fault = fault
        self.current = {}

    def decide(self, request):
        trigger = request["trigger"]
        kind = trigger["type"]
        if kind == "session.start":
            return {"agent": {"model": "any-model", "tools": TOOLS}}
        if kind == "tool.execute":
            return self.execute(trigger, request)
        if self.fault == "unknown-trigger" and not kind.startswith(("client.", "tool.", "llm.", "turn.", "subagent.", "interrupt.")):
            raise KeyError(kind)
        return request.get("proposed") or {}

    def execute(self, trigger, request):
        if trigger["input"]["status"] != "valid" or not any(tool["name"] == trigger["name"] for tool in TOOLS):
            return {} if self.fault == "silent-refusal" else request.get("proposed") or {}
        call = {"id": trigger["id"], "attempt": trigger["attempt"]}
        if self.fault == "first-attempt":
            call["attempt"] = 1
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
    parser.add_argument("--fault", choices=FAULTS)
    arguments = parser.parse_args()
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler_for(Worker(arguments.fault), arguments.secret))
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    threading.Thread(target=server.serve_forever, daemon=False).start()
