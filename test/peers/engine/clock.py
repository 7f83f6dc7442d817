"""One thread that does things later, in the order in which they are due."""

import heapq
import itertools
import threading
import time
import traceback


class Clock:
    """Runs short actions at moments of time.monotonic(). An action that is cancelled is skipped."""

    def __init__(self):
        self._due = []
        self._count = itertools.count()
        self._changed = threading.Condition()
        threading.Thread(target=self._run, name="clock", daemon=True).start()

    def after(self, seconds, action):
        """Plans an action, and returns a function that cancels it."""
        cancelled = threading.Event()
        with self._changed:
            heapq.heappush(self._due, (time.monotonic() + seconds, next(self._count), cancelled, action))
            self._changed.notify()
        return cancelled.set

    def _run(self):
        while True:
            with self._changed:
                while not self._due or self._due[0][0] > time.monotonic():
                    self._changed.wait(self._due[0][0] - time.monotonic() if self._due else None)
                _, _, cancelled, action = heapq.heappop(self._due)
            if not cancelled.is_set():
                try:
                    action()
                except Exception:  # One action that fails must not stop all clocks.
                    traceback.print_exc()
