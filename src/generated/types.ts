// Provisional: written by hand-made script until `npm run generate` stands.
export type Action = LlmCallAction | ToolCallAction | ToolResultAction | ToolErrorAction | LlmResultAction | LlmErrorAction | SubagentSpawnAction | MessageSendAction | InterruptAction | InterruptResolveAction | ConnectorSyncAction | DoneAction | FailAction;
export interface LlmCallAction {
  /** The tag. */
  type: "llm.call";
  /** The model call's id. Default: the engine makes one. */
  id?: string;
  /** Which model connection. Default: the config's. */
  llm?: string;
  /** Which model. Default: the config's. */
  model?: string;
  /** The prompt, sent as it is, with no system text added. Default: the config's system text and the active path. */
  messages?: (DraftMessage)[];
  /** The tools on offer. Default: the config's. */
  tools?: (LlmTool)[];
  /** Sampling temperature. */
  temperature?: number;
  /** Bound on tokens written. */
  max_completion_tokens?: number;
  reasoning?: ReasoningConfig;
  /** Whether pieces are sent as they come. Default: true. */
  stream?: boolean;
  retry?: RetryOverride;
}
export interface ToolCallAction {
  /** The tag. */
  type: "tool.call";
  /** The call's id. Default: the engine makes one. */
  id?: string;
  /** The tool. */
  name: string;
  /** Text is taken as the raw arguments; null is empty text; any other value becomes its compact JSON. */
  arguments: unknown;
  retry?: RetryOverride;
}
export interface ToolResultAction {
  /** The tag. */
  type: "tool.result";
  /** The call. Default: that of the `tool.execute` being answered. */
  id?: string;
  /** The attempt. Default: that of the `tool.execute` being answered. */
  attempt?: number;
  /** A `ToolResult`; anything else becomes one text block: text as it is, another JSON value as its compact JSON. */
  result?: unknown;
  /** The blocks of the result, in place of `result`. */
  content?: (ToolContent)[];
  /** The structured value; wins over the one inside `result`. */
  structured_content?: unknown;
  /** The tool ran and reports failure; joined by or with the flag inside `result`. Default: false. */
  is_error?: boolean;
}
export interface ToolErrorAction {
  /** The tag. */
  type: "tool.error";
  /** The call. Default: that of the `tool.execute` being answered. */
  id?: string;
  /** The attempt. Default: that of the `tool.execute` being answered. */
  attempt?: number;
  /** What went wrong, written for the model: it reads this as the result. */
  error: string;
  /** Try again under the call's policy. Default: false. */
  retryable?: boolean;
  /** What kind of failure. Default: `handler_error`. */
  code?: ErrorCode;
  /** Whatever else a program may want to know. */
  detail?: unknown;
}
export interface LlmResultAction {
  /** The tag. */
  type: "llm.result";
  /** The model call. Default: that of the `llm.execute` being answered. */
  id?: string;
  /** The attempt. Default: that of the `llm.execute` being answered. */
  attempt?: number;
  /** An `LlmResponse`, or the provider's own answer when the `llm.execute` named a format. */
  response: unknown;
}
export interface LlmErrorAction {
  /** The tag. */
  type: "llm.error";
  /** The model call. Default: that of the `llm.execute` being answered. */
  id?: string;
  /** The attempt. Default: that of the `llm.execute` being answered. */
  attempt?: number;
  /** What went wrong. */
  error: string;
  /** Try again under the call's policy. Default: false. */
  retryable?: boolean;
  /** What kind of failure. Default: `handler_error`. */
  code?: ErrorCode;
  /** Whatever else a program may want to know. */
  detail?: unknown;
}
export interface SubagentSpawnAction {
  /** The tag. */
  type: "subagent.spawn";
  /** The agent to start. */
  agent_id: string;
  /** The tool call that asked for it and gets the answer. */
  tool_call_id: string;
  /** Its session. Default: derived from the decision and the call. */
  session_id?: string;
  /** What it is told. */
  message?: DraftMessage;
  retry?: RetryOverride;
  /** Wait for it, let it run apart, or wait for one that runs apart. */
  mode?: "blocking" | "detached" | "wait";
}
export interface MessageSendAction {
  /** The tag. */
  type: "message.send";
  /** The other session. */
  session_id: string;
  message: DraftMessage;
}
export interface InterruptAction {
  /** The tag. */
  type: "interrupt";
  /** Names the pause. Default: the engine makes one. */
  interrupt_id?: string;
  /** Why, for people and programs. */
  reason: string;
  /** What is asked: usually an `InterruptPayload`. */
  payload?: unknown;
}
export interface InterruptResolveAction {
  /** The tag. */
  type: "interrupt.resolve";
  /** The pause. */
  interrupt_id: string;
  /** The answer. */
  payload?: unknown;
}
export interface ConnectorSyncAction {
  /** The tag. */
  type: "connector.sync";
  /** The connection: `mcp.<id>` or `plugin.<id>.mcp.<server>`. */
  path: string;
}
export interface DoneAction {
  /** The tag. */
  type: "done";
  /** The turn's outcome. */
  data?: unknown;
}
export interface FailAction {
  /** The tag. */
  type: "fail";
  error: ErrorInfo;
}
export interface ClientContext {
  /** Tools that the client runs; a name that the worker already uses is ignored. */
  tools?: (AgentTool)[];
  /** Facts about the client's situation. */
  context?: (unknown)[];
  /** The client's own state. */
  state?: unknown;
  /** Passed on as they are. */
  forwarded_props?: unknown;
}
export type ClientInput = ClientMessageInput | ClientMessagesInput | ClientAppendInput | ClientActionInput | InterruptResumeInput | ToolResultInput | ToolErrorInput;
export interface ClientMessageInput {
  /** The tag. */
  type: "client.message";
  /** The agent. */
  agent_id: string;
  message: DraftMessage;
  /** The turn to open; the same id again runs nothing twice. */
  turn_id?: string;
  /** Whether pieces of answers are wanted. Default: false. */
  stream?: boolean;
  /** Wait for a running turn instead of being refused. Default: false. */
  queue?: boolean;
}
export interface ClientMessagesInput {
  /** The tag. */
  type: "client.messages";
  /** The agent. */
  agent_id: string;
  /** The view, root first. */
  messages: (DraftMessage)[];
  /** The turn to open. */
  turn_id?: string;
  /** Whether pieces of answers are wanted. Default: false. */
  stream?: boolean;
  client?: ClientContext;
}
export interface ClientAppendInput {
  /** The tag. */
  type: "client.append";
  /** The agent. */
  agent_id: string;
  /** The messages to add. */
  messages: (DraftMessage)[];
  /** The turn to open. */
  turn_id?: string;
  /** Whether pieces of answers are wanted. Default: false. */
  stream?: boolean;
  client?: ClientContext;
  /** Wait for a running turn instead of being refused. Default: false. */
  queue?: boolean;
}
export interface ClientActionInput {
  /** The tag. */
  type: "client.action";
  /** The agent. */
  agent_id: string;
  /** The action. */
  name: string;
  /** Its arguments. */
  args?: unknown;
  /** The turn that it belongs to. */
  turn_id?: string;
}
export interface InterruptResumeInput {
  /** The tag. */
  type: "interrupt.resume";
  /** The pause. */
  interrupt_id: string;
  /** The answer. */
  payload?: unknown;
}
export interface ToolResultInput {
  /** The tag. */
  type: "tool.result";
  /** The call. */
  id: string;
  /** The attempt. Default: the open one. */
  attempt?: number;
  /** A `ToolResult`, or anything that becomes one. */
  result?: unknown;
  /** The blocks of the result, in place of `result`. */
  content?: (ToolContent)[];
  /** The structured value. */
  structured_content?: unknown;
  /** The tool ran and reports failure. Default: false. */
  is_error?: boolean;
}
export interface ToolErrorInput {
  /** The tag. */
  type: "tool.error";
  /** The call. */
  id: string;
  /** The attempt. Default: the open one. */
  attempt?: number;
  /** What went wrong, written for the model. */
  error: string;
  /** Try again under the call's policy. Must be said here. */
  retryable: boolean;
}
export type ClientPayload = ClientMessagePayload | ClientMessagesPayload | ClientAppendPayload | ClientActionPayload;
export interface ClientMessagePayload {
  /** The tag. */
  type: "client.message";
  message: DraftMessage;
  /** Whether pieces of answers are wanted. Default: false. */
  stream?: boolean;
}
export interface ClientMessagesPayload {
  /** The tag. */
  type: "client.messages";
  /** The view, root first. */
  messages: (DraftMessage)[];
  /** Whether pieces of answers are wanted. Default: false. */
  stream?: boolean;
  client?: ClientContext;
}
export interface ClientAppendPayload {
  /** The tag. */
  type: "client.append";
  /** The messages to add. */
  messages: (DraftMessage)[];
  /** Whether pieces of answers are wanted. Default: false. */
  stream?: boolean;
  client?: ClientContext;
}
export interface ClientActionPayload {
  /** The tag. */
  type: "client.action";
  /** The action. */
  name: string;
  /** Its arguments. */
  args?: unknown;
}
export interface SubmitIdentity {
  /** The person. */
  id: string;
  /** Who may see the session. Default: `shared`. */
  visibility?: "shared" | "private";
  /** What the worker is told about the person. */
  metadata?: { [k: string]: unknown };
}
export interface TokenIdentity {
  /** The person. */
  id: string;
  /** What the worker is told about the person. */
  metadata?: { [k: string]: unknown };
}
export interface SubmitRequest {
  /** The agent. */
  agent_id: string;
  identity: SubmitIdentity;
  /** The session. Default: a new one. */
  session_id?: string;
  /** The turn to open; the same id again runs nothing twice. */
  turn_id?: string;
  /** Wait for a running turn instead of being refused. Default: false. */
  queue?: boolean;
  payload: ClientPayload;
}
export interface SubmitReply {
  /** The session. */
  session_id: string;
  /** The turn that was opened, joined or queued; null where none is. */
  turn_id: string | null;
  /** Whether it waits for a running turn. */
  queued: boolean;
}
export interface InputRequest {
  /** The session. Default: a new one. */
  session_id?: string;
  input: ClientInput;
}
export interface SessionView {
  /** The session. */
  session_id: string;
  /** The agent. */
  agent_id: string;
  /** How it stands; `running` came later and may be told as `idle`. */
  status: "idle" | "running" | "interrupted" | "done";
  /** Pauses that wait for an answer. */
  interrupts: (OpenInterrupt)[];
  /** The active path, root first. */
  messages: (Message)[];
  message_tree: MessageTree;
}
export interface InterruptRequest {
  /** Names the pause. Default: the engine makes one. */
  interrupt_id?: string;
  /** Why. */
  reason?: string;
  /** What is asked: usually an `InterruptPayload`. */
  payload?: unknown;
}
export interface InterruptReply {
  /** Always true. */
  ok: true;
  /** Names the pause. */
  interrupt_id: string;
}
export interface TokenRequest {
  identity: TokenIdentity;
  /** How long the token holds, in seconds. Default: 600. */
  ttl_seconds?: number;
}
export interface TokenReply {
  /** To be sent as a bearer token. */
  token: string;
  /** When it lapses, in seconds since 1970. */
  expires_at: number;
}
export type Timestamp = string;
export type Cost = string;
export type BlobUri = string;
export type Effort = "xhigh" | "high" | "medium" | "low" | "minimal" | "none";
export interface AgentConfig {
  /** The model's name. */
  model: string;
  /** Which of the engine's model connections to use. Default: the engine's. */
  llm?: string;
  /** System text, put before the transcript. */
  system?: string;
  effort?: Effort;
  retry?: RetryConfig;
  /** The tools that run on the worker or on the client. */
  tools?: (AgentTool)[];
  /** Agents that it may start. */
  subagents?: (Subagent)[];
  subagent_tools?: SubagentTools;
  /** How deep agents may start agents; 0: never. Default: 5. */
  max_subagent_depth?: number;
  /** Connections whose tools the engine runs. */
  mcp?: (McpServer)[];
  /** Bundles of skills and connections. */
  plugins?: (AgentPlugin)[];
  defer_tools?: DeferTools;
  /** Whether the model is told of the connections. */
  mcp_announce?: "auto" | "never";
  attachments?: Attachments;
}
export type DeferTools = boolean | DeferOptions;
export interface DeferOptions {
  /** How the model finds a tool. Default: `search`. */
  strategy?: "search";
  /** How many tools a search names at most. Default: 5. */
  max_matches?: number;
}
export interface Subagent {
  /** The agent's id; by default also the tool's name. */
  id: string;
  /** What it does, for the model. */
  description?: string;
  /** Keep its tool out of the request. */
  defer?: boolean;
  /** Name its tool `agent__<id>`. */
  prefix?: boolean;
  /** Whether its caller waits, goes on, or chooses. */
  mode?: "blocking" | "detached" | "any";
}
export interface SubagentTools {
  /** A tool for each, or one for all. Default: `per_agent`. */
  strategy?: "per_agent" | "single";
  /** Offer a tool that waits for a detached one. */
  wait?: boolean;
}
export interface McpServer {
  /** The connection's id in the engine's own configuration. */
  id: string;
  tools?: McpTools;
  /** When it refuses the credentials: pause the session, or go on without its tools. */
  auth_failure?: "interrupt" | "degrade";
  /** When its tools cannot be listed: say so, or say nothing. */
  tool_sync_failure?: "warn" | "silent";
  /** Which of its tools ask a person first. */
  approve?: "never" | "destructive" | "always";
}
export interface McpTools {
  /** Only these names. */
  include?: (string)[];
  /** All but these names. */
  exclude?: (string)[];
  /** Only tools that say they change nothing. */
  read_only?: boolean;
  /** Only tools that say they destroy nothing. */
  non_destructive?: boolean;
  /** Only tools that say they may run twice. */
  idempotent?: boolean;
  /** Keep them out of the request. */
  defer?: boolean;
}
export interface AgentPlugin {
  /** The plugin's id. */
  id: string;
  /** Which of its servers; all when absent. */
  servers?: (string)[];
}
export interface Attachments {
  /** The tools that the model gets for reading them. */
  tools?: ("read" | "view")[];
  /** Largest file that may stand in the prompt: bytes, or text such as `20mb`. */
  max_inline?: number | string;
  /** By pattern of media type, for example `image/*`. */
  rules?: { [k: string]: "inline" | "attachment" };
}
export interface DecisionRequest {
  /** The session. */
  session_id: string;
  /** The decision; the same each time it is delivered. */
  decision_id: string;
  /** The agent. */
  agent_id: string;
  identity: WorkerIdentity;
  trigger: Trigger;
  /** What the engine would do by itself; may be returned unchanged. Empty when it has nothing to propose. */
  proposed: DecisionResponse;
  /** The worker's own state as it last set it; null if it never did. */
  state: unknown;
  /** The config in force; null until there is one. */
  agent?: AgentConfig | null;
  /** The worker that is asked. */
  worker?: WorkerRef | null;
  /** Every open call, sorted by id. */
  calls: (Call)[];
  /** How many tool and subagent calls are open, plus ended ones whose decision is still to come. */
  pending_calls: number;
  /** The active path, root first. */
  messages: (Message)[];
  message_tree: MessageTree;
  /** The sessions above this one, when it belongs to a subagent. */
  ancestry: (string)[];
  /** Which delivery this is; rises by one with each. */
  attempts: number;
  /** When this delivery lapses; null without a bound. */
  deadline?: Timestamp | null;
  /** The running turn; null outside of turns. */
  turn_id?: string | null;
}
export interface DecisionResponse {
  /** The whole view, root first: known ids in order write nothing, all from the first unknown one on is written. Absent or empty: nothing changes. */
  messages?: (DraftMessage)[];
  /** What to do, in order. */
  actions?: (Action)[];
  /** The worker's new state, replaced whole. Absent or null: keep. */
  state?: unknown;
  /** The agent's new config. Absent or null: keep. */
  agent?: AgentConfig | null;
  /** Settings of the channels through which people reach the session, by name. */
  channels?: { [k: string]: unknown };
}
export type DecisionAnswer = DecisionResponse | null;
export interface Call {
  /** The call; of a subagent, the tool call that started it. */
  id: string;
  kind: CallKind;
  status: CallStatus;
  /** The attempt that is open now, or was the last. */
  attempt: number;
  /** When the attempt lapses. */
  deadline?: Timestamp;
  /** The message on whose branch it stands. */
  anchor?: string;
  /** The tool. */
  name?: string;
  /** The raw arguments. */
  arguments?: string;
  /** Where it runs; `server` is the engine itself. */
  handler?: "server" | "worker" | "client";
  /** Of a model call: whether pieces are sent as they come. */
  stream?: boolean;
  /** Of a subagent: the agent. */
  agent_id?: string;
  /** Of a subagent: its session. */
  session_id?: string;
}
export type CallKind = "tool_call" | "subagent" | "llm_call" | "connector_sync" | "decision" | "turn_end";
export type CallStatus = "queued" | "pending" | "running" | "retry_scheduled" | "completed" | "failed";
export interface WorkerIdentity {
  subject?: Subject;
  /** Who may see the session. Default: `shared`. */
  visibility?: "shared" | "private";
  /** What the submitter said about the person. */
  metadata?: { [k: string]: unknown };
}
export interface Subject {
  /** Who vouches for the id. */
  issuer: string;
  /** The person. */
  id: string;
}
export interface WorkerRef {
  /** The worker. */
  id: string;
  /** Where it is asked. */
  url?: string;
}
export type ErrorCode = "provider_error" | "rate_limited" | "refused" | "budget_exceeded" | "deadline_exceeded" | "invalid_response" | "handler_error" | "worker_unreachable" | "unroutable" | "internal";
export interface ErrorInfo {
  /** One sentence that people and models may read. For a failed tool call it is what the model reads as the result. */
  message: string;
  code: ErrorCode;
  /** Dotted path of the field at fault, where one field is. */
  param?: string;
  /** Whatever else a program may want to know. */
  detail?: unknown;
}
export interface ErrorBody {
  /** One sentence that says what was wrong. */
  error: string;
}
export interface Accepted {
  /** Always true. */
  ok: true;
}
export interface Refused {
  /** Always false. */
  ok: false;
  /** One sentence that says why. */
  error: string;
}
export interface Event {
  /** The session. */
  session_id: string;
  /** Place in the log: starts at 1 and rises by one. */
  seq: number;
  /** When it happened. */
  occurred_at: Timestamp;
  /** The turn in which it happened; absent or null outside of turns. */
  turn_id?: string | null;
  payload: EventPayload;
}
export interface EventList {
  /** The events in order, after the `seq` that was asked for. */
  events: (Event)[];
}
export type EventPayload = SessionCreated | MessageNew | HeadMoved | TurnStarted | TurnCompleted | SessionDone | SessionCancelled | LlmCallRequested | LlmCallDispatched | LlmCallCompleted | LlmCallErrored | ToolCallRequested | ToolCallDispatched | ToolCallCompleted | ToolCallErrored | SubagentRequested | SubagentDispatched | SubagentStarted | SubagentTurnCompleted | SubagentErrored | ConnectorSyncRequested | ConnectorSyncCompleted | ConnectorSyncErrored | ConnectorAuthFailed | SessionInterrupted | SessionInterruptResumed | WorkerStateUpdated | AgentUpdated | ChannelsUpdated | DecisionQueued | DecisionDispatched | DecisionCompleted | DecisionErrored | DecisionDropped | CallVoided | SessionMessageRequested | SchemaUnusable | TurnQueued | TurnClosing;
export interface SessionCreated {
  /** The tag. */
  type: "session.created";
  /** The agent. */
  agent_id?: string;
  identity?: WorkerIdentity;
}
export interface MessageNew {
  /** The tag. */
  type: "message.new";
  message: Message;
  /** The message that it follows. A root has none. */
  parent_id?: string;
}
export interface HeadMoved {
  /** The tag. */
  type: "head.moved";
  /** That message. */
  head_id: string;
}
export interface TurnStarted {
  /** The tag. */
  type: "turn.started";
  /** The turn. */
  turn_id: string;
}
export interface TurnCompleted {
  /** The tag. */
  type: "turn.completed";
  /** The turn. */
  turn_id: string;
  /** Its outcome, fixed by the first `done`. */
  data?: unknown;
  /** What it cost, subagents included. */
  turn_cost: Cost;
  /** What it used, subagents included. */
  turn_token_usage: Usage;
  /** Why it failed, if it did. */
  error?: ErrorInfo;
}
export interface SessionDone {
  /** The tag. */
  type: "session.done";
}
export interface SessionCancelled {
  /** The tag. */
  type: "session.cancelled";
}
export interface LlmCallRequested {
  /** The tag. */
  type: "llm.call.requested";
  /** The model call. */
  id: string;
  /** The attempt. */
  attempt: number;
  /** What asked for it, every default filled in, without its messages and tools. */
  action?: LlmCallAction;
  /** The declarations that the model is offered: what its tool calls are checked against. */
  offered?: (AgentTool)[];
  /** The policy in force. */
  policy?: RetryPolicy;
  /** The system text that it is sent. */
  system?: string;
  /** The messages that it brought itself. Absent: it is sent the path. */
  prompt?: (DraftMessage)[];
  /** The end of the path that it is sent. */
  head_id?: string;
}
export interface LlmCallDispatched {
  /** The tag. */
  type: "llm.call.dispatched";
  /** The model call. */
  id: string;
  /** The attempt. */
  attempt: number;
}
export interface LlmCallCompleted {
  /** The tag. */
  type: "llm.call.completed";
  /** The model call. */
  id: string;
  /** The attempt. */
  attempt?: number;
  /** The answer. */
  response?: LlmResponse;
}
export interface LlmCallErrored {
  /** The tag. */
  type: "llm.call.errored";
  /** The model call. */
  id: string;
  /** The attempt. */
  attempt?: number;
  error: ErrorInfo;
  /** Whether it will be tried again if the policy allows. */
  retryable: boolean;
  /** When the next attempt is due. Absent: there is none. */
  retry_at?: Timestamp;
}
export interface ToolCallRequested {
  /** The tag. */
  type: "tool.call.requested";
  /** The call. */
  id: string;
  /** The attempt. */
  attempt: number;
  /** The tool. */
  name: string;
  /** The raw arguments. */
  arguments: string;
  /** Where it runs. */
  handler: "server" | "worker" | "client";
  /** The policy in force. */
  retry: RetryPolicy;
  /** The model call whose reply asked for it. */
  parent?: string;
}
export interface ToolCallDispatched {
  /** The tag. */
  type: "tool.call.dispatched";
  /** The call. */
  id: string;
  /** The attempt. */
  attempt: number;
}
export interface ToolCallCompleted {
  /** The tag. */
  type: "tool.call.completed";
  /** The call. */
  id: string;
  /** The attempt. */
  attempt?: number;
  /** The tool. */
  name: string;
  result: StoredResult;
}
export interface ToolCallErrored {
  /** The tag. */
  type: "tool.call.errored";
  /** The call. */
  id: string;
  /** The attempt. */
  attempt?: number;
  /** The tool. */
  name: string;
  error: ErrorInfo;
  /** Whether it will be tried again if the policy allows. */
  retryable: boolean;
  /** When the next attempt is due. Absent: there is none. */
  retry_at?: Timestamp;
}
export interface SubagentRequested {
  /** The tag. */
  type: "subagent.requested";
  /** The tool call that asked for it. */
  id: string;
  /** The attempt. */
  attempt?: number;
  /** The agent. */
  agent_id: string;
  /** Its session. */
  session_id?: string;
  /** Whether its caller waits. */
  mode?: string;
  /** What it is told. */
  message?: DraftMessage;
}
export interface SubagentDispatched {
  /** The tag. */
  type: "subagent.dispatched";
  /** The tool call that asked for it. */
  id: string;
  /** The attempt. */
  attempt?: number;
}
export interface SubagentStarted {
  /** The tag. */
  type: "subagent.started";
  /** The tool call that asked for it. */
  id: string;
  /** Its session. */
  session_id: string;
  /** Its turn. */
  turn_id?: string;
}
export interface SubagentTurnCompleted {
  /** The tag. */
  type: "subagent.turn_completed";
  /** The tool call that asked for it. */
  id: string;
  /** Its session. */
  session_id: string;
  /** Its turn. */
  turn_id?: string;
  /** Its outcome. */
  data?: unknown;
  /** What it cost. */
  turn_cost?: Cost;
  /** What it used. */
  turn_token_usage?: Usage;
  /** Why it failed, if it did. */
  error?: ErrorInfo;
}
export interface SubagentErrored {
  /** The tag. */
  type: "subagent.errored";
  /** The tool call that asked for it. */
  id: string;
  error: ErrorInfo;
  /** Whether it will be tried again if the policy allows. */
  retryable: boolean;
}
export interface ConnectorSyncRequested {
  /** The tag. */
  type: "connector.sync.requested";
  /** The fetch. */
  id?: string;
  /** The connection. */
  path: string;
  /** The attempt. */
  attempt?: number;
}
export interface ConnectorSyncCompleted {
  /** The tag. */
  type: "connector.sync.completed";
  /** The fetch. */
  id?: string;
  /** The connection. */
  path: string;
  /** The tools. */
  tools?: (LlmTool)[];
}
export interface ConnectorSyncErrored {
  /** The tag. */
  type: "connector.sync.errored";
  /** The fetch. */
  id?: string;
  /** The connection. */
  path: string;
  error: ErrorInfo;
  /** Whether it will be tried again if the policy allows. */
  retryable?: boolean;
}
export interface ConnectorAuthFailed {
  /** The tag. */
  type: "connector.auth.failed";
  /** The connection. */
  path: string;
  error?: ErrorInfo;
}
export interface SessionInterrupted {
  /** The tag. */
  type: "session.interrupted";
  /** The pause. */
  interrupt_id: string;
  /** Who raised it. */
  origin: string;
  /** Why. */
  reason: string;
  /** What is asked; null if nothing is. */
  payload: unknown;
  /** The message at which the branch is paused; absent: all branches. */
  anchor?: string;
}
export interface SessionInterruptResumed {
  /** The tag. */
  type: "session.interrupt_resumed";
  /** The pause. */
  interrupt_id: string;
  /** The answer. */
  payload?: unknown;
}
export interface WorkerStateUpdated {
  /** The tag. */
  type: "worker.state.updated";
  /** The new state. */
  state: unknown;
}
export interface AgentUpdated {
  /** The tag. */
  type: "agent.updated";
  /** The new config. */
  agent: AgentConfig;
}
export interface ChannelsUpdated {
  /** The tag. */
  type: "channels.updated";
  /** The new settings, by name. */
  channels: { [k: string]: unknown };
}
export interface DecisionQueued {
  /** The tag. */
  type: "decision.queued";
  /** The decision. */
  decision_id: string;
  /** What happened. */
  trigger: Trigger;
}
export interface DecisionDispatched {
  /** The tag. */
  type: "decision.dispatched";
  /** The decision. */
  decision_id: string;
  /** Which delivery this is. */
  attempts?: number;
  /** When it lapses. */
  deadline?: Timestamp;
}
export interface DecisionCompleted {
  /** The tag. */
  type: "decision.completed";
  /** The decision. */
  decision_id: string;
}
export interface DecisionErrored {
  /** The tag. */
  type: "decision.errored";
  /** The decision. */
  decision_id: string;
  error: ErrorInfo;
  /** Whether it will be delivered again if its bounds allow. */
  retryable: boolean;
  /** When the next attempt is due. Absent: there is none. */
  retry_at?: Timestamp;
}
export interface DecisionDropped {
  /** The tag. */
  type: "decision.dropped";
  /** The decision. */
  decision_id: string;
  /** Why. */
  reason?: string;
}
export interface CallVoided {
  /** The tag. */
  type: "call.voided";
  kind: CallKind;
  /** The call. */
  id: string;
}
export interface SessionMessageRequested {
  /** The tag. */
  type: "session.message_requested";
  /** The other session. */
  session_id: string;
  message: DraftMessage;
}
export interface SchemaUnusable {
  /** The tag. */
  type: "schema.unusable";
  /** The tool. */
  tool: string;
  /** Which of its schemas. */
  direction: "input" | "output";
  /** JSON pointer to what is wrong in the schema. */
  pointer: string;
  /** What is wrong. */
  reason: string;
}
export interface TurnQueued {
  /** The tag. */
  type: "turn.queued";
  /** The turn. */
  turn_id: string;
  /** What it will begin with. */
  trigger: Trigger;
}
export interface TurnClosing {
  /** The tag. */
  type: "turn.closing";
  /** The turn. */
  turn_id: string;
  /** What `done` gave. */
  data?: unknown;
}
export type StreamFrame = TokenDeltaFrame | DecisionResultFrame | DecisionErrorFrame;
export interface TokenDeltaFrame {
  /** The frame's name. */
  event: "llm.token.delta";
  /** A `StreamDelta`, or the provider's own event when the execute named a format. */
  data: StreamDelta | ProviderRequest;
}
export interface DecisionResultFrame {
  /** The frame's name. */
  event: "decision.result";
  data: DecisionAnswer;
}
export interface DecisionErrorFrame {
  /** The frame's name. */
  event: "decision.error";
  data: DecisionFailure;
}
export interface DecisionFailure {
  /** What went wrong. */
  message: string;
  /** Whether to deliver again. Default: true. */
  retryable?: boolean;
}
export interface TokenDelta {
  /** The tag. */
  type: "llm.token.delta";
  /** The session. */
  session_id: string;
  /** The agent. */
  agent_id?: string;
  /** The running turn. */
  turn_id?: string | null;
  /** The model call. */
  call_id: string;
  /** The attempt. */
  attempt: number;
  /** Place of this piece within the attempt. */
  seq: number;
  /** The next piece of text. */
  text?: string;
  /** The next piece of reasoning. */
  reasoning?: string;
  /** Pieces of tool calls. */
  tool_calls?: (ToolCallDelta)[];
  finish_reason?: FinishReason;
}
export interface EventFrame {
  /** `seq` as text; a client sends it back as `Last-Event-ID` to go on after it. */
  id: string;
  /** The payload's type. */
  event: string;
  data: Event;
}
export interface SessionDeltaFrame {
  /** The frame's name. */
  event: "llm.token.delta";
  data: TokenDelta;
}
export interface SessionFrame {
  event: string;
}
export interface InterruptPayload {
  /** The question, for a person. */
  message?: string;
  /** The tool call that waits for the answer. */
  toolCallId?: string;
  /** JSON Schema of the answer's payload. */
  responseSchema?: unknown;
  /** When an answer is no longer wanted. */
  expiresAt?: Timestamp;
  metadata?: InterruptMetadata;
}
export interface InterruptMetadata {
  /** Answers to choose from. */
  options?: (InterruptOption)[];
}
export interface InterruptOption {
  /** What a person reads. */
  label: string;
  /** What is sent when it is chosen. */
  value: unknown;
  /** How to show it, for example `danger`. */
  style?: string;
}
export interface OpenInterrupt {
  /** Names it in the answer. */
  interrupt_id: string;
  /** Who raised it. */
  origin: string;
  /** Why. */
  reason: string;
  /** The message at which the branch is paused; absent: all branches. */
  anchor?: string;
}
export interface Usage {
  /** All tokens read. */
  input: number;
  /** Tokens written. */
  output: number;
  /** Tokens read at the full price. */
  uncached_input: number;
  /** Tokens read from the provider's cache. */
  cache_read: number;
  /** Tokens read and put into the provider's cache. */
  cache_write: number;
  /** All tokens. */
  total: number;
  /** The provider's own figures; a sum over calls drops it. */
  provider?: unknown;
}
export interface LlmTool {
  /** The name. */
  name: string;
  /** What it does; may be empty. */
  description: string;
  /** JSON Schema of the arguments. */
  input?: unknown;
  /** JSON Schema of the result; not shown to the model. */
  output?: unknown;
  /** Kept out of the request until it is searched for. */
  defer?: boolean;
}
export interface ReasoningConfig {
  effort?: Effort;
  /** Bound on tokens of thought. */
  max_tokens?: number;
  /** Leave the reasoning out of the answer. */
  exclude?: boolean;
  /** Whether to think at all. */
  enabled?: boolean;
}
export interface LlmRequest {
  /** The model's name. */
  model: string;
  /** The prompt, system text first. */
  messages: (DraftMessage)[];
  /** The tools on offer. */
  tools?: (LlmTool)[];
  /** Sampling temperature. */
  temperature?: number;
  /** Bound on tokens written. */
  max_completion_tokens?: number;
  reasoning?: ReasoningConfig;
}
export type ProviderRequest = { [k: string]: unknown };
export type FinishReason = "stop" | "length" | "tool_calls" | "content_filter" | "refusal";
export interface LlmImage {
  /** Where it is; often a `data:` address. */
  url: string;
}
export interface LlmResponse {
  /** The model that answered. */
  model: string;
  content?: Content;
  reasoning?: Reasoning;
  /** The calls that it makes, in order. */
  tool_calls?: (ToolCall)[];
  finish_reason?: FinishReason;
  usage?: Usage;
  cost?: Cost;
  /** Images that it made. */
  images?: (LlmImage)[];
}
export interface ToolCallDelta {
  /** The call. */
  id: string;
  /** The tool's name, with the first piece. */
  name?: string;
  /** The next piece of the argument text. */
  arguments?: string;
}
export interface StreamDelta {
  /** The next piece of text. */
  text?: string;
  /** The next piece of reasoning. */
  reasoning?: string;
  /** Pieces of tool calls. */
  tool_calls?: (ToolCallDelta)[];
  finish_reason?: FinishReason;
}
export type Role = "system" | "user" | "assistant" | "tool";
export type Content = string | (MessagePart)[];
export type MessagePart = StoredText | StoredBlob | StoredLink | StoredAttachment | ImageUrlPart | FilePart | InputAudioPart | VideoUrlPart;
export interface ImageUrlPart {
  /** The tag. */
  type: "image_url";
  image_url: MediaUrl;
}
export interface VideoUrlPart {
  /** The tag. */
  type: "video_url";
  video_url: MediaUrl;
}
export interface MediaUrl {
  /** An `https:`, `data:` or `blob:` address. */
  url: string;
}
export interface FilePart {
  /** The tag. */
  type: "file";
  file: FileData;
}
export interface FileData {
  /** The file's name. */
  filename: string;
  /** The contents as a `data:` or other address. */
  file_data: string;
}
export interface InputAudioPart {
  /** The tag. */
  type: "input_audio";
  input_audio: AudioData;
}
export interface AudioData {
  /** The bytes in base64. */
  data: string;
  /** The encoding, for example `wav` or `mp3`. */
  format: string;
}
export interface Reasoning {
  /** Whose reasoning this is; another provider cannot read its blocks. */
  provider: string;
  /** The reasoning as text. */
  text?: string;
  /** The provider's own blocks, opaque. */
  blocks?: unknown;
}
export interface Message {
  /** Unique in its session; an assistant message has the id of its model call. */
  id: string;
  role: Role;
  content?: Content;
  /** The calls that an assistant message makes. Absent and empty are the same. */
  tool_calls?: (ToolCall)[];
  /** Of a tool message: the call that it answers. */
  tool_call_id?: string;
  /** Of a tool message: the tool's name. */
  name?: string;
  reasoning?: Reasoning;
}
export interface DraftMessage {
  /** The id of a recorded message, or one that its author chose. */
  id?: string;
  role: Role;
  content?: Content;
  /** The calls that an assistant message makes. Absent and empty are the same. */
  tool_calls?: (ToolCall)[];
  /** Of a tool message: the call that it answers. */
  tool_call_id?: string;
  /** Of a tool message: the tool's name. */
  name?: string;
  reasoning?: Reasoning;
}
export interface MessageNode {
  message: Message;
  /** The message that it follows. A root has none. */
  parent_id?: string;
}
export interface MessageTree {
  /** The messages, a parent before its children. */
  nodes: (MessageNode)[];
  /** The last message of the active path. Absent while there is none. */
  head_id?: string;
}
export interface DelayFault {
  /** The tag. */
  kind: "delay";
  /** Milliseconds. */
  ms: number;
  times?: ScriptTimes;
  /** Only to every nth request. */
  every?: number;
  /** Only with this chance. */
  probability?: number;
  /** Of the chance. Default: 1. */
  seed?: number;
}
export interface PaceFault {
  /** The tag. */
  kind: "pace";
  /** Milliseconds. */
  ms: number;
  times?: ScriptTimes;
  /** Only to every nth request. */
  every?: number;
  /** Only with this chance. */
  probability?: number;
  /** Of the chance. Default: 1. */
  seed?: number;
}
export interface ChunkFault {
  /** The tag. */
  kind: "chunk";
  /** Bytes in a write. */
  bytes: number;
  times?: ScriptTimes;
  /** Only to every nth request. */
  every?: number;
  /** Only with this chance. */
  probability?: number;
  /** Of the chance. Default: 1. */
  seed?: number;
}
export interface StallFault {
  /** The tag. */
  kind: "stall";
  /** How many whole events go out before. */
  afterEvents: number;
  /** Milliseconds of it. Default: until the client leaves. */
  ms?: number;
  times?: ScriptTimes;
  /** Only to every nth request. */
  every?: number;
  /** Only with this chance. */
  probability?: number;
  /** Of the chance. Default: 1. */
  seed?: number;
}
export interface EndFault {
  /** The tag. */
  kind: "end";
  /** How many whole events go out before. */
  afterEvents: number;
  times?: ScriptTimes;
  /** Only to every nth request. */
  every?: number;
  /** Only with this chance. */
  probability?: number;
  /** Of the chance. Default: 1. */
  seed?: number;
}
export interface CutFault {
  /** The tag. */
  kind: "cut";
  /** How many whole events go out before. */
  afterEvents: number;
  times?: ScriptTimes;
  /** Only to every nth request. */
  every?: number;
  /** Only with this chance. */
  probability?: number;
  /** Of the chance. Default: 1. */
  seed?: number;
}
export interface ResetFault {
  /** The tag. */
  kind: "reset";
  /** How many whole events were flushed before; `headers`: before anything is sent. */
  afterEvents: unknown;
  times?: ScriptTimes;
  /** Only to every nth request. */
  every?: number;
  /** Only with this chance. */
  probability?: number;
  /** Of the chance. Default: 1. */
  seed?: number;
}
export interface ErrorEventFault {
  /** The tag. */
  kind: "error-event";
  /** How many whole events go out before. */
  afterEvents: number;
  /** What status the error stands for. Default: 529. */
  status?: number;
  /** The sentence of the error. */
  message?: string;
  times?: ScriptTimes;
  /** Only to every nth request. */
  every?: number;
  /** Only with this chance. */
  probability?: number;
  /** Of the chance. Default: 1. */
  seed?: number;
}
export interface FailedFault {
  /** The tag. */
  kind: "failed";
  /** How many whole events go out before. */
  afterEvents: number;
  /** The provider's code. */
  code?: string;
  /** The sentence of the error. */
  message?: string;
  times?: ScriptTimes;
  /** Only to every nth request. */
  every?: number;
  /** Only with this chance. */
  probability?: number;
  /** Of the chance. Default: 1. */
  seed?: number;
}
export interface MalformedFault {
  /** The tag. */
  kind: "malformed";
  /** How many whole events go out before. */
  afterEvents: number;
  times?: ScriptTimes;
  /** Only to every nth request. */
  every?: number;
  /** Only with this chance. */
  probability?: number;
  /** Of the chance. Default: 1. */
  seed?: number;
}
export interface ContentTypeFault {
  /** The tag. */
  kind: "content-type";
  /** The header's value. */
  value: string;
  times?: ScriptTimes;
  /** Only to every nth request. */
  every?: number;
  /** Only with this chance. */
  probability?: number;
  /** Of the chance. Default: 1. */
  seed?: number;
}
export interface StatusFault {
  /** The tag. */
  kind: "status";
  /** The HTTP status. */
  status: number;
  /** The sentence of the error. */
  message?: string;
  /** The provider's word for the kind of error. Default: by status. */
  type?: string;
  /** The provider's code. Default: by status. */
  code?: string;
  /** The member at fault. */
  param?: string;
  /** More about it, where the provider has a place for it. */
  details?: unknown;
  /** Headers to add. */
  headers?: { [k: string]: string };
  /** Sent in place of the provider's own error body: text as it is, anything else as JSON. */
  body?: unknown;
  /** Seconds or an HTTP date, sent as `retry-after`. */
  retryAfter?: number | string;
  /** Sent as `retry-after-ms`. */
  retryAfterMs?: number;
  times?: ScriptTimes;
  /** Only to every nth request. */
  every?: number;
  /** Only with this chance. */
  probability?: number;
  /** Of the chance. Default: 1. */
  seed?: number;
}
export interface RateFault {
  /** The tag. */
  kind: "rate";
  /** How many pass. */
  requests: number;
  /** In how many milliseconds. */
  perMs: number;
  /** The sentence of the error. */
  message?: string;
}
export type ScriptFault = DelayFault | PaceFault | ChunkFault | StallFault | EndFault | CutFault | ResetFault | ErrorEventFault | FailedFault | MalformedFault | ContentTypeFault | StatusFault | RateFault;
export type ScriptTimes = unknown;
export type TextMatch = unknown;
export interface ToolResultCondition {
  /** Its call. */
  callId?: string;
  /** Its tool. */
  name?: string;
  text?: TextMatch;
  /** Whether it says that it failed. */
  isError?: boolean;
}
export interface ScriptCondition {
  model?: TextMatch;
  format?: ScriptFormat;
  /** Whether a stream is asked for. */
  stream?: boolean;
  system?: TextMatch;
  user?: TextMatch;
  /** Names of tools that are offered. */
  offers?: (string)[];
  /** A result since the model last spoke: true, there is one; false, there is none. */
  toolResult?: unknown;
}
export type ScriptFormat = "anthropic" | "openai-chat" | "responses";
export interface ScriptCall {
  /** The tool. */
  name: string;
  /** The call's id. Default: one is made up. */
  id?: string;
  /** Any JSON value, sent as compact JSON. */
  arguments?: unknown;
  /** Sent byte for byte, valid or not. */
  rawArguments?: string;
}
export interface ScriptImage {
  /** base64 */
  data: string;
  /** Its media type. */
  mimeType: string;
}
export interface ScriptUsage {
  /** Tokens read. */
  inputTokens?: number;
  /** Tokens written. */
  outputTokens?: number;
  /** Part of those written. */
  reasoningTokens?: number;
  /** Part of those read. */
  cachedTokens?: number;
}
export interface ReplyStep {
  /** What it says; a list is streamed in these pieces. */
  text?: unknown;
  /** What it thinks. */
  reasoning?: string;
  /** The tools that it calls. */
  toolCalls?: (ScriptCall)[];
  /** Pictures that it makes. */
  images?: (ScriptImage)[];
  /** Why it refuses. */
  refusal?: string;
  /** Why it stops. Default: by what it says. */
  finish?: "stop" | "tool-calls" | "length" | "content-filter" | "refusal" | "stop-sequence" | "pause";
  usage?: ScriptUsage;
  /** The answer's id. Default: one is made up. */
  id?: string;
  /** The model that the answer names. Default: the one asked for. */
  model?: string;
  /** Members to leave out of the answer and of its events, as dotted paths. */
  omit?: (string)[];
  repeat?: ScriptTimes;
  when?: ScriptCondition;
  /** What goes wrong with this step; each once, unless it says otherwise. */
  fault?: unknown;
  /** Words for people. */
  note?: string;
}
export interface ErrorStep {
  error: ScriptFailure;
  times?: ScriptTimes;
  when?: ScriptCondition;
  /** What goes wrong with this step; each once, unless it says otherwise. */
  fault?: unknown;
  /** Words for people. */
  note?: string;
}
export interface ScriptFailure {
  /** The HTTP status. */
  status: number;
  /** The sentence of the error. */
  message?: string;
  /** The provider's word for the kind of error. Default: by status. */
  type?: string;
  /** The provider's code. Default: by status. */
  code?: string;
  /** The member at fault. */
  param?: string;
  /** More about it, where the provider has a place for it. */
  details?: unknown;
  /** Headers to add. */
  headers?: { [k: string]: string };
  /** Sent in place of the provider's own error body: text as it is, anything else as JSON. */
  body?: unknown;
  /** Seconds or an HTTP date, sent as `retry-after`. */
  retryAfter?: number | string;
  /** Sent as `retry-after-ms`. */
  retryAfterMs?: number;
}
export type ScriptStep = { [k: string]: unknown };
export interface ConversationScript {
  /** What the model says, in order. */
  turns: (ScriptStep)[];
  /** strict: the next step answers. any: the first step that is left and whose condition holds. Default: strict. */
  order?: "strict" | "any";
  format?: ScriptFormat;
  /** Whether it is written for streams. */
  stream?: boolean;
  /** What goes wrong with any request; always, unless they say otherwise. */
  faults?: (ScriptFault)[];
}
export interface SingleScript {
  /** What the model says, in order. */
  turns: (ScriptStep)[];
  /** strict: the next step answers. any: the first step that is left and whose condition holds. Default: strict. */
  order?: "strict" | "any";
  format?: ScriptFormat;
  /** Whether it is written for streams. */
  stream?: boolean;
  /** What goes wrong with any request; always, unless they say otherwise. */
  faults?: (ScriptFault)[];
  /** Refuse what the provider would refuse. Default: true. */
  validate?: boolean;
  /** Tell clients not to wait before they retry. Default: false. */
  fastRetries?: boolean;
  /** How many rounds of tool calls may follow one user message. Default: 100. */
  maxToolRounds?: number;
  /** What the model list names. Default: the conversations. */
  models?: (string)[];
  /** How many requests are kept. Default: 100000. */
  keep?: number;
}
export interface ManyScript {
  /** By name. */
  conversations: { [k: string]: unknown };
  /** What goes wrong with any request; always, unless they say otherwise. */
  faults?: (ScriptFault)[];
  /** Refuse what the provider would refuse. Default: true. */
  validate?: boolean;
  /** Tell clients not to wait before they retry. Default: false. */
  fastRetries?: boolean;
  /** How many rounds of tool calls may follow one user message. Default: 100. */
  maxToolRounds?: number;
  /** What the model list names. Default: the conversations. */
  models?: (string)[];
  /** How many requests are kept. Default: 100000. */
  keep?: number;
}
export type ProviderScript = unknown;
export interface RetryPolicy {
  /** Seconds that an attempt may wait to be started; null: no bound. */
  queue_timeout_secs: number | null;
  /** Seconds that a started attempt may take; null: no bound. */
  run_timeout_secs: number | null;
  /** Seconds from the first dispatch that all attempts and waits may take together; null: no bound. */
  total_timeout_secs: number | null;
  /** How often the call is tried at most; 0 acts as 1. */
  max_attempts: number;
  /** After n failures the wait is this to the power of n, in seconds; 0: no wait. */
  backoff_base_secs: number;
  /** Upper bound of a wait in seconds; 0: no wait. */
  backoff_max_secs: number;
}
export interface RetryOverride {
  /** Seconds that an attempt may wait to be started. */
  queue_timeout_secs?: number;
  /** Seconds that a started attempt may take. */
  run_timeout_secs?: number;
  /** Seconds from the first dispatch that all attempts and waits may take together. */
  total_timeout_secs?: number;
  /** How often the call is tried at most; 0 acts as 1. */
  max_attempts?: number;
  /** Base of the growing wait, in seconds; 0: no wait. */
  backoff_base_secs?: number;
  /** Upper bound of a wait in seconds; 0: no wait. */
  backoff_max_secs?: number;
}
export interface RetryConfig {
  /** For calls of every kind. */
  default?: RetryOverride;
  /** For model calls. */
  llm?: RetryOverride;
  /** For tool calls, wherever they run. */
  tool?: RetryOverride;
  /** For starting a subagent. */
  subagent?: RetryOverride;
  /** For fetching a connector's tools. */
  connector?: RetryOverride;
}
export type SettleRequest = ToolResultSettle | ToolErrorSettle | LlmResultSettle | LlmErrorSettle;
export interface ToolResultSettle {
  /** The tag. */
  type: "tool.result";
  /** The call. */
  id: string;
  /** The attempt. Default: the open one. */
  attempt?: number;
  /** A `ToolResult`, which every engine takes here, or anything that becomes one, which some take. */
  result?: unknown;
  /** The blocks of the result, in place of `result`. */
  content?: (ToolContent)[];
  /** The structured value. */
  structured_content?: unknown;
  /** The tool ran and reports failure. Default: false. */
  is_error?: boolean;
}
export interface ToolErrorSettle {
  /** The tag. */
  type: "tool.error";
  /** The call. */
  id: string;
  /** The attempt. Default: the open one. */
  attempt?: number;
  /** What went wrong, written for the model. */
  error: string;
  /** Try again under the call's policy. Default: false. */
  retryable?: boolean;
  /** What kind of failure. Default: `handler_error`. */
  code?: ErrorCode;
  /** Whatever else a program may want to know. */
  detail?: unknown;
}
export interface LlmResultSettle {
  /** The tag. */
  type: "llm.result";
  /** The model call. */
  id: string;
  /** The attempt. Default: the open one. */
  attempt?: number;
  response: LlmResponse;
}
export interface LlmErrorSettle {
  /** The tag. */
  type: "llm.error";
  /** The model call. */
  id: string;
  /** The attempt. Default: the open one. */
  attempt?: number;
  /** What went wrong. */
  error: string;
  /** Try again under the call's policy. Default: false. */
  retryable?: boolean;
  /** What kind of failure. Default: `handler_error`. */
  code?: ErrorCode;
  /** Whatever else a program may want to know. */
  detail?: unknown;
}
export interface SettleBody {
  ok: boolean;
}
export interface SettleReply {
  /** The HTTP status. */
  status: number;
  body: SettleBody;
}
export interface WorkerSubmit {
  /** The session. */
  session_id: string;
  /** The decision; answering it twice writes nothing. */
  decision_id: string;
  /** The whole view, root first. Absent or empty: nothing changes. */
  messages?: (DraftMessage)[];
  /** What to do, in order. */
  actions?: (Action)[];
  /** The worker's new state. Absent or null: keep. */
  state?: unknown;
  /** The agent's new config. Absent or null: keep. */
  agent?: AgentConfig | null;
  /** Settings of channels, by name. */
  channels?: { [k: string]: unknown };
}
export interface AgentTool {
  /** What the model calls it by; also decides where a call runs. */
  name: string;
  /** What the tool does, written for the model. Default: empty. */
  description?: string;
  /** JSON Schema of the arguments, an object. Absent or null: the arguments are not checked, only parsed. Dialects: draft-07, 2019-09, 2020-12 by `$schema`; 2020-12 without one. */
  input?: unknown;
  /** JSON Schema that a result must match. Absent or null: results are not checked. */
  output?: unknown;
  /** Where its calls run. Default: `worker`. */
  handler?: "worker" | "client";
  /** Keep the definition out of the model's request and let the model search for it. Default: the agent's `defer_tools`. */
  defer?: boolean;
}
export type ToolInput = ValidInput | InvalidInput | MalformedInput;
export interface ValidInput {
  /** The tag. */
  status: "valid";
  /** The arguments as they came, as a value. */
  value: ArgumentObject;
}
export interface InvalidInput {
  /** The tag. */
  status: "invalid";
  /** The arguments as they came; an engine may leave them out. */
  value?: ArgumentObject;
  /** What does not match, in a sentence. */
  error: string;
}
export interface MalformedInput {
  /** The tag. */
  status: "malformed";
  /** What is wrong with the text, in a sentence. */
  error: string;
}
export type ArgumentObject = { [k: string]: unknown };
export type ToolContent = TextBlock | ImageBlock | AudioBlock | ResourceBlock | ResourceLinkBlock;
export interface TextBlock {
  /** The tag. */
  type: "text";
  /** The text. */
  text: string;
}
export interface ImageBlock {
  /** The tag. */
  type: "image";
  /** The bytes in standard, padded base64. */
  data: string;
  /** Media type of the bytes, kept verbatim. */
  mimeType: string;
}
export interface AudioBlock {
  /** The tag. */
  type: "audio";
  /** The bytes in standard, padded base64. */
  data: string;
  /** Media type of the bytes, kept verbatim. */
  mimeType: string;
}
export interface ResourceBlock {
  /** The tag. */
  type: "resource";
  resource: ResourceContents;
}
export interface ResourceLinkBlock {
  /** The tag. */
  type: "resource_link";
  /** Where the resource is. */
  uri: string;
  /** A name for people and models. */
  name?: string;
  /** Media type of what is there. */
  mimeType?: string;
}
export interface ResourceContents {
  /** Names the resource; what follows its last slash becomes the stored name. */
  uri: string;
  /** Media type. Default for bytes: `application/octet-stream`. */
  mimeType?: string;
  /** The contents as text. */
  text?: string;
  /** The contents as bytes, in standard, padded base64. */
  blob?: string;
}
export interface ToolResult {
  /** The blocks, in the order in which the model reads them. May be empty. */
  content: (ToolContent)[];
  /** The result as a JSON value; what the output check looks at first. Null counts as absent. */
  structuredContent?: unknown;
  /** The tool ran and reports failure; the call still ends with a result. Default: false. */
  isError?: boolean;
}
export type StoredContent = StoredText | StoredBlob | StoredLink | StoredAttachment;
export interface StoredText {
  /** The tag. */
  type: "text";
  /** The text. */
  text: string;
}
export interface StoredBlob {
  /** The tag. */
  type: "blob";
  /** Names the bytes; any form that the blob route takes. The published form is `BlobUri`. */
  uri: string;
}
export interface StoredLink {
  /** The tag. */
  type: "link";
  /** Where the resource is. */
  uri: string;
  /** A name for people and models. */
  name?: string;
  /** Media type of what is there. */
  mimeType?: string;
}
export interface StoredAttachment {
  /** The tag. */
  type: "attachment";
  /** The name by which the model asks for it. */
  id: string;
  /** Media type. */
  mime: string;
  /** Size in bytes. */
  size: number;
  /** Names the bytes. */
  uri: string;
}
export interface StoredResult {
  /** The blocks in the order in which they were answered; always written, perhaps empty. */
  content: (StoredContent)[];
  /** The structured value exactly as it was answered; not searched for bytes. */
  structuredContent?: unknown;
  /** The tool reported failure. Left out when false. */
  isError?: boolean;
}
export interface ToolCall {
  /** Ties the call to its trigger, its result and its tool message. */
  id: string;
  /** Always `function`. */
  type: "function";
  function: ToolCallFunction;
}
export interface ToolCallFunction {
  /** The tool's name. */
  name: string;
  /** The arguments as the model wrote them, byte for byte. */
  arguments: string;
}
export type Trigger = SessionStart | ClientMessages | ClientAction | ToolExecute | ToolFinished | LlmExecute | LlmFinished | SubagentFinished | InterruptResumed | TurnFinished;
export interface SessionStart {
  /** The tag. */
  type: "session.start";
}
export interface ClientMessages {
  /** The tag. */
  type: "client.messages";
  /** The whole view, root first. */
  messages: (DraftMessage)[];
  /** Index of the first message that is not on the record; the length when none is new. */
  new_from: number;
  client: ClientContext;
}
export interface ClientAction {
  /** The tag. */
  type: "client.action";
  /** The action. */
  name: string;
  /** Its arguments. */
  args?: unknown;
}
export interface ToolExecute {
  /** The tag. */
  type: "tool.execute";
  /** The call. */
  id: string;
  /** The tool, by its own name. */
  name: string;
  /** The arguments exactly as the model wrote them. */
  arguments: string;
  input: ToolInput;
  /** Which try this is; rises by one with each and is compared by equality only. */
  attempt: number;
  /** When this attempt lapses. Absent without a bound. */
  deadline?: Timestamp;
}
export interface ToolFinished {
  /** The tag. */
  type: "tool.finished";
  /** The call. */
  id: string;
  /** Whether it ended with a result; a result that reports failure (`isError`) is one. */
  ok: boolean;
  /** The tool. */
  name: string;
  /** What was recorded; present when `ok` is true. */
  result?: StoredResult;
  /** Why it failed; present when `ok` is false. */
  error?: ErrorInfo;
}
export interface LlmExecute {
  /** The tag. */
  type: "llm.execute";
  /** The model call. */
  id: string;
  /** The call in neutral form, or a provider's own body when `format` is present. */
  request: LlmRequest | ProviderRequest;
  /** Whose API `request` is written for, and the answer is to be. */
  format?: "openai" | "anthropic";
  /** Whether pieces of the answer may be sent as they come. */
  stream: boolean;
  /** Which try this is. */
  attempt: number;
  /** When this attempt lapses. Absent without a bound. */
  deadline?: Timestamp;
}
export interface LlmFinished {
  /** The tag. */
  type: "llm.finished";
  /** The model call. */
  id: string;
  /** Whether the model answered. */
  ok: boolean;
  /** Whether the answer was cut off by its bound on tokens. */
  truncated: boolean;
  /** Whether the model declined. Default: false. */
  refused?: boolean;
  /** The reply. */
  message?: DraftMessage;
  usage?: Usage;
  cost?: Cost;
  /** Why there is no answer. */
  error?: ErrorInfo;
}
export interface SubagentFinished {
  /** The tag. */
  type: "subagent.finished";
  /** The tool call that started it. */
  id: string;
  /** Whether there is a result. */
  ok: boolean;
  /** The subagent's own session. */
  session_id: string;
  /** The subagent. */
  agent_id: string;
  /** What it answered; present when `ok` is true. */
  result?: string;
  /** Why not; present when `ok` is false. */
  error?: ErrorInfo;
}
export interface InterruptResumed {
  /** The tag. */
  type: "interrupt.resumed";
  /** The pause. */
  interrupt_id: string;
  /** The answer. */
  payload?: unknown;
}
export interface TurnFinished {
  /** The tag. */
  type: "turn.finished";
  /** The turn. */
  turn_id: string;
  /** The turn's outcome, fixed by the first `done`. */
  data?: unknown;
  /** What the turn cost, subagents included. Default: `0`. */
  cost?: Cost;
  /** What the turn used, subagents included. */
  usage?: Usage;
}
