// Generated from schemas/ by `npm run generate`. Do not edit.

/**
 * What the engine is to do, told apart by `type`. A tag that an engine does not know refuses the whole decision.
 *
 * Rules: delivery/unknown-action-tag.
 */
export type Action =
  | LlmCallAction
  | ToolCallAction
  | ToolResultAction
  | ToolErrorAction
  | LlmResultAction
  | LlmErrorAction
  | SubagentSpawnAction
  | MessageSendAction
  | InterruptAction
  | InterruptResolveAction
  | ConnectorSyncAction
  | DoneAction
  | FailAction;
/**
 * Arguments of a tool call as a JSON object. A number that a double can't hold may stand in it as a raw-JSON holder.
 */
export type ArgumentObject = {[name: string]: unknown};
/**
 * Names stored bytes: `blob://<tenant>/<uuid>?mime=<type>&size=<bytes>[&name=<name>]`. The tenant is percent-encoded, the query form-encoded in this order, and the size counts decoded bytes.
 *
 * Rules: blobs/size-counts-bytes, blobs/missing-blob-is-404, blobs/only-a-blob-uri-is-fetched, blobs/hidden-from-other-tenants, blobs/uri-form, blobs/caching and 2 more.
 */
export type BlobUri = string;
/**
 * What is being waited for. The last two are never listed among the open calls.
 */
export type CallKind = "tool_call" | "subagent" | "llm_call" | "connector_sync" | "decision" | "turn_end";
/**
 * How far a call has come. The last two are never listed among the open calls.
 */
export type CallStatus = "queued" | "pending" | "running" | "retry_scheduled" | "completed" | "failed";
/**
 * What a client does, told apart by `type`.
 */
export type ClientInput =
  | ClientMessageInput
  | ClientMessagesInput
  | ClientAppendInput
  | ClientActionInput
  | InterruptResumeInput
  | ToolResultInput
  | ToolErrorInput;
/**
 * What a machine submits on somebody's behalf: the inputs of a client without agent, turn and queue.
 */
export type ClientPayload = ClientMessagePayload | ClientMessagesPayload | ClientAppendPayload | ClientActionPayload;
/**
 * What a message says: plain text, or blocks in order.
 */
export type Content = string | MessagePart[];
/**
 * An amount of money as a decimal number in text, so that no digit is lost; the currency is the engine's own.
 */
export type Cost = string;
/**
 * The body of a worker's answer; null is the empty decision.
 *
 * Rules: async/no-answer-leaves-the-call-open, async/settle-without-an-id-is-refused, delivery/null-is-an-empty-decision, delivery/failed-delivery-is-no-result, interrupts/live-decision, llm-worker/unreadable-response-is-refused and 8 more.
 */
export type DecisionAnswer = DecisionResponse | null;
/**
 * Whether tools are kept out of the request unless they say otherwise: a flag, or options, which also mean yes.
 *
 * Rules: deferred/the-agent-decides-for-its-tools.
 */
export type DeferTools = boolean | DeferOptions;
/**
 * How hard a model is asked to think.
 */
export type Effort = "xhigh" | "high" | "medium" | "low" | "minimal" | "none";
/**
 * What kind of failure this was. It informs and never decides whether a call is tried again; only `retryable` does. An engine records a code that is not listed as `handler_error`.
 *
 * Rules: calls/unknown-code.
 */
export type ErrorCode =
  | "provider_error"
  | "rate_limited"
  | "refused"
  | "budget_exceeded"
  | "deadline_exceeded"
  | "invalid_response"
  | "handler_error"
  | "worker_unreachable"
  | "unroutable"
  | "internal";
/**
 * What happened, told apart by `type`.
 *
 * Rules: events/event-can-be-read, events/event-to-the-letter, events/payload-members.
 */
export type EventPayload =
  | SessionCreated
  | MessageNew
  | HeadMoved
  | TurnStarted
  | TurnCompleted
  | SessionDone
  | SessionCancelled
  | LlmCallRequested
  | LlmCallDispatched
  | LlmCallCompleted
  | LlmCallErrored
  | ToolCallRequested
  | ToolCallDispatched
  | ToolCallCompleted
  | ToolCallErrored
  | SubagentRequested
  | SubagentDispatched
  | SubagentStarted
  | SubagentTurnCompleted
  | SubagentErrored
  | ConnectorSyncRequested
  | ConnectorSyncCompleted
  | ConnectorSyncErrored
  | ConnectorAuthFailed
  | SessionInterrupted
  | SessionInterruptResumed
  | WorkerStateUpdated
  | AgentUpdated
  | ChannelsUpdated
  | DecisionQueued
  | DecisionDispatched
  | DecisionCompleted
  | DecisionErrored
  | DecisionDropped
  | CallVoided
  | SessionMessageRequested
  | SchemaUnusable
  | TurnQueued
  | TurnClosing;
/**
 * Why the model stopped. `length` makes a call truncated; `refusal` and `content_filter` make it refused.
 */
export type FinishReason = "stop" | "length" | "tool_calls" | "content_filter" | "refusal";
/**
 * One block of a message: a stored block, or a part in the form that chat models take.
 */
export type MessagePart =
  StoredText | StoredBlob | StoredLink | StoredAttachment | ImageUrlPart | FilePart | InputAudioPart | VideoUrlPart;
/**
 * A model call as the body of a provider's own API; which one is said beside it.
 *
 * Rules: llm-worker/format-names-the-body.
 */
export type ProviderRequest = {[name: string]: unknown};
/**
 * Who speaks in a message.
 */
export type Role = "system" | "user" | "assistant" | "tool";
/**
 * One frame of a session's stream: an event of the log, or a piece of a model's answer.
 */
export type SessionFrame = EventFrame | SessionDeltaFrame;
/**
 * Body of an answer of the settle route.
 */
export type SettleBody = Accepted | Refused;
/**
 * Body of the machine's settle route: an action with its call named. Told apart by `type`.
 *
 * Rules: async/settled-by-the-machine-route, async/settled-before-the-answer, async/wait-survives-a-restart, async/late-result-changes-nothing, async/settle-takes-a-tool-result, async/settle-without-an-attempt-means-the-current-one and 7 more.
 */
export type SettleRequest = ToolResultSettle | ToolErrorSettle | LlmResultSettle | LlmErrorSettle;
/**
 * One block as the engine recorded it. Bytes are never in it: a stored block names them.
 *
 * Rules: blobs/unstored-bytes-leave-a-block, storage/text-stays-text, storage/link-stays-a-link, storage/bytes-become-a-blob, storage/unreadable-bytes-are-not-stored, storage/unreadable-bytes-leave-a-block and 3 more.
 */
export type StoredContent = StoredText | StoredBlob | StoredLink | StoredAttachment;
/**
 * One frame of a worker's streamed answer, told apart by `event`: any number of deltas, then one result or error. Another name ends the delivery.
 *
 * Rules: delivery/takes-both-kinds-of-answer, delivery/streamed-answer-counts, llm-worker/stream-ends-in-its-decision, worker/stream-ends-once.
 */
export type StreamFrame = TokenDeltaFrame | DecisionResultFrame | DecisionErrorFrame;
/**
 * An instant as RFC 3339 text with a zone, for example `2026-08-28T09:00:00Z`. The tolerant reading takes any text.
 */
export type Timestamp = string;
/**
 * One block of a result, in the shapes that MCP defines. Bytes ride inline as base64; the engine stores them.
 *
 * Rules: worker/encodes-bytes-as-base64.
 */
export type ToolContent = TextBlock | ImageBlock | AudioBlock | ResourceBlock | ResourceLinkBlock;
/**
 * The engine's verdict on a call's raw arguments, made before the worker sees the call. It never stops a call, converts nothing and fills in no default.
 *
 * Rules: arguments/fitting-object-is-valid, arguments/breaking-object-is-invalid, arguments/no-object-is-malformed, arguments/blank-is-not-valid-text, arguments/value-as-it-came, arguments/digits-survive and 9 more.
 */
export type ToolInput = ValidInput | InvalidInput | MalformedInput;
/**
 * What happened, told apart by `type`.
 *
 * Rules: delivery/request-can-be-read.
 */
export type Trigger =
  | SessionStart
  | ClientMessages
  | ClientAction
  | ToolExecute
  | ToolFinished
  | LlmExecute
  | LlmFinished
  | SubagentFinished
  | InterruptResumed
  | TurnFinished;

/**
 * Every wire type by its name.
 */
export interface WireTypes {
  Accepted: Accepted;
  Action: Action;
  AdminDecision: AdminDecision;
  AdminSession: AdminSession;
  AdminSessionEntry: AdminSessionEntry;
  AdminSessionList: AdminSessionList;
  AgentConfig: AgentConfig;
  AgentPlugin: AgentPlugin;
  AgentTool: AgentTool;
  AgentUpdated: AgentUpdated;
  ArgumentObject: ArgumentObject;
  Attachments: Attachments;
  AudioBlock: AudioBlock;
  AudioData: AudioData;
  BlobUri: BlobUri;
  Call: Call;
  CallKind: CallKind;
  CallStatus: CallStatus;
  CallVoided: CallVoided;
  ChannelsUpdated: ChannelsUpdated;
  ClientAction: ClientAction;
  ClientActionInput: ClientActionInput;
  ClientActionPayload: ClientActionPayload;
  ClientAppendInput: ClientAppendInput;
  ClientAppendPayload: ClientAppendPayload;
  ClientContext: ClientContext;
  ClientInput: ClientInput;
  ClientMessageInput: ClientMessageInput;
  ClientMessagePayload: ClientMessagePayload;
  ClientMessages: ClientMessages;
  ClientMessagesInput: ClientMessagesInput;
  ClientMessagesPayload: ClientMessagesPayload;
  ClientPayload: ClientPayload;
  ConnectorAuthFailed: ConnectorAuthFailed;
  ConnectorSyncAction: ConnectorSyncAction;
  ConnectorSyncCompleted: ConnectorSyncCompleted;
  ConnectorSyncErrored: ConnectorSyncErrored;
  ConnectorSyncRequested: ConnectorSyncRequested;
  Content: Content;
  Cost: Cost;
  DecisionAnswer: DecisionAnswer;
  DecisionCompleted: DecisionCompleted;
  DecisionDispatched: DecisionDispatched;
  DecisionDropped: DecisionDropped;
  DecisionErrorFrame: DecisionErrorFrame;
  DecisionErrored: DecisionErrored;
  DecisionFailure: DecisionFailure;
  DecisionQueued: DecisionQueued;
  DecisionRequest: DecisionRequest;
  DecisionResponse: DecisionResponse;
  DecisionResultFrame: DecisionResultFrame;
  DeferOptions: DeferOptions;
  DeferTools: DeferTools;
  DoneAction: DoneAction;
  DraftMessage: DraftMessage;
  Effort: Effort;
  ErrorBody: ErrorBody;
  ErrorCode: ErrorCode;
  ErrorInfo: ErrorInfo;
  Event: Event;
  EventFrame: EventFrame;
  EventList: EventList;
  EventPayload: EventPayload;
  FailAction: FailAction;
  FileData: FileData;
  FilePart: FilePart;
  FinishReason: FinishReason;
  HeadMoved: HeadMoved;
  ImageBlock: ImageBlock;
  ImageUrlPart: ImageUrlPart;
  InputAudioPart: InputAudioPart;
  InputRequest: InputRequest;
  InterruptAction: InterruptAction;
  InterruptMetadata: InterruptMetadata;
  InterruptOption: InterruptOption;
  InterruptPayload: InterruptPayload;
  InterruptReply: InterruptReply;
  InterruptRequest: InterruptRequest;
  InterruptResolveAction: InterruptResolveAction;
  InterruptResumeInput: InterruptResumeInput;
  InterruptResumed: InterruptResumed;
  InvalidInput: InvalidInput;
  LlmCallAction: LlmCallAction;
  LlmCallCompleted: LlmCallCompleted;
  LlmCallDispatched: LlmCallDispatched;
  LlmCallErrored: LlmCallErrored;
  LlmCallRequested: LlmCallRequested;
  LlmErrorAction: LlmErrorAction;
  LlmErrorSettle: LlmErrorSettle;
  LlmExecute: LlmExecute;
  LlmFinished: LlmFinished;
  LlmImage: LlmImage;
  LlmRequest: LlmRequest;
  LlmResponse: LlmResponse;
  LlmResultAction: LlmResultAction;
  LlmResultSettle: LlmResultSettle;
  LlmTool: LlmTool;
  MalformedInput: MalformedInput;
  McpServer: McpServer;
  McpTools: McpTools;
  MediaUrl: MediaUrl;
  Message: Message;
  MessageNew: MessageNew;
  MessageNode: MessageNode;
  MessagePart: MessagePart;
  MessageSendAction: MessageSendAction;
  MessageTree: MessageTree;
  OpenInterrupt: OpenInterrupt;
  ProviderRequest: ProviderRequest;
  Reasoning: Reasoning;
  ReasoningConfig: ReasoningConfig;
  Refused: Refused;
  ResourceBlock: ResourceBlock;
  ResourceContents: ResourceContents;
  ResourceLinkBlock: ResourceLinkBlock;
  RetryConfig: RetryConfig;
  RetryOverride: RetryOverride;
  RetryPolicy: RetryPolicy;
  Role: Role;
  SchemaUnusable: SchemaUnusable;
  SessionCancelled: SessionCancelled;
  SessionCreated: SessionCreated;
  SessionDeltaFrame: SessionDeltaFrame;
  SessionDone: SessionDone;
  SessionFrame: SessionFrame;
  SessionInterruptResumed: SessionInterruptResumed;
  SessionInterrupted: SessionInterrupted;
  SessionMessageRequested: SessionMessageRequested;
  SessionStart: SessionStart;
  SessionView: SessionView;
  SettleBody: SettleBody;
  SettleReply: SettleReply;
  SettleRequest: SettleRequest;
  StoredAttachment: StoredAttachment;
  StoredBlob: StoredBlob;
  StoredContent: StoredContent;
  StoredLink: StoredLink;
  StoredResult: StoredResult;
  StoredText: StoredText;
  StreamDelta: StreamDelta;
  StreamFrame: StreamFrame;
  Subagent: Subagent;
  SubagentDispatched: SubagentDispatched;
  SubagentErrored: SubagentErrored;
  SubagentFinished: SubagentFinished;
  SubagentRequested: SubagentRequested;
  SubagentSpawnAction: SubagentSpawnAction;
  SubagentStarted: SubagentStarted;
  SubagentTools: SubagentTools;
  SubagentTurnCompleted: SubagentTurnCompleted;
  Subject: Subject;
  SubmitIdentity: SubmitIdentity;
  SubmitReply: SubmitReply;
  SubmitRequest: SubmitRequest;
  TextBlock: TextBlock;
  Timestamp: Timestamp;
  TokenDelta: TokenDelta;
  TokenDeltaFrame: TokenDeltaFrame;
  TokenIdentity: TokenIdentity;
  TokenReply: TokenReply;
  TokenRequest: TokenRequest;
  ToolCall: ToolCall;
  ToolCallAction: ToolCallAction;
  ToolCallCompleted: ToolCallCompleted;
  ToolCallDelta: ToolCallDelta;
  ToolCallDispatched: ToolCallDispatched;
  ToolCallErrored: ToolCallErrored;
  ToolCallFunction: ToolCallFunction;
  ToolCallRequested: ToolCallRequested;
  ToolContent: ToolContent;
  ToolErrorAction: ToolErrorAction;
  ToolErrorInput: ToolErrorInput;
  ToolErrorSettle: ToolErrorSettle;
  ToolExecute: ToolExecute;
  ToolFinished: ToolFinished;
  ToolInput: ToolInput;
  ToolResult: ToolResult;
  ToolResultAction: ToolResultAction;
  ToolResultInput: ToolResultInput;
  ToolResultSettle: ToolResultSettle;
  Trigger: Trigger;
  TurnClosing: TurnClosing;
  TurnCompleted: TurnCompleted;
  TurnFinished: TurnFinished;
  TurnQueued: TurnQueued;
  TurnStarted: TurnStarted;
  Usage: Usage;
  ValidInput: ValidInput;
  VideoUrlPart: VideoUrlPart;
  WorkerIdentity: WorkerIdentity;
  WorkerRef: WorkerRef;
  WorkerStateUpdated: WorkerStateUpdated;
  WorkerSubmit: WorkerSubmit;
}
/**
 * Body of an answer that says: taken and recorded.
 */
export interface Accepted {
  /**
   * Always true.
   */
  ok: true;
}
/**
 * A decision that is not over.
 *
 * Ours; not part of the published protocol.
 */
export interface AdminDecision {
  /**
   * The decision.
   */
  decision_id: string;
  /**
   * The type of its trigger.
   */
  trigger: string;
  /**
   * How often it was delivered.
   */
  attempts: number;
  /**
   * When it is delivered again. Absent: no delivery has failed.
   */
  retry_at?: Timestamp;
}
/**
 * A session as it stands: all that a worker would be told of it, and what is still to be asked.
 *
 * Ours; not part of the published protocol.
 */
export interface AdminSession {
  /**
   * The session.
   */
  session_id: string;
  /**
   * The agent.
   */
  agent_id: string;
  /**
   * Whose it is.
   */
  owner: string;
  identity: WorkerIdentity;
  /**
   * How it stands; `running` while a turn is open.
   */
  status: "idle" | "running" | "interrupted" | "done";
  /**
   * The last event's number.
   */
  seq: number;
  /**
   * The running turn; null outside of turns.
   */
  turn_id: string | null;
  /**
   * The config in force; null until there is one.
   */
  agent: AgentConfig | null;
  /**
   * The worker's own state; null if it never set one.
   */
  state: unknown;
  /**
   * Calls that are open.
   */
  calls: Call[];
  /**
   * Decisions that are not over: the one with the worker first, then those that wait.
   */
  decisions: AdminDecision[];
  /**
   * Pauses that wait for an answer.
   */
  interrupts: OpenInterrupt[];
  /**
   * The active path, root first.
   */
  messages: Message[];
  message_tree: MessageTree;
}
/**
 * What is known of a session without reading its log.
 *
 * Ours; not part of the published protocol.
 */
export interface AdminSessionEntry {
  /**
   * The session.
   */
  session_id: string;
  /**
   * The agent.
   */
  agent_id: string;
  /**
   * Whose it is.
   */
  owner: string;
}
/**
 * Sessions of a tenant, in the order of their ids.
 *
 * Ours; not part of the published protocol.
 */
export interface AdminSessionList {
  /**
   * The sessions.
   */
  sessions: AdminSessionEntry[];
  /**
   * What to ask for as `after` to go on. Absent: that was all.
   */
  next?: string;
}
/**
 * An agent's configuration. Only the model must be named.
 *
 * Rules: arguments/which-schema, deferred/the-agent-decides-for-its-tools, deferred/the-tool-decides-before-the-agent, session/agent-is-replaced, worker/declares-its-agent, worker/names-tools-once.
 */
export interface AgentConfig {
  /**
   * The model's name.
   */
  model: string;
  /**
   * Which of the engine's model connections to use. Default: the engine's.
   *
   * Rules: delivery/unknown-agent, session/agent-without-a-worker.
   */
  llm?: string;
  /**
   * System text, put before the transcript.
   */
  system?: string;
  effort?: Effort;
  retry?: RetryConfig;
  /**
   * The tools that run on the worker or on the client.
   */
  tools?: AgentTool[];
  /**
   * Agents that it may start.
   */
  subagents?: Subagent[];
  subagent_tools?: SubagentTools;
  /**
   * How deep agents may start agents; 0: never. Default: 5.
   *
   * Since 0.9.4: later than the revision, accepted and never required.
   */
  max_subagent_depth?: number;
  /**
   * Connections whose tools the engine runs.
   */
  mcp?: McpServer[];
  /**
   * Bundles of skills and connections.
   */
  plugins?: AgentPlugin[];
  defer_tools?: DeferTools;
  /**
   * Whether the model is told of the connections.
   */
  mcp_announce?: "auto" | "never";
  attachments?: Attachments;
}
/**
 * A plugin of the engine that the agent uses.
 */
export interface AgentPlugin {
  /**
   * The plugin's id.
   */
  id: string;
  /**
   * Which of its servers; all when absent.
   */
  servers?: string[];
}
/**
 * A tool that an agent declares. The model is shown its name, description and input; nothing else.
 *
 * Rules: calls/name-decides-where-it-runs, client-tools/never-sent-to-the-worker, client-tools/offered-to-the-model, client-tools/submitted-tools-run-on-the-client, client-tools/names-in-use-stay-with-the-worker, deferred/left-out-of-the-request and 15 more.
 */
export interface AgentTool {
  /**
   * What the model calls it by; also decides where a call runs.
   */
  name: string;
  /**
   * What the tool does, written for the model. Default: empty.
   */
  description?: string;
  /**
   * JSON Schema of the arguments, an object. Absent or null: the arguments are not checked, only parsed. Dialects: draft-07, 2019-09, 2020-12 by `$schema`; 2020-12 without one.
   *
   * Rules: arguments/fitting-object-is-valid, schemas/draft-07, schemas/draft-2019-09, schemas/draft-2020-12.
   */
  input?: unknown;
  /**
   * JSON Schema that a result must match. Absent or null: results are not checked.
   */
  output?: unknown;
  /**
   * Where its calls run. Default: `worker`.
   *
   * Rules: client-tools/never-sent-to-the-worker.
   */
  handler?: "worker" | "client";
  /**
   * Keep the definition out of the model's request and let the model search for it. Default: the agent's `defer_tools`.
   *
   * Rules: deferred/left-out-of-the-request, deferred/the-tool-decides-before-the-agent.
   */
  defer?: boolean;
}
/**
 * The agent's config was replaced.
 *
 * Rules: events/equal-state-writes-nothing.
 */
export interface AgentUpdated {
  /**
   * The tag.
   */
  type: "agent.updated";
  /**
   * The new config.
   */
  agent: AgentConfig;
}
/**
 * When a stored file is shown to the model in place, and when it is read on demand.
 *
 * Since 0.9.4: later than the revision, accepted and never required.
 */
export interface Attachments {
  /**
   * The tools that the model gets for reading them.
   */
  tools?: ("read" | "view")[];
  /**
   * Largest file that may stand in the prompt: bytes, or text such as `20mb`.
   */
  max_inline?: number | string;
  /**
   * By pattern of media type, for example `image/*`.
   */
  rules?: {[name: string]: "inline" | "attachment"};
}
/**
 * Sound, inline.
 */
export interface AudioBlock {
  /**
   * The tag.
   */
  type: "audio";
  /**
   * The bytes in standard, padded base64.
   *
   * Rules: storage/unreadable-bytes-leave-a-block, storage/unreadable-bytes-wording, worker/encodes-bytes-as-base64, storage/no-bytes-on-the-record, storage/unreadable-bytes-are-not-stored.
   */
  data: string;
  /**
   * Media type of the bytes, kept verbatim.
   */
  mimeType: string;
}
/**
 * Sound and its encoding.
 */
export interface AudioData {
  /**
   * The bytes in base64, without the `data:` URI around it that other parts have; a client's `data:` URI is taken too.
   */
  data: string;
  /**
   * The encoding, for example `wav` or `mp3`.
   */
  format: string;
}
/**
 * A call that is still open.
 *
 * Rules: client-tools/no-bound-by-default, delivery/calls-are-sorted, delivery/calls-are-open.
 */
export interface Call {
  /**
   * The call; of a subagent, the tool call that started it.
   */
  id: string;
  kind: CallKind;
  status: CallStatus;
  /**
   * The attempt that is open now, or was the last.
   */
  attempt: number;
  /**
   * When the attempt lapses.
   */
  deadline?: Timestamp;
  /**
   * The message on whose branch it stands.
   */
  anchor?: string;
  /**
   * The tool.
   */
  name?: string;
  /**
   * The raw arguments.
   */
  arguments?: string;
  /**
   * Where it runs; `server` is the engine itself.
   */
  handler?: "server" | "worker" | "client";
  /**
   * Of a model call: whether pieces are sent as they come.
   */
  stream?: boolean;
  /**
   * Of a subagent: the agent.
   */
  agent_id?: string;
  /**
   * Of a subagent: its session.
   */
  session_id?: string;
}
/**
 * An open call was given up.
 *
 * Rules: interrupts/waiting-model-calls-are-voided.
 */
export interface CallVoided {
  /**
   * The tag.
   */
  type: "call.voided";
  kind: CallKind;
  /**
   * The call.
   */
  id: string;
}
/**
 * The settings of channels were replaced.
 */
export interface ChannelsUpdated {
  /**
   * The tag.
   */
  type: "channels.updated";
  /**
   * The new settings, by name.
   */
  channels: {[name: string]: unknown};
}
/**
 * The client called a named action, during a turn or while the session is idle. Proposed: nothing. Answered without a call when idle, it starts no turn; a `tool.call` or `llm.call` in the answer begins one.
 *
 * Rules: delivery/proposes-nothing-for-an-action, delivery/failed-action-leaves-the-turn.
 */
export interface ClientAction {
  /**
   * The tag.
   */
  type: "client.action";
  /**
   * The action.
   */
  name: string;
  /**
   * Its arguments.
   */
  args?: unknown;
}
/**
 * Call a named action of the worker.
 */
export interface ClientActionInput {
  /**
   * The tag.
   */
  type: "client.action";
  /**
   * The agent.
   */
  agent_id: string;
  /**
   * The action.
   */
  name: string;
  /**
   * Its arguments.
   */
  args?: unknown;
  /**
   * The turn that it belongs to.
   */
  turn_id?: string;
}
/**
 * Call a named action of the worker.
 */
export interface ClientActionPayload {
  /**
   * The tag.
   */
  type: "client.action";
  /**
   * The action.
   */
  name: string;
  /**
   * Its arguments.
   */
  args?: unknown;
}
/**
 * Add messages to the active path; opens a turn.
 */
export interface ClientAppendInput {
  /**
   * The tag.
   */
  type: "client.append";
  /**
   * The agent.
   */
  agent_id: string;
  /**
   * The messages to add.
   */
  messages: DraftMessage[];
  /**
   * The turn to open.
   *
   * Rules: turns/one-at-a-time, turns/same-turn-id-runs-once.
   */
  turn_id?: string;
  /**
   * Whether pieces of answers are wanted. Default: false.
   */
  stream?: boolean;
  client?: ClientContext;
  /**
   * Wait for a running turn instead of being refused. Default: false.
   *
   * Rules: turns/queued-turns-keep-their-order.
   */
  queue?: boolean;
}
/**
 * Add messages to the active path.
 */
export interface ClientAppendPayload {
  /**
   * The tag.
   */
  type: "client.append";
  /**
   * The messages to add.
   */
  messages: DraftMessage[];
  /**
   * Whether pieces of answers are wanted. Default: false.
   */
  stream?: boolean;
  client?: ClientContext;
}
/**
 * What the client brings along with its messages; may be empty.
 *
 * Rules: client-tools/submitted-tools-run-on-the-client, client-tools/names-in-use-stay-with-the-worker.
 */
export interface ClientContext {
  /**
   * Tools that the client runs; a name that the worker already uses is ignored.
   *
   * Rules: client-tools/submitted-tools-run-on-the-client, client-tools/names-in-use-stay-with-the-worker.
   */
  tools?: AgentTool[];
  /**
   * Facts about the client's situation.
   */
  context?: unknown[];
  /**
   * The client's own state.
   */
  state?: unknown;
  /**
   * Passed on as they are.
   */
  forwarded_props?: unknown;
}
/**
 * Say one thing; opens a turn.
 */
export interface ClientMessageInput {
  /**
   * The tag.
   */
  type: "client.message";
  /**
   * The agent.
   */
  agent_id: string;
  message: DraftMessage;
  /**
   * The turn to open; the same id again runs nothing twice.
   *
   * Rules: turns/one-at-a-time, turns/same-turn-id-runs-once.
   */
  turn_id?: string;
  /**
   * Whether pieces of answers are wanted. Default: false.
   */
  stream?: boolean;
  /**
   * Wait for a running turn instead of being refused. Default: false.
   *
   * Rules: turns/queued-turns-keep-their-order.
   */
  queue?: boolean;
}
/**
 * Say one thing.
 */
export interface ClientMessagePayload {
  /**
   * The tag.
   */
  type: "client.message";
  message: DraftMessage;
  /**
   * Whether pieces of answers are wanted. Default: false.
   */
  stream?: boolean;
}
/**
 * The client sent messages. Proposed: the view without system messages, and one model call.
 *
 * Rules: client-tools/one-answer-or-several, delivery/new-from-within-the-view, delivery/proposes-one-prompt-for-messages, session/message-reaches-another-session, turns/queued-turns-keep-their-order, turns/failed-turn-leaves-the-session-usable.
 */
export interface ClientMessages {
  /**
   * The tag.
   */
  type: "client.messages";
  /**
   * The whole view, root first.
   */
  messages: DraftMessage[];
  /**
   * Index of the first message that is not on the record; the length when none is new.
   */
  new_from: number;
  client: ClientContext;
}
/**
 * Send the client's whole view; what is new in it opens a turn or answers client tools.
 *
 * Rules: client-tools/ended-by-a-tool-message, client-tools/repeated-answer-changes-nothing, client-tools/one-answer-or-several, output/checked-on-client-routes.
 */
export interface ClientMessagesInput {
  /**
   * The tag.
   */
  type: "client.messages";
  /**
   * The agent.
   */
  agent_id: string;
  /**
   * The view, root first.
   */
  messages: DraftMessage[];
  /**
   * The turn to open.
   *
   * Rules: turns/one-at-a-time, turns/same-turn-id-runs-once.
   */
  turn_id?: string;
  /**
   * Whether pieces of answers are wanted. Default: false.
   */
  stream?: boolean;
  client?: ClientContext;
}
/**
 * Send a whole view.
 */
export interface ClientMessagesPayload {
  /**
   * The tag.
   */
  type: "client.messages";
  /**
   * The view, root first.
   */
  messages: DraftMessage[];
  /**
   * Whether pieces of answers are wanted. Default: false.
   */
  stream?: boolean;
  client?: ClientContext;
}
/**
 * A connection refused its credentials.
 */
export interface ConnectorAuthFailed {
  /**
   * The tag.
   */
  type: "connector.auth.failed";
  /**
   * The connection.
   */
  path: string;
  error?: ErrorInfo;
}
/**
 * Fetch a connection's tools again.
 */
export interface ConnectorSyncAction {
  /**
   * The tag.
   */
  type: "connector.sync";
  /**
   * The connection: `mcp.<id>` or `plugin.<id>.mcp.<server>`.
   */
  path: string;
}
/**
 * A connection's tools were fetched.
 */
export interface ConnectorSyncCompleted {
  /**
   * The tag.
   */
  type: "connector.sync.completed";
  /**
   * The fetch.
   */
  id?: string;
  /**
   * The connection.
   */
  path: string;
  /**
   * The tools.
   */
  tools?: LlmTool[];
}
/**
 * A connection's tools could not be fetched.
 */
export interface ConnectorSyncErrored {
  /**
   * The tag.
   */
  type: "connector.sync.errored";
  /**
   * The fetch.
   */
  id?: string;
  /**
   * The connection.
   */
  path: string;
  error: ErrorInfo;
  /**
   * Whether it will be tried again if the policy allows.
   */
  retryable?: boolean;
}
/**
 * A connection's tools are to be fetched.
 */
export interface ConnectorSyncRequested {
  /**
   * The tag.
   */
  type: "connector.sync.requested";
  /**
   * The fetch.
   */
  id?: string;
  /**
   * The connection.
   */
  path: string;
  /**
   * The attempt.
   */
  attempt?: number;
}
/**
 * The worker's decision was taken.
 */
export interface DecisionCompleted {
  /**
   * The tag.
   */
  type: "decision.completed";
  /**
   * The decision.
   */
  decision_id: string;
  /**
   * Whether it said nothing: what it left open may still be decided under the same id.
   *
   * Ours; not part of the published protocol.
   */
  empty?: boolean;
}
/**
 * The worker is being asked.
 *
 * Rules: delivery/failed-delivery-comes-again, delivery/waits-before-redelivery.
 */
export interface DecisionDispatched {
  /**
   * The tag.
   */
  type: "decision.dispatched";
  /**
   * The decision.
   */
  decision_id: string;
  /**
   * Which delivery this is.
   */
  attempts?: number;
  /**
   * When it lapses.
   */
  deadline?: Timestamp;
}
/**
 * The worker's answer is no longer wanted.
 *
 * Rules: delivery/lapsed-delivery-is-dropped.
 */
export interface DecisionDropped {
  /**
   * The tag.
   */
  type: "decision.dropped";
  /**
   * The decision.
   */
  decision_id: string;
  /**
   * Why.
   *
   * Ours; not part of the published protocol.
   */
  reason?: string;
}
/**
 * The worker failed; ends the stream.
 *
 * Rules: delivery/streamed-error-is-a-failure.
 */
export interface DecisionErrorFrame {
  /**
   * The frame's name.
   */
  event: "decision.error";
  data: DecisionFailure;
}
/**
 * A delivery failed, or its answer was refused.
 *
 * Rules: delivery/failed-delivery-comes-again, delivery/waits-before-redelivery, delivery/fatal-answer-fails-the-turn, delivery/fatal-answer-is-no-tool-error, delivery/failed-action-leaves-the-turn, delivery/statuses-that-are-final.
 */
export interface DecisionErrored {
  /**
   * The tag.
   */
  type: "decision.errored";
  /**
   * The decision.
   */
  decision_id: string;
  error: ErrorInfo;
  /**
   * Whether it will be delivered again if its bounds allow.
   */
  retryable: boolean;
  /**
   * When the next attempt is due. Absent: there is none.
   *
   * Ours; not part of the published protocol.
   */
  retry_at?: Timestamp;
}
/**
 * How a worker failed to decide.
 *
 * Rules: delivery/streamed-error-is-a-failure.
 */
export interface DecisionFailure {
  /**
   * What went wrong.
   */
  message: string;
  /**
   * Whether to deliver again. Default: true.
   */
  retryable?: boolean;
}
/**
 * The worker is to be asked.
 */
export interface DecisionQueued {
  /**
   * The tag.
   */
  type: "decision.queued";
  /**
   * The decision.
   */
  decision_id: string;
  /**
   * What happened.
   */
  trigger: Trigger;
  /**
   * True when the trigger holds the news alone; the path as it stands when the worker is asked comes before them.
   *
   * Ours; not part of the published protocol.
   */
  news_only?: boolean;
}
/**
 * What the engine sends to the worker. The tolerant reading needs only the session, the decision and the trigger.
 *
 * Rules: delivery/posted-as-json, delivery/takes-both-kinds-of-answer, delivery/carries-a-trace, delivery/signs-the-exact-bytes, delivery/unsigned-without-a-secret, delivery/request-can-be-read and 35 more.
 */
export interface DecisionRequest {
  /**
   * The session.
   */
  session_id: string;
  /**
   * The decision; the same each time it is delivered.
   *
   * Rules: delivery/redelivery-keeps-its-id, delivery/attempts-rise-with-each-delivery, worker/answers-redelivery, delivery/second-answer-writes-nothing.
   */
  decision_id: string;
  /**
   * The agent.
   */
  agent_id: string;
  identity: WorkerIdentity;
  trigger: Trigger;
  /**
   * What the engine would do by itself; may be returned unchanged. Empty when it has nothing to propose.
   */
  proposed: DecisionResponse;
  /**
   * The worker's own state as it last set it; null if it never did.
   *
   * Rules: durability/state-survives, session/state-is-kept.
   */
  state: unknown;
  /**
   * The config in force; null until there is one.
   */
  agent?: AgentConfig | null;
  /**
   * The worker that is asked.
   *
   * Since 0.9.4: later than the revision, accepted and never required.
   */
  worker?: WorkerRef | null;
  /**
   * Every open call, sorted by id.
   */
  calls: Call[];
  /**
   * How many tool and subagent calls are open, plus ended ones whose decision is still to come.
   */
  pending_calls: number;
  /**
   * The active path, root first.
   */
  messages: Message[];
  message_tree: MessageTree;
  /**
   * The sessions above this one, when it belongs to a subagent.
   */
  ancestry: string[];
  /**
   * Which delivery this is; rises by one with each.
   *
   * Rules: delivery/redelivery-keeps-its-id, delivery/attempts-rise-with-each-delivery, worker/answers-redelivery.
   */
  attempts: number;
  /**
   * When this delivery lapses; null without a bound.
   */
  deadline?: Timestamp | null;
  /**
   * The running turn; null outside of turns.
   */
  turn_id?: string | null;
}
/**
 * What a worker decides, and what an engine proposes. Everything may be left out; nothing at all is a decision too.
 *
 * Rules: delivery/proposes-one-prompt-for-messages, delivery/proposes-nothing-for-an-action, delivery/survives-a-newer-worker, delivery/all-or-nothing, delivery/messages-are-matched-by-id, proposals/another-answer-is-obeyed and 3 more.
 */
export interface DecisionResponse {
  /**
   * The whole view, root first: known ids in order write nothing, all from the first unknown one on is written. Absent or empty: nothing changes.
   *
   * Rules: delivery/messages-are-matched-by-id.
   */
  messages?: DraftMessage[];
  /**
   * What to do, in order.
   */
  actions?: Action[];
  /**
   * The worker's new state, replaced whole. Absent or null: keep.
   *
   * Rules: session/state-is-kept.
   */
  state?: unknown;
  /**
   * The agent's new config. Absent or null: keep.
   */
  agent?: AgentConfig | null;
  /**
   * Settings of the channels through which people reach the session, by name.
   */
  channels?: {[name: string]: unknown};
}
/**
 * The decision; ends the stream.
 *
 * Rules: delivery/streamed-answer-counts, llm-worker/stream-ends-in-its-decision.
 */
export interface DecisionResultFrame {
  /**
   * The frame's name.
   */
  event: "decision.result";
  data: DecisionAnswer;
}
/**
 * How deferred tools are found.
 *
 * Rules: deferred/at-most-max-matches, deferred/five-matches-by-default.
 */
export interface DeferOptions {
  /**
   * How the model finds a tool. Default: `search`.
   */
  strategy?: "search";
  /**
   * How many tools a search names at most. Default: 5.
   *
   * Rules: deferred/at-most-max-matches, deferred/five-matches-by-default.
   */
  max_matches?: number;
}
/**
 * End the turn. The first one fixes its outcome and brings `turn.finished`; the answer to that closes it.
 *
 * Rules: turns/done-brings-turn-finished, turns/data-is-that-of-the-first-done, turns/reply-without-calls-proposes-done, turns/done-leaves-no-prompt, turns/finished-proposes-done.
 */
export interface DoneAction {
  /**
   * The tag.
   */
  type: "done";
  /**
   * The turn's outcome.
   */
  data?: unknown;
}
/**
 * A message that may not be on the record yet: without an id, it is new.
 *
 * Rules: blobs/unknown-uri-is-left-alone, delivery/messages-are-matched-by-id.
 */
export interface DraftMessage {
  /**
   * The id of a recorded message, or one that its author chose.
   *
   * Rules: delivery/messages-are-matched-by-id.
   */
  id?: string;
  role: Role;
  content?: Content;
  /**
   * The calls that an assistant message makes. Absent and empty are the same.
   */
  tool_calls?: ToolCall[];
  /**
   * Of a tool message: the call that it answers.
   *
   * Rules: model-view/one-message-per-call, proposals/result-becomes-a-tool-message.
   */
  tool_call_id?: string;
  /**
   * Of a tool message: the tool's name.
   */
  name?: string;
  /**
   * Since 0.9.4: later than the revision, accepted and never required.
   */
  reasoning?: Reasoning;
}
/**
 * Body of a failed answer of a client's routes, and of a worker.
 *
 * Rules: blobs/missing-blob-is-404, blobs/only-a-blob-uri-is-fetched, blobs/hidden-from-other-tenants, client-tools/owner-alone-may-answer, client-tools/worker-calls-stay-with-the-worker, client-tools/refusals-have-their-status and 8 more.
 */
export interface ErrorBody {
  /**
   * One sentence that says what was wrong.
   */
  error: string;
}
/**
 * A failure on the record. It says nothing about retries.
 *
 * Rules: async/bounds-still-apply, calls/error-is-told, calls/code-defaults-to-handler-error, calls/unknown-code, llm-worker/error-ends-the-call, output/text-of-a-violation and 1 more.
 */
export interface ErrorInfo {
  /**
   * One sentence that people and models may read. For a failed tool call it is what the model reads as the result.
   *
   * Rules: model-view/reads-the-error.
   */
  message: string;
  code: ErrorCode;
  /**
   * Dotted path of the field at fault, where one field is.
   */
  param?: string;
  /**
   * Whatever else a program may want to know.
   *
   * Rules: calls/error-is-told.
   */
  detail?: unknown;
}
/**
 * One entry of a session's log.
 *
 * Rules: delivery/waits-before-redelivery, durability/log-survives, events/seq-starts-at-one, events/seq-rises-by-one, events/resume-repeats-and-skips-nothing, events/event-can-be-read and 1 more.
 */
export interface Event {
  /**
   * The session.
   */
  session_id: string;
  /**
   * Place in the log: starts at 1 and rises by one.
   */
  seq: number;
  /**
   * When it happened.
   */
  occurred_at: Timestamp;
  /**
   * The turn in which it happened; absent or null outside of turns.
   */
  turn_id?: string | null;
  payload: EventPayload;
}
/**
 * One event of the log on a session's stream: its name is the payload's type, its id the event's `seq`.
 *
 * Rules: events/resume-repeats-and-skips-nothing, events/last-event-id-beats-the-query, events/frame-names-its-event, events/stream-ends-with-its-turn, events/hidden-from-others.
 */
export interface EventFrame {
  /**
   * `seq` as text; a client sends it back as `Last-Event-ID` to go on after it.
   */
  id: string;
  /**
   * The payload's type.
   */
  event: string;
  data: Event;
}
/**
 * Body of the machine's route that lists a session's events.
 *
 * Ours; not part of the published protocol.
 *
 * Rules: events/list-route.
 */
export interface EventList {
  /**
   * The events in order, after the `seq` that was asked for.
   */
  events: Event[];
}
/**
 * End the turn as failed: open calls are voided and no `turn.finished` follows.
 *
 * Since after 0.9.4: later than the revision, accepted and never required.
 *
 * Rules: turns/failed-model-call.
 */
export interface FailAction {
  /**
   * The tag.
   */
  type: "fail";
  error: ErrorInfo;
}
/**
 * A file's name and contents.
 */
export interface FileData {
  /**
   * The file's name.
   */
  filename: string;
  /**
   * The contents as a `data:` or other address.
   */
  file_data: string;
}
/**
 * A file, inline.
 */
export interface FilePart {
  /**
   * The tag.
   */
  type: "file";
  file: FileData;
}
/**
 * Another message became the last of the active path.
 */
export interface HeadMoved {
  /**
   * The tag.
   */
  type: "head.moved";
  /**
   * That message.
   */
  head_id: string;
}
/**
 * An image, inline.
 *
 * Rules: blobs/stored-bytes-are-exact, blobs/empty-data-is-a-blob.
 */
export interface ImageBlock {
  /**
   * The tag.
   */
  type: "image";
  /**
   * The bytes in standard, padded base64.
   *
   * Rules: storage/unreadable-bytes-leave-a-block, storage/unreadable-bytes-wording, worker/encodes-bytes-as-base64, storage/no-bytes-on-the-record, storage/unreadable-bytes-are-not-stored.
   */
  data: string;
  /**
   * Media type of the bytes, kept verbatim.
   */
  mimeType: string;
}
/**
 * An image by address; a `data:` address from a client is stored like a block's bytes.
 *
 * Rules: blobs/client-data-is-stored.
 */
export interface ImageUrlPart {
  /**
   * The tag.
   */
  type: "image_url";
  image_url: MediaUrl;
}
/**
 * Sound, inline. Unlike the parts with a URL, it usually holds raw base64; only a `data:` URI in its place is sure to be stored as a blob.
 */
export interface InputAudioPart {
  /**
   * The tag.
   */
  type: "input_audio";
  input_audio: AudioData;
}
/**
 * Body of the client's input route.
 *
 * Rules: client-tools/ended-by-a-result, client-tools/ended-by-an-error, client-tools/owner-alone-may-answer, client-tools/worker-calls-stay-with-the-worker, surface/client-input-is-taken.
 */
export interface InputRequest {
  /**
   * The session. Default: a new one.
   */
  session_id?: string;
  input: ClientInput;
}
/**
 * Pause the branch at its head until somebody answers. Without any message, pause all.
 *
 * Rules: interrupts/pauses-the-branch, interrupts/second-on-a-paused-branch, turns/failed-model-call.
 */
export interface InterruptAction {
  /**
   * The tag.
   */
  type: "interrupt";
  /**
   * Names the pause. Default: the engine makes one.
   */
  interrupt_id?: string;
  /**
   * Why, for people and programs.
   */
  reason: string;
  /**
   * What is asked: usually an `InterruptPayload`.
   */
  payload?: unknown;
}
/**
 * What else a user interface may want; `options` are answers to choose from.
 */
export interface InterruptMetadata {
  /**
   * Answers to choose from.
   */
  options?: InterruptOption[];
  [k: string]: unknown;
}
/**
 * One answer to choose.
 */
export interface InterruptOption {
  /**
   * What a person reads.
   */
  label: string;
  /**
   * What is sent when it is chosen.
   */
  value: unknown;
  /**
   * How to show it, for example `danger`.
   */
  style?: string;
}
/**
 * What a pause asks, in the spelling of AG-UI. A payload of another shape is passed on as it is.
 */
export interface InterruptPayload {
  /**
   * The question, for a person.
   */
  message?: string;
  /**
   * The tool call that waits for the answer.
   */
  toolCallId?: string;
  /**
   * JSON Schema of the answer's payload.
   */
  responseSchema?: unknown;
  /**
   * When an answer is no longer wanted.
   */
  expiresAt?: Timestamp;
  metadata?: InterruptMetadata;
}
/**
 * Body of the answer to a pause.
 *
 * Rules: interrupts/client-may-interrupt.
 */
export interface InterruptReply {
  /**
   * Always true.
   */
  ok: true;
  /**
   * Names the pause.
   */
  interrupt_id: string;
}
/**
 * Body of the client's route for pausing a session.
 *
 * Rules: interrupts/client-may-interrupt.
 */
export interface InterruptRequest {
  /**
   * Names the pause. Default: the engine makes one.
   */
  interrupt_id?: string;
  /**
   * Why.
   */
  reason?: string;
  /**
   * What is asked: usually an `InterruptPayload`.
   */
  payload?: unknown;
}
/**
 * Answer a pause. Ignored when the pause was raised by somebody of higher rank.
 *
 * Rules: interrupts/worker-may-resolve, interrupts/who-may-resume.
 */
export interface InterruptResolveAction {
  /**
   * The tag.
   */
  type: "interrupt.resolve";
  /**
   * The pause.
   */
  interrupt_id: string;
  /**
   * The answer.
   */
  payload?: unknown;
}
/**
 * Answer a pause.
 *
 * Rules: interrupts/resume-is-a-trigger, interrupts/unknown-id-does-nothing, interrupts/who-may-resume.
 */
export interface InterruptResumeInput {
  /**
   * The tag.
   */
  type: "interrupt.resume";
  /**
   * The pause.
   */
  interrupt_id: string;
  /**
   * The answer.
   */
  payload?: unknown;
}
/**
 * A pause on the active path was answered. Proposed: a model call over the transcript.
 *
 * Rules: interrupts/resume-is-a-trigger, interrupts/resumed-comes-first, interrupts/worker-may-resolve, worker/goes-on-when-resumed.
 */
export interface InterruptResumed {
  /**
   * The tag.
   */
  type: "interrupt.resumed";
  /**
   * The pause.
   */
  interrupt_id: string;
  /**
   * The answer.
   */
  payload?: unknown;
}
/**
 * The arguments are an object that does not match the schema.
 */
export interface InvalidInput {
  /**
   * The tag.
   */
  status: "invalid";
  /**
   * The arguments as they came; an engine may leave them out.
   */
  value?: ArgumentObject;
  /**
   * What does not match, in a sentence.
   */
  error: string;
}
/**
 * Prompt the model. What is left out comes from the agent's config and the transcript.
 *
 * Rules: async/waits-for-every-call, interrupts/pauses-the-branch, interrupts/resume-proposes-a-prompt, model-view/prompted-once-after-the-calls, model-view/own-messages-are-sent-as-given, proposals/prompts-when-all-have-ended and 1 more.
 */
export interface LlmCallAction {
  /**
   * The tag.
   */
  type: "llm.call";
  /**
   * The model call's id. Default: the engine makes one.
   */
  id?: string;
  /**
   * Which model connection. Default: the config's.
   */
  llm?: string;
  /**
   * Which model. Default: the config's.
   */
  model?: string;
  /**
   * The prompt, sent as it is, with no system text added. Default: the config's system text and the active path.
   *
   * Rules: model-view/own-messages-are-sent-as-given.
   */
  messages?: DraftMessage[];
  /**
   * The tools on offer. Default: the config's.
   */
  tools?: LlmTool[];
  /**
   * Sampling temperature.
   */
  temperature?: number;
  /**
   * Bound on tokens written.
   */
  max_completion_tokens?: number;
  reasoning?: ReasoningConfig;
  /**
   * Whether pieces are sent as they come. Default: true.
   */
  stream?: boolean;
  retry?: RetryOverride;
}
/**
 * A model call was answered.
 */
export interface LlmCallCompleted {
  /**
   * The tag.
   */
  type: "llm.call.completed";
  /**
   * The model call.
   */
  id: string;
  /**
   * The attempt.
   *
   * Ours; not part of the published protocol.
   */
  attempt?: number;
  /**
   * The answer.
   *
   * Ours; not part of the published protocol.
   */
  response?: LlmResponse;
}
/**
 * An attempt of a model call was sent.
 */
export interface LlmCallDispatched {
  /**
   * The tag.
   */
  type: "llm.call.dispatched";
  /**
   * The model call.
   */
  id: string;
  /**
   * The attempt.
   */
  attempt: number;
}
/**
 * An attempt of a model call failed.
 *
 * Rules: durability/model-call-is-made-again, retries/model-call-tried-again-by-default.
 */
export interface LlmCallErrored {
  /**
   * The tag.
   */
  type: "llm.call.errored";
  /**
   * The model call.
   */
  id: string;
  /**
   * The attempt.
   *
   * Ours; not part of the published protocol.
   */
  attempt?: number;
  error: ErrorInfo;
  /**
   * Whether it will be tried again if the policy allows.
   */
  retryable: boolean;
  /**
   * When the next attempt is due. Absent: there is none.
   *
   * Ours; not part of the published protocol.
   */
  retry_at?: Timestamp;
}
/**
 * An attempt of a model call is due.
 *
 * Rules: durability/model-call-is-made-again, retries/model-call-tried-again-by-default.
 */
export interface LlmCallRequested {
  /**
   * The tag.
   */
  type: "llm.call.requested";
  /**
   * The model call.
   */
  id: string;
  /**
   * The attempt.
   */
  attempt: number;
  /**
   * What asked for it, every default filled in, without its messages and tools.
   *
   * Ours; not part of the published protocol.
   */
  action?: LlmCallAction;
  /**
   * The declarations that the model is offered: what its tool calls are checked against.
   *
   * Ours; not part of the published protocol.
   */
  offered?: AgentTool[];
  /**
   * The policy in force.
   *
   * Ours; not part of the published protocol.
   */
  policy?: RetryPolicy;
  /**
   * The system text that it is sent.
   *
   * Ours; not part of the published protocol.
   */
  system?: string;
  /**
   * The messages that it brought itself. Absent: it is sent the path.
   *
   * Ours; not part of the published protocol.
   */
  prompt?: DraftMessage[];
  /**
   * The end of the path that it is sent.
   *
   * Ours; not part of the published protocol.
   */
  head_id?: string;
  /**
   * Who calls the model. Absent: the engine.
   *
   * Ours; not part of the published protocol.
   */
  handler?: "server" | "worker";
  /**
   * Whose API a worker is given the call for. Absent: the neutral form.
   *
   * Ours; not part of the published protocol.
   */
  format?: "openai" | "anthropic";
}
/**
 * End a model call that the worker made with a failure, or let its policy try again.
 *
 * Rules: llm-worker/error-ends-the-call, worker/answers-model-calls.
 */
export interface LlmErrorAction {
  /**
   * The tag.
   */
  type: "llm.error";
  /**
   * The model call. Default: that of the `llm.execute` being answered.
   */
  id?: string;
  /**
   * The attempt. Default: that of the `llm.execute` being answered.
   */
  attempt?: number;
  /**
   * What went wrong.
   */
  error: string;
  /**
   * Try again under the call's policy. Default: false.
   *
   * Rules: llm-worker/error-ends-the-call.
   */
  retryable?: boolean;
  /**
   * What kind of failure. Default: `handler_error`.
   */
  code?: ErrorCode;
  /**
   * Whatever else a program may want to know.
   */
  detail?: unknown;
}
/**
 * End a model call with a failure, or let its policy try again.
 *
 * Rules: llm-worker/settled-by-the-machine-route.
 */
export interface LlmErrorSettle {
  /**
   * The tag.
   */
  type: "llm.error";
  /**
   * The model call.
   */
  id: string;
  /**
   * The attempt. Default: the open one.
   */
  attempt?: number;
  /**
   * What went wrong.
   */
  error: string;
  /**
   * Try again under the call's policy. Default: false.
   */
  retryable?: boolean;
  /**
   * What kind of failure. Default: `handler_error`.
   */
  code?: ErrorCode;
  /**
   * Whatever else a program may want to know.
   */
  detail?: unknown;
}
/**
 * A model call is to be made by the worker. Proposed: nothing.
 *
 * Rules: llm-worker/model-call-is-asked-of-the-worker, llm-worker/nothing-is-proposed, llm-worker/format-names-the-body, worker/answers-model-calls, worker/streams-tokens-only-where-asked.
 */
export interface LlmExecute {
  /**
   * The tag.
   */
  type: "llm.execute";
  /**
   * The model call.
   */
  id: string;
  /**
   * The call in neutral form, or a provider's own body when `format` is present.
   */
  request: LlmRequest | ProviderRequest;
  /**
   * Whose API `request` is written for, and the answer is to be.
   */
  format?: "openai" | "anthropic";
  /**
   * Whether pieces of the answer may be sent as they come.
   */
  stream: boolean;
  /**
   * Which try this is.
   */
  attempt: number;
  /**
   * When this attempt lapses. Absent without a bound.
   */
  deadline?: Timestamp;
}
/**
 * A model call ended. Proposed: the reply on the record and one `tool.call` for each call in it, or `done`.
 *
 * Rules: llm-worker/result-is-the-reply, llm-worker/error-ends-the-call, turns/reply-without-calls-proposes-done, turns/failed-model-call, turns/broken-reply-is-no-reply.
 */
export interface LlmFinished {
  /**
   * The tag.
   */
  type: "llm.finished";
  /**
   * The model call.
   */
  id: string;
  /**
   * Whether the model answered.
   */
  ok: boolean;
  /**
   * Whether the answer was cut off by its bound on tokens.
   */
  truncated: boolean;
  /**
   * Whether the model declined. Default: false.
   *
   * Since 0.9.4: later than the revision, accepted and never required.
   */
  refused?: boolean;
  /**
   * The reply.
   */
  message?: DraftMessage;
  usage?: Usage;
  cost?: Cost;
  /**
   * Why there is no answer.
   */
  error?: ErrorInfo;
}
/**
 * An image that the model made.
 */
export interface LlmImage {
  /**
   * Where it is; often a `data:` address.
   */
  url: string;
}
/**
 * A model call in the engine's neutral form.
 *
 * Rules: llm-worker/request-shows-tools-as-declared, model-view/own-messages-are-sent-as-given.
 */
export interface LlmRequest {
  /**
   * The model's name.
   */
  model: string;
  /**
   * The prompt, system text first.
   */
  messages: DraftMessage[];
  /**
   * The tools on offer.
   */
  tools?: LlmTool[];
  /**
   * Sampling temperature.
   */
  temperature?: number;
  /**
   * Bound on tokens written.
   */
  max_completion_tokens?: number;
  reasoning?: ReasoningConfig;
}
/**
 * A model's whole answer in the engine's neutral form.
 *
 * Rules: llm-worker/result-is-the-reply.
 */
export interface LlmResponse {
  /**
   * The model that answered.
   */
  model: string;
  content?: Content;
  reasoning?: Reasoning;
  /**
   * The calls that it makes, in order.
   */
  tool_calls?: ToolCall[];
  finish_reason?: FinishReason;
  usage?: Usage;
  cost?: Cost;
  /**
   * Images that it made.
   */
  images?: LlmImage[];
}
/**
 * End a model call that the worker made with the model's answer.
 *
 * Rules: llm-worker/format-names-the-body, llm-worker/result-is-the-reply, llm-worker/unreadable-response-is-refused, worker/answers-model-calls.
 */
export interface LlmResultAction {
  /**
   * The tag.
   */
  type: "llm.result";
  /**
   * The model call. Default: that of the `llm.execute` being answered.
   */
  id?: string;
  /**
   * The attempt. Default: that of the `llm.execute` being answered.
   */
  attempt?: number;
  /**
   * An `LlmResponse`, or the provider's own answer when the `llm.execute` named a format.
   */
  response: unknown;
}
/**
 * End a model call with the model's answer.
 *
 * Rules: llm-worker/settled-by-the-machine-route.
 */
export interface LlmResultSettle {
  /**
   * The tag.
   */
  type: "llm.result";
  /**
   * The model call.
   */
  id: string;
  /**
   * The attempt. Default: the open one.
   */
  attempt?: number;
  response: LlmResponse;
}
/**
 * A tool as a model call offers it.
 *
 * Rules: client-tools/offered-to-the-model, deferred/left-out-of-the-request, deferred/search-and-call-take-their-place, deferred/others-stay-in-the-request, deferred/the-tool-decides-before-the-agent, llm-worker/request-shows-tools-as-declared and 2 more.
 */
export interface LlmTool {
  /**
   * The name.
   */
  name: string;
  /**
   * What it does; may be empty.
   */
  description: string;
  /**
   * JSON Schema of the arguments.
   *
   * Rules: llm-worker/request-shows-tools-as-declared, model-view/tools-as-declared, model-view/nothing-else-of-a-tool.
   */
  input?: unknown;
  /**
   * JSON Schema of the result; not shown to the model.
   */
  output?: unknown;
  /**
   * Kept out of the request until it is searched for.
   *
   * Since 0.9.4: later than the revision, accepted and never required.
   */
  defer?: boolean;
}
/**
 * The arguments are not a JSON object: another JSON value, or no JSON at all. It carries no value.
 */
export interface MalformedInput {
  /**
   * The tag.
   */
  status: "malformed";
  /**
   * What is wrong with the text, in a sentence.
   */
  error: string;
}
/**
 * A connection to an MCP server that the engine holds.
 */
export interface McpServer {
  /**
   * The connection's id in the engine's own configuration.
   */
  id: string;
  tools?: McpTools;
  /**
   * When it refuses the credentials: pause the session, or go on without its tools.
   */
  auth_failure?: "interrupt" | "degrade";
  /**
   * When its tools cannot be listed: say so, or say nothing.
   */
  tool_sync_failure?: "warn" | "silent";
  /**
   * Which of its tools ask a person first.
   */
  approve?: "never" | "destructive" | "always";
}
/**
 * Which of a connection's tools are offered.
 */
export interface McpTools {
  /**
   * Only these names.
   */
  include?: string[];
  /**
   * All but these names.
   */
  exclude?: string[];
  /**
   * Only tools that say they change nothing.
   */
  read_only?: boolean;
  /**
   * Only tools that say they destroy nothing.
   */
  non_destructive?: boolean;
  /**
   * Only tools that say they may run twice.
   */
  idempotent?: boolean;
  /**
   * Keep them out of the request.
   */
  defer?: boolean;
}
/**
 * Where an image or a video is.
 */
export interface MediaUrl {
  /**
   * An `https:`, `data:` or `blob:` address.
   */
  url: string;
}
/**
 * A message on the record.
 *
 * Rules: async/ended-calls-are-reported-at-once, blobs/client-data-is-stored, blobs/unknown-uri-is-left-alone, calls/repeated-id-runs-once, client-tools/ended-by-a-tool-message, deferred/search-stays-with-the-engine and 16 more.
 */
export interface Message {
  /**
   * Unique in its session; an assistant message has the id of its model call.
   */
  id: string;
  role: Role;
  content?: Content;
  /**
   * The calls that an assistant message makes. Absent and empty are the same.
   */
  tool_calls?: ToolCall[];
  /**
   * Of a tool message: the call that it answers.
   *
   * Rules: model-view/one-message-per-call, proposals/result-becomes-a-tool-message.
   */
  tool_call_id?: string;
  /**
   * Of a tool message: the tool's name.
   */
  name?: string;
  /**
   * Since 0.9.4: later than the revision, accepted and never required.
   */
  reasoning?: Reasoning;
}
/**
 * A message was recorded.
 */
export interface MessageNew {
  /**
   * The tag.
   */
  type: "message.new";
  message: Message;
  /**
   * The message that it follows. A root has none.
   */
  parent_id?: string;
}
/**
 * A message and its place in the tree.
 */
export interface MessageNode {
  message: Message;
  /**
   * The message that it follows. A root has none.
   */
  parent_id?: string;
}
/**
 * Write a message into another session.
 *
 * Rules: session/message-reaches-another-session.
 */
export interface MessageSendAction {
  /**
   * The tag.
   */
  type: "message.send";
  /**
   * The other session.
   */
  session_id: string;
  message: DraftMessage;
}
/**
 * Every message of a session, on every branch.
 *
 * Rules: delivery/messages-are-the-path, delivery/tree-holds-together.
 */
export interface MessageTree {
  /**
   * The messages, a parent before its children.
   */
  nodes: MessageNode[];
  /**
   * The last message of the active path. Absent while there is none.
   */
  head_id?: string;
}
/**
 * A pause that waits for its answer, as a client sees it.
 *
 * Rules: interrupts/client-sees-it.
 */
export interface OpenInterrupt {
  /**
   * Names it in the answer.
   */
  interrupt_id: string;
  /**
   * Who raised it.
   *
   * Rules: interrupts/who-may-resume.
   */
  origin: string;
  /**
   * Why.
   */
  reason: string;
  /**
   * The message at which the branch is paused; absent: all branches.
   *
   * Rules: interrupts/pauses-the-branch.
   */
  anchor?: string;
}
/**
 * What a model thought before it answered, kept so that it can be sent back.
 */
export interface Reasoning {
  /**
   * Whose reasoning this is; another provider cannot read its blocks.
   */
  provider: string;
  /**
   * The reasoning as text.
   */
  text?: string;
  /**
   * The provider's own blocks, opaque.
   */
  blocks?: unknown;
}
/**
 * How a model is to think.
 */
export interface ReasoningConfig {
  effort?: Effort;
  /**
   * Bound on tokens of thought.
   */
  max_tokens?: number;
  /**
   * Leave the reasoning out of the answer.
   */
  exclude?: boolean;
  /**
   * Whether to think at all.
   */
  enabled?: boolean;
}
/**
 * Body of a failed answer of a machine's routes: nothing was changed.
 *
 * Rules: delivery/refusals-are-sentences, surface/other-tenants-are-kept-out.
 */
export interface Refused {
  /**
   * Always false.
   */
  ok: false;
  /**
   * One sentence that says why.
   */
  error: string;
}
/**
 * A whole resource: text, or bytes inline.
 *
 * Rules: storage/text-beside-bytes, storage/empty-resource.
 */
export interface ResourceBlock {
  /**
   * The tag.
   */
  type: "resource";
  resource: ResourceContents;
}
/**
 * What a resource holds. With both `text` and `blob` the bytes count.
 *
 * Rules: blobs/served-under-its-type.
 */
export interface ResourceContents {
  /**
   * Names the resource; what follows its last slash becomes the stored name.
   */
  uri: string;
  /**
   * Media type. Default for bytes: `application/octet-stream`.
   */
  mimeType?: string;
  /**
   * The contents as text.
   */
  text?: string;
  /**
   * The contents as bytes, in standard, padded base64.
   */
  blob?: string;
}
/**
 * A pointer to a resource that the engine does not fetch.
 */
export interface ResourceLinkBlock {
  /**
   * The tag.
   */
  type: "resource_link";
  /**
   * Where the resource is.
   */
  uri: string;
  /**
   * A name for people and models.
   */
  name?: string;
  /**
   * Media type of what is there.
   */
  mimeType?: string;
}
/**
 * An agent's overrides: for all its calls, and for each kind. Decisions are not ruled by it.
 *
 * Rules: delivery/agents-policy-leaves-decisions-alone, retries/later-layer-wins, retries/tool-policy-covers-client-tools.
 */
export interface RetryConfig {
  /**
   * For calls of every kind.
   */
  default?: RetryOverride;
  /**
   * For model calls.
   */
  llm?: RetryOverride;
  /**
   * For tool calls, wherever they run.
   */
  tool?: RetryOverride;
  /**
   * For starting a subagent.
   */
  subagent?: RetryOverride;
  /**
   * For fetching a connector's tools.
   */
  connector?: RetryOverride;
}
/**
 * Replaces single fields of a policy; what it does not name stays. It cannot remove a bound.
 *
 * Rules: retries/no-more-than-max-attempts, retries/all-attempts-are-made, retries/zero-attempts-act-as-one, retries/waits-before-the-next-attempt, retries/no-backoff-no-wait, retries/later-layer-wins and 2 more.
 */
export interface RetryOverride {
  /**
   * Seconds that an attempt may wait to be started.
   */
  queue_timeout_secs?: number;
  /**
   * Seconds that a started attempt may take.
   */
  run_timeout_secs?: number;
  /**
   * Seconds from the first dispatch that all attempts and waits may take together.
   */
  total_timeout_secs?: number;
  /**
   * How often the call is tried at most; 0 acts as 1.
   */
  max_attempts?: number;
  /**
   * Base of the growing wait, in seconds; 0: no wait.
   */
  backoff_base_secs?: number;
  /**
   * Upper bound of a wait in seconds; 0: no wait.
   */
  backoff_max_secs?: number;
}
/**
 * The policy of one call, every field filled in.
 *
 * Rules: client-tools/no-bound-by-default, retries/provider-names-the-wait.
 */
export interface RetryPolicy {
  /**
   * Seconds that an attempt may wait to be started; null: no bound.
   */
  queue_timeout_secs: number | null;
  /**
   * Seconds that a started attempt may take; null: no bound.
   */
  run_timeout_secs: number | null;
  /**
   * Seconds from the first dispatch that all attempts and waits may take together; null: no bound.
   *
   * Rules: retries/total-bound-spans-all-attempts.
   */
  total_timeout_secs: number | null;
  /**
   * How often the call is tried at most; 0 acts as 1.
   *
   * Rules: retries/no-more-than-max-attempts, retries/all-attempts-are-made, retries/zero-attempts-act-as-one.
   */
  max_attempts: number;
  /**
   * After n failures the wait is this to the power of n, in seconds; 0: no wait.
   *
   * Rules: delivery/waits-before-redelivery, retries/waits-before-the-next-attempt, retries/no-backoff-no-wait, retries/model-call-tried-again-by-default.
   */
  backoff_base_secs: number;
  /**
   * Upper bound of a wait in seconds; 0: no wait.
   *
   * Rules: delivery/waits-before-redelivery, retries/waits-before-the-next-attempt, retries/no-backoff-no-wait, retries/model-call-tried-again-by-default.
   */
  backoff_max_secs: number;
}
/**
 * A tool's schema cannot be used, so its check is off.
 *
 * Ours; not part of the published protocol.
 *
 * Rules: schemas/unusable.
 */
export interface SchemaUnusable {
  /**
   * The tag.
   */
  type: "schema.unusable";
  /**
   * The tool.
   */
  tool: string;
  /**
   * Which of its schemas.
   */
  direction: "input" | "output";
  /**
   * JSON pointer to what is wrong in the schema.
   */
  pointer: string;
  /**
   * What is wrong.
   */
  reason: string;
}
/**
 * The session was ended from outside.
 */
export interface SessionCancelled {
  /**
   * The tag.
   */
  type: "session.cancelled";
}
/**
 * A session begins.
 */
export interface SessionCreated {
  /**
   * The tag.
   */
  type: "session.created";
  /**
   * The agent.
   */
  agent_id?: string;
  identity?: WorkerIdentity;
}
/**
 * A piece of a model's answer on a session's stream.
 *
 * Rules: events/deltas-stay-out-of-the-log, llm-worker/tokens-reach-the-client.
 */
export interface SessionDeltaFrame {
  /**
   * The frame's name.
   */
  event: "llm.token.delta";
  data: TokenDelta;
}
/**
 * Nothing is left to do until somebody speaks.
 *
 * Rules: delivery/failed-turn-says-why.
 */
export interface SessionDone {
  /**
   * The tag.
   */
  type: "session.done";
}
/**
 * A pause was answered.
 *
 * Rules: interrupts/pause-is-on-the-record.
 */
export interface SessionInterruptResumed {
  /**
   * The tag.
   */
  type: "session.interrupt_resumed";
  /**
   * The pause.
   */
  interrupt_id: string;
  /**
   * The answer.
   */
  payload?: unknown;
}
/**
 * A branch is paused.
 *
 * Rules: interrupts/waiting-model-calls-are-voided, interrupts/pause-is-on-the-record.
 */
export interface SessionInterrupted {
  /**
   * The tag.
   */
  type: "session.interrupted";
  /**
   * The pause.
   */
  interrupt_id: string;
  /**
   * Who raised it.
   *
   * Rules: interrupts/who-may-resume.
   */
  origin: string;
  /**
   * Why.
   */
  reason: string;
  /**
   * What is asked; null if nothing is.
   */
  payload: unknown;
  /**
   * The message at which the branch is paused; absent: all branches.
   */
  anchor?: string;
}
/**
 * A message is to be written into another session.
 */
export interface SessionMessageRequested {
  /**
   * The tag.
   */
  type: "session.message_requested";
  /**
   * The other session.
   */
  session_id: string;
  message: DraftMessage;
}
/**
 * A session begins; asked once, before anything else. The answer names the agent's config. Proposed: the engine's own config for the agent, if it has one.
 *
 * Rules: delivery/failed-start-is-asked-again, session/start-comes-first-and-once.
 */
export interface SessionStart {
  /**
   * The tag.
   */
  type: "session.start";
}
/**
 * A session as its owner's client sees it. Only recorded messages are shown.
 *
 * Rules: interrupts/client-sees-it, session/what-the-client-reads, surface/client-reads-its-session.
 */
export interface SessionView {
  /**
   * The session.
   */
  session_id: string;
  /**
   * The agent.
   */
  agent_id: string;
  /**
   * How it stands; `running` came later and may be told as `idle`.
   *
   * Rules: session/what-the-client-reads.
   */
  status: "idle" | "running" | "interrupted" | "done";
  /**
   * Pauses that wait for an answer.
   */
  interrupts: OpenInterrupt[];
  /**
   * The active path, root first.
   */
  messages: Message[];
  message_tree: MessageTree;
}
/**
 * An answer of the settle route with its status: 2xx if and only if the body says ok.
 *
 * Rules: async/late-result-changes-nothing, async/no-success-for-nothing, async/refusals-have-their-status, async/other-attempt-is-refused, delivery/second-answer-writes-nothing, delivery/status-tells-ok and 1 more.
 */
export interface SettleReply {
  /**
   * The HTTP status.
   */
  status: number;
  body: SettleBody;
}
/**
 * A stored file that the model reads on demand instead of in the prompt.
 *
 * Since 0.9.4: later than the revision, accepted and never required.
 */
export interface StoredAttachment {
  /**
   * The tag.
   */
  type: "attachment";
  /**
   * The name by which the model asks for it.
   */
  id: string;
  /**
   * Media type.
   */
  mime: string;
  /**
   * Size in bytes.
   */
  size: number;
  /**
   * Names the bytes.
   */
  uri: string;
}
/**
 * Bytes that were stored in the place of an image, a sound or a resource.
 *
 * Rules: blobs/stored-bytes-are-exact, blobs/size-counts-bytes, blobs/empty-data-is-a-blob, blobs/served-under-its-type, blobs/client-data-is-stored, blobs/unknown-uri-is-left-alone and 2 more.
 */
export interface StoredBlob {
  /**
   * The tag.
   */
  type: "blob";
  /**
   * Names the bytes; any form that the blob route takes. The published form is `BlobUri`.
   *
   * Rules: blobs/uri-form, blobs/fetched-by-a-machine.
   */
  uri: string;
}
/**
 * What a resource link becomes on the record; its members are kept.
 */
export interface StoredLink {
  /**
   * The tag.
   */
  type: "link";
  /**
   * Where the resource is.
   */
  uri: string;
  /**
   * A name for people and models.
   */
  name?: string;
  /**
   * Media type of what is there.
   */
  mimeType?: string;
}
/**
 * A result as the engine recorded it and as `tool.finished` carries it.
 *
 * Rules: async/settle-takes-a-tool-result, model-view/text-beside-structured-content, output/fitting-result-passes, output/kept-as-sent, results/string-is-its-text, results/other-json-is-stringified and 3 more.
 */
export interface StoredResult {
  /**
   * The blocks in the order in which they were answered; always written, perhaps empty.
   */
  content: StoredContent[];
  /**
   * The structured value exactly as it was answered; not searched for bytes.
   *
   * Rules: output/kept-as-sent.
   */
  structuredContent?: unknown;
  /**
   * The tool reported failure. Left out when false.
   */
  isError?: boolean;
}
/**
 * Text on the record.
 */
export interface StoredText {
  /**
   * The tag.
   */
  type: "text";
  /**
   * The text.
   */
  text: string;
}
/**
 * A piece of a model's answer. Pieces are shown as they come and are not on the record.
 */
export interface StreamDelta {
  /**
   * The next piece of text.
   */
  text?: string;
  /**
   * The next piece of reasoning.
   */
  reasoning?: string;
  /**
   * Pieces of tool calls.
   */
  tool_calls?: ToolCallDelta[];
  finish_reason?: FinishReason;
}
/**
 * Another agent that this one may start with a tool call.
 */
export interface Subagent {
  /**
   * The agent's id; by default also the tool's name.
   */
  id: string;
  /**
   * What it does, for the model.
   */
  description?: string;
  /**
   * Keep its tool out of the request.
   */
  defer?: boolean;
  /**
   * Name its tool `agent__<id>`.
   */
  prefix?: boolean;
  /**
   * Whether its caller waits, goes on, or chooses.
   *
   * Since 0.9.4: later than the revision, accepted and never required.
   */
  mode?: "blocking" | "detached" | "any";
}
/**
 * The start of a subagent was sent.
 */
export interface SubagentDispatched {
  /**
   * The tag.
   */
  type: "subagent.dispatched";
  /**
   * The tool call that asked for it.
   */
  id: string;
  /**
   * The attempt.
   */
  attempt?: number;
}
/**
 * A subagent could not be started.
 */
export interface SubagentErrored {
  /**
   * The tag.
   */
  type: "subagent.errored";
  /**
   * The tool call that asked for it.
   */
  id: string;
  error: ErrorInfo;
  /**
   * Whether it will be tried again if the policy allows.
   */
  retryable: boolean;
}
/**
 * A subagent's turn ended, was accepted to run apart, or was refused. Proposed: as for `tool.finished`.
 */
export interface SubagentFinished {
  /**
   * The tag.
   */
  type: "subagent.finished";
  /**
   * The tool call that started it.
   */
  id: string;
  /**
   * Whether there is a result.
   */
  ok: boolean;
  /**
   * The subagent's own session.
   */
  session_id: string;
  /**
   * The subagent.
   */
  agent_id: string;
  /**
   * What it answered; present when `ok` is true.
   */
  result?: string;
  /**
   * Why not; present when `ok` is false.
   */
  error?: ErrorInfo;
}
/**
 * A subagent is to be started.
 */
export interface SubagentRequested {
  /**
   * The tag.
   */
  type: "subagent.requested";
  /**
   * The tool call that asked for it.
   */
  id: string;
  /**
   * The attempt.
   */
  attempt?: number;
  /**
   * The agent.
   */
  agent_id: string;
  /**
   * Its session.
   */
  session_id?: string;
  /**
   * Whether its caller waits.
   */
  mode?: string;
  /**
   * What it is told.
   */
  message?: DraftMessage;
}
/**
 * Start another agent on behalf of a tool call. The same decision and call always open the same session.
 */
export interface SubagentSpawnAction {
  /**
   * The tag.
   */
  type: "subagent.spawn";
  /**
   * The agent to start.
   */
  agent_id: string;
  /**
   * The tool call that asked for it and gets the answer.
   */
  tool_call_id: string;
  /**
   * Its session. Default: derived from the decision and the call.
   */
  session_id?: string;
  /**
   * What it is told.
   */
  message?: DraftMessage;
  retry?: RetryOverride;
  /**
   * Wait for it, let it run apart, or wait for one that runs apart.
   *
   * Since 0.9.4: later than the revision, accepted and never required.
   */
  mode?: "blocking" | "detached" | "wait";
}
/**
 * A subagent runs.
 */
export interface SubagentStarted {
  /**
   * The tag.
   */
  type: "subagent.started";
  /**
   * The tool call that asked for it.
   */
  id: string;
  /**
   * Its session.
   */
  session_id: string;
  /**
   * Its turn.
   */
  turn_id?: string;
}
/**
 * How subagents are shown to the model.
 */
export interface SubagentTools {
  /**
   * A tool for each, or one for all. Default: `per_agent`.
   */
  strategy?: "per_agent" | "single";
  /**
   * Offer a tool that waits for a detached one.
   *
   * Since 0.9.4: later than the revision, accepted and never required.
   */
  wait?: boolean;
}
/**
 * A subagent's turn is over.
 */
export interface SubagentTurnCompleted {
  /**
   * The tag.
   */
  type: "subagent.turn_completed";
  /**
   * The tool call that asked for it.
   */
  id: string;
  /**
   * Its session.
   */
  session_id: string;
  /**
   * Its turn.
   */
  turn_id?: string;
  /**
   * Its outcome.
   */
  data?: unknown;
  /**
   * What it cost.
   */
  turn_cost?: Cost;
  /**
   * What it used.
   */
  turn_token_usage?: Usage;
  /**
   * Why it failed, if it did.
   */
  error?: ErrorInfo;
}
/**
 * A person, as one issuer names them.
 */
export interface Subject {
  /**
   * Who vouches for the id.
   */
  issuer: string;
  /**
   * The person.
   */
  id: string;
}
/**
 * Whom a machine submits for.
 */
export interface SubmitIdentity {
  /**
   * The person.
   */
  id: string;
  /**
   * Who may see the session. Default: `shared`.
   */
  visibility?: "shared" | "private";
  /**
   * What the worker is told about the person.
   */
  metadata?: {[name: string]: unknown};
}
/**
 * Body of the answer (202) to a submit or an input.
 *
 * Rules: delivery/submit-is-accepted, surface/client-input-is-taken, turns/one-at-a-time, turns/queued-turns-keep-their-order, turns/same-turn-id-runs-once.
 */
export interface SubmitReply {
  /**
   * The session.
   */
  session_id: string;
  /**
   * The turn that was opened, joined or queued; null where none is.
   */
  turn_id: string | null;
  /**
   * Whether it waits for a running turn.
   */
  queued: boolean;
}
/**
 * Body of the machine's submit route.
 *
 * Rules: delivery/unreadable-body-changes-nothing, delivery/unknown-agent, interrupts/messages-are-refused-while-paused, session/agent-without-a-worker, turns/one-at-a-time, turns/same-turn-id-runs-once and 1 more.
 */
export interface SubmitRequest {
  /**
   * The agent.
   */
  agent_id: string;
  identity: SubmitIdentity;
  /**
   * The session. Default: a new one.
   */
  session_id?: string;
  /**
   * The turn to open; the same id again runs nothing twice.
   *
   * Rules: turns/one-at-a-time, turns/same-turn-id-runs-once.
   */
  turn_id?: string;
  /**
   * Wait for a running turn instead of being refused. Default: false.
   *
   * Rules: turns/queued-turns-keep-their-order.
   */
  queue?: boolean;
  payload: ClientPayload;
}
/**
 * Text for the model.
 */
export interface TextBlock {
  /**
   * The tag.
   */
  type: "text";
  /**
   * The text.
   */
  text: string;
}
/**
 * A piece of a model's answer on a session's stream. It has no place in the log, so no `id:` goes with it.
 *
 * Rules: events/deltas-stay-out-of-the-log, llm-worker/tokens-reach-the-client.
 */
export interface TokenDelta {
  /**
   * The tag.
   */
  type: "llm.token.delta";
  /**
   * The session.
   */
  session_id: string;
  /**
   * The agent.
   */
  agent_id?: string;
  /**
   * The running turn.
   */
  turn_id?: string | null;
  /**
   * The model call.
   */
  call_id: string;
  /**
   * The attempt.
   */
  attempt: number;
  /**
   * Place of this piece within the attempt.
   */
  seq: number;
  /**
   * The next piece of text.
   */
  text?: string;
  /**
   * The next piece of reasoning.
   */
  reasoning?: string;
  /**
   * Pieces of tool calls.
   */
  tool_calls?: ToolCallDelta[];
  finish_reason?: FinishReason;
}
/**
 * A piece of the answer to `llm.execute`.
 *
 * Rules: llm-worker/stream-ends-in-its-decision, llm-worker/tokens-nobody-asked-for, worker/streams-tokens-only-where-asked.
 */
export interface TokenDeltaFrame {
  /**
   * The frame's name.
   */
  event: "llm.token.delta";
  /**
   * A `StreamDelta`, or the provider's own event when the execute named a format.
   */
  data: StreamDelta | ProviderRequest;
}
/**
 * Whom a client token stands for.
 */
export interface TokenIdentity {
  /**
   * The person.
   */
  id: string;
  /**
   * What the worker is told about the person.
   */
  metadata?: {[name: string]: unknown};
}
/**
 * A client token.
 *
 * Rules: surface/token-is-made-for-one-identity.
 */
export interface TokenReply {
  /**
   * To be sent as a bearer token.
   */
  token: string;
  /**
   * When it lapses, in seconds since 1970.
   */
  expires_at: number;
}
/**
 * Body of the machine's route for client tokens.
 *
 * Rules: surface/token-is-made-for-one-identity.
 */
export interface TokenRequest {
  identity: TokenIdentity;
  /**
   * How long the token holds, in seconds. Default: 600.
   */
  ttl_seconds?: number;
}
/**
 * One call inside an assistant message, as the model made it.
 *
 * Rules: calls/repeated-id-runs-once, calls/known-id-in-a-later-turn, model-view/arguments-as-the-model-wrote-them.
 */
export interface ToolCall {
  /**
   * Ties the call to its trigger, its result and its tool message.
   */
  id: string;
  /**
   * Always `function`.
   */
  type: "function";
  function: ToolCallFunction;
}
/**
 * Start a tool call. The tool's name decides where it runs.
 *
 * Rules: calls/name-decides-where-it-runs, calls/workers-own-call-runs, proposals/one-tool-call-per-call, proposals/calls-in-the-models-order, retries/later-layer-wins.
 */
export interface ToolCallAction {
  /**
   * The tag.
   */
  type: "tool.call";
  /**
   * The call's id. Default: the engine makes one.
   *
   * Rules: calls/repeated-id-runs-once, calls/known-id-in-a-later-turn.
   */
  id?: string;
  /**
   * The tool.
   */
  name: string;
  /**
   * Text is taken as the raw arguments; null is empty text; any other value becomes its compact JSON.
   */
  arguments: unknown;
  retry?: RetryOverride;
}
/**
 * A tool call ended with a result.
 *
 * Rules: events/call-is-on-the-log, events/log-and-triggers-agree.
 */
export interface ToolCallCompleted {
  /**
   * The tag.
   */
  type: "tool.call.completed";
  /**
   * The call.
   */
  id: string;
  /**
   * The attempt.
   *
   * Ours; not part of the published protocol.
   */
  attempt?: number;
  /**
   * The tool.
   */
  name: string;
  result: StoredResult;
}
/**
 * A piece of a tool call. The argument pieces of one id are joined in order.
 */
export interface ToolCallDelta {
  /**
   * The call.
   */
  id: string;
  /**
   * The tool's name, with the first piece.
   */
  name?: string;
  /**
   * The next piece of the argument text.
   */
  arguments?: string;
}
/**
 * An attempt of a tool call was sent.
 *
 * Rules: events/call-is-on-the-log.
 */
export interface ToolCallDispatched {
  /**
   * The tag.
   */
  type: "tool.call.dispatched";
  /**
   * The call.
   */
  id: string;
  /**
   * The attempt.
   */
  attempt: number;
}
/**
 * An attempt of a tool call failed.
 *
 * Rules: events/call-is-on-the-log, events/retry-is-on-the-log, events/log-and-triggers-agree, retries/waits-before-the-next-attempt, retries/lapsed-attempt-is-tried-again.
 */
export interface ToolCallErrored {
  /**
   * The tag.
   */
  type: "tool.call.errored";
  /**
   * The call.
   */
  id: string;
  /**
   * The attempt.
   *
   * Ours; not part of the published protocol.
   */
  attempt?: number;
  /**
   * The tool.
   */
  name: string;
  error: ErrorInfo;
  /**
   * Whether it will be tried again if the policy allows.
   */
  retryable: boolean;
  /**
   * When the next attempt is due. Absent: there is none.
   *
   * Ours; not part of the published protocol.
   */
  retry_at?: Timestamp;
}
/**
 * The tool and the arguments of a call.
 */
export interface ToolCallFunction {
  /**
   * The tool's name.
   */
  name: string;
  /**
   * The arguments as the model wrote them, byte for byte.
   *
   * Rules: arguments/text-byte-for-byte.
   */
  arguments: string;
}
/**
 * An attempt of a tool call is due.
 *
 * Rules: events/call-is-on-the-log, events/retry-is-on-the-log, retries/waits-before-the-next-attempt.
 */
export interface ToolCallRequested {
  /**
   * The tag.
   */
  type: "tool.call.requested";
  /**
   * The call.
   */
  id: string;
  /**
   * The attempt.
   */
  attempt: number;
  /**
   * The tool.
   */
  name: string;
  /**
   * The raw arguments.
   */
  arguments: string;
  /**
   * Where it runs.
   */
  handler: "server" | "worker" | "client";
  /**
   * The policy in force.
   */
  retry: RetryPolicy;
  /**
   * The model call whose reply asked for it.
   *
   * Ours; not part of the published protocol.
   */
  parent?: string;
}
/**
 * End a call with a failure, or let its policy try again.
 *
 * Rules: async/settled-by-a-later-decision, calls/settle-defaults-to-the-call-asked-about, calls/code-defaults-to-handler-error, output/errors-are-not-checked, proposals/refusal-of-bad-arguments, proposals/refusal-of-an-unknown-tool and 9 more.
 */
export interface ToolErrorAction {
  /**
   * The tag.
   */
  type: "tool.error";
  /**
   * The call. Default: that of the `tool.execute` being answered.
   *
   * Rules: calls/settle-defaults-to-the-call-asked-about, worker/settles-nothing-else.
   */
  id?: string;
  /**
   * The attempt. Default: that of the `tool.execute` being answered.
   */
  attempt?: number;
  /**
   * What went wrong, written for the model: it reads this as the result.
   *
   * Rules: model-view/reads-the-error.
   */
  error: string;
  /**
   * Try again under the call's policy. Default: false.
   *
   * Rules: retries/off-by-default.
   */
  retryable?: boolean;
  /**
   * What kind of failure. Default: `handler_error`.
   */
  code?: ErrorCode;
  /**
   * Whatever else a program may want to know.
   *
   * Rules: calls/error-is-told.
   */
  detail?: unknown;
}
/**
 * End a call of a client tool with a failure.
 *
 * Rules: client-tools/ended-by-an-error.
 */
export interface ToolErrorInput {
  /**
   * The tag.
   */
  type: "tool.error";
  /**
   * The call.
   */
  id: string;
  /**
   * The attempt. Default: the open one.
   */
  attempt?: number;
  /**
   * What went wrong, written for the model.
   */
  error: string;
  /**
   * Try again under the call's policy. Must be said here.
   */
  retryable: boolean;
}
/**
 * End a tool call with a failure, or let its policy try again.
 */
export interface ToolErrorSettle {
  /**
   * The tag.
   */
  type: "tool.error";
  /**
   * The call.
   */
  id: string;
  /**
   * The attempt. Default: the open one.
   */
  attempt?: number;
  /**
   * What went wrong, written for the model.
   */
  error: string;
  /**
   * Try again under the call's policy. Default: false.
   */
  retryable?: boolean;
  /**
   * What kind of failure. Default: `handler_error`.
   */
  code?: ErrorCode;
  /**
   * Whatever else a program may want to know.
   */
  detail?: unknown;
}
/**
 * The model called a tool that runs on the worker; sent once per attempt. Proposed: nothing for a valid call, else a `tool.error` that can be returned unchanged.
 *
 * Rules: arguments/every-call-reaches-the-worker, arguments/fitting-object-is-valid, arguments/breaking-object-is-invalid, arguments/no-object-is-malformed, arguments/blank-is-not-valid-text, arguments/digits-survive and 38 more.
 */
export interface ToolExecute {
  /**
   * The tag.
   */
  type: "tool.execute";
  /**
   * The call.
   */
  id: string;
  /**
   * The tool, by its own name.
   */
  name: string;
  /**
   * The arguments exactly as the model wrote them.
   *
   * Rules: arguments/text-byte-for-byte.
   */
  arguments: string;
  input: ToolInput;
  /**
   * Which try this is; rises by one with each and is compared by equality only.
   *
   * Rules: retries/first-attempt-number.
   */
  attempt: number;
  /**
   * When this attempt lapses. Absent without a bound.
   *
   * Rules: retries/deadline-is-told, retries/each-attempt-has-its-own-run-clock.
   */
  deadline?: Timestamp;
}
/**
 * A tool call ended, after its last attempt; sent once per call. Proposed: the tool message, and the next model call once no other call is open.
 *
 * Rules: async/settled-by-the-machine-route, async/settled-by-a-later-decision, async/settled-by-a-submitted-decision, async/settled-before-the-answer, async/waits-for-every-call, async/ended-calls-are-reported-at-once and 43 more.
 */
export interface ToolFinished {
  /**
   * The tag.
   */
  type: "tool.finished";
  /**
   * The call.
   */
  id: string;
  /**
   * Whether it ended with a result; a result that reports failure (`isError`) is one.
   *
   * Rules: calls/reported-failure.
   */
  ok: boolean;
  /**
   * The tool.
   */
  name: string;
  /**
   * What was recorded; present when `ok` is true.
   */
  result?: StoredResult;
  /**
   * Why it failed; present when `ok` is false.
   */
  error?: ErrorInfo;
}
/**
 * What a tool answers: blocks of content, optionally a structured value beside them. The tolerant reading is the one by which an engine tells a result from other data: it also takes a result of structured content alone.
 *
 * Rules: async/settle-takes-a-tool-result, calls/reported-failure, output/structured-content-is-preferred, output/several-text-blocks, output/null-structured-content, results/tool-result-is-taken-as-one and 2 more.
 */
export interface ToolResult {
  /**
   * The blocks, in the order in which the model reads them. May be empty.
   */
  content: ToolContent[];
  /**
   * The result as a JSON value; what the output check looks at first. Whether null is absent or the value null is the engine's choice; a worker leaves it out.
   *
   * Rules: output/structured-content-is-preferred, output/null-structured-content.
   */
  structuredContent?: unknown;
  /**
   * The tool ran and reports failure; the call still ends with a result. Default: false.
   *
   * Rules: calls/reported-failure, worker/result-fits-its-output.
   */
  isError?: boolean;
}
/**
 * End a call with a result. Naming both `result` and `content` is an error.
 *
 * Rules: async/settled-by-a-later-decision, async/settle-without-an-id-is-refused, calls/settle-defaults-to-the-call-asked-about, calls/settling-another-call, results/string-is-its-text, results/other-json-is-stringified and 10 more.
 */
export interface ToolResultAction {
  /**
   * The tag.
   */
  type: "tool.result";
  /**
   * The call. Default: that of the `tool.execute` being answered.
   *
   * Rules: calls/settle-defaults-to-the-call-asked-about, worker/settles-nothing-else, async/settle-without-an-id-is-refused.
   */
  id?: string;
  /**
   * The attempt. Default: that of the `tool.execute` being answered.
   *
   * Rules: calls/settle-defaults-to-the-call-asked-about, worker/settles-nothing-else, worker/names-its-attempt.
   */
  attempt?: number;
  /**
   * A `ToolResult`; anything else becomes one text block: text as it is, another JSON value as its compact JSON.
   *
   * Rules: results/tool-result-is-taken-as-one, results/string-is-its-text, results/other-json-is-stringified, results/extra-keys-and-empty-content.
   */
  result?: unknown;
  /**
   * The blocks of the result, in place of `result`.
   *
   * Rules: results/content-on-the-action, results/malformed-block-makes-data.
   */
  content?: ToolContent[];
  /**
   * The structured value; wins over the one inside `result`.
   */
  structured_content?: unknown;
  /**
   * The tool ran and reports failure; joined by or with the flag inside `result`. Default: false.
   */
  is_error?: boolean;
}
/**
 * End a call of a client tool with a result; read like the action of that name.
 *
 * Rules: client-tools/ended-by-a-result, output/checked-on-client-routes.
 */
export interface ToolResultInput {
  /**
   * The tag.
   */
  type: "tool.result";
  /**
   * The call.
   */
  id: string;
  /**
   * The attempt. Default: the open one.
   */
  attempt?: number;
  /**
   * A `ToolResult`, or anything that becomes one.
   */
  result?: unknown;
  /**
   * The blocks of the result, in place of `result`.
   */
  content?: ToolContent[];
  /**
   * The structured value.
   */
  structured_content?: unknown;
  /**
   * The tool ran and reports failure. Default: false.
   */
  is_error?: boolean;
}
/**
 * End a tool call with a result; read like the action of that name.
 *
 * Rules: retries/recorded-once-between-attempts.
 */
export interface ToolResultSettle {
  /**
   * The tag.
   */
  type: "tool.result";
  /**
   * The call.
   */
  id: string;
  /**
   * The attempt. Default: the open one.
   *
   * Rules: async/settle-without-an-attempt-means-the-current-one, retries/recorded-once-between-attempts.
   */
  attempt?: number;
  /**
   * A `ToolResult`, which every engine takes here, or anything that becomes one, which some take.
   */
  result?: unknown;
  /**
   * The blocks of the result, in place of `result`.
   */
  content?: ToolContent[];
  /**
   * The structured value.
   */
  structured_content?: unknown;
  /**
   * The tool ran and reports failure. Default: false.
   */
  is_error?: boolean;
}
/**
 * The turn's data are frozen; its last decision is asked for.
 *
 * Ours; not part of the published protocol.
 */
export interface TurnClosing {
  /**
   * The tag.
   */
  type: "turn.closing";
  /**
   * The turn.
   */
  turn_id: string;
  /**
   * What `done` gave.
   */
  data?: unknown;
}
/**
 * A turn is over.
 *
 * Rules: delivery/fatal-answer-fails-the-turn, delivery/failed-turn-says-why, events/stream-ends-with-its-turn, interrupts/turn-stays-the-same, turns/data-is-that-of-the-first-done, usage/turn-is-the-sum-of-its-calls.
 */
export interface TurnCompleted {
  /**
   * The tag.
   */
  type: "turn.completed";
  /**
   * The turn.
   */
  turn_id: string;
  /**
   * Its outcome, fixed by the first `done`.
   */
  data?: unknown;
  /**
   * What it cost, subagents included.
   */
  turn_cost: Cost;
  /**
   * What it used, subagents included.
   */
  turn_token_usage: Usage;
  /**
   * Why it failed, if it did.
   */
  error?: ErrorInfo;
}
/**
 * A running turn was ended with `done`: the last chance to act in it. Proposed: `done`.
 *
 * Rules: turns/done-brings-turn-finished, turns/finished-proposes-done, usage/turn-is-the-sum-of-its-calls.
 */
export interface TurnFinished {
  /**
   * The tag.
   */
  type: "turn.finished";
  /**
   * The turn.
   */
  turn_id: string;
  /**
   * The turn's outcome, fixed by the first `done`.
   */
  data?: unknown;
  /**
   * What the turn cost, subagents included. Default: `0`.
   */
  cost?: Cost;
  /**
   * What the turn used, subagents included.
   */
  usage?: Usage;
}
/**
 * A turn waits for the running one to end.
 *
 * Ours; not part of the published protocol.
 */
export interface TurnQueued {
  /**
   * The tag.
   */
  type: "turn.queued";
  /**
   * The turn.
   */
  turn_id: string;
  /**
   * What it will begin with.
   */
  trigger: Trigger;
}
/**
 * A turn was opened.
 */
export interface TurnStarted {
  /**
   * The tag.
   */
  type: "turn.started";
  /**
   * The turn.
   */
  turn_id: string;
}
/**
 * Tokens used. `input` is `uncached_input` plus `cache_read` plus `cache_write`; `total` is `input` plus `output`.
 *
 * Rules: usage/sums, usage/turn-is-the-sum-of-its-calls.
 */
export interface Usage {
  /**
   * All tokens read.
   */
  input: number;
  /**
   * Tokens written.
   */
  output: number;
  /**
   * Tokens read at the full price.
   */
  uncached_input: number;
  /**
   * Tokens read from the provider's cache.
   */
  cache_read: number;
  /**
   * Tokens read and put into the provider's cache.
   */
  cache_write: number;
  /**
   * All tokens.
   */
  total: number;
  /**
   * The provider's own figures; a sum over calls drops it.
   */
  provider?: unknown;
}
/**
 * The arguments are an object and match the schema, if there is one.
 */
export interface ValidInput {
  /**
   * The tag.
   */
  status: "valid";
  /**
   * The arguments as they came, as a value.
   */
  value: ArgumentObject;
}
/**
 * A video by address.
 */
export interface VideoUrlPart {
  /**
   * The tag.
   */
  type: "video_url";
  video_url: MediaUrl;
}
/**
 * On whose behalf a session runs.
 */
export interface WorkerIdentity {
  subject?: Subject;
  /**
   * Who may see the session. Default: `shared`.
   */
  visibility?: "shared" | "private";
  /**
   * What the submitter said about the person.
   */
  metadata?: {[name: string]: unknown};
}
/**
 * A worker as the engine knows it.
 *
 * Since 0.9.4: later than the revision, accepted and never required.
 */
export interface WorkerRef {
  /**
   * The worker.
   */
  id: string;
  /**
   * Where it is asked.
   */
  url?: string;
}
/**
 * The worker replaced its state.
 *
 * Rules: events/equal-state-writes-nothing.
 */
export interface WorkerStateUpdated {
  /**
   * The tag.
   */
  type: "worker.state.updated";
  /**
   * The new state.
   */
  state: unknown;
}
/**
 * Body of the route by which a worker takes a decision later: the decision's members beside its ids. Every settle in it names its call.
 *
 * Rules: async/settled-by-a-submitted-decision, delivery/second-answer-writes-nothing.
 */
export interface WorkerSubmit {
  /**
   * The session.
   */
  session_id: string;
  /**
   * The decision; answering it twice writes nothing.
   *
   * Rules: delivery/second-answer-writes-nothing.
   */
  decision_id: string;
  /**
   * The whole view, root first. Absent or empty: nothing changes.
   */
  messages?: DraftMessage[];
  /**
   * What to do, in order.
   */
  actions?: Action[];
  /**
   * The worker's new state. Absent or null: keep.
   */
  state?: unknown;
  /**
   * The agent's new config. Absent or null: keep.
   */
  agent?: AgentConfig | null;
  /**
   * Settings of channels, by name.
   */
  channels?: {[name: string]: unknown};
}
