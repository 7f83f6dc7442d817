package main

import "example.test/wire/toolcall"

// What the compiler must refuse: each line that ends in a mark, and no other.

var (
	_ = toolcall.ToolContent{Value: toolcall.StoredBlob{}}                            // wrong: a tool sends no stored block
	_ = toolcall.StoredContent{Value: toolcall.ImageBlock{}}                          // wrong: bytes are never stored
	_ = toolcall.Action{Value: toolcall.AgentTool{}}                                  // wrong: a tool is no action
	_ = toolcall.Action{Value: toolcall.ToolExecute{}}                                // wrong: a trigger is no action
	_ = toolcall.Trigger{Value: toolcall.DoneAction{}}                                // wrong: an action is no trigger
	_ = toolcall.TextBlock{Type: "image"}                                             // wrong: the tag is not to be chosen
	_ = toolcall.ToolResultAction{StructuredContent: 5}                               // wrong: unknown JSON is text
	_ = toolcall.AgentTool{Name: "t", Handler: toolcall.Ptr(toolcall.Role("worker"))} // wrong: another list
	_ = toolcall.Event{Seq: "1"}                                                      // wrong: a number
	_ = toolcall.UnknownToolContent{}                                                 // wrong: a closed union
)

func early(trigger toolcall.Trigger) string {
	return trigger.Value.Arguments // wrong: not every trigger has arguments
}

func malformed(input toolcall.MalformedInput) any {
	return input.Value // wrong: malformed arguments have no value
}
