"""The model, by Chat Completions: the record becomes a prompt, and a completion becomes a reply."""

import email.utils
import http.client
import time

import exact_json
from outgoing import post
from parts import as_text, for_user

_BUSY = (408, 409, 429, 500, 502, 503, 504, 529)


class ModelFailure(Exception):
    """A model call that brought no reply. `wait` is what the provider asked for, in seconds."""

    def __init__(self, message, code, retryable=False, wait=0):
        super().__init__(message)
        self.code, self.retryable, self.wait = code, retryable, wait


class Provider:
    """A model connection. Bodies are built from messages on the record, blobs are read from the store."""

    def __init__(self, url, key, blob_store):
        self._url = url.rstrip("/") + "/v1/chat/completions"
        self._key, self._blobs = key, blob_store

    def prompt(self, tenant, agent, action, path):
        """The body for an llm.call: what it leaves out comes from the config and the branch."""
        own = action.get("messages")
        if own is None:
            system = [{"role": "system", "content": agent["system"]}] if agent and agent.get("system") else []
            own = system + _paired(path)
        body = {"model": action.get("model") or agent["model"]}
        body["messages"] = [self._message(message, tenant) for message in own]
        tools = [_tool(tool) for tool in offered(agent, action)]
        if tools:
            body["tools"] = tools
        for name in ("temperature", "max_completion_tokens"):
            if action.get(name) is not None:
                body[name] = action[name]
        effort = (action.get("reasoning") or {}).get("effort") or (agent or {}).get("effort")
        return {**body, "reasoning_effort": effort} if effort else body

    def complete(self, body, timeout):
        """The reply {content, tool_calls, truncated, usage} to a body. Raises ModelFailure."""
        headers = {"Authorization": f"Bearer {self._key}", "Accept": "application/json"}
        try:
            with post(self._url, exact_json.write(body).encode(), headers, timeout) as response:
                text, status, retry_after = response.read(), response.status, response.getheader("Retry-After")
        except (OSError, http.client.HTTPException) as error:
            raise ModelFailure(f"The model could not be reached: {error!r}.", "provider_error", True) from None
        if status >= 300:
            code = "rate_limited" if status == 429 else "provider_error"
            raise ModelFailure(_complaint(status, text), code, status in _BUSY, _seconds(retry_after))
        return _reply(text)

    def _message(self, message, tenant):
        role, content = message["role"], message.get("content")
        if role == "user":
            return {"role": role, "content": for_user(content, tenant, self._blobs)}
        shown = {"role": role, "content": as_text(content, tenant, self._blobs)}
        if role == "tool":
            shown["tool_call_id"] = message.get("tool_call_id")
        if message.get("tool_calls"):
            shown["tool_calls"] = message["tool_calls"]
        return shown


def offered(agent, action):
    """The tools that an llm.call shows the model."""
    named = action.get("tools")
    return named if named is not None else (agent or {}).get("tools") or []


def _tool(tool):
    function = {"name": tool["name"], "parameters": tool.get("input")}
    if function["parameters"] is None:
        function["parameters"] = {"type": "object", "properties": {}}
    if tool.get("description") is not None:
        function["description"] = tool["description"]
    return {"type": "function", "function": function}


def _paired(path):
    """The branch as a provider takes it: behind each call one tool message, in the order of the calls."""
    shown = []
    for index, message in enumerate(path):
        if message["role"] == "tool":
            continue
        shown.append(message)
        if message["role"] == "assistant" and message.get("tool_calls"):
            answers = _answers(path[index + 1 :])
            for call in message["tool_calls"]:
                missing = {"role": "tool", "tool_call_id": call["id"], "content": "There is no result."}
                shown.append(answers.get(call["id"], missing))
    return shown


def _answers(following):
    answers = {}
    for message in following:
        if message["role"] == "assistant" and message.get("tool_calls"):
            break
        if message["role"] == "tool":
            answers.setdefault(message.get("tool_call_id"), message)
    return answers


def _reply(text):
    try:
        completion = exact_json.read(text)
        choice = completion["choices"][0]
        message = choice["message"]
        calls = [_call(call) for call in message.get("tool_calls") or []]
        content = message.get("content")
        if not isinstance(content, (str, type(None))):
            raise TypeError("its content is no text")
        usage = _usage(completion.get("usage") or {})
    except (exact_json.NotJson, LookupError, TypeError, AttributeError, ValueError) as error:
        raise ModelFailure(f"The model's answer cannot be read: {error!r}.", "invalid_response") from None
    truncated = choice.get("finish_reason") == "length"
    return {"content": content or message.get("refusal") or "", "tool_calls": calls, "truncated": truncated, "usage": usage}


def _call(call):
    arguments = call["function"].get("arguments")
    if not isinstance(arguments, str):
        arguments = "" if arguments is None else exact_json.write(arguments)
    return {"id": str(call.get("id") or ""), "name": str(call["function"]["name"]), "arguments": arguments}


def _usage(usage):
    read, written = int(usage.get("prompt_tokens") or 0), int(usage.get("completion_tokens") or 0)
    cached = min(read, int((usage.get("prompt_tokens_details") or {}).get("cached_tokens") or 0))
    counts = {"input": read, "output": written, "uncached_input": read - cached, "cache_read": cached}
    return {**counts, "cache_write": 0, "total": read + written}


def _complaint(status, text):
    try:
        said = exact_json.read(text)["error"]["message"]
    except (exact_json.NotJson, LookupError, TypeError):
        said = "it gave no reason"
    return f"The model's provider answered with {status}: {said}"


def _seconds(retry_after):
    if retry_after is None:
        return 0
    try:
        return max(0, float(retry_after))
    except ValueError:
        moment = email.utils.parsedate_to_datetime(retry_after) if "," in retry_after else None
        return max(0, moment.timestamp() - time.time()) if moment else 0
