"""What a type checker must refuse: each line that ends in a mark, and no other."""

from wire_types import (
    Action,
    AgentConfig,
    AgentTool,
    DecisionResponse,
    ImageBlock,
    StoredBlob,
    StoredContent,
    TextBlock,
    ToolContent,
    ToolInput,
    ToolResult,
    ToolResultAction,
    Trigger,
)

untagged = TextBlock(text="sunny", type="image")  # wrong: another tag
image = ImageBlock(data="")  # wrong: the media type is required
bytes_kept: StoredContent = ImageBlock(data="", mime_type="image/png")  # wrong: bytes are never stored
no_block: ToolContent = StoredBlob(uri="blob://t/1")  # wrong: a tool sends no stored block
empty = ToolResult(is_error=True)  # wrong: content is required
spelling = ToolResultAction(isError=True)  # wrong: Python's spelling
config = AgentConfig(system="hi")  # wrong: the model is required
tool = AgentTool(name="t", handler="server")  # wrong: a closed list
answer = DecisionResponse(actions=[AgentTool(name="t")])  # wrong: a tool is no action
number = AgentConfig(model="m", max_subagent_depth="5")  # wrong: a number


def early(trigger: Trigger) -> str:
    return trigger.arguments  # wrong: not every trigger has arguments


def malformed(given: ToolInput) -> object:
    return given.value if given.status == "malformed" else None  # wrong: malformed arguments have no value


def frozen(action: Action) -> None:
    action.type = "done"  # wrong: records are not changed
