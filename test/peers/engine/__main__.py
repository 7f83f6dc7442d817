"""A second engine of the tool-call protocol, written from its specification alone.

It shares no code with the reference engine, and makes other choices where the specification leaves some: calls of one
reply are with the worker at the same time, blank arguments are malformed, an action that it does not have refuses
its decision, and a turn that waits for nothing ends. It has the profiles core, blobs and retries, keeps everything in
memory, and speaks Chat Completions. The environment says where everything is:

    tck test engine --command "python3 test/peers/engine" --features retries,blobs,blob,settle,token
"""

import os
import sys
import threading

from blobs import BlobStore
from clock import Clock
from delivery import Worker
from provider import Provider
from server import serve
from session import Session
from tokens import Tokens


class Engine:
    """What all sessions share, and the sessions by tenant and id."""

    def __init__(self, worker_url, worker_secret, provider_url, provider_key, agent_id):
        self.agent_id, self.clock, self.blobs, self.tokens = agent_id, Clock(), BlobStore(), Tokens()
        self.worker = Worker(worker_url, worker_secret)
        self.provider = Provider(provider_url, provider_key, self.blobs)
        self._sessions, self._lock = {}, threading.Lock()

    def session(self, tenant, session_id):
        """The session, or None."""
        return self._sessions.get((tenant, session_id))

    def open_session(self, tenant, session_id, submit):
        """The session, which is made where there was none."""
        with self._lock:
            found = self._sessions.get((tenant, session_id))
            if found is None:
                found = self._sessions[tenant, session_id] = Session(self, tenant, session_id, submit)
            return found

    def log(self, sentence):
        """One line for whoever runs the engine."""
        print(sentence, file=sys.stderr, flush=True)


def main():
    told = os.environ
    spoken = told.get("TCK_PROVIDER_FORMAT", "openai-chat")
    if spoken != "openai-chat":
        sys.exit(f"TCK_PROVIDER_FORMAT is {spoken}, and this engine speaks openai-chat alone.")
    tenants = {told["TCK_API_KEY"]: "first"}
    if told.get("TCK_API_KEY_2"):
        tenants[told["TCK_API_KEY_2"]] = "second"
    engine = Engine(
        told["TCK_WORKER_URL"],
        told.get("TCK_WORKER_SECRET"),
        told["TCK_PROVIDER_URL"],
        told.get("TCK_PROVIDER_KEY", ""),
        told.get("TCK_AGENT_ID", ""),
    )
    # JSON may be nested deeply, and what walks over it calls itself for each level.
    sys.setrecursionlimit(10_000)
    threading.stack_size(64 * 1024 * 1024)
    try:
        serve(engine, tenants, int(told["TCK_PORT"]))
    except KeyboardInterrupt:
        pass


main()
