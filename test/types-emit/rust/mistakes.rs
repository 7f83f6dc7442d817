//! What the compiler must refuse: each line that ends in a mark, and no other.

mod wire;

use wire::*;

pub fn stored_block(block: StoredBlob) -> ToolContent {
    ToolContent::TextBlock(block) // wrong: a tool sends no stored block
}

pub fn bytes_kept(block: ImageBlock) -> StoredContent {
    StoredContent::ImageBlock(block) // wrong: bytes are never stored
}

pub fn tool_as_action(tool: AgentTool) -> Action {
    Action::DoneAction(tool) // wrong: a tool is no action
}

pub fn unknown_action(value: serde_json::Value) -> Action {
    Action::Unknown(value) // wrong: a closed union
}

pub fn tag(text: String) -> TextBlock {
    TextBlock { text, r#type: "image" } // wrong: the tag is not to be chosen
}

pub fn image(data: String) -> ImageBlock {
    ImageBlock { data } // wrong: the media type is required
}

pub fn empty() -> ToolResult {
    ToolResult { content: None, structured_content: None, is_error: None } // wrong: content is required
}

pub fn handler() -> AgentToolHandler {
    AgentToolHandler::Server // wrong: a closed list
}

pub fn early(trigger: Trigger) -> String {
    trigger.arguments // wrong: not every trigger has arguments
}

pub fn malformed(input: MalformedInput) -> ArgumentObject {
    input.value // wrong: malformed arguments have no value
}

pub fn plain() -> Trigger {
    Trigger::default() // wrong: no trigger is the usual one
}
