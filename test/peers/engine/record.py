"""The messages of a session: a tree, of which one path is active."""

import uuid


class Record:
    """Messages and their parents. What is recorded never changes; the head moves."""

    def __init__(self):
        self.head = None
        self._nodes = {}

    def path(self):
        """The active branch, from its root to the head."""
        return [self._nodes[message_id][0] for message_id in self._line(self.head)]

    def tree(self):
        """The MessageTree of a request."""
        nodes = [{"message": message, **({"parent_id": parent} if parent else {})} for message, parent in self._nodes.values()]
        return {"nodes": nodes, **({"head_id": self.head} if self.head else {})}

    def known(self, view):
        """How many messages at the start of a view are on record."""
        for index, message in enumerate(view):
            if message.get("id") not in self._nodes:
                return index
        return len(view)

    def write(self, view, seen_head):
        """Records what is new in a view that was made when `seen_head` was the head.

        A view that only repeats what is known changes nothing. One that goes on from the head that its author saw
        goes on from today's, so that answers that cross each other lose nothing.
        """
        known = self.known(view)
        if known == len(view):
            return
        parent = view[known - 1]["id"] if known else None
        if parent == seen_head and parent in (None, *self._line(self.head)):
            parent = self.head
        for message in view[known:]:
            message_id = message.get("id")
            if message_id is None or message_id in self._nodes:
                message_id = f"m-{uuid.uuid4()}"
            self._nodes[message_id] = {**message, "id": message_id}, parent
            parent = message_id
        self.head = parent

    def call_ids(self):
        """The ids of all tool calls that any message makes."""
        return {call["id"] for message, _ in self._nodes.values() for call in message.get("tool_calls") or []}

    def _line(self, message_id):
        line = []
        while message_id is not None:
            line.append(message_id)
            message_id = self._nodes[message_id][1]
        return line[::-1]
