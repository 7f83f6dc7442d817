/** One thing that can be asked of an HTTP surface. Bodies and answers are wire types by name. */
export interface Operation {
  readonly method: "get" | "post";
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  /** Who may ask: the client of a session's owner, or a machine with an API key. */
  readonly auth?: "client" | "machine";
  readonly query?: readonly Parameter[];
  readonly headers?: readonly Parameter[];
  readonly body?: string;
  /** A wire type, a stream of frames of one, or bytes; and what it means. */
  readonly answers: { readonly [status: string]: Answer };
}

/** A text that is not in the body. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly schema?: { readonly [keyword: string]: unknown };
}

/** What comes back. Several kinds of media may be offered at once. */
export interface Answer {
  readonly description: string;
  readonly json?: string;
  /** The type of the frames of an event stream. */
  readonly stream?: string;
  readonly bytes?: true;
}

const machineErrors = {
  "400": { description: "The body is malformed or fails its checks.", json: "Refused" },
  "401": { description: "The API key is missing or wrong.", json: "Refused" },
  "422": { description: "It is JSON and not what this route takes.", json: "Refused" },
};
const clientErrors = {
  "400": { description: "The body is malformed or fails its checks.", json: "ErrorBody" },
  "401": { description: "The token is missing, wrong or has lapsed.", json: "ErrorBody" },
  "403": { description: "The session or the call is somebody else's.", json: "ErrorBody" },
  "404": { description: "There is no such session or call.", json: "ErrorBody" },
};
const afterSeq: Parameter = {
  name: "after_seq",
  description: "Only events after this `seq`. Default: from the first.",
  schema: { type: "integer", minimum: 0 },
};
const streamQuery: readonly Parameter[] = [
  { name: "turn_id", description: "Follow this turn and close when it has ended." },
  afterSeq,
];
const lastEventId: Parameter = {
  name: "Last-Event-ID",
  description: "The `id` of the last frame that was read; beats `after_seq`.",
};
const uri: Parameter = { name: "uri", description: "The blob's URI, as a stored block names it.", required: true };
const blob: Answer = { description: "The bytes, under the media type that the URI names.", bytes: true };
const frames: Answer = { description: "The session's events as they happen.", stream: "SessionFrame" };

/** What an engine asks of a worker. */
export const workerOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/",
    id: "decide",
    summary: "Ask the worker for a decision",
    description:
      "The one exchange between engine and worker. Any 2xx status is success. An engine delivers again, with the same `decision_id`, when there is no answer, and after 408, 429 and 5xx; any other status fails the turn.",
    headers: [
      {
        name: "X-Substructure-Signature",
        description:
          "`sha256=` and the HMAC-SHA256 of the body's exact bytes in lower-case hex; present when a secret is shared.",
        schema: { type: "string", pattern: "^sha256=[0-9a-f]{64}$" },
      },
      { name: "traceparent", description: "W3C trace context." },
    ],
    body: "DecisionRequest",
    answers: {
      "200": {
        description: "The decision, whole or as a stream that ends with it.",
        json: "DecisionAnswer",
        stream: "StreamFrame",
      },
      "401": { description: "The signature is missing or wrong.", json: "ErrorBody" },
      "500": { description: "The worker failed; it will be asked again.", json: "ErrorBody" },
    },
  },
];

/** What clients, machines and workers may ask of an engine. */
export const engineOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/machine/sessions/submit",
    id: "submit",
    summary: "Say something on somebody's behalf",
    description:
      "Opens a turn. With a `turn_id` that has run or runs, it answers with that turn and runs nothing twice.",
    auth: "machine",
    body: "SubmitRequest",
    answers: {
      "202": { description: "Taken.", json: "SubmitReply" },
      ...machineErrors,
      "404": { description: "There is no such agent.", json: "Refused" },
      "409": { description: "Another turn runs, or the branch is paused.", json: "Refused" },
    },
  },
  {
    method: "post",
    path: "/api/machine/sessions/{session_id}/calls/settle",
    id: "settle",
    summary: "End an open call",
    description: "The first settle of an attempt counts. A settle that changes nothing is never answered with success.",
    auth: "machine",
    body: "SettleRequest",
    answers: {
      "200": { description: "Recorded.", json: "Accepted" },
      ...machineErrors,
      "403": { description: "The caller may not end this call.", json: "Refused" },
      "404": { description: "There is no such session or call.", json: "Refused" },
      "409": { description: "The call is no longer open, or another attempt is.", json: "Refused" },
    },
  },
  {
    method: "post",
    path: "/api/machine/sessions/{session_id}/interrupt",
    id: "interruptAsMachine",
    summary: "Pause somebody's session",
    description: "Ours; not part of the published protocol. No client may resume what a machine has paused.",
    auth: "machine",
    body: "InterruptRequest",
    answers: {
      "200": { description: "Paused.", json: "InterruptReply" },
      ...machineErrors,
      "404": { description: "There is no such session.", json: "Refused" },
    },
  },
  {
    method: "post",
    path: "/api/machine/sessions/{session_id}/resume",
    id: "resume",
    summary: "Answer a pause",
    description: "Ours; not part of the published protocol. An id that is not open does nothing.",
    auth: "machine",
    body: "InterruptResumeInput",
    answers: {
      "200": { description: "Resumed, or not paused by that.", json: "Accepted" },
      ...machineErrors,
      "403": { description: "The pause was raised by somebody of a higher rank.", json: "Refused" },
      "404": { description: "There is no such session.", json: "Refused" },
    },
  },
  {
    method: "post",
    path: "/api/machine/workers/submit",
    id: "submitDecision",
    summary: "Take a decision later",
    description: "A decision outside of the exchange that asked for it. One that was answered already changes nothing.",
    auth: "machine",
    body: "WorkerSubmit",
    answers: {
      "200": { description: "Taken, or answered before.", json: "Accepted" },
      ...machineErrors,
      "404": { description: "There is no such session.", json: "Refused" },
    },
  },
  {
    method: "get",
    path: "/api/machine/sessions/{session_id}/events",
    id: "listEvents",
    summary: "List a session's events",
    description: "Ours; not part of the published protocol.",
    auth: "machine",
    query: [afterSeq],
    answers: {
      "200": { description: "The events in order.", json: "EventList" },
      "401": machineErrors["401"],
      "404": { description: "There is no such session.", json: "Refused" },
    },
  },
  {
    method: "get",
    path: "/api/machine/sessions/{session_id}/events/stream",
    id: "streamEvents",
    summary: "Follow a session's events",
    description: "A stream that is taken up again repeats and skips nothing.",
    auth: "machine",
    query: streamQuery,
    headers: [lastEventId],
    answers: {
      "200": frames,
      "401": machineErrors["401"],
      "404": { description: "There is no such session.", json: "Refused" },
    },
  },
  {
    method: "post",
    path: "/api/machine/client-tokens",
    id: "issueToken",
    summary: "Issue a client token",
    description: "For the client of one person; lapses after `ttl_seconds`.",
    auth: "machine",
    body: "TokenRequest",
    answers: {
      "200": { description: "The token.", json: "TokenReply" },
      "400": machineErrors["400"],
      "401": machineErrors["401"],
    },
  },
  {
    method: "get",
    path: "/api/machine/blobs",
    id: "readBlob",
    summary: "Read stored bytes",
    description: "Ours; not part of the published protocol.",
    auth: "machine",
    query: [uri],
    answers: {
      "200": blob,
      "400": { description: "That is no blob's URI.", json: "Refused" },
      "401": machineErrors["401"],
      "404": { description: "There is no such blob, or it is another tenant's.", json: "Refused" },
    },
  },
  {
    method: "get",
    path: "/api/admin/sessions",
    id: "listSessions",
    summary: "List the tenant's sessions",
    description: "Read-only, for whoever runs the engine.",
    auth: "machine",
    query: [
      { name: "after", description: "Only sessions whose id comes after this one." },
      {
        name: "limit",
        description: "How many at most. Default: 100.",
        schema: { type: "integer", minimum: 1, maximum: 1000 },
      },
    ],
    answers: { "200": { description: "The sessions.", json: "AdminSessionList" }, "401": machineErrors["401"] },
  },
  {
    method: "get",
    path: "/api/admin/sessions/{session_id}",
    id: "inspectSession",
    summary: "Look into a session",
    description: "Read-only, for whoever runs the engine.",
    auth: "machine",
    answers: {
      "200": { description: "The session as it stands.", json: "AdminSession" },
      "401": machineErrors["401"],
      "404": { description: "There is no such session.", json: "Refused" },
    },
  },
  {
    method: "get",
    path: "/api/admin/sessions/{session_id}/events",
    id: "inspectEvents",
    summary: "Read a session's log",
    description: "Read-only, for whoever runs the engine.",
    auth: "machine",
    query: [afterSeq],
    answers: {
      "200": { description: "The events in order.", json: "EventList" },
      "401": machineErrors["401"],
      "404": { description: "There is no such session.", json: "Refused" },
    },
  },
  {
    method: "post",
    path: "/api/client/sessions/input",
    id: "input",
    summary: "Do something in a session of one's own",
    description: "Say something, call an action, answer a pause, or end the call of a client tool.",
    auth: "client",
    body: "InputRequest",
    answers: {
      "202": { description: "Taken.", json: "SubmitReply" },
      ...clientErrors,
      "409": {
        description: "Another turn runs, the branch is paused, or the call is no longer open.",
        json: "ErrorBody",
      },
      "422": { description: "It is JSON and not what this route takes.", json: "ErrorBody" },
    },
  },
  {
    method: "get",
    path: "/api/client/sessions/{session_id}",
    id: "readSession",
    summary: "Read a session",
    description: "404 before anything was said in it.",
    auth: "client",
    answers: {
      "200": { description: "The session.", json: "SessionView" },
      "401": clientErrors["401"],
      "403": clientErrors["403"],
      "404": clientErrors["404"],
    },
  },
  {
    method: "get",
    path: "/api/client/sessions/{session_id}/events/stream",
    id: "followSession",
    summary: "Follow a session",
    description: "A stream that is taken up again repeats and skips nothing.",
    auth: "client",
    query: streamQuery,
    headers: [lastEventId],
    answers: { "200": frames, "401": clientErrors["401"], "403": clientErrors["403"], "404": clientErrors["404"] },
  },
  {
    method: "post",
    path: "/api/client/sessions/{session_id}/interrupt",
    id: "interrupt",
    summary: "Pause a session",
    description: "Pauses the active branch at its head.",
    auth: "client",
    body: "InterruptRequest",
    answers: { "200": { description: "Paused.", json: "InterruptReply" }, ...clientErrors },
  },
  {
    method: "get",
    path: "/api/client/blobs",
    id: "readOwnBlob",
    summary: "Read stored bytes",
    description: "The bytes never change, so they may be kept.",
    auth: "client",
    query: [uri],
    answers: {
      "200": blob,
      "400": { description: "That is no blob's URI.", json: "ErrorBody" },
      "401": clientErrors["401"],
      "404": { description: "There is no such blob, or it is another tenant's.", json: "ErrorBody" },
    },
  },
];
