package main

import "example.test/wire/toolcall"

// How the generated types are built and told apart. The compiler checks it; nothing here is run.

func byType(trigger toolcall.Trigger) string {
	switch one := trigger.Value.(type) {
	case toolcall.ToolExecute:
		if input, valid := one.Input.Value.(toolcall.ValidInput); valid {
			return string(input.Value["city"])
		}
		return one.Arguments
	case toolcall.ToolFinished:
		return one.Name
	case toolcall.UnknownTrigger:
		return one.Tag
	}
	return ""
}

func block(content toolcall.ToolContent) string {
	switch one := content.Value.(type) {
	case toolcall.TextBlock:
		return one.Text
	case toolcall.ImageBlock:
		return one.Data
	case toolcall.AudioBlock:
		return one.MIMEType
	case toolcall.ResourceBlock:
		return one.Resource.URI
	case toolcall.ResourceLinkBlock:
		return one.URI
	}
	return ""
}

func stored(content toolcall.StoredContent) bool {
	_, isBlob := content.Value.(toolcall.StoredBlob)
	return isBlob
}

func payload(event toolcall.Event) bool {
	_, isNew := event.Payload.Value.(toolcall.MessageNew)
	return isNew
}

func decision() toolcall.DecisionResponse {
	answer := toolcall.ToolErrorAction{Error: "no forecast", Code: toolcall.Ptr(toolcall.ErrorCodeHandlerError)}
	return toolcall.DecisionResponse{
		Actions: &toolcall.List[toolcall.Action]{{Value: answer}},
		Agent:   toolcall.Null[toolcall.AgentConfig](),
	}
}

var _ = []any{byType, block, stored, payload, decision}
