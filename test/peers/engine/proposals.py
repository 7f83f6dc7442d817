"""What the worker is told, and what the engine would do: a trigger and a proposal for each thing that happens."""

import uuid

import results


def session_start():
    """The session begins; this engine has no configs on file."""
    return {"type": "session.start"}, {}


def client_action(payload):
    """A client called an action by name: only the worker knows what it means."""
    args = {"args": payload["args"]} if "args" in payload else {}
    return {"type": "client.action", "name": payload["name"], **args}, {}


def client_messages(session, payload):
    """A client said something: record it and call the model."""
    path = session.record.path()
    view = payload["messages"] if payload["type"] == "client.messages" else path + payload["messages"]
    client = payload.get("client") or {}
    trigger = {"type": "client.messages", "messages": view, "new_from": session.record.known(view), "client": client}
    unsystem = [message for message in view if message["role"] != "system"]
    if session.agent is None:
        error = {"message": "The agent has no config, so there is no model to call.", "code": "unroutable"}
        return trigger, {"messages": unsystem, "actions": [{"type": "fail", "error": error}]}
    return trigger, {"messages": unsystem, "actions": [{"type": "llm.call"}]}


def assistant_message(message_id, reply, known):
    """(the message of a reply, the ids in it that must not run).

    Models repeat ids. An id of an earlier reply becomes a fresh one, and that call runs; within one reply the first
    call runs, and each that repeats its id gets a fresh one and an error.
    """
    message = {"id": message_id, "role": "assistant", "content": reply["content"]}
    seen, repeated, tool_calls = set(), [], []
    for call in reply["tool_calls"]:
        call_id = call["id"]
        if not call_id or call_id in known or call_id in seen:
            call_id = f"call-{uuid.uuid4()}"
            if call["id"] in seen:
                repeated.append(call_id)
        seen.add(call["id"] or call_id)
        function = {"name": call["name"], "arguments": call["arguments"]}
        tool_calls.append({"id": call_id, "type": "function", "function": function})
    return ({**message, "tool_calls": tool_calls} if tool_calls else message), repeated


def llm_finished(session, call_id, reply, message, repeated, error):
    """A model call has ended: record the reply and run its calls, or end the turn."""
    trigger = {"type": "llm.finished", "id": call_id, "ok": error is None, "truncated": bool(reply and reply["truncated"])}
    if error:
        return {**trigger, "error": error}, {"actions": [{"type": "fail", "error": error}]}
    trigger |= {"message": message, "usage": reply["usage"]}
    tool_calls = message.get("tool_calls", [])
    refused = [_tool_message(call, "This call repeats the id of another one and was not run.") for call in tool_calls if call["id"] in repeated]
    messages = session.record.path() + [message] + refused
    if reply["truncated"]:
        cut = {"message": "The model's reply was cut off.", "code": "invalid_response"}
        return trigger, {"messages": messages, "actions": [{"type": "fail", "error": cut}]}
    actions = [
        {"type": "tool.call", "id": call["id"], "name": call["function"]["name"], "arguments": call["function"]["arguments"]}
        for call in tool_calls
        if call["id"] not in repeated
    ]
    return trigger, {"messages": messages, "actions": actions or [{"type": "done", "data": reply["content"]}]}


def tool_execute(call):
    """A call is due: nothing is proposed if it is sound, else an error for it."""
    trigger = {"type": "tool.execute", "id": call.id, "name": call.name, "arguments": call.arguments, "input": call.input}
    trigger["attempt"] = call.attempt
    if call.deadline:
        trigger["deadline"] = call.deadline
    if call.tool is None:
        refusal = f"There is no tool named {call.name}."
    elif call.input["status"] != "valid":
        refusal = call.input["error"]
    else:
        return trigger, {}
    return trigger, {"actions": [{"type": "tool.error", "id": call.id, "error": refusal, "retryable": False}]}


def tool_finished(session, call):
    """A call has ended: record its message, and prompt the model if it was the last one of its reply."""
    call.told = True
    trigger = {"type": "tool.finished", "id": call.id, "name": call.name, **call.outcome}
    if call.reply is None:
        return trigger, {}
    ok = call.outcome["ok"]
    content = results.message_content(call.outcome["result"]) if ok else call.outcome["error"]["message"]
    message = {"role": "tool", "tool_call_id": call.id, "name": call.name, "content": content}
    actions = [] if session.waits_after(call) else [{"type": "llm.call"}]
    return trigger, {"messages": session.record.path() + [message], "actions": actions}


def turn_finished(turn):
    """The turn is over: what it came to and what it cost."""
    data = {} if turn.data is None else {"data": turn.data}
    usage = {"usage": turn.usage} if turn.usage else {}
    return {"type": "turn.finished", "turn_id": turn.id, "cost": "0", **data, **usage}, {"actions": [{"type": "done", **data}]}


def _tool_message(call, content):
    return {"role": "tool", "tool_call_id": call["id"], "name": call["function"]["name"], "content": content}
