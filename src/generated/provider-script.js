// Made by scripts/generate-provider-script.ts; never edited.
"use strict";
export const validate = validate20;
export default validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://toolcall-tck.dev/schemas/provider-script.json","title":"Provider script","description":"Scripts of the mock model provider, as YAML or JSON.","$ref":"#/$defs/ProviderScript","$defs":{"DelayFault":{"title":"DelayFault","description":"Nothing is sent for this long.","type":"object","additionalProperties":false,"required":["kind","ms"],"properties":{"kind":{"const":"delay","description":"The tag."},"ms":{"type":"number","minimum":0,"description":"Milliseconds."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}},"PaceFault":{"title":"PaceFault","description":"A pause before each chunk.","type":"object","additionalProperties":false,"required":["kind","ms"],"properties":{"kind":{"const":"pace","description":"The tag."},"ms":{"type":"number","minimum":0,"description":"Milliseconds."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}},"ChunkFault":{"title":"ChunkFault","description":"The body goes out in writes of this size, through characters and lines.","type":"object","additionalProperties":false,"required":["kind","bytes"],"properties":{"kind":{"const":"chunk","description":"The tag."},"bytes":{"type":"integer","minimum":1,"description":"Bytes in a write."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}},"StallFault":{"title":"StallFault","description":"Silence after some events.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"stall","description":"The tag."},"afterEvents":{"type":"integer","minimum":0,"description":"How many whole events go out before."},"ms":{"type":"number","minimum":0,"description":"Milliseconds of it. Default: until the client leaves."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}},"EndFault":{"title":"EndFault","description":"The stream ends as if it were complete.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"end","description":"The tag."},"afterEvents":{"type":"integer","minimum":0,"description":"How many whole events go out before."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}},"CutFault":{"title":"CutFault","description":"The stream ends inside of an event.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"cut","description":"The tag."},"afterEvents":{"type":"integer","minimum":0,"description":"How many whole events go out before."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}},"ResetFault":{"title":"ResetFault","description":"The connection is destroyed.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"reset","description":"The tag."},"afterEvents":{"description":"How many whole events were flushed before; `headers`: before anything is sent.","if":{"type":"string"},"then":{"const":"headers"},"else":{"type":"integer","minimum":0}},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}},"ErrorEventFault":{"title":"ErrorEventFault","description":"The provider's error event in place of the rest.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"error-event","description":"The tag."},"afterEvents":{"type":"integer","minimum":0,"description":"How many whole events go out before."},"status":{"type":"integer","minimum":400,"maximum":599,"description":"What status the error stands for. Default: 529."},"message":{"type":"string","description":"The sentence of the error."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}},"FailedFault":{"title":"FailedFault","description":"Responses: `response.failed` in place of the rest.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"failed","description":"The tag."},"afterEvents":{"type":"integer","minimum":0,"description":"How many whole events go out before."},"code":{"type":"string","description":"The provider's code."},"message":{"type":"string","description":"The sentence of the error."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}},"MalformedFault":{"title":"MalformedFault","description":"The event after so many holds broken JSON.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"malformed","description":"The tag."},"afterEvents":{"type":"integer","minimum":0,"description":"How many whole events go out before."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}},"ContentTypeFault":{"title":"ContentTypeFault","description":"The content type is this one.","type":"object","additionalProperties":false,"required":["kind","value"],"properties":{"kind":{"const":"content-type","description":"The tag."},"value":{"type":"string","description":"The header's value."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}},"StatusFault":{"title":"StatusFault","description":"An error status in place of the reply.","type":"object","additionalProperties":false,"required":["kind","status"],"properties":{"kind":{"const":"status","description":"The tag."},"status":{"type":"integer","minimum":400,"maximum":599,"description":"The HTTP status."},"message":{"type":"string","description":"The sentence of the error."},"type":{"type":"string","description":"The provider's word for the kind of error. Default: by status."},"code":{"type":"string","description":"The provider's code. Default: by status."},"param":{"type":"string","description":"The member at fault."},"details":{"description":"More about it, where the provider has a place for it."},"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"Headers to add."},"body":{"description":"Sent in place of the provider's own error body: text as it is, anything else as JSON."},"retryAfter":{"type":["number","string"],"description":"Seconds or an HTTP date, sent as `retry-after`."},"retryAfterMs":{"type":"number","minimum":0,"description":"Sent as `retry-after-ms`."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}},"RateFault":{"title":"RateFault","description":"At most so many requests in a time; the rest get a 429.","type":"object","additionalProperties":false,"required":["kind","requests","perMs"],"properties":{"kind":{"const":"rate","description":"The tag."},"requests":{"type":"integer","minimum":0,"description":"How many pass."},"perMs":{"type":"number","exclusiveMinimum":0,"description":"In how many milliseconds."},"message":{"type":"string","description":"The sentence of the error."}}},"ScriptFault":{"title":"ScriptFault","description":"What goes wrong on the way, and how often.","type":"object","required":["kind"],"properties":{"kind":{"type":"string"}},"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/DelayFault"},{"$ref":"#/$defs/PaceFault"},{"$ref":"#/$defs/ChunkFault"},{"$ref":"#/$defs/StallFault"},{"$ref":"#/$defs/EndFault"},{"$ref":"#/$defs/CutFault"},{"$ref":"#/$defs/ResetFault"},{"$ref":"#/$defs/ErrorEventFault"},{"$ref":"#/$defs/FailedFault"},{"$ref":"#/$defs/MalformedFault"},{"$ref":"#/$defs/ContentTypeFault"},{"$ref":"#/$defs/StatusFault"},{"$ref":"#/$defs/RateFault"}]},"ScriptTimes":{"title":"ScriptTimes","description":"How often; `always` for no end.","if":{"type":"string"},"then":{"const":"always"},"else":{"type":"integer","minimum":1}},"TextMatch":{"title":"TextMatch","description":"A text that is contained, or one that must be equal, or a regular expression.","if":{"type":"object"},"then":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"equals":{"type":"string","description":"The whole text."},"matches":{"type":"string","description":"A regular expression, read as Unicode."}}},"else":{"type":"string"}},"ToolResultCondition":{"title":"ToolResultCondition","description":"What must hold of one tool result.","type":"object","additionalProperties":false,"properties":{"callId":{"type":"string","description":"Its call."},"name":{"type":"string","description":"Its tool."},"text":{"$ref":"#/$defs/TextMatch"},"isError":{"type":"boolean","description":"Whether it says that it failed."}}},"ScriptCondition":{"title":"ScriptCondition","description":"What must hold of the conversation that the model would see. All that is named must hold.","type":"object","additionalProperties":false,"properties":{"model":{"$ref":"#/$defs/TextMatch"},"format":{"$ref":"#/$defs/ScriptFormat"},"stream":{"type":"boolean","description":"Whether a stream is asked for."},"system":{"$ref":"#/$defs/TextMatch"},"user":{"$ref":"#/$defs/TextMatch"},"offers":{"type":"array","items":{"type":"string"},"description":"Names of tools that are offered."},"toolResult":{"description":"A result since the model last spoke: true, there is one; false, there is none.","if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"$ref":"#/$defs/ToolResultCondition"}}}},"ScriptFormat":{"title":"ScriptFormat","description":"A wire format.","type":"string","enum":["anthropic","openai-chat","responses"]},"ScriptCall":{"title":"ScriptCall","description":"A tool call. Without arguments of either kind they are `{}`.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","pattern":".","description":"The tool."},"id":{"type":"string","description":"The call's id. Default: one is made up."},"arguments":{"description":"Any JSON value, sent as compact JSON."},"rawArguments":{"type":"string","description":"Sent byte for byte, valid or not."}}},"ScriptImage":{"title":"ScriptImage","description":"A picture that the model made.","type":"object","additionalProperties":false,"required":["data","mimeType"],"properties":{"data":{"type":"string","description":"base64"},"mimeType":{"type":"string","description":"Its media type."}}},"ScriptUsage":{"title":"ScriptUsage","description":"Tokens; what is left out is estimated.","type":"object","additionalProperties":false,"properties":{"inputTokens":{"type":"integer","minimum":0,"description":"Tokens read."},"outputTokens":{"type":"integer","minimum":0,"description":"Tokens written."},"reasoningTokens":{"type":"integer","minimum":0,"description":"Part of those written."},"cachedTokens":{"type":"integer","minimum":0,"description":"Part of those read."}}},"ReplyStep":{"title":"ReplyStep","description":"The model says something.","type":"object","additionalProperties":false,"properties":{"text":{"description":"What it says; a list is streamed in these pieces.","if":{"type":"array"},"then":{"type":"array","items":{"type":"string"}},"else":{"type":"string"}},"reasoning":{"type":"string","description":"What it thinks."},"toolCalls":{"type":"array","items":{"$ref":"#/$defs/ScriptCall"},"description":"The tools that it calls."},"images":{"type":"array","items":{"$ref":"#/$defs/ScriptImage"},"description":"Pictures that it makes."},"refusal":{"type":"string","description":"Why it refuses."},"finish":{"type":"string","enum":["stop","tool-calls","length","content-filter","refusal","stop-sequence","pause"],"description":"Why it stops. Default: by what it says."},"usage":{"$ref":"#/$defs/ScriptUsage"},"id":{"type":"string","description":"The answer's id. Default: one is made up."},"model":{"type":"string","description":"The model that the answer names. Default: the one asked for."},"omit":{"type":"array","items":{"type":"string"},"description":"Members to leave out of the answer and of its events, as dotted paths."},"repeat":{"$ref":"#/$defs/ScriptTimes"},"when":{"$ref":"#/$defs/ScriptCondition"},"fault":{"description":"What goes wrong with this step; each once, unless it says otherwise.","if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/$defs/ScriptFault"}},"else":{"$ref":"#/$defs/ScriptFault"}},"note":{"type":"string","description":"Words for people."}},"minProperties":1},"ErrorStep":{"title":"ErrorStep","description":"The provider fails.","type":"object","additionalProperties":false,"required":["error"],"properties":{"error":{"$ref":"#/$defs/ScriptFailure"},"times":{"$ref":"#/$defs/ScriptTimes"},"when":{"$ref":"#/$defs/ScriptCondition"},"fault":{"description":"What goes wrong with this step; each once, unless it says otherwise.","if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/$defs/ScriptFault"}},"else":{"$ref":"#/$defs/ScriptFault"}},"note":{"type":"string","description":"Words for people."}}},"ScriptFailure":{"title":"ScriptFailure","description":"The error.","type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"integer","minimum":400,"maximum":599,"description":"The HTTP status."},"message":{"type":"string","description":"The sentence of the error."},"type":{"type":"string","description":"The provider's word for the kind of error. Default: by status."},"code":{"type":"string","description":"The provider's code. Default: by status."},"param":{"type":"string","description":"The member at fault."},"details":{"description":"More about it, where the provider has a place for it."},"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"Headers to add."},"body":{"description":"Sent in place of the provider's own error body: text as it is, anything else as JSON."},"retryAfter":{"type":["number","string"],"description":"Seconds or an HTTP date, sent as `retry-after`."},"retryAfterMs":{"type":"number","minimum":0,"description":"Sent as `retry-after-ms`."}}},"ScriptStep":{"title":"ScriptStep","description":"One step: a reply, or an error.","type":"object","if":{"required":["error"]},"then":{"$ref":"#/$defs/ErrorStep"},"else":{"$ref":"#/$defs/ReplyStep"}},"ConversationScript":{"title":"ConversationScript","description":"One conversation.","type":"object","additionalProperties":false,"required":["turns"],"properties":{"turns":{"type":"array","items":{"$ref":"#/$defs/ScriptStep"},"description":"What the model says, in order."},"order":{"type":"string","enum":["strict","any"],"description":"strict: the next step answers. any: the first step that is left and whose condition holds. Default: strict."},"format":{"$ref":"#/$defs/ScriptFormat"},"stream":{"type":"boolean","description":"Whether it is written for streams."},"faults":{"type":"array","items":{"$ref":"#/$defs/ScriptFault"},"description":"What goes wrong with any request; always, unless they say otherwise."}}},"SingleScript":{"title":"SingleScript","description":"One conversation for whatever comes.","type":"object","additionalProperties":false,"required":["turns"],"properties":{"turns":{"type":"array","items":{"$ref":"#/$defs/ScriptStep"},"description":"What the model says, in order."},"order":{"type":"string","enum":["strict","any"],"description":"strict: the next step answers. any: the first step that is left and whose condition holds. Default: strict."},"format":{"$ref":"#/$defs/ScriptFormat"},"stream":{"type":"boolean","description":"Whether it is written for streams."},"faults":{"type":"array","items":{"$ref":"#/$defs/ScriptFault"},"description":"What goes wrong with any request; always, unless they say otherwise."},"validate":{"type":"boolean","description":"Refuse what the provider would refuse. Default: true."},"fastRetries":{"type":"boolean","description":"Tell clients not to wait before they retry. Default: false."},"maxToolRounds":{"type":"integer","minimum":1,"description":"How many rounds of tool calls may follow one user message. Default: 100."},"models":{"type":"array","items":{"type":"string"},"description":"What the model list names. Default: the conversations."},"keep":{"type":"integer","minimum":0,"description":"How many requests are kept. Default: 100000."}}},"ManyScript":{"title":"ManyScript","description":"Many conversations, each under the model name, API key or path prefix that tells it apart; `*` takes the rest.","type":"object","additionalProperties":false,"required":["conversations"],"properties":{"conversations":{"type":"object","additionalProperties":{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/$defs/ScriptStep"},"description":"What the model says, in order."},"else":{"$ref":"#/$defs/ConversationScript"}},"description":"By name."},"faults":{"type":"array","items":{"$ref":"#/$defs/ScriptFault"},"description":"What goes wrong with any request; always, unless they say otherwise."},"validate":{"type":"boolean","description":"Refuse what the provider would refuse. Default: true."},"fastRetries":{"type":"boolean","description":"Tell clients not to wait before they retry. Default: false."},"maxToolRounds":{"type":"integer","minimum":1,"description":"How many rounds of tool calls may follow one user message. Default: 100."},"models":{"type":"array","items":{"type":"string"},"description":"What the model list names. Default: the conversations."},"keep":{"type":"integer","minimum":0,"description":"How many requests are kept. Default: 100000."}}},"ProviderScript":{"title":"ProviderScript","description":"What the mock model provider says and what goes wrong: the steps of one conversation, or many conversations.","if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/$defs/ScriptStep"},"description":"What the model says, in order."},"else":{"type":"object","if":{"required":["conversations"]},"then":{"$ref":"#/$defs/ManyScript"},"else":{"$ref":"#/$defs/SingleScript"}}}}};
const schema32 = {"title":"ProviderScript","description":"What the mock model provider says and what goes wrong: the steps of one conversation, or many conversations.","if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/$defs/ScriptStep"},"description":"What the model says, in order."},"else":{"type":"object","if":{"required":["conversations"]},"then":{"$ref":"#/$defs/ManyScript"},"else":{"$ref":"#/$defs/SingleScript"}}};
const schema33 = {"title":"ScriptStep","description":"One step: a reply, or an error.","type":"object","if":{"required":["error"]},"then":{"$ref":"#/$defs/ErrorStep"},"else":{"$ref":"#/$defs/ReplyStep"}};
const schema34 = {"title":"ErrorStep","description":"The provider fails.","type":"object","additionalProperties":false,"required":["error"],"properties":{"error":{"$ref":"#/$defs/ScriptFailure"},"times":{"$ref":"#/$defs/ScriptTimes"},"when":{"$ref":"#/$defs/ScriptCondition"},"fault":{"description":"What goes wrong with this step; each once, unless it says otherwise.","if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/$defs/ScriptFault"}},"else":{"$ref":"#/$defs/ScriptFault"}},"note":{"type":"string","description":"Words for people."}}};
const schema35 = {"title":"ScriptFailure","description":"The error.","type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"integer","minimum":400,"maximum":599,"description":"The HTTP status."},"message":{"type":"string","description":"The sentence of the error."},"type":{"type":"string","description":"The provider's word for the kind of error. Default: by status."},"code":{"type":"string","description":"The provider's code. Default: by status."},"param":{"type":"string","description":"The member at fault."},"details":{"description":"More about it, where the provider has a place for it."},"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"Headers to add."},"body":{"description":"Sent in place of the provider's own error body: text as it is, anything else as JSON."},"retryAfter":{"type":["number","string"],"description":"Seconds or an HTTP date, sent as `retry-after`."},"retryAfterMs":{"type":"number","minimum":0,"description":"Sent as `retry-after-ms`."}}};
const schema36 = {"title":"ScriptTimes","description":"How often; `always` for no end.","if":{"type":"string"},"then":{"const":"always"},"else":{"type":"integer","minimum":1}};
const func1 = Object.prototype.hasOwnProperty;
const schema37 = {"title":"ScriptCondition","description":"What must hold of the conversation that the model would see. All that is named must hold.","type":"object","additionalProperties":false,"properties":{"model":{"$ref":"#/$defs/TextMatch"},"format":{"$ref":"#/$defs/ScriptFormat"},"stream":{"type":"boolean","description":"Whether a stream is asked for."},"system":{"$ref":"#/$defs/TextMatch"},"user":{"$ref":"#/$defs/TextMatch"},"offers":{"type":"array","items":{"type":"string"},"description":"Names of tools that are offered."},"toolResult":{"description":"A result since the model last spoke: true, there is one; false, there is none.","if":{"type":"boolean"},"then":{"type":"boolean"},"else":{"$ref":"#/$defs/ToolResultCondition"}}}};
const schema38 = {"title":"TextMatch","description":"A text that is contained, or one that must be equal, or a regular expression.","if":{"type":"object"},"then":{"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"equals":{"type":"string","description":"The whole text."},"matches":{"type":"string","description":"A regular expression, read as Unicode."}}},"else":{"type":"string"}};
const schema39 = {"title":"ScriptFormat","description":"A wire format.","type":"string","enum":["anthropic","openai-chat","responses"]};
const schema42 = {"title":"ToolResultCondition","description":"What must hold of one tool result.","type":"object","additionalProperties":false,"properties":{"callId":{"type":"string","description":"Its call."},"name":{"type":"string","description":"Its tool."},"text":{"$ref":"#/$defs/TextMatch"},"isError":{"type":"boolean","description":"Whether it says that it failed."}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "callId") || (key0 === "name")) || (key0 === "text")) || (key0 === "isError"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.callId !== undefined){
if(typeof data.callId !== "string"){
const err1 = {instancePath:instancePath+"/callId",schemaPath:"#/properties/callId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs11 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 1){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/TextMatch/then/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Object.keys(data2).length < 1){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/TextMatch/then/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "equals") || (key1 === "matches"))){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/TextMatch/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.equals !== undefined){
if(typeof data2.equals !== "string"){
const err7 = {instancePath:instancePath+"/text/equals",schemaPath:"#/$defs/TextMatch/then/properties/equals/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.matches !== undefined){
if(typeof data2.matches !== "string"){
const err8 = {instancePath:instancePath+"/text/matches",schemaPath:"#/$defs/TextMatch/then/properties/matches/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/TextMatch/then/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs18 = errors;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/TextMatch/else/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/$defs/TextMatch/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.isError !== undefined){
if(typeof data.isError !== "boolean"){
const err12 = {instancePath:instancePath+"/isError",schemaPath:"#/properties/isError/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "model") || (key0 === "format")) || (key0 === "stream")) || (key0 === "system")) || (key0 === "user")) || (key0 === "offers")) || (key0 === "toolResult"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs7 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/$defs/TextMatch/then/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/$defs/TextMatch/then/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "equals") || (key1 === "matches"))){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/$defs/TextMatch/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.equals !== undefined){
if(typeof data0.equals !== "string"){
const err5 = {instancePath:instancePath+"/model/equals",schemaPath:"#/$defs/TextMatch/then/properties/equals/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.matches !== undefined){
if(typeof data0.matches !== "string"){
const err6 = {instancePath:instancePath+"/model/matches",schemaPath:"#/$defs/TextMatch/then/properties/matches/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/$defs/TextMatch/then/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs14 = errors;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/model",schemaPath:"#/$defs/TextMatch/else/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err9 = {instancePath:instancePath+"/model",schemaPath:"#/$defs/TextMatch/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/ScriptFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data3 === "anthropic") || (data3 === "openai-chat")) || (data3 === "responses"))){
const err11 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/ScriptFormat/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.stream !== undefined){
if(typeof data.stream !== "boolean"){
const err12 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.system !== undefined){
let data5 = data.system;
const _errs23 = errors;
let valid6 = true;
const _errs24 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs26 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 1){
const err14 = {instancePath:instancePath+"/system",schemaPath:"#/$defs/TextMatch/then/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Object.keys(data5).length < 1){
const err15 = {instancePath:instancePath+"/system",schemaPath:"#/$defs/TextMatch/then/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key2 in data5){
if(!((key2 === "equals") || (key2 === "matches"))){
const err16 = {instancePath:instancePath+"/system",schemaPath:"#/$defs/TextMatch/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.equals !== undefined){
if(typeof data5.equals !== "string"){
const err17 = {instancePath:instancePath+"/system/equals",schemaPath:"#/$defs/TextMatch/then/properties/equals/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.matches !== undefined){
if(typeof data5.matches !== "string"){
const err18 = {instancePath:instancePath+"/system/matches",schemaPath:"#/$defs/TextMatch/then/properties/matches/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/system",schemaPath:"#/$defs/TextMatch/then/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid6 = _valid1;
ifClause1 = "then";
}
else {
const _errs33 = errors;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/system",schemaPath:"#/$defs/TextMatch/else/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid1 = _errs33 === errors;
valid6 = _valid1;
ifClause1 = "else";
}
if(!valid6){
const err21 = {instancePath:instancePath+"/system",schemaPath:"#/$defs/TextMatch/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.user !== undefined){
let data8 = data.user;
const _errs37 = errors;
let valid9 = true;
const _errs38 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid2 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs40 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 1){
const err23 = {instancePath:instancePath+"/user",schemaPath:"#/$defs/TextMatch/then/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(Object.keys(data8).length < 1){
const err24 = {instancePath:instancePath+"/user",schemaPath:"#/$defs/TextMatch/then/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key3 in data8){
if(!((key3 === "equals") || (key3 === "matches"))){
const err25 = {instancePath:instancePath+"/user",schemaPath:"#/$defs/TextMatch/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.equals !== undefined){
if(typeof data8.equals !== "string"){
const err26 = {instancePath:instancePath+"/user/equals",schemaPath:"#/$defs/TextMatch/then/properties/equals/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.matches !== undefined){
if(typeof data8.matches !== "string"){
const err27 = {instancePath:instancePath+"/user/matches",schemaPath:"#/$defs/TextMatch/then/properties/matches/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/user",schemaPath:"#/$defs/TextMatch/then/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid2 = _errs40 === errors;
valid9 = _valid2;
ifClause2 = "then";
}
else {
const _errs47 = errors;
if(typeof data8 !== "string"){
const err29 = {instancePath:instancePath+"/user",schemaPath:"#/$defs/TextMatch/else/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid2 = _errs47 === errors;
valid9 = _valid2;
ifClause2 = "else";
}
if(!valid9){
const err30 = {instancePath:instancePath+"/user",schemaPath:"#/$defs/TextMatch/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.offers !== undefined){
let data11 = data.offers;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err31 = {instancePath:instancePath+"/offers/" + i0,schemaPath:"#/properties/offers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/offers",schemaPath:"#/properties/offers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.toolResult !== undefined){
let data13 = data.toolResult;
const _errs54 = errors;
let valid13 = true;
const _errs55 = errors;
if(typeof data13 !== "boolean"){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid3 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid3){
const _errs57 = errors;
if(typeof data13 !== "boolean"){
const err34 = {instancePath:instancePath+"/toolResult",schemaPath:"#/properties/toolResult/then/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid3 = _errs57 === errors;
valid13 = _valid3;
ifClause3 = "then";
}
else {
const _errs59 = errors;
if(!(validate25(data13, {instancePath:instancePath+"/toolResult",parentData:data,parentDataProperty:"toolResult",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid3 = _errs59 === errors;
valid13 = _valid3;
ifClause3 = "else";
}
if(!valid13){
const err35 = {instancePath:instancePath+"/toolResult",schemaPath:"#/properties/toolResult/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"title":"ScriptFault","description":"What goes wrong on the way, and how often.","type":"object","required":["kind"],"properties":{"kind":{"type":"string"}},"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/DelayFault"},{"$ref":"#/$defs/PaceFault"},{"$ref":"#/$defs/ChunkFault"},{"$ref":"#/$defs/StallFault"},{"$ref":"#/$defs/EndFault"},{"$ref":"#/$defs/CutFault"},{"$ref":"#/$defs/ResetFault"},{"$ref":"#/$defs/ErrorEventFault"},{"$ref":"#/$defs/FailedFault"},{"$ref":"#/$defs/MalformedFault"},{"$ref":"#/$defs/ContentTypeFault"},{"$ref":"#/$defs/StatusFault"},{"$ref":"#/$defs/RateFault"}]};
const schema69 = {"title":"RateFault","description":"At most so many requests in a time; the rest get a 429.","type":"object","additionalProperties":false,"required":["kind","requests","perMs"],"properties":{"kind":{"const":"rate","description":"The tag."},"requests":{"type":"integer","minimum":0,"description":"How many pass."},"perMs":{"type":"number","exclusiveMinimum":0,"description":"In how many milliseconds."},"message":{"type":"string","description":"The sentence of the error."}}};
const schema45 = {"title":"DelayFault","description":"Nothing is sent for this long.","type":"object","additionalProperties":false,"required":["kind","ms"],"properties":{"kind":{"const":"delay","description":"The tag."},"ms":{"type":"number","minimum":0,"description":"Milliseconds."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ms === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ms"},message:"must have required property '"+"ms"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "ms")) || (key0 === "times")) || (key0 === "every")) || (key0 === "probability")) || (key0 === "seed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("delay" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "delay"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ms !== undefined){
let data1 = data.ms;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.times !== undefined){
let data2 = data.times;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if("always" !== data2){
const err7 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err10 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.every !== undefined){
let data3 = data.every;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data4 = data.probability;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.seed !== undefined){
let data5 = data.seed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"title":"PaceFault","description":"A pause before each chunk.","type":"object","additionalProperties":false,"required":["kind","ms"],"properties":{"kind":{"const":"pace","description":"The tag."},"ms":{"type":"number","minimum":0,"description":"Milliseconds."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ms === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ms"},message:"must have required property '"+"ms"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "ms")) || (key0 === "times")) || (key0 === "every")) || (key0 === "probability")) || (key0 === "seed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("pace" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "pace"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ms !== undefined){
let data1 = data.ms;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.times !== undefined){
let data2 = data.times;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if("always" !== data2){
const err7 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err10 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.every !== undefined){
let data3 = data.every;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data4 = data.probability;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.seed !== undefined){
let data5 = data.seed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"title":"ChunkFault","description":"The body goes out in writes of this size, through characters and lines.","type":"object","additionalProperties":false,"required":["kind","bytes"],"properties":{"kind":{"const":"chunk","description":"The tag."},"bytes":{"type":"integer","minimum":1,"description":"Bytes in a write."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bytes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "bytes")) || (key0 === "times")) || (key0 === "every")) || (key0 === "probability")) || (key0 === "seed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("chunk" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "chunk"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.bytes !== undefined){
let data1 = data.bytes;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.times !== undefined){
let data2 = data.times;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if("always" !== data2){
const err7 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err10 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.every !== undefined){
let data3 = data.every;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data4 = data.probability;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.seed !== undefined){
let data5 = data.seed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"title":"StallFault","description":"Silence after some events.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"stall","description":"The tag."},"afterEvents":{"type":"integer","minimum":0,"description":"How many whole events go out before."},"ms":{"type":"number","minimum":0,"description":"Milliseconds of it. Default: until the client leaves."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.afterEvents === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "afterEvents"},message:"must have required property '"+"afterEvents"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "afterEvents")) || (key0 === "ms")) || (key0 === "times")) || (key0 === "every")) || (key0 === "probability")) || (key0 === "seed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("stall" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "stall"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.afterEvents !== undefined){
let data1 = data.afterEvents;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.ms !== undefined){
let data2 = data.ms;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.times !== undefined){
let data3 = data.times;
const _errs9 = errors;
let valid2 = true;
const _errs10 = errors;
if(typeof data3 !== "string"){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs12 = errors;
if("always" !== data3){
const err9 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs13 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err12 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.every !== undefined){
let data4 = data.every;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data5 = data.probability;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.seed !== undefined){
let data6 = data.seed;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"title":"EndFault","description":"The stream ends as if it were complete.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"end","description":"The tag."},"afterEvents":{"type":"integer","minimum":0,"description":"How many whole events go out before."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.afterEvents === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "afterEvents"},message:"must have required property '"+"afterEvents"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "afterEvents")) || (key0 === "times")) || (key0 === "every")) || (key0 === "probability")) || (key0 === "seed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("end" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "end"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.afterEvents !== undefined){
let data1 = data.afterEvents;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.times !== undefined){
let data2 = data.times;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if("always" !== data2){
const err7 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err10 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.every !== undefined){
let data3 = data.every;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data4 = data.probability;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.seed !== undefined){
let data5 = data.seed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"title":"CutFault","description":"The stream ends inside of an event.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"cut","description":"The tag."},"afterEvents":{"type":"integer","minimum":0,"description":"How many whole events go out before."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.afterEvents === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "afterEvents"},message:"must have required property '"+"afterEvents"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "afterEvents")) || (key0 === "times")) || (key0 === "every")) || (key0 === "probability")) || (key0 === "seed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("cut" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "cut"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.afterEvents !== undefined){
let data1 = data.afterEvents;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.times !== undefined){
let data2 = data.times;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if("always" !== data2){
const err7 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err10 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.every !== undefined){
let data3 = data.every;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data4 = data.probability;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.seed !== undefined){
let data5 = data.seed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"title":"ResetFault","description":"The connection is destroyed.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"reset","description":"The tag."},"afterEvents":{"description":"How many whole events were flushed before; `headers`: before anything is sent.","if":{"type":"string"},"then":{"const":"headers"},"else":{"type":"integer","minimum":0}},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.afterEvents === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "afterEvents"},message:"must have required property '"+"afterEvents"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "afterEvents")) || (key0 === "times")) || (key0 === "every")) || (key0 === "probability")) || (key0 === "seed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("reset" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "reset"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.afterEvents !== undefined){
let data1 = data.afterEvents;
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs7 = errors;
if("headers" !== data1){
const err5 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/then/const",keyword:"const",params:{allowedValue: "headers"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs8 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err8 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.times !== undefined){
let data2 = data.times;
const _errs12 = errors;
let valid3 = true;
const _errs13 = errors;
if(typeof data2 !== "string"){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs15 = errors;
if("always" !== data2){
const err10 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid3 = _valid1;
ifClause1 = "then";
}
else {
const _errs16 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid1 = _errs16 === errors;
valid3 = _valid1;
ifClause1 = "else";
}
if(!valid3){
const err13 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.every !== undefined){
let data3 = data.every;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data4 = data.probability;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.seed !== undefined){
let data5 = data.seed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"title":"ErrorEventFault","description":"The provider's error event in place of the rest.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"error-event","description":"The tag."},"afterEvents":{"type":"integer","minimum":0,"description":"How many whole events go out before."},"status":{"type":"integer","minimum":400,"maximum":599,"description":"What status the error stands for. Default: 529."},"message":{"type":"string","description":"The sentence of the error."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.afterEvents === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "afterEvents"},message:"must have required property '"+"afterEvents"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "afterEvents")) || (key0 === "status")) || (key0 === "message")) || (key0 === "times")) || (key0 === "every")) || (key0 === "probability")) || (key0 === "seed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("error-event" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "error-event"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.afterEvents !== undefined){
let data1 = data.afterEvents;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 400 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.times !== undefined){
let data4 = data.times;
const _errs11 = errors;
let valid2 = true;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs14 = errors;
if("always" !== data4){
const err11 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err14 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.every !== undefined){
let data5 = data.every;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data6 = data.probability;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.seed !== undefined){
let data7 = data.seed;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"title":"FailedFault","description":"Responses: `response.failed` in place of the rest.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"failed","description":"The tag."},"afterEvents":{"type":"integer","minimum":0,"description":"How many whole events go out before."},"code":{"type":"string","description":"The provider's code."},"message":{"type":"string","description":"The sentence of the error."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.afterEvents === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "afterEvents"},message:"must have required property '"+"afterEvents"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "afterEvents")) || (key0 === "code")) || (key0 === "message")) || (key0 === "times")) || (key0 === "every")) || (key0 === "probability")) || (key0 === "seed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("failed" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.afterEvents !== undefined){
let data1 = data.afterEvents;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.times !== undefined){
let data4 = data.times;
const _errs11 = errors;
let valid2 = true;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs14 = errors;
if("always" !== data4){
const err9 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err12 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.every !== undefined){
let data5 = data.every;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data6 = data.probability;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.seed !== undefined){
let data7 = data.seed;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"title":"MalformedFault","description":"The event after so many holds broken JSON.","type":"object","additionalProperties":false,"required":["kind","afterEvents"],"properties":{"kind":{"const":"malformed","description":"The tag."},"afterEvents":{"type":"integer","minimum":0,"description":"How many whole events go out before."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.afterEvents === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "afterEvents"},message:"must have required property '"+"afterEvents"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "afterEvents")) || (key0 === "times")) || (key0 === "every")) || (key0 === "probability")) || (key0 === "seed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("malformed" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "malformed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.afterEvents !== undefined){
let data1 = data.afterEvents;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/afterEvents",schemaPath:"#/properties/afterEvents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.times !== undefined){
let data2 = data.times;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if("always" !== data2){
const err7 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err10 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.every !== undefined){
let data3 = data.every;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data4 = data.probability;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.seed !== undefined){
let data5 = data.seed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema65 = {"title":"ContentTypeFault","description":"The content type is this one.","type":"object","additionalProperties":false,"required":["kind","value"],"properties":{"kind":{"const":"content-type","description":"The tag."},"value":{"type":"string","description":"The header's value."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "value")) || (key0 === "times")) || (key0 === "every")) || (key0 === "probability")) || (key0 === "seed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("content-type" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "content-type"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.times !== undefined){
let data2 = data.times;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if("always" !== data2){
const err6 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err9 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.every !== undefined){
let data3 = data.every;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data4 = data.probability;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.seed !== undefined){
let data5 = data.seed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema67 = {"title":"StatusFault","description":"An error status in place of the reply.","type":"object","additionalProperties":false,"required":["kind","status"],"properties":{"kind":{"const":"status","description":"The tag."},"status":{"type":"integer","minimum":400,"maximum":599,"description":"The HTTP status."},"message":{"type":"string","description":"The sentence of the error."},"type":{"type":"string","description":"The provider's word for the kind of error. Default: by status."},"code":{"type":"string","description":"The provider's code. Default: by status."},"param":{"type":"string","description":"The member at fault."},"details":{"description":"More about it, where the provider has a place for it."},"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"Headers to add."},"body":{"description":"Sent in place of the provider's own error body: text as it is, anything else as JSON."},"retryAfter":{"type":["number","string"],"description":"Seconds or an HTTP date, sent as `retry-after`."},"retryAfterMs":{"type":"number","minimum":0,"description":"Sent as `retry-after-ms`."},"times":{"$ref":"#/$defs/ScriptTimes"},"every":{"type":"integer","minimum":1,"description":"Only to every nth request."},"probability":{"type":"number","minimum":0,"maximum":1,"description":"Only with this chance."},"seed":{"type":"integer","description":"Of the chance. Default: 1."}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema67.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("status" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "status"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 400 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err9 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.param !== undefined){
if(typeof data.param !== "string"){
const err10 = {instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.headers !== undefined){
let data6 = data.headers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(typeof data6[key1] !== "string"){
const err11 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.retryAfter !== undefined){
let data8 = data.retryAfter;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")){
const err13 = {instancePath:instancePath+"/retryAfter",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type: schema67.properties.retryAfter.type},message:"must be number,string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.retryAfterMs !== undefined){
let data9 = data.retryAfterMs;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err14 = {instancePath:instancePath+"/retryAfterMs",schemaPath:"#/properties/retryAfterMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/retryAfterMs",schemaPath:"#/properties/retryAfterMs/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.times !== undefined){
let data10 = data.times;
const _errs24 = errors;
let valid3 = true;
const _errs25 = errors;
if(typeof data10 !== "string"){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs27 = errors;
if("always" !== data10){
const err17 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs28 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err18 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err19 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid0 = _errs28 === errors;
valid3 = _valid0;
ifClause0 = "else";
}
if(!valid3){
const err20 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.every !== undefined){
let data11 = data.every;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err21 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data12 = data.probability;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1 || isNaN(data12)){
const err23 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err24 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.seed !== undefined){
let data13 = data.seed;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err26 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "delay"){
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "pace"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "chunk"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "stall"){
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "end"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "cut"){
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "reset"){
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "error-event"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "failed"){
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "malformed"){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "content-type"){
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "status"){
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "rate"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/$defs/RateFault/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.requests === undefined){
const err3 = {instancePath,schemaPath:"#/$defs/RateFault/required",keyword:"required",params:{missingProperty: "requests"},message:"must have required property '"+"requests"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.perMs === undefined){
const err4 = {instancePath,schemaPath:"#/$defs/RateFault/required",keyword:"required",params:{missingProperty: "perMs"},message:"must have required property '"+"perMs"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "requests")) || (key0 === "perMs")) || (key0 === "message"))){
const err5 = {instancePath,schemaPath:"#/$defs/RateFault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
if("rate" !== data.kind){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/$defs/RateFault/properties/kind/const",keyword:"const",params:{allowedValue: "rate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.requests !== undefined){
let data2 = data.requests;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/requests",schemaPath:"#/$defs/RateFault/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/requests",schemaPath:"#/$defs/RateFault/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.perMs !== undefined){
let data3 = data.perMs;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 <= 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/perMs",schemaPath:"#/$defs/RateFault/properties/perMs/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/perMs",schemaPath:"#/$defs/RateFault/properties/perMs/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/$defs/RateFault/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/$defs/RateFault/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err13 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate28.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "error") || (key0 === "times")) || (key0 === "when")) || (key0 === "fault")) || (key0 === "note"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.status === undefined){
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/$defs/ScriptFailure/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!(func1.call(schema35.properties, key1))){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/$defs/ScriptFailure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.status !== undefined){
let data1 = data0.status;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/error/status",schemaPath:"#/$defs/ScriptFailure/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/error/status",schemaPath:"#/$defs/ScriptFailure/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 400 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/error/status",schemaPath:"#/$defs/ScriptFailure/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data0.message !== undefined){
if(typeof data0.message !== "string"){
const err7 = {instancePath:instancePath+"/error/message",schemaPath:"#/$defs/ScriptFailure/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.type !== undefined){
if(typeof data0.type !== "string"){
const err8 = {instancePath:instancePath+"/error/type",schemaPath:"#/$defs/ScriptFailure/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.code !== undefined){
if(typeof data0.code !== "string"){
const err9 = {instancePath:instancePath+"/error/code",schemaPath:"#/$defs/ScriptFailure/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.param !== undefined){
if(typeof data0.param !== "string"){
const err10 = {instancePath:instancePath+"/error/param",schemaPath:"#/$defs/ScriptFailure/properties/param/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.headers !== undefined){
let data6 = data0.headers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(typeof data6[key2] !== "string"){
const err11 = {instancePath:instancePath+"/error/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ScriptFailure/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/error/headers",schemaPath:"#/$defs/ScriptFailure/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.retryAfter !== undefined){
let data8 = data0.retryAfter;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")){
const err13 = {instancePath:instancePath+"/error/retryAfter",schemaPath:"#/$defs/ScriptFailure/properties/retryAfter/type",keyword:"type",params:{type: schema35.properties.retryAfter.type},message:"must be number,string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.retryAfterMs !== undefined){
let data9 = data0.retryAfterMs;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err14 = {instancePath:instancePath+"/error/retryAfterMs",schemaPath:"#/$defs/ScriptFailure/properties/retryAfterMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/error/retryAfterMs",schemaPath:"#/$defs/ScriptFailure/properties/retryAfterMs/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/error",schemaPath:"#/$defs/ScriptFailure/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.times !== undefined){
let data10 = data.times;
const _errs27 = errors;
let valid5 = true;
const _errs28 = errors;
if(typeof data10 !== "string"){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs30 = errors;
if("always" !== data10){
const err18 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs30 === errors;
valid5 = _valid0;
ifClause0 = "then";
}
else {
const _errs31 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err19 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err20 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs31 === errors;
valid5 = _valid0;
ifClause0 = "else";
}
if(!valid5){
const err21 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate24(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.fault !== undefined){
let data12 = data.fault;
const _errs35 = errors;
let valid6 = true;
const _errs36 = errors;
if(!(Array.isArray(data12))){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs38 = errors;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data12[i0], {instancePath:instancePath+"/fault/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid6 = _valid1;
ifClause1 = "then";
}
else {
const _errs41 = errors;
if(!(validate28(data12, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid1 = _errs41 === errors;
valid6 = _valid1;
ifClause1 = "else";
}
if(!valid6){
const err24 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err25 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema70 = {"title":"ReplyStep","description":"The model says something.","type":"object","additionalProperties":false,"properties":{"text":{"description":"What it says; a list is streamed in these pieces.","if":{"type":"array"},"then":{"type":"array","items":{"type":"string"}},"else":{"type":"string"}},"reasoning":{"type":"string","description":"What it thinks."},"toolCalls":{"type":"array","items":{"$ref":"#/$defs/ScriptCall"},"description":"The tools that it calls."},"images":{"type":"array","items":{"$ref":"#/$defs/ScriptImage"},"description":"Pictures that it makes."},"refusal":{"type":"string","description":"Why it refuses."},"finish":{"type":"string","enum":["stop","tool-calls","length","content-filter","refusal","stop-sequence","pause"],"description":"Why it stops. Default: by what it says."},"usage":{"$ref":"#/$defs/ScriptUsage"},"id":{"type":"string","description":"The answer's id. Default: one is made up."},"model":{"type":"string","description":"The model that the answer names. Default: the one asked for."},"omit":{"type":"array","items":{"type":"string"},"description":"Members to leave out of the answer and of its events, as dotted paths."},"repeat":{"$ref":"#/$defs/ScriptTimes"},"when":{"$ref":"#/$defs/ScriptCondition"},"fault":{"description":"What goes wrong with this step; each once, unless it says otherwise.","if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/$defs/ScriptFault"}},"else":{"$ref":"#/$defs/ScriptFault"}},"note":{"type":"string","description":"Words for people."}},"minProperties":1};
const schema71 = {"title":"ScriptCall","description":"A tool call. Without arguments of either kind they are `{}`.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","pattern":".","description":"The tool."},"id":{"type":"string","description":"The call's id. Default: one is made up."},"arguments":{"description":"Any JSON value, sent as compact JSON."},"rawArguments":{"type":"string","description":"Sent byte for byte, valid or not."}}};
const schema72 = {"title":"ScriptImage","description":"A picture that the model made.","type":"object","additionalProperties":false,"required":["data","mimeType"],"properties":{"data":{"type":"string","description":"base64"},"mimeType":{"type":"string","description":"Its media type."}}};
const schema73 = {"title":"ScriptUsage","description":"Tokens; what is left out is estimated.","type":"object","additionalProperties":false,"properties":{"inputTokens":{"type":"integer","minimum":0,"description":"Tokens read."},"outputTokens":{"type":"integer","minimum":0,"description":"Tokens written."},"reasoningTokens":{"type":"integer","minimum":0,"description":"Part of those written."},"cachedTokens":{"type":"integer","minimum":0,"description":"Part of those read."}}};
const pattern4 = new RegExp(".", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema70.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(!(Array.isArray(data0))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs6 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err3 = {instancePath:instancePath+"/text/" + i0,schemaPath:"#/properties/text/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/else/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reasoning !== undefined){
if(typeof data.reasoning !== "string"){
const err7 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.toolCalls !== undefined){
let data3 = data.toolCalls;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err8 = {instancePath:instancePath+"/toolCalls/" + i1,schemaPath:"#/$defs/ScriptCall/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "name") || (key1 === "id")) || (key1 === "arguments")) || (key1 === "rawArguments"))){
const err9 = {instancePath:instancePath+"/toolCalls/" + i1,schemaPath:"#/$defs/ScriptCall/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err10 = {instancePath:instancePath+"/toolCalls/" + i1+"/name",schemaPath:"#/$defs/ScriptCall/properties/name/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/toolCalls/" + i1+"/name",schemaPath:"#/$defs/ScriptCall/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.id !== undefined){
if(typeof data4.id !== "string"){
const err12 = {instancePath:instancePath+"/toolCalls/" + i1+"/id",schemaPath:"#/$defs/ScriptCall/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.rawArguments !== undefined){
if(typeof data4.rawArguments !== "string"){
const err13 = {instancePath:instancePath+"/toolCalls/" + i1+"/rawArguments",schemaPath:"#/$defs/ScriptCall/properties/rawArguments/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/toolCalls/" + i1,schemaPath:"#/$defs/ScriptCall/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.images !== undefined){
let data8 = data.images;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.data === undefined){
const err16 = {instancePath:instancePath+"/images/" + i2,schemaPath:"#/$defs/ScriptImage/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9.mimeType === undefined){
const err17 = {instancePath:instancePath+"/images/" + i2,schemaPath:"#/$defs/ScriptImage/required",keyword:"required",params:{missingProperty: "mimeType"},message:"must have required property '"+"mimeType"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data9){
if(!((key2 === "data") || (key2 === "mimeType"))){
const err18 = {instancePath:instancePath+"/images/" + i2,schemaPath:"#/$defs/ScriptImage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data9.data !== undefined){
if(typeof data9.data !== "string"){
const err19 = {instancePath:instancePath+"/images/" + i2+"/data",schemaPath:"#/$defs/ScriptImage/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.mimeType !== undefined){
if(typeof data9.mimeType !== "string"){
const err20 = {instancePath:instancePath+"/images/" + i2+"/mimeType",schemaPath:"#/$defs/ScriptImage/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/images/" + i2,schemaPath:"#/$defs/ScriptImage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.refusal !== undefined){
if(typeof data.refusal !== "string"){
const err23 = {instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.finish !== undefined){
let data13 = data.finish;
if(typeof data13 !== "string"){
const err24 = {instancePath:instancePath+"/finish",schemaPath:"#/properties/finish/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((((data13 === "stop") || (data13 === "tool-calls")) || (data13 === "length")) || (data13 === "content-filter")) || (data13 === "refusal")) || (data13 === "stop-sequence")) || (data13 === "pause"))){
const err25 = {instancePath:instancePath+"/finish",schemaPath:"#/properties/finish/enum",keyword:"enum",params:{allowedValues: schema70.properties.finish.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.usage !== undefined){
let data14 = data.usage;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key3 in data14){
if(!((((key3 === "inputTokens") || (key3 === "outputTokens")) || (key3 === "reasoningTokens")) || (key3 === "cachedTokens"))){
const err26 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/ScriptUsage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data14.inputTokens !== undefined){
let data15 = data14.inputTokens;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err27 = {instancePath:instancePath+"/usage/inputTokens",schemaPath:"#/$defs/ScriptUsage/properties/inputTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err28 = {instancePath:instancePath+"/usage/inputTokens",schemaPath:"#/$defs/ScriptUsage/properties/inputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data14.outputTokens !== undefined){
let data16 = data14.outputTokens;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err29 = {instancePath:instancePath+"/usage/outputTokens",schemaPath:"#/$defs/ScriptUsage/properties/outputTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err30 = {instancePath:instancePath+"/usage/outputTokens",schemaPath:"#/$defs/ScriptUsage/properties/outputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data14.reasoningTokens !== undefined){
let data17 = data14.reasoningTokens;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err31 = {instancePath:instancePath+"/usage/reasoningTokens",schemaPath:"#/$defs/ScriptUsage/properties/reasoningTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err32 = {instancePath:instancePath+"/usage/reasoningTokens",schemaPath:"#/$defs/ScriptUsage/properties/reasoningTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data14.cachedTokens !== undefined){
let data18 = data14.cachedTokens;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err33 = {instancePath:instancePath+"/usage/cachedTokens",schemaPath:"#/$defs/ScriptUsage/properties/cachedTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err34 = {instancePath:instancePath+"/usage/cachedTokens",schemaPath:"#/$defs/ScriptUsage/properties/cachedTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
else {
const err35 = {instancePath:instancePath+"/usage",schemaPath:"#/$defs/ScriptUsage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err36 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err37 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.omit !== undefined){
let data21 = data.omit;
if(Array.isArray(data21)){
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
if(typeof data21[i3] !== "string"){
const err38 = {instancePath:instancePath+"/omit/" + i3,schemaPath:"#/properties/omit/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/omit",schemaPath:"#/properties/omit/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.repeat !== undefined){
let data23 = data.repeat;
const _errs62 = errors;
let valid17 = true;
const _errs63 = errors;
if(typeof data23 !== "string"){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid1 = _errs63 === errors;
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs65 = errors;
if("always" !== data23){
const err41 = {instancePath:instancePath+"/repeat",schemaPath:"#/$defs/ScriptTimes/then/const",keyword:"const",params:{allowedValue: "always"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid1 = _errs65 === errors;
valid17 = _valid1;
ifClause1 = "then";
}
else {
const _errs66 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err42 = {instancePath:instancePath+"/repeat",schemaPath:"#/$defs/ScriptTimes/else/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 1 || isNaN(data23)){
const err43 = {instancePath:instancePath+"/repeat",schemaPath:"#/$defs/ScriptTimes/else/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var _valid1 = _errs66 === errors;
valid17 = _valid1;
ifClause1 = "else";
}
if(!valid17){
const err44 = {instancePath:instancePath+"/repeat",schemaPath:"#/$defs/ScriptTimes/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate24(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.fault !== undefined){
let data25 = data.fault;
const _errs70 = errors;
let valid18 = true;
const _errs71 = errors;
if(!(Array.isArray(data25))){
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid2 = _errs71 === errors;
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs73 = errors;
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
if(!(validate28(data25[i4], {instancePath:instancePath+"/fault/" + i4,parentData:data25,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid2 = _errs73 === errors;
valid18 = _valid2;
ifClause2 = "then";
}
else {
const _errs76 = errors;
if(!(validate28(data25, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid2 = _errs76 === errors;
valid18 = _valid2;
ifClause2 = "else";
}
if(!valid18){
const err47 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err48 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate22.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema75 = {"title":"ManyScript","description":"Many conversations, each under the model name, API key or path prefix that tells it apart; `*` takes the rest.","type":"object","additionalProperties":false,"required":["conversations"],"properties":{"conversations":{"type":"object","additionalProperties":{"if":{"type":"array"},"then":{"type":"array","items":{"$ref":"#/$defs/ScriptStep"},"description":"What the model says, in order."},"else":{"$ref":"#/$defs/ConversationScript"}},"description":"By name."},"faults":{"type":"array","items":{"$ref":"#/$defs/ScriptFault"},"description":"What goes wrong with any request; always, unless they say otherwise."},"validate":{"type":"boolean","description":"Refuse what the provider would refuse. Default: true."},"fastRetries":{"type":"boolean","description":"Tell clients not to wait before they retry. Default: false."},"maxToolRounds":{"type":"integer","minimum":1,"description":"How many rounds of tool calls may follow one user message. Default: 100."},"models":{"type":"array","items":{"type":"string"},"description":"What the model list names. Default: the conversations."},"keep":{"type":"integer","minimum":0,"description":"How many requests are kept. Default: 100000."}}};
const schema76 = {"title":"ConversationScript","description":"One conversation.","type":"object","additionalProperties":false,"required":["turns"],"properties":{"turns":{"type":"array","items":{"$ref":"#/$defs/ScriptStep"},"description":"What the model says, in order."},"order":{"type":"string","enum":["strict","any"],"description":"strict: the next step answers. any: the first step that is left and whose condition holds. Default: strict."},"format":{"$ref":"#/$defs/ScriptFormat"},"stream":{"type":"boolean","description":"Whether it is written for streams."},"faults":{"type":"array","items":{"$ref":"#/$defs/ScriptFault"},"description":"What goes wrong with any request; always, unless they say otherwise."}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.turns === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "turns") || (key0 === "order")) || (key0 === "format")) || (key0 === "stream")) || (key0 === "faults"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.turns !== undefined){
let data0 = data.turns;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/turns/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.order !== undefined){
let data2 = data.order;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data2 === "strict") || (data2 === "any"))){
const err4 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema76.properties.order.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/ScriptFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "anthropic") || (data3 === "openai-chat")) || (data3 === "responses"))){
const err6 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/ScriptFormat/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.stream !== undefined){
if(typeof data.stream !== "boolean"){
const err7 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.faults !== undefined){
let data5 = data.faults;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate28(data5[i1], {instancePath:instancePath+"/faults/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversations === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversations"},message:"must have required property '"+"conversations"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "conversations") || (key0 === "faults")) || (key0 === "validate")) || (key0 === "fastRetries")) || (key0 === "maxToolRounds")) || (key0 === "models")) || (key0 === "keep"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.conversations !== undefined){
let data0 = data.conversations;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
let data1 = data0[key1];
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(!(Array.isArray(data1))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs9 = errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data1[i0], {instancePath:instancePath+"/conversations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/conversations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/conversations/additionalProperties/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs12 = errors;
if(!(validate64(data1, {instancePath:instancePath+"/conversations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err4 = {instancePath:instancePath+"/conversations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/conversations/additionalProperties/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/conversations",schemaPath:"#/properties/conversations/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.faults !== undefined){
let data3 = data.faults;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate28(data3[i1], {instancePath:instancePath+"/faults/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.validate !== undefined){
if(typeof data.validate !== "boolean"){
const err7 = {instancePath:instancePath+"/validate",schemaPath:"#/properties/validate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fastRetries !== undefined){
if(typeof data.fastRetries !== "boolean"){
const err8 = {instancePath:instancePath+"/fastRetries",schemaPath:"#/properties/fastRetries/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.maxToolRounds !== undefined){
let data7 = data.maxToolRounds;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err9 = {instancePath:instancePath+"/maxToolRounds",schemaPath:"#/properties/maxToolRounds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/maxToolRounds",schemaPath:"#/properties/maxToolRounds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.models !== undefined){
let data8 = data.models;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(typeof data8[i2] !== "string"){
const err11 = {instancePath:instancePath+"/models/" + i2,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.keep !== undefined){
let data10 = data.keep;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err13 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err14 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema78 = {"title":"SingleScript","description":"One conversation for whatever comes.","type":"object","additionalProperties":false,"required":["turns"],"properties":{"turns":{"type":"array","items":{"$ref":"#/$defs/ScriptStep"},"description":"What the model says, in order."},"order":{"type":"string","enum":["strict","any"],"description":"strict: the next step answers. any: the first step that is left and whose condition holds. Default: strict."},"format":{"$ref":"#/$defs/ScriptFormat"},"stream":{"type":"boolean","description":"Whether it is written for streams."},"faults":{"type":"array","items":{"$ref":"#/$defs/ScriptFault"},"description":"What goes wrong with any request; always, unless they say otherwise."},"validate":{"type":"boolean","description":"Refuse what the provider would refuse. Default: true."},"fastRetries":{"type":"boolean","description":"Tell clients not to wait before they retry. Default: false."},"maxToolRounds":{"type":"integer","minimum":1,"description":"How many rounds of tool calls may follow one user message. Default: 100."},"models":{"type":"array","items":{"type":"string"},"description":"What the model list names. Default: the conversations."},"keep":{"type":"integer","minimum":0,"description":"How many requests are kept. Default: 100000."}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.turns === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema78.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.turns !== undefined){
let data0 = data.turns;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/turns/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.order !== undefined){
let data2 = data.order;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data2 === "strict") || (data2 === "any"))){
const err4 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema78.properties.order.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/ScriptFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "anthropic") || (data3 === "openai-chat")) || (data3 === "responses"))){
const err6 = {instancePath:instancePath+"/format",schemaPath:"#/$defs/ScriptFormat/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.stream !== undefined){
if(typeof data.stream !== "boolean"){
const err7 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.faults !== undefined){
let data5 = data.faults;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate28(data5[i1], {instancePath:instancePath+"/faults/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.validate !== undefined){
if(typeof data.validate !== "boolean"){
const err9 = {instancePath:instancePath+"/validate",schemaPath:"#/properties/validate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fastRetries !== undefined){
if(typeof data.fastRetries !== "boolean"){
const err10 = {instancePath:instancePath+"/fastRetries",schemaPath:"#/properties/fastRetries/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.maxToolRounds !== undefined){
let data9 = data.maxToolRounds;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/maxToolRounds",schemaPath:"#/properties/maxToolRounds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err12 = {instancePath:instancePath+"/maxToolRounds",schemaPath:"#/properties/maxToolRounds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.models !== undefined){
let data10 = data.models;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(typeof data10[i2] !== "string"){
const err13 = {instancePath:instancePath+"/models/" + i2,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.keep !== undefined){
let data12 = data.keep;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err15 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err16 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(!(Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var items0 = true;
}
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err2 = {instancePath,schemaPath:"#/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs8 = errors;
let valid3 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.conversations === undefined) && (missing0 = "conversations")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props1 = true;
}
ifClause1 = "then";
}
else {
const _errs11 = errors;
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid3 = _valid1;
if(valid3){
if(props1 !== true){
props1 = true;
}
}
ifClause1 = "else";
}
if(!valid3){
const err4 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate21.errors = vErrors;
evaluated0.props = props1;
evaluated0.items = items0;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://toolcall-tck.dev/schemas/provider-script.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
else {
var props0 = validate21.evaluated.props;
var items0 = validate21.evaluated.items;
}
validate20.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":true};
