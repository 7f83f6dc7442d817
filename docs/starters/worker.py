"""A whole worker to start from, with the standard library alone: python3 worker.py"""
import hmac, json, os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET, SKIES = os.environ.get("TCK_WORKER_SECRET"), {"Tokyo": "clear", "San Francisco": "foggy"}
INPUT = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
TOOL = dict(name="get_weather", description="Get the weather for a city.", input=INPUT, output={"type": "string"})

def decide(request):
    """Answers one trigger; where there is nothing to decide, by the engine's own proposal."""
    trigger = request["trigger"]
    if trigger["type"] == "session.start":
        return {"agent": {"model": "any-model", "tools": [TOOL]}}
    if trigger.get("name") != TOOL["name"] or trigger.get("input", {}).get("status") != "valid":
        return request.get("proposed", {})  # For a refused call it holds the tool.error that says why.
    city = trigger["input"]["value"]["city"]
    if city in SKIES:
        return {"actions": [{"type": "tool.result", "result": f"It's {SKIES[city]} in {city}."}]}
    return {"actions": [{"type": "tool.error", "error": f"No weather for {city}. Try Tokyo."}]}

def answer(body, signature):
    """The status and the answer. What is signed is the body, byte for byte as it came."""
    due = "sha256=" + hmac.new((SECRET or "").encode(), body, "sha256").hexdigest()
    if SECRET is not None and not hmac.compare_digest(due.encode(), signature.encode()):
        return 401, {"error": "The signature does not fit."}
    try:
        return 200, decide(json.loads(body))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return 400, {"error": "This is no decision request."}

class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        status, said = answer(body, self.headers.get("x-substructure-signature", ""))
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(said).encode())

ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("TCK_PORT", 4002))), Handler).serve_forever()
