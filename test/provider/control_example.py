"""Drives the mock provider from Python: standard library only, no model, no key.

Usage: python3 control_example.py http://127.0.0.1:4001
"""

import json
import sys
import urllib.error
import urllib.request

base = sys.argv[1]


def send(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "authorization": "Bearer test"}
    request = urllib.request.Request(base + path, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


# The script of one conversation, under the model name that tells it apart.
send("PUT", "/__tck/scripts/python-test", [
    {"toolCalls": [{"id": "call_1", "name": "add", "arguments": {"a": 2, "b": 3}}]},
    {"text": "It is 5."},
])

# The agent under test: here a loop of a few lines.
messages = [{"role": "user", "content": "What is 2 + 3?"}]
tools = [{"type": "function", "function": {"name": "add", "parameters": {"type": "object"}}}]
while True:
    _, answer = send("POST", "/v1/chat/completions", {"model": "python-test", "messages": messages, "tools": tools})
    message = answer["choices"][0]["message"]
    messages.append(message)
    if not message.get("tool_calls"):
        break
    for call in message["tool_calls"]:
        numbers = json.loads(call["function"]["arguments"])
        result = {"role": "tool", "tool_call_id": call["id"], "content": str(numbers["a"] + numbers["b"])}
        messages.append(result)

# What the model was asked, and whether the script was played to its end.
_, seen = send("GET", "/__tck/tool-results/python-test")
assert [result["text"] for result in seen["toolResults"]] == ["5"], seen
status, done = send("POST", "/__tck/assert-done/python-test")
assert status == 200, done["error"]
print(message["content"])
