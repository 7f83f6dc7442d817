"""Reads what a worker decided. A decision is taken as a whole or refused as a whole."""

import exact_json

_ROLES = ("system", "user", "assistant", "tool")
_ERROR_TEXTS = ("error", "message", "detail")
_MEMBERS = {"messages": list, "actions": list, "agent": dict, "channels": dict}
CODES = (
    "provider_error",
    "rate_limited",
    "refused",
    "budget_exceeded",
    "deadline_exceeded",
    "invalid_response",
    "handler_error",
    "worker_unreachable",
    "unroutable",
    "internal",
)


class Refused(Exception):
    """The value is not what it has to be. The sentence names the place."""


def read(answer, trigger):
    """The decision {messages, actions, state, agent} in an answer; null members are left out. Raises Refused."""
    if answer is None:
        return {}
    if not isinstance(answer, dict):
        raise Refused(f"A decision is an object, not {exact_json.kind(answer)}.")
    decision = {name: answer[name] for name in (*_MEMBERS, "state") if answer.get(name) is not None}
    told = [answer[name] for name in _ERROR_TEXTS if isinstance(answer.get(name), str)]
    if told and not decision:
        raise Refused(f"The worker reports an error: {told[0]}")
    for name, wanted in _MEMBERS.items():
        _want(isinstance(decision.get(name, wanted()), wanted), f"/{name} has the wrong type.")
    for index, message in enumerate(decision.get("messages", [])):
        check_message(message, f"/messages/{index}")
    for index, action in enumerate(decision.get("actions", [])):
        _check_action(action, f"/actions/{index}", trigger)
    _check_agent(decision.get("agent"))
    return decision


def check_message(message, place):
    """Raises Refused unless the value is a DraftMessage."""
    _want(isinstance(message, dict) and message.get("role") in _ROLES, f"{place} is no message.")
    _want(isinstance(message.get("id"), (str, type(None))), f"{place}/id is no string.")
    content = message.get("content")
    _want(isinstance(content, (str, list, type(None))), f"{place}/content is neither text nor blocks.")
    for part in content if isinstance(content, list) else []:
        _want(isinstance(part, dict) and isinstance(part.get("type"), str), f"{place}/content holds no block.")
        _want(part["type"] != "text" or isinstance(part.get("text"), str), f"{place}/content has text without text.")
        _want(part["type"] not in ("blob", "link") or isinstance(part.get("uri"), str), f"{place}/content lacks a uri.")
    calls = message.get("tool_calls")
    _want(isinstance(calls, (list, type(None))), f"{place}/tool_calls is no list.")
    _want(all(map(_is_call, calls or [])), f"{place}/tool_calls holds what is no call.")


def check_settle(settle, place):
    """Raises Refused unless the value is a tool.result or a tool.error that means one thing."""
    _want(isinstance(settle.get("id"), (str, type(None))), f"{place}/id is no string.")
    attempt = settle.get("attempt")
    _want(attempt is None or _is_whole(attempt), f"{place}/attempt is no whole number.")
    if settle["type"] == "tool.result":
        both = settle.get("result") is not None and settle.get("content") is not None
        _want(not both, f"{place} names both result and content.")
        _want(isinstance(settle.get("is_error"), (bool, type(None))), f"{place}/is_error is no boolean.")
    else:
        _want(isinstance(settle.get("error"), str), f"{place}/error is no text.")
        _want(isinstance(settle.get("retryable"), (bool, type(None))), f"{place}/retryable is no boolean.")
        _want(isinstance(settle.get("code"), (str, type(None))), f"{place}/code is no text.")


def error_info(settle):
    """The ErrorInfo of a tool.error; a code that is not listed is kept in the detail."""
    code = settle.get("code")
    error = {"message": settle["error"], "code": code if code in CODES else "handler_error"}
    if settle.get("detail") is not None:
        error["detail"] = settle["detail"]
    elif code is not None and code not in CODES:
        error["detail"] = {"code": code}
    return error


def _check_action(action, place, trigger):
    _want(isinstance(action, dict) and isinstance(action.get("type"), str), f"{place} is no action.")
    kind = action["type"]
    if kind in ("tool.result", "tool.error"):
        check_settle(action, place)
        named = action.get("id") is not None or trigger["type"] == "tool.execute"
        _want(named, f"{place}/id is missing, and {trigger['type']} is about no call.")
    elif kind == "tool.call":
        _want(isinstance(action.get("name"), str), f"{place}/name is no text.")
        _want(isinstance(action.get("id"), (str, type(None))), f"{place}/id is no text.")
        _check_override(action.get("retry"), f"{place}/retry")
    elif kind == "llm.call":
        _check_llm_call(action, place)
    elif kind == "fail":
        error = action.get("error")
        _want(isinstance(error, dict) and isinstance(error.get("message"), str), f"{place}/error is no error.")
    elif kind in ("llm.result", "llm.error"):
        _want(isinstance(action.get("id"), str), f"{place}/id is missing, and {trigger['type']} is about no model call.")
    else:
        _want(kind in ("done", "interrupt.resolve"), f"{place}: this engine has no {kind}.")


def _check_llm_call(action, place):
    for name, wanted in {"id": str, "llm": str, "model": str, "messages": list, "tools": list}.items():
        _want(isinstance(action.get(name), (wanted, type(None))), f"{place}/{name} has the wrong type.")
    for index, message in enumerate(action.get("messages") or []):
        check_message(message, f"{place}/messages/{index}")
    _check_tools(action.get("tools"), f"{place}/tools")
    _check_override(action.get("retry"), f"{place}/retry")


def _check_agent(agent):
    if agent is None:
        return
    _want(isinstance(agent.get("model"), str), "/agent/model is no text.")
    _want(isinstance(agent.get("system"), (str, type(None))), "/agent/system is no text.")
    _check_tools(agent.get("tools"), "/agent/tools")
    retry = agent.get("retry")
    _want(isinstance(retry, (dict, type(None))), "/agent/retry is no object.")
    for name in ("default", "llm", "tool"):
        _check_override((retry or {}).get(name), f"/agent/retry/{name}")


def _check_tools(tools, place):
    _want(isinstance(tools, (list, type(None))), f"{place} is no list.")
    for index, tool in enumerate(tools or []):
        _want(isinstance(tool, dict) and isinstance(tool.get("name"), str), f"{place}/{index} is no tool.")
        _want(isinstance(tool.get("description"), (str, type(None))), f"{place}/{index}/description is no text.")
        _want(tool.get("handler") in (None, "worker", "client"), f"{place}/{index}/handler is not known.")


def _check_override(override, place):
    _want(isinstance(override, (dict, type(None))), f"{place} is no object.")
    for name, value in (override or {}).items():
        if name.endswith("_secs") or name == "max_attempts":
            _want(value is None or (_is_whole(value) and value >= 0), f"{place}/{name} is no whole number.")


def _is_call(call):
    function = call.get("function") if isinstance(call, dict) else None
    named = isinstance(function, dict) and isinstance(function.get("name"), str)
    return named and isinstance(call.get("id"), str) and isinstance(function.get("arguments"), str)


def _is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool)


def _want(holds, sentence):
    if not holds:
        raise Refused(sentence)
