//! How the generated types are built and told apart. The compiler checks it; nothing here is run.

#![allow(dead_code)]

use crate::wire::*;

fn by_tag(trigger: &Trigger) -> &str {
    match trigger {
        Trigger::ToolExecute(ToolExecute { input: ToolInput::ValidInput(input), .. }) => {
            input.value["city"].as_str().unwrap_or("")
        }
        Trigger::ToolFinished(finished) => &finished.name,
        Trigger::Unknown(raw) => raw["type"].as_str().unwrap_or(""),
        _ => "",
    }
}

fn to_the_last(block: ToolContent) -> String {
    match block {
        ToolContent::TextBlock(block) => block.text,
        ToolContent::ImageBlock(block) => block.data,
        ToolContent::AudioBlock(block) => block.mime_type,
        ToolContent::ResourceBlock(block) => block.resource.uri,
        ToolContent::ResourceLinkBlock(block) => block.uri,
    }
}

fn stored(block: &StoredContent) -> bool {
    matches!(block, StoredContent::StoredBlob(_))
}

fn payload(event: &Event) -> Option<Role> {
    match &event.payload {
        EventPayload::MessageNew(new) => Some(new.message.role),
        _ => None,
    }
}

fn decision() -> DecisionResponse {
    let code = Some(ErrorCode::HandlerError);
    let error = ToolErrorAction { error: "no forecast".into(), code, ..Default::default() };
    DecisionResponse { actions: Some(vec![Action::ToolErrorAction(error)]), agent: Some(None), ..Default::default() }
}
