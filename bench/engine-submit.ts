/** The machine's key. */
export const KEY = "bench-key";

/** The body of a first message of a session. */
export const submitOf = (sessionId: string): object => ({
  agent_id: "bench",
  identity: { id: "ann" },
  session_id: sessionId,
  payload: { type: "client.message", message: { role: "user", content: "When is high water at Leith?" } },
});
