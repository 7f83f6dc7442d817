"""How the generated types narrow. mypy checks it; nothing here is run."""

from typing import assert_never, assert_type

from wire_types import (
    UNSET,
    Action,
    AgentConfig,
    AudioBlock,
    DecisionResponse,
    Event,
    ImageBlock,
    MessageNew,
    StoredContent,
    ToolContent,
    ToolExecute,
    ToolFinished,
    ToolInput,
    ToolResultAction,
    Trigger,
    UnknownEventPayload,
    UnknownTrigger,
    ValidInput,
    parse_trigger,
)


def by_tag(trigger: Trigger) -> str:
    if trigger.type == "tool.execute":
        assert_type(trigger, ToolExecute)
        return trigger.arguments
    if trigger.type is None:
        assert_type(trigger, UnknownTrigger)
        return trigger.tag
    return trigger.type


def by_match(trigger: Trigger) -> str:
    match trigger:
        case ToolExecute(input=ValidInput(value=value)):
            return str(value.get("city"))
        case ToolFinished(ok=False, error=error) if error is not None:
            return error.message
        case UnknownTrigger(raw=raw):
            return str(raw["type"])
        case _:
            return trigger.type


def to_the_last(block: ToolContent) -> str:
    if block.type == "text":
        return block.text
    if block.type == "image" or block.type == "audio":
        assert_type(block, ImageBlock | AudioBlock)
        return block.mime_type
    if block.type == "resource":
        return block.resource.uri
    if block.type == "resource_link":
        return block.uri
    assert_never(block)


def stored(block: StoredContent) -> str:
    return block.text if block.type == "text" else block.uri


def verdict(given: ToolInput) -> str:
    return str(given.value) if given.status == "valid" else given.error


def action(one: Action) -> bool:
    return isinstance(one, ToolResultAction) and one.is_error is True


def event(one: Event) -> str:
    if isinstance(one.payload, UnknownEventPayload):
        return one.payload.tag
    return one.payload.message.role if isinstance(one.payload, MessageNew) else one.payload.type


def config(decision: DecisionResponse) -> AgentConfig | None:
    return None if decision.agent is UNSET else decision.agent


assert_type(by_tag(parse_trigger({"type": "tool.execute"})), str)
