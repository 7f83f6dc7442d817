"""One conversation: its record, its turn, its calls, and the decisions that its worker is asked for.

Everything here happens under the session's lock. A tool.execute is delivered on its own, beside whatever else is under
way; all other decisions are delivered one after the other, so that each proposal sees what the one before brought.
"""

import collections
import functools
import threading
import time
import traceback
import uuid

import decision as decisions
import policy as policies
import proposals
from calls import Call, timestamp
from delivery import DeliveryFailed
from model_calls import ModelCall
from record import Record


class Turn:
    """From a message to the end of what follows from it."""

    def __init__(self, turn_id, payload):
        self.id, self.payload = turn_id, payload
        self.is_closing, self.data, self.usage = False, None, {}


class Decision:
    """One question to the worker. `make` gives its trigger and its proposal at the moment of the first delivery."""

    def __init__(self, turn, make, call=None):
        self.id, self.turn, self.make, self.call = f"d-{uuid.uuid4()}", turn, make, call
        self.attempt = call.attempt if call else None
        self.trigger, self.seen_head = None, None


class Session:
    """A session of one tenant with one agent."""

    def __init__(self, engine, tenant, session_id, submit):
        self.engine, self.tenant, self.id, self.agent_id = engine, tenant, session_id, submit["agent_id"]
        who = submit["identity"]
        self._identity = {
            "subject": {"issuer": tenant, "id": who["id"]},
            "visibility": who.get("visibility") or "shared",
            "metadata": who.get("metadata") or {},
        }
        self.record, self.agent, self.state, self.calls = Record(), None, None, {}
        self._lock = threading.RLock()
        self._turn, self._turns, self._later = None, {}, collections.deque()
        self._model_calls, self._tools_shown = {}, {}
        self._decisions, self._is_asking, self._has_started = collections.deque(), False, False

    def locked(self, action):
        """Does one step, and begins whatever has become due by it."""
        with self._lock:
            result = action()
            self._pump()
            return result

    def submit(self, payload, turn_id, queue):
        """(turn id, queued) of what somebody says or does, or None while another turn is running."""
        return self.locked(functools.partial(self._submit, payload, turn_id, queue))

    def settle(self, settle):
        """None if a settle from outside counted, else (status, sentence)."""
        return self.locked(functools.partial(self._settle_from_outside, settle))

    def execute(self, call):
        """An attempt of a call is due: asks the worker at once."""
        decision = Decision(self._turn, functools.partial(proposals.tool_execute, call), call)
        threading.Thread(target=self._deliver, args=(decision,), daemon=True).start()

    def call_ended(self, call):
        """A call has its outcome: the worker is told when its turn comes in the queue."""
        self._ask(functools.partial(proposals.tool_finished, self, call))

    def model_ended(self, model_call, reply, error):
        """A model call has its reply or its error: the worker decides what follows."""
        if self._model_calls.pop(model_call.id, None) is None or self._turn.is_closing:
            return
        message, repeated = None, []
        if reply:
            for name, count in reply["usage"].items():
                self._turn.usage[name] = self._turn.usage.get(name, 0) + count
            known = self.record.call_ids() | self.calls.keys()
            message, repeated = proposals.assistant_message(model_call.id, reply, known)
            for call in message.get("tool_calls", []):
                self._tools_shown[call["id"]] = model_call
        self._ask(functools.partial(proposals.llm_finished, self, model_call.id, reply, message, repeated, error))

    def waits_after(self, call):
        """Whether no prompt is due after a call: another one of its reply is open or still to be told, or the turn
        is over."""
        if self._turn.is_closing:
            return True
        mine = [other for other in self.calls.values() if other.reply == call.reply and other is not call]
        return any(other.is_open or (other.state == "ended" and not other.told) for other in mine)

    def _submit(self, payload, turn_id, queue):
        if turn_id in self._turns:
            return turn_id, any(turn.id == turn_id for turn in self._later)
        if payload["type"] == "client.action" and self._turn and not self._turn.is_closing:
            self._ask(functools.partial(proposals.client_action, payload))
            return self._turn.id, False
        if self._turn and not queue:
            return None
        turn = Turn(turn_id or f"t-{uuid.uuid4()}", payload)
        self._turns[turn.id] = turn
        if self._turn:
            self._later.append(turn)
            return turn.id, True
        self._begin(turn)
        return turn.id, False

    def _begin(self, turn):
        self._turn = turn
        if not self._has_started:
            self._ask(proposals.session_start)
        if turn.payload["type"] == "client.action":
            self._ask(functools.partial(proposals.client_action, turn.payload))
        else:
            self._ask(functools.partial(proposals.client_messages, self, turn.payload))

    def _end_turn(self, failure=None):
        if failure:
            self.engine.log(f"{self.id}: turn {self._turn.id} failed: {failure}")
        for call in self.calls.values():
            call.void()
        for model_call in self._model_calls.values():
            model_call.void()
        self._model_calls.clear()
        self._decisions.clear()
        self._turn, self._is_asking = None, False
        if self._later:
            self._begin(self._later.popleft())

    def _ask(self, make):
        self._decisions.append(Decision(self._turn, make))

    def _pump(self):
        if self._turn and not self._is_asking and self._decisions:
            self._is_asking = True
            threading.Thread(target=self._deliver, args=(self._decisions.popleft(),), daemon=True).start()

    def _is_stale(self, decision):
        """Whether nobody waits for a decision any more: its turn is over, or its attempt has ended."""
        if decision.turn is not self._turn:
            return True
        return decision.call is not None and not decision.call.takes(decision.attempt)

    def _deliver(self, decision):
        try:
            answer, failure = self._answer_to(decision), None
        except DeliveryFailed as error:
            answer, failure = None, str(error)
        except Exception as error:  # Nothing that a session holds may leave it without its next step.
            traceback.print_exc()
            answer, failure = None, repr(error)
        self.locked(functools.partial(self._decided, decision, answer, failure))

    def _answer_to(self, decision):
        policy, request, began = policies.DECISION, None, time.monotonic()
        for attempt in range(1, policy["max_attempts"] + 1):
            with self._lock:
                if self._is_stale(decision):
                    return None
                request = request or self._request(decision)
            request |= {"attempts": attempt, "deadline": timestamp(policy["run_timeout_secs"])}
            try:
                return self.engine.worker.ask(request, policy["run_timeout_secs"])
            except DeliveryFailed as error:
                wait = policies.wait(policy, attempt)
                late = time.monotonic() - began + wait > policy["total_timeout_secs"]
                if not error.again or attempt == policy["max_attempts"] or late:
                    raise
            time.sleep(wait)
        return None

    def _request(self, decision):
        decision.trigger, proposed = decision.make()
        decision.seen_head = self.record.head
        mine = None if decision.trigger["type"] != "tool.finished" else decision.trigger["id"]
        pending = [c for c in self.calls.values() if c.is_open or (c.state == "ended" and not c.told and c.id != mine)]
        listed = [call for call in self.calls.values() if call.is_open] + list(self._model_calls.values())
        return {
            "session_id": self.id,
            "decision_id": decision.id,
            "agent_id": self.agent_id,
            "turn_id": decision.turn.id,
            "identity": self._identity,
            "trigger": decision.trigger,
            "proposed": proposed,
            "state": self.state,
            "agent": self.agent,
            "calls": [call.as_listed() for call in sorted(listed, key=lambda call: call.id)],
            "pending_calls": len(pending),
            "messages": self.record.path(),
            "message_tree": self.record.tree(),
            "ancestry": [],
        }

    def _decided(self, decision, answer, failure):
        if decision.turn is not self._turn:
            return
        if decision.call is None:
            self._is_asking = False
        if self._is_stale(decision):
            return
        try:
            decided = {} if failure else decisions.read(answer, decision.trigger)
        except decisions.Refused as refused:
            failure = str(refused)
        if failure:
            if decision.trigger and decision.trigger["type"] == "client.action" and decision.turn.payload["type"] != "client.action":
                self.engine.log(f"{self.id}: an action failed: {failure}")
                return
            self._end_turn(failure)
            return
        self._apply(decision, decided)

    def _apply(self, decision, decided):
        kind = decision.trigger["type"]
        self._has_started = self._has_started or kind == "session.start"
        if decided.get("messages"):
            self.record.write(decided["messages"], decision.seen_head)
        self.state = decided.get("state", self.state)
        self.agent = decided.get("agent", self.agent)
        for action in decided.get("actions", []):
            if decision.turn is self._turn:
                self._act(action, decision)
        if decision.turn is not self._turn:
            return
        if kind == "turn.finished":
            self._end_turn()
        elif not self._is_busy():
            # Nothing is under way and nobody was asked to go on: a turn that waits for nothing is over.
            self._end_turn()

    def _is_busy(self):
        under_way = self._model_calls or self._decisions or self._is_asking
        return under_way or any(call.is_open for call in self.calls.values())

    def _act(self, action, decision):
        kind = action["type"]
        if kind in ("tool.result", "tool.error"):
            self._settle_in_decision(action, decision)
        elif kind == "fail":
            self._end_turn(action["error"]["message"])
        elif self._turn.is_closing:
            return
        elif kind == "done":
            # What has ended already is still told; the last question of the turn comes behind it.
            self._turn.is_closing, self._turn.data = True, action.get("data")
            self._ask(functools.partial(proposals.turn_finished, self._turn))
        elif kind == "tool.call":
            self._start_call(action)
        elif kind == "llm.call":
            model_call = ModelCall(self, action)
            self._model_calls[model_call.id] = model_call
            model_call.start()

    def _start_call(self, action):
        call_id = action.get("id") or f"call-{uuid.uuid4()}"
        if call_id in self.calls:
            return
        shown = self._tools_shown.get(call_id)
        tools = shown.tools if shown else (self.agent or {}).get("tools") or []
        tool = next((tool for tool in tools if tool["name"] == action["name"]), None)
        self.calls[call_id] = Call(self, call_id, action, tool, shown.id if shown else None)
        self.calls[call_id].dispatch()

    def _settle_in_decision(self, settle, decision):
        asked = decision.call
        call = asked if settle.get("id") is None else self.calls.get(settle["id"])
        attempt = settle.get("attempt")
        if attempt is None and call is asked and asked:
            attempt = decision.attempt
        if call and call.takes(attempt) and not self._turn.is_closing:
            call.settle(settle)

    def _settle_from_outside(self, settle):
        call = self.calls.get(settle["id"])
        if call is None:
            return 404, f"There is no call {settle['id']}."
        if not call.takes(settle.get("attempt")) or self._turn.is_closing:
            return 409, f"Call {call.id} is {call.state}, at attempt {call.attempt}, and takes no such settle."
        call.settle(settle)
        return None
