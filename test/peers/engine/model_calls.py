"""One model call, through all its attempts, on a thread of its own."""

import threading
import time
import uuid

import policy as policies
from provider import ModelFailure, offered


class ModelCall:
    """A call of the model; its session is told by `session.model_ended(call, reply or None, error or None)`."""

    def __init__(self, session, action):
        self.session = session
        self.id = action.get("id") or f"llm-{uuid.uuid4()}"
        self.attempt = 1
        self.tools = offered(session.agent, action)
        self.policy = policies.merge(policies.MODEL_CALL, session.agent, "llm", action.get("retry"))
        self._voided = threading.Event()
        self._action = action
        # The prompt shows the branch and the config as they are when the action is applied, whatever comes meanwhile.
        self._path, self._agent = session.record.path(), session.agent

    def start(self):
        """Makes the call; returns at once."""
        threading.Thread(target=self._run, name=self.id, daemon=True).start()

    def void(self):
        """Gives the call up: no further attempt is made, and a reply does not count."""
        self._voided.set()

    def as_listed(self):
        """The call as a request's `calls` shows it."""
        return {"id": self.id, "kind": "llm_call", "status": "running", "attempt": self.attempt, "stream": False}

    def _run(self):
        reply, error = self._attempts()
        if not self._voided.is_set():
            self.session.locked(lambda: self.session.model_ended(self, reply, error))

    def _attempts(self):
        began, failures = time.monotonic(), 0
        session, total = self.session, self.policy["total_timeout_secs"]
        if not (self._action.get("model") or self._agent):
            return None, {"message": "There is no model to call: the agent has no config.", "code": "unroutable"}
        try:
            body = session.engine.provider.prompt(session.tenant, self._agent, self._action, self._path)
        except Exception as error:  # A config or a message that no prompt can be made of fails this call alone.
            return None, {"message": f"No prompt can be made: {error!r}.", "code": "internal"}
        while True:
            try:
                return session.engine.provider.complete(body, self.policy["run_timeout_secs"]), None
            except ModelFailure as failure:
                failures += 1
                wait = max(policies.wait(self.policy, failures), failure.wait)
                late = total is not None and time.monotonic() - began + wait > total
                if not failure.retryable or failures >= self.policy["max_attempts"] or late:
                    return None, {"message": str(failure), "code": failure.code}
            if self._voided.wait(wait):
                return None, None
            self.attempt += 1
