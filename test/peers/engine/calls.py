"""One tool call, through all its attempts: requested, open, waiting, and ended or voided."""

import datetime
import functools
import time

import decision
import exact_json
import policy as policies
import results
import schemas


def read_arguments(text, tool):
    """The ToolInput for the text that the model wrote; without a tool or a schema it is parsed only."""
    try:
        value = exact_json.read(text)
    except exact_json.NotJson as error:
        return {"status": "malformed", "error": f"The arguments are no JSON: {error}."}
    if not isinstance(value, dict):
        return {"status": "malformed", "error": f"The arguments must be an object; they are {exact_json.kind(value)}."}
    reason = schemas.check((tool or {}).get("input"), value, "the arguments")
    if reason is None:
        return {"status": "valid", "value": value}
    return {"status": "invalid", "value": value, "error": f"The arguments do not match the tool's schema: {reason}."}


class Call:
    """A call and its clocks. Its session holds a lock around everything that happens here, and is told by
    `session.execute(call)` that an attempt is due and by `session.call_ended(call)` that none is any more."""

    def __init__(self, session, call_id, action, tool, reply):
        self.session, self.id, self.reply, self.tool = session, call_id, reply, tool
        self.name, self.arguments = action["name"], _text(action.get("arguments"))
        self.input = read_arguments(self.arguments, tool)
        self.on_client = (tool or {}).get("handler") == "client"
        own = policies.CLIENT_TOOL if self.on_client else policies.WORKER_TOOL
        self.policy = policies.merge(own, session.agent, "tool", action.get("retry"))
        self.attempt, self.failures, self.state = 0, 0, "requested"
        self.deadline, self.outcome, self.told = None, None, False
        self._cancel_run = self._cancel_total = self._cancel_retry = lambda: None

    @property
    def is_open(self):
        return self.state in ("requested", "open", "waiting")

    def dispatch(self):
        """Begins the next attempt."""
        first = self.attempt == 0
        self.attempt, self.state, self.deadline = self.attempt + 1, "open", None
        run, total = self.policy["run_timeout_secs"], self.policy["total_timeout_secs"]
        if first and total is not None:
            self._cancel_total = self._after(total, self._lapse_total)
        if run is not None:
            self.deadline = timestamp(run)
            self._cancel_run = self._after(run, functools.partial(self._lapse_run, self.attempt))
        if not self.on_client:
            self.session.execute(self)

    def takes(self, attempt):
        """Whether a settle that names this attempt, or none, counts now."""
        return self.state == "open" and attempt in (None, self.attempt)

    def settle(self, settle):
        """Ends the attempt by a tool.result or tool.error that counts."""
        if settle["type"] == "tool.error":
            self._fail(decision.error_info(settle), settle.get("retryable") is True)
            return
        found = results.from_action(settle)
        broken = results.violation(found, (self.tool or {}).get("output"))
        if broken is not None:
            message = f"The result of {self.name} does not match the tool's output schema: {broken}."
            self._end({"ok": False, "error": {"message": message, "code": "invalid_response"}})
        else:
            stored = results.store(found, self.session.tenant, self.session.engine.blobs)
            self._end({"ok": True, "result": stored})

    def void(self):
        """Gives the call up: nothing that it brings counts any more."""
        if self.is_open:
            self.state = "voided"
            self._stop_clocks()

    def as_listed(self):
        """The call as a request's `calls` shows it."""
        status = {"requested": "queued", "open": "pending", "waiting": "retry_scheduled"}[self.state]
        listed = {"id": self.id, "kind": "tool_call", "status": status, "attempt": self.attempt, "name": self.name}
        listed |= {"arguments": self.arguments, "handler": "client" if self.on_client else "worker"}
        return listed if self.deadline is None else {**listed, "deadline": self.deadline}

    def _fail(self, error, retryable):
        self.failures += 1
        self._cancel_run()
        if not retryable or self.failures >= self.policy["max_attempts"]:
            self._end({"ok": False, "error": error})
            return
        self.state, self.deadline = "waiting", None
        self._cancel_retry = self._after(policies.wait(self.policy, self.failures), self._retry)

    def _retry(self):
        if self.state == "waiting":
            self.dispatch()

    def _lapse_run(self, attempt):
        if self.takes(attempt):
            seconds = self.policy["run_timeout_secs"]
            message = f"{self.name} did not answer within {seconds} seconds."
            self._fail({"message": message, "code": "deadline_exceeded"}, True)

    def _lapse_total(self):
        if self.is_open:
            seconds = self.policy["total_timeout_secs"]
            message = f"{self.name} did not end within {seconds} seconds, all attempts together."
            self._end({"ok": False, "error": {"message": message, "code": "deadline_exceeded"}})

    def _end(self, outcome):
        self.state, self.outcome = "ended", outcome
        self._stop_clocks()
        self.session.call_ended(self)

    def _stop_clocks(self):
        self._cancel_run()
        self._cancel_total()
        self._cancel_retry()

    def _after(self, seconds, action):
        return self.session.engine.clock.after(seconds, functools.partial(self.session.locked, action))


def timestamp(seconds_from_now):
    """An instant as RFC 3339 text in UTC, to the millisecond."""
    moment = datetime.datetime.fromtimestamp(time.time() + seconds_from_now, datetime.timezone.utc)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _text(arguments):
    if isinstance(arguments, str):
        return arguments
    return "" if arguments is None else exact_json.write(arguments)
