// Generated from schemas/ by `npm run generate`. Do not edit.
import type { Way } from "../validate/raw.ts";

/** Which wire types stand where within which others. */
export const shape: { readonly [type: string]: Way } = {
 "Action": {
  "union": {
   "tag": "type",
   "of": {
    "llm.call": "LlmCallAction",
    "tool.call": "ToolCallAction",
    "tool.result": "ToolResultAction",
    "tool.error": "ToolErrorAction",
    "llm.result": "LlmResultAction",
    "llm.error": "LlmErrorAction",
    "subagent.spawn": "SubagentSpawnAction",
    "message.send": "MessageSendAction",
    "interrupt": "InterruptAction",
    "interrupt.resolve": "InterruptResolveAction",
    "connector.sync": "ConnectorSyncAction",
    "done": "DoneAction",
    "fail": "FailAction"
   }
  }
 },
 "AgentConfig": {
  "members": {
   "effort": "Effort",
   "retry": "RetryConfig",
   "tools": "AgentTool",
   "subagents": "Subagent",
   "subagent_tools": "SubagentTools",
   "mcp": "McpServer",
   "plugins": "AgentPlugin",
   "defer_tools": "DeferTools",
   "attachments": "Attachments"
  }
 },
 "AgentUpdated": {
  "members": {
   "agent": "AgentConfig"
  }
 },
 "Call": {
  "members": {
   "kind": "CallKind",
   "status": "CallStatus",
   "deadline": "Timestamp"
  }
 },
 "CallVoided": {
  "members": {
   "kind": "CallKind"
  }
 },
 "ClientAppendInput": {
  "members": {
   "messages": "DraftMessage",
   "client": "ClientContext"
  }
 },
 "ClientAppendPayload": {
  "members": {
   "messages": "DraftMessage",
   "client": "ClientContext"
  }
 },
 "ClientContext": {
  "members": {
   "tools": "AgentTool"
  }
 },
 "ClientInput": {
  "union": {
   "tag": "type",
   "of": {
    "client.message": "ClientMessageInput",
    "client.messages": "ClientMessagesInput",
    "client.append": "ClientAppendInput",
    "client.action": "ClientActionInput",
    "interrupt.resume": "InterruptResumeInput",
    "tool.result": "ToolResultInput",
    "tool.error": "ToolErrorInput"
   }
  }
 },
 "ClientMessageInput": {
  "members": {
   "message": "DraftMessage"
  }
 },
 "ClientMessagePayload": {
  "members": {
   "message": "DraftMessage"
  }
 },
 "ClientMessages": {
  "members": {
   "messages": "DraftMessage",
   "client": "ClientContext"
  }
 },
 "ClientMessagesInput": {
  "members": {
   "messages": "DraftMessage",
   "client": "ClientContext"
  }
 },
 "ClientMessagesPayload": {
  "members": {
   "messages": "DraftMessage",
   "client": "ClientContext"
  }
 },
 "ClientPayload": {
  "union": {
   "tag": "type",
   "of": {
    "client.message": "ClientMessagePayload",
    "client.messages": "ClientMessagesPayload",
    "client.append": "ClientAppendPayload",
    "client.action": "ClientActionPayload"
   }
  }
 },
 "ConnectorAuthFailed": {
  "members": {
   "error": "ErrorInfo"
  }
 },
 "ConnectorSyncCompleted": {
  "members": {
   "tools": "LlmTool"
  }
 },
 "ConnectorSyncErrored": {
  "members": {
   "error": "ErrorInfo"
  }
 },
 "Content": {
  "items": "MessagePart"
 },
 "DecisionAnswer": {
  "same": "DecisionResponse"
 },
 "DecisionDispatched": {
  "members": {
   "deadline": "Timestamp"
  }
 },
 "DecisionErrorFrame": {
  "members": {
   "data": "DecisionFailure"
  }
 },
 "DecisionErrored": {
  "members": {
   "error": "ErrorInfo",
   "retry_at": "Timestamp"
  }
 },
 "DecisionQueued": {
  "members": {
   "trigger": "Trigger"
  }
 },
 "DecisionRequest": {
  "members": {
   "identity": "WorkerIdentity",
   "trigger": "Trigger",
   "proposed": "DecisionResponse",
   "agent": "AgentConfig",
   "worker": "WorkerRef",
   "calls": "Call",
   "messages": "Message",
   "message_tree": "MessageTree",
   "deadline": "Timestamp"
  }
 },
 "DecisionResponse": {
  "members": {
   "messages": "DraftMessage",
   "actions": "Action",
   "agent": "AgentConfig"
  }
 },
 "DecisionResultFrame": {
  "members": {
   "data": "DecisionAnswer"
  }
 },
 "DeferTools": {
  "same": "DeferOptions"
 },
 "DraftMessage": {
  "members": {
   "role": "Role",
   "content": "Content",
   "tool_calls": "ToolCall",
   "reasoning": "Reasoning"
  }
 },
 "ErrorInfo": {
  "members": {
   "code": "ErrorCode"
  }
 },
 "Event": {
  "members": {
   "occurred_at": "Timestamp",
   "payload": "EventPayload"
  }
 },
 "EventFrame": {
  "members": {
   "data": "Event"
  }
 },
 "EventList": {
  "members": {
   "events": "Event"
  }
 },
 "EventPayload": {
  "union": {
   "tag": "type",
   "of": {
    "session.created": "SessionCreated",
    "message.new": "MessageNew",
    "head.moved": "HeadMoved",
    "turn.started": "TurnStarted",
    "turn.completed": "TurnCompleted",
    "session.done": "SessionDone",
    "session.cancelled": "SessionCancelled",
    "llm.call.requested": "LlmCallRequested",
    "llm.call.dispatched": "LlmCallDispatched",
    "llm.call.completed": "LlmCallCompleted",
    "llm.call.errored": "LlmCallErrored",
    "tool.call.requested": "ToolCallRequested",
    "tool.call.dispatched": "ToolCallDispatched",
    "tool.call.completed": "ToolCallCompleted",
    "tool.call.errored": "ToolCallErrored",
    "subagent.requested": "SubagentRequested",
    "subagent.dispatched": "SubagentDispatched",
    "subagent.started": "SubagentStarted",
    "subagent.turn_completed": "SubagentTurnCompleted",
    "subagent.errored": "SubagentErrored",
    "connector.sync.requested": "ConnectorSyncRequested",
    "connector.sync.completed": "ConnectorSyncCompleted",
    "connector.sync.errored": "ConnectorSyncErrored",
    "connector.auth.failed": "ConnectorAuthFailed",
    "session.interrupted": "SessionInterrupted",
    "session.interrupt_resumed": "SessionInterruptResumed",
    "worker.state.updated": "WorkerStateUpdated",
    "agent.updated": "AgentUpdated",
    "channels.updated": "ChannelsUpdated",
    "decision.queued": "DecisionQueued",
    "decision.dispatched": "DecisionDispatched",
    "decision.completed": "DecisionCompleted",
    "decision.errored": "DecisionErrored",
    "decision.dropped": "DecisionDropped",
    "call.voided": "CallVoided",
    "session.message_requested": "SessionMessageRequested",
    "schema.unusable": "SchemaUnusable",
    "turn.queued": "TurnQueued",
    "turn.closing": "TurnClosing"
   }
  }
 },
 "FailAction": {
  "members": {
   "error": "ErrorInfo"
  }
 },
 "FilePart": {
  "members": {
   "file": "FileData"
  }
 },
 "ImageUrlPart": {
  "members": {
   "image_url": "MediaUrl"
  }
 },
 "InputAudioPart": {
  "members": {
   "input_audio": "AudioData"
  }
 },
 "InputRequest": {
  "members": {
   "input": "ClientInput"
  }
 },
 "InterruptMetadata": {
  "members": {
   "options": "InterruptOption"
  }
 },
 "InterruptPayload": {
  "members": {
   "expiresAt": "Timestamp",
   "metadata": "InterruptMetadata"
  }
 },
 "InvalidInput": {
  "members": {
   "value": "ArgumentObject"
  }
 },
 "LlmCallAction": {
  "members": {
   "messages": "DraftMessage",
   "tools": "LlmTool",
   "reasoning": "ReasoningConfig",
   "retry": "RetryOverride"
  }
 },
 "LlmCallCompleted": {
  "members": {
   "response": "LlmResponse"
  }
 },
 "LlmCallErrored": {
  "members": {
   "error": "ErrorInfo",
   "retry_at": "Timestamp"
  }
 },
 "LlmCallRequested": {
  "members": {
   "action": "LlmCallAction",
   "offered": "AgentTool",
   "policy": "RetryPolicy",
   "prompt": "DraftMessage"
  }
 },
 "LlmErrorAction": {
  "members": {
   "code": "ErrorCode"
  }
 },
 "LlmErrorSettle": {
  "members": {
   "code": "ErrorCode"
  }
 },
 "LlmExecute": {
  "members": {
   "deadline": "Timestamp"
  }
 },
 "LlmFinished": {
  "members": {
   "message": "DraftMessage",
   "usage": "Usage",
   "cost": "Cost",
   "error": "ErrorInfo"
  }
 },
 "LlmRequest": {
  "members": {
   "messages": "DraftMessage",
   "tools": "LlmTool",
   "reasoning": "ReasoningConfig"
  }
 },
 "LlmResponse": {
  "members": {
   "content": "Content",
   "reasoning": "Reasoning",
   "tool_calls": "ToolCall",
   "finish_reason": "FinishReason",
   "usage": "Usage",
   "cost": "Cost",
   "images": "LlmImage"
  }
 },
 "LlmResultSettle": {
  "members": {
   "response": "LlmResponse"
  }
 },
 "McpServer": {
  "members": {
   "tools": "McpTools"
  }
 },
 "Message": {
  "members": {
   "role": "Role",
   "content": "Content",
   "tool_calls": "ToolCall",
   "reasoning": "Reasoning"
  }
 },
 "MessageNew": {
  "members": {
   "message": "Message"
  }
 },
 "MessageNode": {
  "members": {
   "message": "Message"
  }
 },
 "MessagePart": {
  "union": {
   "tag": "type",
   "of": {
    "text": "StoredText",
    "blob": "StoredBlob",
    "link": "StoredLink",
    "attachment": "StoredAttachment",
    "image_url": "ImageUrlPart",
    "file": "FilePart",
    "input_audio": "InputAudioPart",
    "video_url": "VideoUrlPart"
   }
  }
 },
 "MessageSendAction": {
  "members": {
   "message": "DraftMessage"
  }
 },
 "MessageTree": {
  "members": {
   "nodes": "MessageNode"
  }
 },
 "ReasoningConfig": {
  "members": {
   "effort": "Effort"
  }
 },
 "ResourceBlock": {
  "members": {
   "resource": "ResourceContents"
  }
 },
 "RetryConfig": {
  "members": {
   "default": "RetryOverride",
   "llm": "RetryOverride",
   "tool": "RetryOverride",
   "subagent": "RetryOverride",
   "connector": "RetryOverride"
  }
 },
 "SessionCreated": {
  "members": {
   "identity": "WorkerIdentity"
  }
 },
 "SessionDeltaFrame": {
  "members": {
   "data": "TokenDelta"
  }
 },
 "SessionFrame": {
  "union": {
   "tag": "event",
   "of": {
    "llm.token.delta": "SessionDeltaFrame"
   },
   "otherwise": "EventFrame"
  }
 },
 "SessionMessageRequested": {
  "members": {
   "message": "DraftMessage"
  }
 },
 "SessionView": {
  "members": {
   "interrupts": "OpenInterrupt",
   "messages": "Message",
   "message_tree": "MessageTree"
  }
 },
 "SettleBody": {
  "union": {
   "tag": "ok",
   "of": {
    "true": "Accepted"
   },
   "otherwise": "Refused"
  }
 },
 "SettleReply": {
  "members": {
   "body": "SettleBody"
  }
 },
 "SettleRequest": {
  "union": {
   "tag": "type",
   "of": {
    "tool.result": "ToolResultSettle",
    "tool.error": "ToolErrorSettle",
    "llm.result": "LlmResultSettle",
    "llm.error": "LlmErrorSettle"
   }
  }
 },
 "StoredContent": {
  "union": {
   "tag": "type",
   "of": {
    "text": "StoredText",
    "blob": "StoredBlob",
    "link": "StoredLink",
    "attachment": "StoredAttachment"
   }
  }
 },
 "StoredResult": {
  "members": {
   "content": "StoredContent"
  }
 },
 "StreamDelta": {
  "members": {
   "tool_calls": "ToolCallDelta",
   "finish_reason": "FinishReason"
  }
 },
 "StreamFrame": {
  "union": {
   "tag": "event",
   "of": {
    "llm.token.delta": "TokenDeltaFrame",
    "decision.result": "DecisionResultFrame",
    "decision.error": "DecisionErrorFrame"
   }
  }
 },
 "SubagentErrored": {
  "members": {
   "error": "ErrorInfo"
  }
 },
 "SubagentFinished": {
  "members": {
   "error": "ErrorInfo"
  }
 },
 "SubagentRequested": {
  "members": {
   "message": "DraftMessage"
  }
 },
 "SubagentSpawnAction": {
  "members": {
   "message": "DraftMessage",
   "retry": "RetryOverride"
  }
 },
 "SubagentTurnCompleted": {
  "members": {
   "turn_cost": "Cost",
   "turn_token_usage": "Usage",
   "error": "ErrorInfo"
  }
 },
 "SubmitRequest": {
  "members": {
   "identity": "SubmitIdentity",
   "payload": "ClientPayload"
  }
 },
 "TokenDelta": {
  "members": {
   "tool_calls": "ToolCallDelta",
   "finish_reason": "FinishReason"
  }
 },
 "TokenRequest": {
  "members": {
   "identity": "TokenIdentity"
  }
 },
 "ToolCall": {
  "members": {
   "function": "ToolCallFunction"
  }
 },
 "ToolCallAction": {
  "members": {
   "retry": "RetryOverride"
  }
 },
 "ToolCallCompleted": {
  "members": {
   "result": "StoredResult"
  }
 },
 "ToolCallErrored": {
  "members": {
   "error": "ErrorInfo",
   "retry_at": "Timestamp"
  }
 },
 "ToolCallRequested": {
  "members": {
   "retry": "RetryPolicy"
  }
 },
 "ToolContent": {
  "union": {
   "tag": "type",
   "of": {
    "text": "TextBlock",
    "image": "ImageBlock",
    "audio": "AudioBlock",
    "resource": "ResourceBlock",
    "resource_link": "ResourceLinkBlock"
   }
  }
 },
 "ToolErrorAction": {
  "members": {
   "code": "ErrorCode"
  }
 },
 "ToolErrorSettle": {
  "members": {
   "code": "ErrorCode"
  }
 },
 "ToolExecute": {
  "members": {
   "input": "ToolInput",
   "deadline": "Timestamp"
  }
 },
 "ToolFinished": {
  "members": {
   "result": "StoredResult",
   "error": "ErrorInfo"
  }
 },
 "ToolInput": {
  "union": {
   "tag": "status",
   "of": {
    "valid": "ValidInput",
    "invalid": "InvalidInput",
    "malformed": "MalformedInput"
   }
  }
 },
 "ToolResult": {
  "members": {
   "content": "ToolContent"
  }
 },
 "ToolResultAction": {
  "members": {
   "content": "ToolContent"
  }
 },
 "ToolResultInput": {
  "members": {
   "content": "ToolContent"
  }
 },
 "ToolResultSettle": {
  "members": {
   "content": "ToolContent"
  }
 },
 "Trigger": {
  "union": {
   "tag": "type",
   "of": {
    "session.start": "SessionStart",
    "client.messages": "ClientMessages",
    "client.action": "ClientAction",
    "tool.execute": "ToolExecute",
    "tool.finished": "ToolFinished",
    "llm.execute": "LlmExecute",
    "llm.finished": "LlmFinished",
    "subagent.finished": "SubagentFinished",
    "interrupt.resumed": "InterruptResumed",
    "turn.finished": "TurnFinished"
   }
  }
 },
 "TurnCompleted": {
  "members": {
   "turn_cost": "Cost",
   "turn_token_usage": "Usage",
   "error": "ErrorInfo"
  }
 },
 "TurnFinished": {
  "members": {
   "cost": "Cost",
   "usage": "Usage"
  }
 },
 "TurnQueued": {
  "members": {
   "trigger": "Trigger"
  }
 },
 "ValidInput": {
  "members": {
   "value": "ArgumentObject"
  }
 },
 "VideoUrlPart": {
  "members": {
   "video_url": "MediaUrl"
  }
 },
 "WorkerIdentity": {
  "members": {
   "subject": "Subject"
  }
 },
 "WorkerSubmit": {
  "members": {
   "messages": "DraftMessage",
   "actions": "Action",
   "agent": "AgentConfig"
  }
 }
};
