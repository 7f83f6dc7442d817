// Generated from schemas/ by `npm run generate`. Do not edit.
import { reading, refuse, ucs2length } from "../validate/helpers.js";
export const Accepted = validate21;
function validate21(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ok === undefined) && (missing0 = "ok")){
return refuse(validate21, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(key0 === "ok")){
return refuse(validate21, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.ok !== undefined){
if(true !== data.ok){
return refuse(validate21, at+"/ok", "const", {allowedValue: true});
}
}
}
}
}
else {
return refuse(validate21, at, "type", {type: "object"});
}
}
validate21.errors = vErrors;
return errors === 0;
}
export const Action = validate22;
const schema8 = {"$id":"LlmCallAction","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"llm.call"},"id":{"type":"string"},"llm":{"type":"string"},"model":{"type":"string"},"messages":{"type":"array","items":{"$ref":"DraftMessage"}},"tools":{"type":"array","items":{"$ref":"LlmTool"}},"temperature":{"type":"number"},"max_completion_tokens":{"type":"integer","minimum":0},"reasoning":{"$ref":"ReasoningConfig"},"stream":{"type":"boolean"},"retry":{"$ref":"RetryOverride"}}};
const func2 = Object.prototype.hasOwnProperty;
const schema10 = {"$id":"Role","type":"string","enum":["system","user","assistant","tool"]};
function validate25(data, at){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
return refuse(validate25, at, "type", {type: "string"});
}
if(!((((data === "system") || (data === "user")) || (data === "assistant")) || (data === "tool"))){
return refuse(validate25, at, "enum", {allowedValues: schema10.enum});
}
validate25.errors = vErrors;
return errors === 0;
}
const schema11 = {"$id":"Content","type":["string","array"],"items":{"$ref":"MessagePart"}};
function validate29(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return refuse(validate29, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "text"))){
return refuse(validate29, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("text" !== data.type){
return refuse(validate29, at+"/type", "const", {allowedValue: "text"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
return refuse(validate29, at+"/text", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate29, at, "type", {type: "object"});
}
}
validate29.errors = vErrors;
return errors === 0;
}
function validate30(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.uri === undefined) && (missing0 = "uri"))){
return refuse(validate30, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "uri"))){
return refuse(validate30, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("blob" !== data.type){
return refuse(validate30, at+"/type", "const", {allowedValue: "blob"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined){
const _errs3 = errors;
if(typeof data.uri !== "string"){
return refuse(validate30, at+"/uri", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate30, at, "type", {type: "object"});
}
}
validate30.errors = vErrors;
return errors === 0;
}
function validate31(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.uri === undefined) && (missing0 = "uri"))){
return refuse(validate31, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "uri")) || (key0 === "name")) || (key0 === "mimeType"))){
return refuse(validate31, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("link" !== data.type){
return refuse(validate31, at+"/type", "const", {allowedValue: "link"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined){
const _errs3 = errors;
if(typeof data.uri !== "string"){
return refuse(validate31, at+"/uri", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
return refuse(validate31, at+"/name", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
const _errs7 = errors;
if(typeof data.mimeType !== "string"){
return refuse(validate31, at+"/mimeType", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate31, at, "type", {type: "object"});
}
}
validate31.errors = vErrors;
return errors === 0;
}
function validate32(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.mime === undefined) && (missing0 = "mime"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.uri === undefined) && (missing0 = "uri"))){
return refuse(validate32, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "mime")) || (key0 === "size")) || (key0 === "uri"))){
return refuse(validate32, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("attachment" !== data.type){
return refuse(validate32, at+"/type", "const", {allowedValue: "attachment"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate32, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mime !== undefined){
const _errs5 = errors;
if(typeof data.mime !== "string"){
return refuse(validate32, at+"/mime", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return refuse(validate32, at+"/size", "type", {type: "integer"});
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
return refuse(validate32, at+"/size", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined){
const _errs9 = errors;
if(typeof data.uri !== "string"){
return refuse(validate32, at+"/uri", "type", {type: "string"});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return refuse(validate32, at, "type", {type: "object"});
}
}
validate32.errors = vErrors;
return errors === 0;
}
function validate34(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
return refuse(validate34, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(key0 === "url")){
return refuse(validate34, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
if(typeof data.url !== "string"){
return refuse(validate34, at+"/url", "type", {type: "string"});
}
}
}
}
}
else {
return refuse(validate34, at, "type", {type: "object"});
}
}
validate34.errors = vErrors;
return errors === 0;
}
function validate33(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.image_url === undefined) && (missing0 = "image_url"))){
return refuse(validate33, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "image_url"))){
return refuse(validate33, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("image_url" !== data.type){
return refuse(validate33, at+"/type", "const", {allowedValue: "image_url"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_url !== undefined){
const _errs3 = errors;
if(!(validate34(data.image_url, at === undefined ? at : at+"/image_url"))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate33, at, "type", {type: "object"});
}
}
validate33.errors = vErrors;
return errors === 0;
}
function validate37(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.filename === undefined) && (missing0 = "filename")) || ((data.file_data === undefined) && (missing0 = "file_data"))){
return refuse(validate37, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "filename") || (key0 === "file_data"))){
return refuse(validate37, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.filename !== undefined){
const _errs2 = errors;
if(typeof data.filename !== "string"){
return refuse(validate37, at+"/filename", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_data !== undefined){
const _errs4 = errors;
if(typeof data.file_data !== "string"){
return refuse(validate37, at+"/file_data", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate37, at, "type", {type: "object"});
}
}
validate37.errors = vErrors;
return errors === 0;
}
function validate36(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.file === undefined) && (missing0 = "file"))){
return refuse(validate36, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "file"))){
return refuse(validate36, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("file" !== data.type){
return refuse(validate36, at+"/type", "const", {allowedValue: "file"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs3 = errors;
if(!(validate37(data.file, at === undefined ? at : at+"/file"))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate36, at, "type", {type: "object"});
}
}
validate36.errors = vErrors;
return errors === 0;
}
function validate40(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.format === undefined) && (missing0 = "format"))){
return refuse(validate40, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "data") || (key0 === "format"))){
return refuse(validate40, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(typeof data.data !== "string"){
return refuse(validate40, at+"/data", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
const _errs4 = errors;
if(typeof data.format !== "string"){
return refuse(validate40, at+"/format", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate40, at, "type", {type: "object"});
}
}
validate40.errors = vErrors;
return errors === 0;
}
function validate39(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.input_audio === undefined) && (missing0 = "input_audio"))){
return refuse(validate39, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "input_audio"))){
return refuse(validate39, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("input_audio" !== data.type){
return refuse(validate39, at+"/type", "const", {allowedValue: "input_audio"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_audio !== undefined){
const _errs3 = errors;
if(!(validate40(data.input_audio, at === undefined ? at : at+"/input_audio"))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate39, at, "type", {type: "object"});
}
}
validate39.errors = vErrors;
return errors === 0;
}
function validate42(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.video_url === undefined) && (missing0 = "video_url"))){
return refuse(validate42, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "video_url"))){
return refuse(validate42, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("video_url" !== data.type){
return refuse(validate42, at+"/type", "const", {allowedValue: "video_url"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.video_url !== undefined){
const _errs3 = errors;
if(!(validate34(data.video_url, at === undefined ? at : at+"/video_url"))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate42, at, "type", {type: "object"});
}
}
validate42.errors = vErrors;
return errors === 0;
}
function validate28(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate28, at, "required", {missingProperty: missing0});
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
return refuse(validate28, at+"/type", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate29(data, at))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
else if(tag0 === "blob"){
if(!(validate30(data, at))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else if(tag0 === "link"){
if(!(validate31(data, at))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
else if(tag0 === "attachment"){
if(!(validate32(data, at))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image_url"){
if(!(validate33(data, at))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file"){
if(!(validate36(data, at))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
else if(tag0 === "input_audio"){
if(!(validate39(data, at))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
else if(tag0 === "video_url"){
if(!(validate42(data, at))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate28, at, "discriminator", {error: "mapping", tag: "type", tagValue: tag0});
}
}
else {
return refuse(validate28, at, "discriminator", {error: "tag", tag: "type", tagValue: tag0});
}
}
}
}
else {
return refuse(validate28, at, "type", {type: "object"});
}
}
validate28.errors = vErrors;
return errors === 0;
}
function validate27(data, at){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
return refuse(validate27, at, "type", {type: schema11.type});
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate28(data[i0], at === undefined ? at : at+"/" + i0))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate27.errors = vErrors;
return errors === 0;
}
const schema24 = {"$id":"ToolCall","type":"object","additionalProperties":false,"required":["id","type","function"],"properties":{"id":{"type":"string"},"type":{"type":"string","if":{"exactly":true},"then":{"enum":["function"]}},"function":{"$ref":"ToolCallFunction"}}};
function validate55(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.arguments === undefined) && (missing0 = "arguments"))){
return refuse(validate55, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "name") || (key0 === "arguments"))){
return refuse(validate55, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
return refuse(validate55, at+"/name", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs4 = errors;
if(typeof data.arguments !== "string"){
return refuse(validate55, at+"/arguments", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate55, at, "type", {type: "object"});
}
}
validate55.errors = vErrors;
return errors === 0;
}
function validate54(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.function === undefined) && (missing0 = "function"))){
return refuse(validate54, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "id") || (key0 === "type")) || (key0 === "function"))){
return refuse(validate54, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
return refuse(validate54, at+"/id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
return refuse(validate54, at+"/type", "type", {type: "string"});
}
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(_valid0){
const _errs8 = errors;
if(!(data1 === "function")){
return refuse(validate54, at+"/type", "enum", {allowedValues: schema24.properties.type.then.enum});
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
const err1 = {instancePath:at+"/type",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate54.errors = vErrors;
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs9 = errors;
if(!(validate55(data.function, at === undefined ? at : at+"/function"))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate54, at, "type", {type: "object"});
}
}
validate54.errors = vErrors;
return errors === 0;
}
function validate58(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
return refuse(validate58, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "provider") || (key0 === "text")) || (key0 === "blocks"))){
return refuse(validate58, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.provider !== undefined){
const _errs2 = errors;
if(typeof data.provider !== "string"){
return refuse(validate58, at+"/provider", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs4 = errors;
if(typeof data.text !== "string"){
return refuse(validate58, at+"/text", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate58, at, "type", {type: "object"});
}
}
validate58.errors = vErrors;
return errors === 0;
}
function validate24(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
return refuse(validate24, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "role")) || (key0 === "content")) || (key0 === "tool_calls")) || (key0 === "tool_call_id")) || (key0 === "name")) || (key0 === "reasoning"))){
return refuse(validate24, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
return refuse(validate24, at+"/id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs4 = errors;
if(!(validate25(data.role, at === undefined ? at : at+"/role"))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs5 = errors;
if(!(validate27(data.content, at === undefined ? at : at+"/content"))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data3 = data.tool_calls;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate54(data3[i0], at === undefined ? at : at+"/tool_calls/" + i0))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate24, at+"/tool_calls", "type", {type: "array"});
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
const _errs9 = errors;
if(typeof data.tool_call_id !== "string"){
return refuse(validate24, at+"/tool_call_id", "type", {type: "string"});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs11 = errors;
if(typeof data.name !== "string"){
return refuse(validate24, at+"/name", "type", {type: "string"});
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs13 = errors;
if(!(validate58(data.reasoning, at === undefined ? at : at+"/reasoning"))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate24, at, "type", {type: "object"});
}
}
validate24.errors = vErrors;
return errors === 0;
}
function validate61(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.description === undefined) && (missing0 = "description"))){
return refuse(validate61, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "description")) || (key0 === "input")) || (key0 === "output")) || (key0 === "defer"))){
return refuse(validate61, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
return refuse(validate61, at+"/name", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
return refuse(validate61, at+"/description", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer !== undefined){
const _errs6 = errors;
if(typeof data.defer !== "boolean"){
return refuse(validate61, at+"/defer", "type", {type: "boolean"});
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate61, at, "type", {type: "object"});
}
}
validate61.errors = vErrors;
return errors === 0;
}
const schema29 = {"$id":"Effort","type":"string","enum":["xhigh","high","medium","low","minimal","none"]};
function validate64(data, at){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
return refuse(validate64, at, "type", {type: "string"});
}
if(!((((((data === "xhigh") || (data === "high")) || (data === "medium")) || (data === "low")) || (data === "minimal")) || (data === "none"))){
return refuse(validate64, at, "enum", {allowedValues: schema29.enum});
}
validate64.errors = vErrors;
return errors === 0;
}
function validate63(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "effort") || (key0 === "max_tokens")) || (key0 === "exclude")) || (key0 === "enabled"))){
return refuse(validate63, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.effort !== undefined){
const _errs2 = errors;
if(!(validate64(data.effort, at === undefined ? at : at+"/effort"))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data1 = data.max_tokens;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return refuse(validate63, at+"/max_tokens", "type", {type: "integer"});
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
return refuse(validate63, at+"/max_tokens", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exclude !== undefined){
const _errs5 = errors;
if(typeof data.exclude !== "boolean"){
return refuse(validate63, at+"/exclude", "type", {type: "boolean"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs7 = errors;
if(typeof data.enabled !== "boolean"){
return refuse(validate63, at+"/enabled", "type", {type: "boolean"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate63, at, "type", {type: "object"});
}
}
validate63.errors = vErrors;
return errors === 0;
}
function validate67(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "queue_timeout_secs") || (key0 === "run_timeout_secs")) || (key0 === "total_timeout_secs")) || (key0 === "max_attempts")) || (key0 === "backoff_base_secs")) || (key0 === "backoff_max_secs"))){
return refuse(validate67, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.queue_timeout_secs !== undefined){
let data0 = data.queue_timeout_secs;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return refuse(validate67, at+"/queue_timeout_secs", "type", {type: "integer"});
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
return refuse(validate67, at+"/queue_timeout_secs", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run_timeout_secs !== undefined){
let data1 = data.run_timeout_secs;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return refuse(validate67, at+"/run_timeout_secs", "type", {type: "integer"});
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
return refuse(validate67, at+"/run_timeout_secs", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_timeout_secs !== undefined){
let data2 = data.total_timeout_secs;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate67, at+"/total_timeout_secs", "type", {type: "integer"});
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate67, at+"/total_timeout_secs", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_attempts !== undefined){
let data3 = data.max_attempts;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return refuse(validate67, at+"/max_attempts", "type", {type: "integer"});
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
return refuse(validate67, at+"/max_attempts", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backoff_base_secs !== undefined){
let data4 = data.backoff_base_secs;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return refuse(validate67, at+"/backoff_base_secs", "type", {type: "integer"});
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
return refuse(validate67, at+"/backoff_base_secs", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backoff_max_secs !== undefined){
let data5 = data.backoff_max_secs;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return refuse(validate67, at+"/backoff_max_secs", "type", {type: "integer"});
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
return refuse(validate67, at+"/backoff_max_secs", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return refuse(validate67, at, "type", {type: "object"});
}
}
validate67.errors = vErrors;
return errors === 0;
}
function validate23(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate23, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(func2.call(schema8.properties, key0))){
return refuse(validate23, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.call" !== data.type){
return refuse(validate23, at+"/type", "const", {allowedValue: "llm.call"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate23, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.llm !== undefined){
const _errs5 = errors;
if(typeof data.llm !== "string"){
return refuse(validate23, at+"/llm", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs7 = errors;
if(typeof data.model !== "string"){
return refuse(validate23, at+"/model", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data4 = data.messages;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate24(data4[i0], at === undefined ? at : at+"/messages/" + i0))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate23, at+"/messages", "type", {type: "array"});
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data6 = data.tools;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate61(data6[i1], at === undefined ? at : at+"/tools/" + i1))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
return refuse(validate23, at+"/tools", "type", {type: "array"});
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data8 = data.temperature;
const _errs15 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
return refuse(validate23, at+"/temperature", "type", {type: "number"});
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_completion_tokens !== undefined){
let data9 = data.max_completion_tokens;
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return refuse(validate23, at+"/max_completion_tokens", "type", {type: "integer"});
}
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
return refuse(validate23, at+"/max_completion_tokens", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs19 = errors;
if(!(validate63(data.reasoning, at === undefined ? at : at+"/reasoning"))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs20 = errors;
if(typeof data.stream !== "boolean"){
return refuse(validate23, at+"/stream", "type", {type: "boolean"});
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry !== undefined){
const _errs22 = errors;
if(!(validate67(data.retry, at === undefined ? at : at+"/retry"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate23, at, "type", {type: "object"});
}
}
validate23.errors = vErrors;
return errors === 0;
}
function validate69(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
return refuse(validate69, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "name")) || (key0 === "arguments")) || (key0 === "retry"))){
return refuse(validate69, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.call" !== data.type){
return refuse(validate69, at+"/type", "const", {allowedValue: "tool.call"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate69, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
return refuse(validate69, at+"/name", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry !== undefined){
const _errs7 = errors;
if(!(validate67(data.retry, at === undefined ? at : at+"/retry"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate69, at, "type", {type: "object"});
}
}
validate69.errors = vErrors;
return errors === 0;
}
function validate73(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return refuse(validate73, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "text"))){
return refuse(validate73, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("text" !== data.type){
return refuse(validate73, at+"/type", "const", {allowedValue: "text"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
return refuse(validate73, at+"/text", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate73, at, "type", {type: "object"});
}
}
validate73.errors = vErrors;
return errors === 0;
}
function validate74(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))){
return refuse(validate74, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "data")) || (key0 === "mimeType"))){
return refuse(validate74, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("image" !== data.type){
return refuse(validate74, at+"/type", "const", {allowedValue: "image"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(typeof data.data !== "string"){
return refuse(validate74, at+"/data", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
const _errs5 = errors;
if(typeof data.mimeType !== "string"){
return refuse(validate74, at+"/mimeType", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate74, at, "type", {type: "object"});
}
}
validate74.errors = vErrors;
return errors === 0;
}
function validate75(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))){
return refuse(validate75, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "data")) || (key0 === "mimeType"))){
return refuse(validate75, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("audio" !== data.type){
return refuse(validate75, at+"/type", "const", {allowedValue: "audio"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(typeof data.data !== "string"){
return refuse(validate75, at+"/data", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
const _errs5 = errors;
if(typeof data.mimeType !== "string"){
return refuse(validate75, at+"/mimeType", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate75, at, "type", {type: "object"});
}
}
validate75.errors = vErrors;
return errors === 0;
}
function validate77(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.uri === undefined) && (missing0 = "uri")){
return refuse(validate77, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "uri") || (key0 === "mimeType")) || (key0 === "text")) || (key0 === "blob"))){
return refuse(validate77, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.uri !== undefined){
const _errs2 = errors;
if(typeof data.uri !== "string"){
return refuse(validate77, at+"/uri", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
const _errs4 = errors;
if(typeof data.mimeType !== "string"){
return refuse(validate77, at+"/mimeType", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs6 = errors;
if(typeof data.text !== "string"){
return refuse(validate77, at+"/text", "type", {type: "string"});
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blob !== undefined){
const _errs8 = errors;
if(typeof data.blob !== "string"){
return refuse(validate77, at+"/blob", "type", {type: "string"});
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate77, at, "type", {type: "object"});
}
}
validate77.errors = vErrors;
return errors === 0;
}
function validate76(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.resource === undefined) && (missing0 = "resource"))){
return refuse(validate76, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "resource"))){
return refuse(validate76, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("resource" !== data.type){
return refuse(validate76, at+"/type", "const", {allowedValue: "resource"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource !== undefined){
const _errs3 = errors;
if(!(validate77(data.resource, at === undefined ? at : at+"/resource"))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate76, at, "type", {type: "object"});
}
}
validate76.errors = vErrors;
return errors === 0;
}
function validate79(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.uri === undefined) && (missing0 = "uri"))){
return refuse(validate79, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "uri")) || (key0 === "name")) || (key0 === "mimeType"))){
return refuse(validate79, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("resource_link" !== data.type){
return refuse(validate79, at+"/type", "const", {allowedValue: "resource_link"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined){
const _errs3 = errors;
if(typeof data.uri !== "string"){
return refuse(validate79, at+"/uri", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
return refuse(validate79, at+"/name", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
const _errs7 = errors;
if(typeof data.mimeType !== "string"){
return refuse(validate79, at+"/mimeType", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate79, at, "type", {type: "object"});
}
}
validate79.errors = vErrors;
return errors === 0;
}
function validate72(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate72, at, "required", {missingProperty: missing0});
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
return refuse(validate72, at+"/type", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate73(data, at))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate74(data, at))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
else if(tag0 === "audio"){
if(!(validate75(data, at))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
else if(tag0 === "resource"){
if(!(validate76(data, at))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
else if(tag0 === "resource_link"){
if(!(validate79(data, at))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate72, at, "discriminator", {error: "mapping", tag: "type", tagValue: tag0});
}
}
else {
return refuse(validate72, at, "discriminator", {error: "tag", tag: "type", tagValue: tag0});
}
}
}
}
else {
return refuse(validate72, at, "type", {type: "object"});
}
}
validate72.errors = vErrors;
return errors === 0;
}
function validate71(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate71, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "result")) || (key0 === "content")) || (key0 === "structured_content")) || (key0 === "is_error"))){
return refuse(validate71, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.result" !== data.type){
return refuse(validate71, at+"/type", "const", {allowedValue: "tool.result"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate71, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate71, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate71, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data3 = data.content;
const _errs7 = errors;
if(!(Array.isArray(data3))){
return refuse(validate71, at+"/content", "type", {type: "array"});
}
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const _errs11 = errors;
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate72(data3[i0], at === undefined ? at : at+"/content/" + i0))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs13 = errors;
var _valid0 = _errs13 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err1 = {instancePath:at+"/content",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate71.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
const _errs14 = errors;
if(typeof data.is_error !== "boolean"){
return refuse(validate71, at+"/is_error", "type", {type: "boolean"});
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return refuse(validate71, at, "type", {type: "object"});
}
}
validate71.errors = vErrors;
return errors === 0;
}
const schema41 = {"$id":"ErrorCode","type":"string","if":{"exactly":true},"then":{"enum":["provider_error","rate_limited","refused","budget_exceeded","deadline_exceeded","invalid_response","handler_error","worker_unreachable","unroutable","internal"]}};
function validate87(data, at){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
return refuse(validate87, at, "type", {type: "string"});
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(_valid0){
const _errs3 = errors;
if(!((((((((((data === "provider_error") || (data === "rate_limited")) || (data === "refused")) || (data === "budget_exceeded")) || (data === "deadline_exceeded")) || (data === "invalid_response")) || (data === "handler_error")) || (data === "worker_unreachable")) || (data === "unroutable")) || (data === "internal"))){
return refuse(validate87, at, "enum", {allowedValues: schema41.then.enum});
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate87.errors = vErrors;
return false;
}
validate87.errors = vErrors;
return errors === 0;
}
function validate86(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
return refuse(validate86, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "code")) || (key0 === "detail"))){
return refuse(validate86, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.error" !== data.type){
return refuse(validate86, at+"/type", "const", {allowedValue: "tool.error"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate86, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate86, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate86, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs7 = errors;
if(typeof data.error !== "string"){
return refuse(validate86, at+"/error", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs9 = errors;
if(typeof data.retryable !== "boolean"){
return refuse(validate86, at+"/retryable", "type", {type: "boolean"});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs11 = errors;
if(!(validate87(data.code, at === undefined ? at : at+"/code"))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate86, at, "type", {type: "object"});
}
}
validate86.errors = vErrors;
return errors === 0;
}
function validate89(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
return refuse(validate89, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "response"))){
return refuse(validate89, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.result" !== data.type){
return refuse(validate89, at+"/type", "const", {allowedValue: "llm.result"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate89, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate89, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate89, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate89, at, "type", {type: "object"});
}
}
validate89.errors = vErrors;
return errors === 0;
}
function validate90(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
return refuse(validate90, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "code")) || (key0 === "detail"))){
return refuse(validate90, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.error" !== data.type){
return refuse(validate90, at+"/type", "const", {allowedValue: "llm.error"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate90, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate90, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate90, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs7 = errors;
if(typeof data.error !== "string"){
return refuse(validate90, at+"/error", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs9 = errors;
if(typeof data.retryable !== "boolean"){
return refuse(validate90, at+"/retryable", "type", {type: "boolean"});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs11 = errors;
if(!(validate87(data.code, at === undefined ? at : at+"/code"))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate90, at, "type", {type: "object"});
}
}
validate90.errors = vErrors;
return errors === 0;
}
const schema44 = {"$id":"SubagentSpawnAction","type":"object","additionalProperties":false,"required":["type","agent_id","tool_call_id"],"properties":{"type":{"const":"subagent.spawn"},"agent_id":{"type":"string"},"tool_call_id":{"type":"string"},"session_id":{"type":"string"},"message":{"$ref":"DraftMessage"},"retry":{"$ref":"RetryOverride"},"mode":{"type":"string","enum":["blocking","detached","wait"]}}};
function validate92(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.tool_call_id === undefined) && (missing0 = "tool_call_id"))){
return refuse(validate92, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "agent_id")) || (key0 === "tool_call_id")) || (key0 === "session_id")) || (key0 === "message")) || (key0 === "retry")) || (key0 === "mode"))){
return refuse(validate92, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("subagent.spawn" !== data.type){
return refuse(validate92, at+"/type", "const", {allowedValue: "subagent.spawn"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs3 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate92, at+"/agent_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
const _errs5 = errors;
if(typeof data.tool_call_id !== "string"){
return refuse(validate92, at+"/tool_call_id", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs7 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate92, at+"/session_id", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs9 = errors;
if(!(validate24(data.message, at === undefined ? at : at+"/message"))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry !== undefined){
const _errs10 = errors;
if(!(validate67(data.retry, at === undefined ? at : at+"/retry"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data6 = data.mode;
const _errs11 = errors;
if(typeof data6 !== "string"){
return refuse(validate92, at+"/mode", "type", {type: "string"});
}
if(!(((data6 === "blocking") || (data6 === "detached")) || (data6 === "wait"))){
return refuse(validate92, at+"/mode", "enum", {allowedValues: schema44.properties.mode.enum});
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate92, at, "type", {type: "object"});
}
}
validate92.errors = vErrors;
return errors === 0;
}
function validate95(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.session_id === undefined) && (missing0 = "session_id"))) || ((data.message === undefined) && (missing0 = "message"))){
return refuse(validate95, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "session_id")) || (key0 === "message"))){
return refuse(validate95, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("message.send" !== data.type){
return refuse(validate95, at+"/type", "const", {allowedValue: "message.send"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs3 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate95, at+"/session_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs5 = errors;
if(!(validate24(data.message, at === undefined ? at : at+"/message"))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate95, at, "type", {type: "object"});
}
}
validate95.errors = vErrors;
return errors === 0;
}
function validate97(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.reason === undefined) && (missing0 = "reason"))){
return refuse(validate97, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "interrupt_id")) || (key0 === "reason")) || (key0 === "payload"))){
return refuse(validate97, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("interrupt" !== data.type){
return refuse(validate97, at+"/type", "const", {allowedValue: "interrupt"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs3 = errors;
if(typeof data.interrupt_id !== "string"){
return refuse(validate97, at+"/interrupt_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs5 = errors;
if(typeof data.reason !== "string"){
return refuse(validate97, at+"/reason", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate97, at, "type", {type: "object"});
}
}
validate97.errors = vErrors;
return errors === 0;
}
function validate98(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
return refuse(validate98, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "interrupt_id")) || (key0 === "payload"))){
return refuse(validate98, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("interrupt.resolve" !== data.type){
return refuse(validate98, at+"/type", "const", {allowedValue: "interrupt.resolve"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs3 = errors;
if(typeof data.interrupt_id !== "string"){
return refuse(validate98, at+"/interrupt_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate98, at, "type", {type: "object"});
}
}
validate98.errors = vErrors;
return errors === 0;
}
function validate99(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))){
return refuse(validate99, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "path"))){
return refuse(validate99, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("connector.sync" !== data.type){
return refuse(validate99, at+"/type", "const", {allowedValue: "connector.sync"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs3 = errors;
if(typeof data.path !== "string"){
return refuse(validate99, at+"/path", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate99, at, "type", {type: "object"});
}
}
validate99.errors = vErrors;
return errors === 0;
}
function validate100(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate100, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "data"))){
return refuse(validate100, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("done" !== data.type){
return refuse(validate100, at+"/type", "const", {allowedValue: "done"});
}
}
}
}
}
else {
return refuse(validate100, at, "type", {type: "object"});
}
}
validate100.errors = vErrors;
return errors === 0;
}
function validate102(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.code === undefined) && (missing0 = "code"))){
return refuse(validate102, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "message") || (key0 === "code")) || (key0 === "param")) || (key0 === "detail"))){
return refuse(validate102, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
return refuse(validate102, at+"/message", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs4 = errors;
if(!(validate87(data.code, at === undefined ? at : at+"/code"))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
const _errs5 = errors;
if(typeof data.param !== "string"){
return refuse(validate102, at+"/param", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate102, at, "type", {type: "object"});
}
}
validate102.errors = vErrors;
return errors === 0;
}
function validate101(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
return refuse(validate101, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "error"))){
return refuse(validate101, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("fail" !== data.type){
return refuse(validate101, at+"/type", "const", {allowedValue: "fail"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs3 = errors;
if(!(validate102(data.error, at === undefined ? at : at+"/error"))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate101, at, "type", {type: "object"});
}
}
validate101.errors = vErrors;
return errors === 0;
}
function validate22(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate22, at, "required", {missingProperty: missing0});
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
return refuse(validate22, at+"/type", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "llm.call"){
if(!(validate23(data, at))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call"){
if(!(validate69(data, at))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.result"){
if(!(validate71(data, at))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.error"){
if(!(validate86(data, at))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.result"){
if(!(validate89(data, at))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.error"){
if(!(validate90(data, at))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.spawn"){
if(!(validate92(data, at))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
else if(tag0 === "message.send"){
if(!(validate95(data, at))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt"){
if(!(validate97(data, at))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt.resolve"){
if(!(validate98(data, at))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.sync"){
if(!(validate99(data, at))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
else if(tag0 === "done"){
if(!(validate100(data, at))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
else if(tag0 === "fail"){
if(!(validate101(data, at))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate22, at, "discriminator", {error: "mapping", tag: "type", tagValue: tag0});
}
}
else {
return refuse(validate22, at, "discriminator", {error: "tag", tag: "type", tagValue: tag0});
}
}
}
}
else {
return refuse(validate22, at, "type", {type: "object"});
}
}
validate22.errors = vErrors;
return errors === 0;
}
export const AgentConfig = validate118;
const schema52 = {"$id":"AgentConfig","type":"object","additionalProperties":false,"required":["model"],"properties":{"model":{"type":"string"},"llm":{"type":"string"},"system":{"type":"string"},"effort":{"$ref":"Effort"},"retry":{"$ref":"RetryConfig"},"tools":{"type":"array","items":{"$ref":"AgentTool"}},"subagents":{"type":"array","items":{"$ref":"Subagent"}},"subagent_tools":{"$ref":"SubagentTools"},"max_subagent_depth":{"type":"integer","minimum":0},"mcp":{"type":"array","items":{"$ref":"McpServer"}},"plugins":{"type":"array","items":{"$ref":"AgentPlugin"}},"defer_tools":{"$ref":"DeferTools"},"mcp_announce":{"type":"string","enum":["auto","never"]},"attachments":{"$ref":"Attachments"}}};
function validate120(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "default") || (key0 === "llm")) || (key0 === "tool")) || (key0 === "subagent")) || (key0 === "connector"))){
return refuse(validate120, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.default !== undefined){
const _errs2 = errors;
if(!(validate67(data.default, at === undefined ? at : at+"/default"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.llm !== undefined){
const _errs3 = errors;
if(!(validate67(data.llm, at === undefined ? at : at+"/llm"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
const _errs4 = errors;
if(!(validate67(data.tool, at === undefined ? at : at+"/tool"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subagent !== undefined){
const _errs5 = errors;
if(!(validate67(data.subagent, at === undefined ? at : at+"/subagent"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connector !== undefined){
const _errs6 = errors;
if(!(validate67(data.connector, at === undefined ? at : at+"/connector"))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate120, at, "type", {type: "object"});
}
}
validate120.errors = vErrors;
return errors === 0;
}
const schema54 = {"$id":"AgentTool","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"input":{},"output":{},"handler":{"type":"string","enum":["worker","client"]},"defer":{"type":"boolean"}}};
function validate127(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
return refuse(validate127, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "input")) || (key0 === "output")) || (key0 === "handler")) || (key0 === "defer"))){
return refuse(validate127, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
return refuse(validate127, at+"/name", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
return refuse(validate127, at+"/description", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handler !== undefined){
let data2 = data.handler;
const _errs6 = errors;
if(typeof data2 !== "string"){
return refuse(validate127, at+"/handler", "type", {type: "string"});
}
if(!((data2 === "worker") || (data2 === "client"))){
return refuse(validate127, at+"/handler", "enum", {allowedValues: schema54.properties.handler.enum});
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer !== undefined){
const _errs8 = errors;
if(typeof data.defer !== "boolean"){
return refuse(validate127, at+"/defer", "type", {type: "boolean"});
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate127, at, "type", {type: "object"});
}
}
validate127.errors = vErrors;
return errors === 0;
}
const schema55 = {"$id":"Subagent","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string"},"description":{"type":"string"},"defer":{"type":"boolean"},"prefix":{"type":"boolean"},"mode":{"type":"string","enum":["blocking","detached","any"]}}};
function validate129(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
return refuse(validate129, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "description")) || (key0 === "defer")) || (key0 === "prefix")) || (key0 === "mode"))){
return refuse(validate129, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
return refuse(validate129, at+"/id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
return refuse(validate129, at+"/description", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer !== undefined){
const _errs6 = errors;
if(typeof data.defer !== "boolean"){
return refuse(validate129, at+"/defer", "type", {type: "boolean"});
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
const _errs8 = errors;
if(typeof data.prefix !== "boolean"){
return refuse(validate129, at+"/prefix", "type", {type: "boolean"});
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data4 = data.mode;
const _errs10 = errors;
if(typeof data4 !== "string"){
return refuse(validate129, at+"/mode", "type", {type: "string"});
}
if(!(((data4 === "blocking") || (data4 === "detached")) || (data4 === "any"))){
return refuse(validate129, at+"/mode", "enum", {allowedValues: schema55.properties.mode.enum});
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return refuse(validate129, at, "type", {type: "object"});
}
}
validate129.errors = vErrors;
return errors === 0;
}
const schema56 = {"$id":"SubagentTools","type":"object","additionalProperties":false,"properties":{"strategy":{"type":"string","enum":["per_agent","single"]},"wait":{"type":"boolean"}}};
function validate131(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "strategy") || (key0 === "wait"))){
return refuse(validate131, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.strategy !== undefined){
let data0 = data.strategy;
const _errs2 = errors;
if(typeof data0 !== "string"){
return refuse(validate131, at+"/strategy", "type", {type: "string"});
}
if(!((data0 === "per_agent") || (data0 === "single"))){
return refuse(validate131, at+"/strategy", "enum", {allowedValues: schema56.properties.strategy.enum});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wait !== undefined){
const _errs4 = errors;
if(typeof data.wait !== "boolean"){
return refuse(validate131, at+"/wait", "type", {type: "boolean"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
return refuse(validate131, at, "type", {type: "object"});
}
}
validate131.errors = vErrors;
return errors === 0;
}
const schema57 = {"$id":"McpServer","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string"},"tools":{"$ref":"McpTools"},"auth_failure":{"type":"string","enum":["interrupt","degrade"]},"tool_sync_failure":{"type":"string","enum":["warn","silent"]},"approve":{"type":"string","enum":["never","destructive","always"]}}};
function validate134(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "include") || (key0 === "exclude")) || (key0 === "read_only")) || (key0 === "non_destructive")) || (key0 === "idempotent")) || (key0 === "defer"))){
return refuse(validate134, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.include !== undefined){
let data0 = data.include;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data0[i0] !== "string"){
return refuse(validate134, at+"/include/" + i0, "type", {type: "string"});
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate134, at+"/include", "type", {type: "array"});
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exclude !== undefined){
let data2 = data.exclude;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(typeof data2[i1] !== "string"){
return refuse(validate134, at+"/exclude/" + i1, "type", {type: "string"});
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
return refuse(validate134, at+"/exclude", "type", {type: "array"});
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_only !== undefined){
const _errs10 = errors;
if(typeof data.read_only !== "boolean"){
return refuse(validate134, at+"/read_only", "type", {type: "boolean"});
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.non_destructive !== undefined){
const _errs12 = errors;
if(typeof data.non_destructive !== "boolean"){
return refuse(validate134, at+"/non_destructive", "type", {type: "boolean"});
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotent !== undefined){
const _errs14 = errors;
if(typeof data.idempotent !== "boolean"){
return refuse(validate134, at+"/idempotent", "type", {type: "boolean"});
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer !== undefined){
const _errs16 = errors;
if(typeof data.defer !== "boolean"){
return refuse(validate134, at+"/defer", "type", {type: "boolean"});
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return refuse(validate134, at, "type", {type: "object"});
}
}
validate134.errors = vErrors;
return errors === 0;
}
function validate133(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
return refuse(validate133, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "tools")) || (key0 === "auth_failure")) || (key0 === "tool_sync_failure")) || (key0 === "approve"))){
return refuse(validate133, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
return refuse(validate133, at+"/id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
const _errs4 = errors;
if(!(validate134(data.tools, at === undefined ? at : at+"/tools"))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.auth_failure !== undefined){
let data2 = data.auth_failure;
const _errs5 = errors;
if(typeof data2 !== "string"){
return refuse(validate133, at+"/auth_failure", "type", {type: "string"});
}
if(!((data2 === "interrupt") || (data2 === "degrade"))){
return refuse(validate133, at+"/auth_failure", "enum", {allowedValues: schema57.properties.auth_failure.enum});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_sync_failure !== undefined){
let data3 = data.tool_sync_failure;
const _errs7 = errors;
if(typeof data3 !== "string"){
return refuse(validate133, at+"/tool_sync_failure", "type", {type: "string"});
}
if(!((data3 === "warn") || (data3 === "silent"))){
return refuse(validate133, at+"/tool_sync_failure", "enum", {allowedValues: schema57.properties.tool_sync_failure.enum});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approve !== undefined){
let data4 = data.approve;
const _errs9 = errors;
if(typeof data4 !== "string"){
return refuse(validate133, at+"/approve", "type", {type: "string"});
}
if(!(((data4 === "never") || (data4 === "destructive")) || (data4 === "always"))){
return refuse(validate133, at+"/approve", "enum", {allowedValues: schema57.properties.approve.enum});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return refuse(validate133, at, "type", {type: "object"});
}
}
validate133.errors = vErrors;
return errors === 0;
}
function validate137(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
return refuse(validate137, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "id") || (key0 === "servers"))){
return refuse(validate137, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
return refuse(validate137, at+"/id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.servers !== undefined){
let data1 = data.servers;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
return refuse(validate137, at+"/servers/" + i0, "type", {type: "string"});
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate137, at+"/servers", "type", {type: "array"});
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate137, at, "type", {type: "object"});
}
}
validate137.errors = vErrors;
return errors === 0;
}
const schema61 = {"$id":"DeferOptions","type":"object","additionalProperties":false,"properties":{"strategy":{"type":"string","enum":["search"]},"max_matches":{"type":"integer","minimum":1}}};
function validate140(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "strategy") || (key0 === "max_matches"))){
return refuse(validate140, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.strategy !== undefined){
let data0 = data.strategy;
const _errs2 = errors;
if(typeof data0 !== "string"){
return refuse(validate140, at+"/strategy", "type", {type: "string"});
}
if(!(data0 === "search")){
return refuse(validate140, at+"/strategy", "enum", {allowedValues: schema61.properties.strategy.enum});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_matches !== undefined){
let data1 = data.max_matches;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return refuse(validate140, at+"/max_matches", "type", {type: "integer"});
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
return refuse(validate140, at+"/max_matches", "minimum", {comparison: ">=", limit: 1});
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
return refuse(validate140, at, "type", {type: "object"});
}
}
validate140.errors = vErrors;
return errors === 0;
}
function validate139(data, at){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(typeof data !== "boolean"){
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
if(!_valid0){
const _errs3 = errors;
if(!(validate140(data, at))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate139.errors = vErrors;
return false;
}
validate139.errors = vErrors;
return errors === 0;
}
const schema62 = {"$id":"Attachments","type":"object","additionalProperties":false,"properties":{"tools":{"type":"array","items":{"type":"string","enum":["read","view"]}},"max_inline":{"type":["integer","string"],"minimum":0,"pattern":"^\\d+(?:\\.\\d+)?\\s*(?:[kKmMgG]?[bB])?$"},"rules":{"type":"object","additionalProperties":{"type":"string","enum":["inline","attachment"]}}}};
const pattern0 = new RegExp("^\\d+(?:\\.\\d+)?\\s*(?:[kKmMgG]?[bB])?$", "u");
function validate143(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "tools") || (key0 === "max_inline")) || (key0 === "rules"))){
return refuse(validate143, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.tools !== undefined){
let data0 = data.tools;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(typeof data1 !== "string"){
return refuse(validate143, at+"/tools/" + i0, "type", {type: "string"});
}
if(!((data1 === "read") || (data1 === "view"))){
return refuse(validate143, at+"/tools/" + i0, "enum", {allowedValues: schema62.properties.tools.items.enum});
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate143, at+"/tools", "type", {type: "array"});
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_inline !== undefined){
let data2 = data.max_inline;
const _errs6 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (typeof data2 !== "string")){
return refuse(validate143, at+"/max_inline", "type", {type: schema62.properties.max_inline.type});
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate143, at+"/max_inline", "minimum", {comparison: ">=", limit: 0});
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
return refuse(validate143, at+"/max_inline", "pattern", {pattern: "^\\d+(?:\\.\\d+)?\\s*(?:[kKmMgG]?[bB])?$"});
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
let data3 = data.rules;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
let data4 = data3[key1];
const _errs11 = errors;
if(typeof data4 !== "string"){
return refuse(validate143, at+"/rules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
}
if(!((data4 === "inline") || (data4 === "attachment"))){
return refuse(validate143, at+"/rules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "enum", {allowedValues: schema62.properties.rules.additionalProperties.enum});
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
return refuse(validate143, at+"/rules", "type", {type: "object"});
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate143, at, "type", {type: "object"});
}
}
validate143.errors = vErrors;
return errors === 0;
}
function validate118(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
return refuse(validate118, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(func2.call(schema52.properties, key0))){
return refuse(validate118, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.model !== undefined){
const _errs2 = errors;
if(typeof data.model !== "string"){
return refuse(validate118, at+"/model", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.llm !== undefined){
const _errs4 = errors;
if(typeof data.llm !== "string"){
return refuse(validate118, at+"/llm", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
const _errs6 = errors;
if(typeof data.system !== "string"){
return refuse(validate118, at+"/system", "type", {type: "string"});
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effort !== undefined){
const _errs8 = errors;
if(!(validate64(data.effort, at === undefined ? at : at+"/effort"))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry !== undefined){
const _errs9 = errors;
if(!(validate120(data.retry, at === undefined ? at : at+"/retry"))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data5 = data.tools;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate127(data5[i0], at === undefined ? at : at+"/tools/" + i0))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate118, at+"/tools", "type", {type: "array"});
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subagents !== undefined){
let data7 = data.subagents;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data7)){
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate129(data7[i1], at === undefined ? at : at+"/subagents/" + i1))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
return refuse(validate118, at+"/subagents", "type", {type: "array"});
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subagent_tools !== undefined){
const _errs16 = errors;
if(!(validate131(data.subagent_tools, at === undefined ? at : at+"/subagent_tools"))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_subagent_depth !== undefined){
let data10 = data.max_subagent_depth;
const _errs17 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
return refuse(validate118, at+"/max_subagent_depth", "type", {type: "integer"});
}
if(errors === _errs17){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
return refuse(validate118, at+"/max_subagent_depth", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp !== undefined){
let data11 = data.mcp;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data11)){
var valid3 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
const _errs21 = errors;
if(!(validate133(data11[i2], at === undefined ? at : at+"/mcp/" + i2))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
return refuse(validate118, at+"/mcp", "type", {type: "array"});
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plugins !== undefined){
let data13 = data.plugins;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data13)){
var valid4 = true;
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
const _errs24 = errors;
if(!(validate137(data13[i3], at === undefined ? at : at+"/plugins/" + i3))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
}
else {
return refuse(validate118, at+"/plugins", "type", {type: "array"});
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_tools !== undefined){
const _errs25 = errors;
if(!(validate139(data.defer_tools, at === undefined ? at : at+"/defer_tools"))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp_announce !== undefined){
let data16 = data.mcp_announce;
const _errs26 = errors;
if(typeof data16 !== "string"){
return refuse(validate118, at+"/mcp_announce", "type", {type: "string"});
}
if(!((data16 === "auto") || (data16 === "never"))){
return refuse(validate118, at+"/mcp_announce", "enum", {allowedValues: schema52.properties.mcp_announce.enum});
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachments !== undefined){
const _errs28 = errors;
if(!(validate143(data.attachments, at === undefined ? at : at+"/attachments"))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate118, at, "type", {type: "object"});
}
}
validate118.errors = vErrors;
return errors === 0;
}
export const AgentPlugin = validate137;
export const AgentTool = validate127;
export const AgentUpdated = validate145;
function validate145(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.agent === undefined) && (missing0 = "agent"))){
return refuse(validate145, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
return refuse(validate145, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate145.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "agent"))){
return refuse(validate145, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("agent.updated" !== data.type){
return refuse(validate145, at+"/type", "const", {allowedValue: "agent.updated"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.agent !== undefined){
const _errs7 = errors;
if(!(validate118(data.agent, at === undefined ? at : at+"/agent"))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
return refuse(validate145, at, "type", {type: "object"});
}
}
validate145.errors = vErrors;
return errors === 0;
}
export const ArgumentObject = validate147;
function validate147(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return refuse(validate147, at, "type", {type: "object"});
}
}
validate147.errors = vErrors;
return errors === 0;
}
export const Attachments = validate143;
export const AudioBlock = validate75;
export const AudioData = validate40;
export const BlobUri = validate148;
const pattern1 = new RegExp("^blob://[^/?#]+/[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\?mime=[^&#]+&size=\\d+(?:&name=[^&#]*)?$", "u");
function validate148(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
return refuse(validate148, at, "pattern", {pattern: "^blob://[^/?#]+/[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\?mime=[^&#]+&size=\\d+(?:&name=[^&#]*)?$"});
}
}
else {
return refuse(validate148, at, "type", {type: "string"});
}
}
validate148.errors = vErrors;
return errors === 0;
}
export const Call = validate149;
const schema66 = {"$id":"Call","type":"object","additionalProperties":false,"required":["id","kind","status","attempt"],"properties":{"id":{"type":"string"},"kind":{"$ref":"CallKind"},"status":{"$ref":"CallStatus"},"attempt":{"type":"integer","minimum":0},"deadline":{"$ref":"Timestamp"},"anchor":{"type":"string"},"name":{"type":"string"},"arguments":{"type":"string"},"handler":{"type":"string","enum":["server","worker","client"]},"stream":{"type":"boolean"},"agent_id":{"type":"string"},"session_id":{"type":"string"}}};
const schema67 = {"$id":"CallKind","type":"string","if":{"exactly":true},"then":{"enum":["tool_call","subagent","llm_call","connector_sync","decision","turn_end"]}};
function validate150(data, at){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
return refuse(validate150, at, "type", {type: "string"});
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(_valid0){
const _errs3 = errors;
if(!((((((data === "tool_call") || (data === "subagent")) || (data === "llm_call")) || (data === "connector_sync")) || (data === "decision")) || (data === "turn_end"))){
return refuse(validate150, at, "enum", {allowedValues: schema67.then.enum});
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate150.errors = vErrors;
return false;
}
validate150.errors = vErrors;
return errors === 0;
}
const schema68 = {"$id":"CallStatus","type":"string","if":{"exactly":true},"then":{"enum":["queued","pending","running","retry_scheduled","completed","failed"]}};
function validate152(data, at){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
return refuse(validate152, at, "type", {type: "string"});
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(_valid0){
const _errs3 = errors;
if(!((((((data === "queued") || (data === "pending")) || (data === "running")) || (data === "retry_scheduled")) || (data === "completed")) || (data === "failed"))){
return refuse(validate152, at, "enum", {allowedValues: schema68.then.enum});
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate152.errors = vErrors;
return false;
}
validate152.errors = vErrors;
return errors === 0;
}
const pattern2 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:\\d{2})$", "u");
function validate154(data, at){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
return refuse(validate154, at, "type", {type: "string"});
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(_valid0){
const _errs3 = errors;
if(typeof data === "string"){
if(!pattern2.test(data)){
return refuse(validate154, at, "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:\\d{2})$"});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate154.errors = vErrors;
return false;
}
validate154.errors = vErrors;
return errors === 0;
}
function validate149(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
return refuse(validate149, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(func2.call(schema66.properties, key0))){
return refuse(validate149, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
return refuse(validate149, at+"/id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs4 = errors;
if(!(validate150(data.kind, at === undefined ? at : at+"/kind"))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs5 = errors;
if(!(validate152(data.status, at === undefined ? at : at+"/status"))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data3 = data.attempt;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return refuse(validate149, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
return refuse(validate149, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined){
const _errs8 = errors;
if(!(validate154(data.deadline, at === undefined ? at : at+"/deadline"))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anchor !== undefined){
const _errs9 = errors;
if(typeof data.anchor !== "string"){
return refuse(validate149, at+"/anchor", "type", {type: "string"});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs11 = errors;
if(typeof data.name !== "string"){
return refuse(validate149, at+"/name", "type", {type: "string"});
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs13 = errors;
if(typeof data.arguments !== "string"){
return refuse(validate149, at+"/arguments", "type", {type: "string"});
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handler !== undefined){
let data8 = data.handler;
const _errs15 = errors;
if(typeof data8 !== "string"){
return refuse(validate149, at+"/handler", "type", {type: "string"});
}
if(!(((data8 === "server") || (data8 === "worker")) || (data8 === "client"))){
return refuse(validate149, at+"/handler", "enum", {allowedValues: schema66.properties.handler.enum});
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs17 = errors;
if(typeof data.stream !== "boolean"){
return refuse(validate149, at+"/stream", "type", {type: "boolean"});
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs19 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate149, at+"/agent_id", "type", {type: "string"});
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs21 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate149, at+"/session_id", "type", {type: "string"});
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate149, at, "type", {type: "object"});
}
}
validate149.errors = vErrors;
return errors === 0;
}
export const CallKind = validate150;
export const CallStatus = validate152;
export const CallVoided = validate156;
function validate156(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.id === undefined) && (missing0 = "id"))){
return refuse(validate156, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))){
return refuse(validate156, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate156.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "kind")) || (key0 === "id"))){
return refuse(validate156, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("call.voided" !== data.type){
return refuse(validate156, at+"/type", "const", {allowedValue: "call.voided"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.kind !== undefined){
const _errs7 = errors;
if(!(validate150(data.kind, at === undefined ? at : at+"/kind"))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs8 = errors;
if(typeof data.id !== "string"){
return refuse(validate156, at+"/id", "type", {type: "string"});
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
return refuse(validate156, at, "type", {type: "object"});
}
}
validate156.errors = vErrors;
return errors === 0;
}
export const ChannelsUpdated = validate158;
function validate158(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.channels === undefined) && (missing0 = "channels"))){
return refuse(validate158, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
return refuse(validate158, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate158.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "channels"))){
return refuse(validate158, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("channels.updated" !== data.type){
return refuse(validate158, at+"/type", "const", {allowedValue: "channels.updated"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.channels !== undefined){
let data1 = data.channels;
const _errs7 = errors;
if(errors === _errs7){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
return refuse(validate158, at+"/channels", "type", {type: "object"});
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
return refuse(validate158, at, "type", {type: "object"});
}
}
validate158.errors = vErrors;
return errors === 0;
}
export const ClientAction = validate159;
function validate159(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
return refuse(validate159, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "args"))){
return refuse(validate159, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.action" !== data.type){
return refuse(validate159, at+"/type", "const", {allowedValue: "client.action"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
return refuse(validate159, at+"/name", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate159, at, "type", {type: "object"});
}
}
validate159.errors = vErrors;
return errors === 0;
}
export const ClientActionInput = validate160;
function validate160(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.name === undefined) && (missing0 = "name"))){
return refuse(validate160, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "agent_id")) || (key0 === "name")) || (key0 === "args")) || (key0 === "turn_id"))){
return refuse(validate160, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.action" !== data.type){
return refuse(validate160, at+"/type", "const", {allowedValue: "client.action"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs3 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate160, at+"/agent_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
return refuse(validate160, at+"/name", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs7 = errors;
if(typeof data.turn_id !== "string"){
return refuse(validate160, at+"/turn_id", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate160, at, "type", {type: "object"});
}
}
validate160.errors = vErrors;
return errors === 0;
}
export const ClientActionPayload = validate161;
function validate161(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
return refuse(validate161, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "args"))){
return refuse(validate161, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.action" !== data.type){
return refuse(validate161, at+"/type", "const", {allowedValue: "client.action"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
return refuse(validate161, at+"/name", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate161, at, "type", {type: "object"});
}
}
validate161.errors = vErrors;
return errors === 0;
}
export const ClientAppendInput = validate162;
function validate164(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "tools") || (key0 === "context")) || (key0 === "state")) || (key0 === "forwarded_props"))){
return refuse(validate164, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.tools !== undefined){
let data0 = data.tools;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate127(data0[i0], at === undefined ? at : at+"/tools/" + i0))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate164, at+"/tools", "type", {type: "array"});
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs5 = errors;
if(errors === _errs5){
if(!(Array.isArray(data.context))){
return refuse(validate164, at+"/context", "type", {type: "array"});
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
return refuse(validate164, at, "type", {type: "object"});
}
}
validate164.errors = vErrors;
return errors === 0;
}
function validate162(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.messages === undefined) && (missing0 = "messages"))){
return refuse(validate162, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "agent_id")) || (key0 === "messages")) || (key0 === "turn_id")) || (key0 === "stream")) || (key0 === "client")) || (key0 === "queue"))){
return refuse(validate162, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.append" !== data.type){
return refuse(validate162, at+"/type", "const", {allowedValue: "client.append"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs3 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate162, at+"/agent_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data2 = data.messages;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate24(data2[i0], at === undefined ? at : at+"/messages/" + i0))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate162, at+"/messages", "type", {type: "array"});
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs8 = errors;
if(typeof data.turn_id !== "string"){
return refuse(validate162, at+"/turn_id", "type", {type: "string"});
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs10 = errors;
if(typeof data.stream !== "boolean"){
return refuse(validate162, at+"/stream", "type", {type: "boolean"});
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs12 = errors;
if(!(validate164(data.client, at === undefined ? at : at+"/client"))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue !== undefined){
const _errs13 = errors;
if(typeof data.queue !== "boolean"){
return refuse(validate162, at+"/queue", "type", {type: "boolean"});
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate162, at, "type", {type: "object"});
}
}
validate162.errors = vErrors;
return errors === 0;
}
export const ClientAppendPayload = validate167;
function validate167(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.messages === undefined) && (missing0 = "messages"))){
return refuse(validate167, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "messages")) || (key0 === "stream")) || (key0 === "client"))){
return refuse(validate167, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.append" !== data.type){
return refuse(validate167, at+"/type", "const", {allowedValue: "client.append"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate24(data1[i0], at === undefined ? at : at+"/messages/" + i0))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate167, at+"/messages", "type", {type: "array"});
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs6 = errors;
if(typeof data.stream !== "boolean"){
return refuse(validate167, at+"/stream", "type", {type: "boolean"});
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs8 = errors;
if(!(validate164(data.client, at === undefined ? at : at+"/client"))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate167, at, "type", {type: "object"});
}
}
validate167.errors = vErrors;
return errors === 0;
}
export const ClientContext = validate164;
export const ClientInput = validate170;
function validate171(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.message === undefined) && (missing0 = "message"))){
return refuse(validate171, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "agent_id")) || (key0 === "message")) || (key0 === "turn_id")) || (key0 === "stream")) || (key0 === "queue"))){
return refuse(validate171, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.message" !== data.type){
return refuse(validate171, at+"/type", "const", {allowedValue: "client.message"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs3 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate171, at+"/agent_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs5 = errors;
if(!(validate24(data.message, at === undefined ? at : at+"/message"))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs6 = errors;
if(typeof data.turn_id !== "string"){
return refuse(validate171, at+"/turn_id", "type", {type: "string"});
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs8 = errors;
if(typeof data.stream !== "boolean"){
return refuse(validate171, at+"/stream", "type", {type: "boolean"});
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue !== undefined){
const _errs10 = errors;
if(typeof data.queue !== "boolean"){
return refuse(validate171, at+"/queue", "type", {type: "boolean"});
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate171, at, "type", {type: "object"});
}
}
validate171.errors = vErrors;
return errors === 0;
}
function validate173(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.messages === undefined) && (missing0 = "messages"))){
return refuse(validate173, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "agent_id")) || (key0 === "messages")) || (key0 === "turn_id")) || (key0 === "stream")) || (key0 === "client"))){
return refuse(validate173, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.messages" !== data.type){
return refuse(validate173, at+"/type", "const", {allowedValue: "client.messages"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs3 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate173, at+"/agent_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data2 = data.messages;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate24(data2[i0], at === undefined ? at : at+"/messages/" + i0))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate173, at+"/messages", "type", {type: "array"});
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs8 = errors;
if(typeof data.turn_id !== "string"){
return refuse(validate173, at+"/turn_id", "type", {type: "string"});
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs10 = errors;
if(typeof data.stream !== "boolean"){
return refuse(validate173, at+"/stream", "type", {type: "boolean"});
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs12 = errors;
if(!(validate164(data.client, at === undefined ? at : at+"/client"))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate173, at, "type", {type: "object"});
}
}
validate173.errors = vErrors;
return errors === 0;
}
function validate176(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
return refuse(validate176, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "interrupt_id")) || (key0 === "payload"))){
return refuse(validate176, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("interrupt.resume" !== data.type){
return refuse(validate176, at+"/type", "const", {allowedValue: "interrupt.resume"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs3 = errors;
if(typeof data.interrupt_id !== "string"){
return refuse(validate176, at+"/interrupt_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate176, at, "type", {type: "object"});
}
}
validate176.errors = vErrors;
return errors === 0;
}
function validate177(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
return refuse(validate177, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "result")) || (key0 === "content")) || (key0 === "structured_content")) || (key0 === "is_error"))){
return refuse(validate177, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.result" !== data.type){
return refuse(validate177, at+"/type", "const", {allowedValue: "tool.result"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate177, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate177, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate177, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data3 = data.content;
const _errs7 = errors;
if(!(Array.isArray(data3))){
return refuse(validate177, at+"/content", "type", {type: "array"});
}
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const _errs11 = errors;
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate72(data3[i0], at === undefined ? at : at+"/content/" + i0))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs13 = errors;
var _valid0 = _errs13 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err1 = {instancePath:at+"/content",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate177.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
const _errs14 = errors;
if(typeof data.is_error !== "boolean"){
return refuse(validate177, at+"/is_error", "type", {type: "boolean"});
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return refuse(validate177, at, "type", {type: "object"});
}
}
validate177.errors = vErrors;
return errors === 0;
}
function validate179(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
return refuse(validate179, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "error")) || (key0 === "retryable"))){
return refuse(validate179, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.error" !== data.type){
return refuse(validate179, at+"/type", "const", {allowedValue: "tool.error"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate179, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate179, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate179, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs7 = errors;
if(typeof data.error !== "string"){
return refuse(validate179, at+"/error", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs9 = errors;
if(typeof data.retryable !== "boolean"){
return refuse(validate179, at+"/retryable", "type", {type: "boolean"});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return refuse(validate179, at, "type", {type: "object"});
}
}
validate179.errors = vErrors;
return errors === 0;
}
function validate170(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate170, at, "required", {missingProperty: missing0});
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
return refuse(validate170, at+"/type", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "client.message"){
if(!(validate171(data, at))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.messages"){
if(!(validate173(data, at))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.append"){
if(!(validate162(data, at))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.action"){
if(!(validate160(data, at))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt.resume"){
if(!(validate176(data, at))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.result"){
if(!(validate177(data, at))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.error"){
if(!(validate179(data, at))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate170, at, "discriminator", {error: "mapping", tag: "type", tagValue: tag0});
}
}
else {
return refuse(validate170, at, "discriminator", {error: "tag", tag: "type", tagValue: tag0});
}
}
}
}
else {
return refuse(validate170, at, "type", {type: "object"});
}
}
validate170.errors = vErrors;
return errors === 0;
}
export const ClientMessageInput = validate171;
export const ClientMessagePayload = validate187;
function validate187(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
return refuse(validate187, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "message")) || (key0 === "stream"))){
return refuse(validate187, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.message" !== data.type){
return refuse(validate187, at+"/type", "const", {allowedValue: "client.message"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate24(data.message, at === undefined ? at : at+"/message"))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs4 = errors;
if(typeof data.stream !== "boolean"){
return refuse(validate187, at+"/stream", "type", {type: "boolean"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate187, at, "type", {type: "object"});
}
}
validate187.errors = vErrors;
return errors === 0;
}
export const ClientMessages = validate189;
function validate189(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.new_from === undefined) && (missing0 = "new_from"))) || ((data.client === undefined) && (missing0 = "client"))){
return refuse(validate189, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "messages")) || (key0 === "new_from")) || (key0 === "client"))){
return refuse(validate189, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.messages" !== data.type){
return refuse(validate189, at+"/type", "const", {allowedValue: "client.messages"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate24(data1[i0], at === undefined ? at : at+"/messages/" + i0))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate189, at+"/messages", "type", {type: "array"});
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_from !== undefined){
let data3 = data.new_from;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return refuse(validate189, at+"/new_from", "type", {type: "integer"});
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
return refuse(validate189, at+"/new_from", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs8 = errors;
if(!(validate164(data.client, at === undefined ? at : at+"/client"))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate189, at, "type", {type: "object"});
}
}
validate189.errors = vErrors;
return errors === 0;
}
export const ClientMessagesInput = validate173;
export const ClientMessagesPayload = validate192;
function validate192(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.messages === undefined) && (missing0 = "messages"))){
return refuse(validate192, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "messages")) || (key0 === "stream")) || (key0 === "client"))){
return refuse(validate192, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.messages" !== data.type){
return refuse(validate192, at+"/type", "const", {allowedValue: "client.messages"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate24(data1[i0], at === undefined ? at : at+"/messages/" + i0))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate192, at+"/messages", "type", {type: "array"});
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs6 = errors;
if(typeof data.stream !== "boolean"){
return refuse(validate192, at+"/stream", "type", {type: "boolean"});
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs8 = errors;
if(!(validate164(data.client, at === undefined ? at : at+"/client"))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate192, at, "type", {type: "object"});
}
}
validate192.errors = vErrors;
return errors === 0;
}
export const ClientPayload = validate195;
function validate195(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate195, at, "required", {missingProperty: missing0});
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
return refuse(validate195, at+"/type", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "client.message"){
if(!(validate187(data, at))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.messages"){
if(!(validate192(data, at))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.append"){
if(!(validate167(data, at))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.action"){
if(!(validate161(data, at))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate195, at, "discriminator", {error: "mapping", tag: "type", tagValue: tag0});
}
}
else {
return refuse(validate195, at, "discriminator", {error: "tag", tag: "type", tagValue: tag0});
}
}
}
}
else {
return refuse(validate195, at, "type", {type: "object"});
}
}
validate195.errors = vErrors;
return errors === 0;
}
export const ConnectorAuthFailed = validate200;
function validate200(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))){
return refuse(validate200, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
return refuse(validate200, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate200.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "path")) || (key0 === "error"))){
return refuse(validate200, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("connector.auth.failed" !== data.type){
return refuse(validate200, at+"/type", "const", {allowedValue: "connector.auth.failed"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs7 = errors;
if(typeof data.path !== "string"){
return refuse(validate200, at+"/path", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs9 = errors;
if(!(validate102(data.error, at === undefined ? at : at+"/error"))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
return refuse(validate200, at, "type", {type: "object"});
}
}
validate200.errors = vErrors;
return errors === 0;
}
export const ConnectorSyncAction = validate99;
export const ConnectorSyncCompleted = validate202;
function validate202(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))){
return refuse(validate202, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
return refuse(validate202, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate202.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "path")) || (key0 === "tools"))){
return refuse(validate202, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("connector.sync.completed" !== data.type){
return refuse(validate202, at+"/type", "const", {allowedValue: "connector.sync.completed"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate202, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs9 = errors;
if(typeof data.path !== "string"){
return refuse(validate202, at+"/path", "type", {type: "string"});
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate61(data3[i0], at === undefined ? at : at+"/tools/" + i0))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
return refuse(validate202, at+"/tools", "type", {type: "array"});
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
return refuse(validate202, at, "type", {type: "object"});
}
}
validate202.errors = vErrors;
return errors === 0;
}
export const ConnectorSyncErrored = validate204;
function validate204(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.error === undefined) && (missing0 = "error"))){
return refuse(validate204, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
return refuse(validate204, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate204.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "path")) || (key0 === "error")) || (key0 === "retryable"))){
return refuse(validate204, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("connector.sync.errored" !== data.type){
return refuse(validate204, at+"/type", "const", {allowedValue: "connector.sync.errored"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate204, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs9 = errors;
if(typeof data.path !== "string"){
return refuse(validate204, at+"/path", "type", {type: "string"});
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs11 = errors;
if(!(validate102(data.error, at === undefined ? at : at+"/error"))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retryable !== undefined){
const _errs12 = errors;
if(typeof data.retryable !== "boolean"){
return refuse(validate204, at+"/retryable", "type", {type: "boolean"});
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
return refuse(validate204, at, "type", {type: "object"});
}
}
validate204.errors = vErrors;
return errors === 0;
}
export const ConnectorSyncRequested = validate206;
function validate206(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))){
return refuse(validate206, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
return refuse(validate206, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate206.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "path")) || (key0 === "attempt"))){
return refuse(validate206, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("connector.sync.requested" !== data.type){
return refuse(validate206, at+"/type", "const", {allowedValue: "connector.sync.requested"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate206, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs9 = errors;
if(typeof data.path !== "string"){
return refuse(validate206, at+"/path", "type", {type: "string"});
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempt !== undefined){
let data3 = data.attempt;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return refuse(validate206, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
return refuse(validate206, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
return refuse(validate206, at, "type", {type: "object"});
}
}
validate206.errors = vErrors;
return errors === 0;
}
export const Content = validate27;
export const Cost = validate207;
const pattern3 = new RegExp("^-?\\d+(?:\\.\\d+)?$", "u");
function validate207(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
return refuse(validate207, at, "pattern", {pattern: "^-?\\d+(?:\\.\\d+)?$"});
}
}
else {
return refuse(validate207, at, "type", {type: "string"});
}
}
validate207.errors = vErrors;
return errors === 0;
}
export const DecisionAnswer = validate208;
function validate209(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "messages") || (key0 === "actions")) || (key0 === "state")) || (key0 === "agent")) || (key0 === "channels"))){
return refuse(validate209, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.messages !== undefined){
let data0 = data.messages;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate24(data0[i0], at === undefined ? at : at+"/messages/" + i0))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate209, at+"/messages", "type", {type: "array"});
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data2 = data.actions;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate22(data2[i1], at === undefined ? at : at+"/actions/" + i1))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
return refuse(validate209, at+"/actions", "type", {type: "array"});
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data4 = data.agent;
const _errs8 = errors;
const _errs9 = errors;
let valid3 = true;
const _errs10 = errors;
if(data4 !== null){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(!_valid0){
const _errs12 = errors;
if(!(validate118(data4, at === undefined ? at : at+"/agent"))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid3 = _valid0;
}
if(!valid3){
const err1 = {instancePath:at+"/agent",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate209.errors = vErrors;
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channels !== undefined){
let data5 = data.channels;
const _errs13 = errors;
if(errors === _errs13){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
return refuse(validate209, at+"/channels", "type", {type: "object"});
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate209, at, "type", {type: "object"});
}
}
validate209.errors = vErrors;
return errors === 0;
}
function validate208(data, at){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(data !== null){
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
if(!_valid0){
const _errs3 = errors;
if(!(validate209(data, at))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate208.errors = vErrors;
return false;
}
validate208.errors = vErrors;
return errors === 0;
}
export const DecisionCompleted = validate214;
function validate214(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
return refuse(validate214, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "decision_id"))){
return refuse(validate214, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("decision.completed" !== data.type){
return refuse(validate214, at+"/type", "const", {allowedValue: "decision.completed"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision_id !== undefined){
const _errs3 = errors;
if(typeof data.decision_id !== "string"){
return refuse(validate214, at+"/decision_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate214, at, "type", {type: "object"});
}
}
validate214.errors = vErrors;
return errors === 0;
}
export const DecisionDispatched = validate215;
function validate215(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
return refuse(validate215, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "decision_id")) || (key0 === "attempts")) || (key0 === "deadline"))){
return refuse(validate215, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("decision.dispatched" !== data.type){
return refuse(validate215, at+"/type", "const", {allowedValue: "decision.dispatched"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision_id !== undefined){
const _errs3 = errors;
if(typeof data.decision_id !== "string"){
return refuse(validate215, at+"/decision_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data2 = data.attempts;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate215, at+"/attempts", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate215, at+"/attempts", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined){
const _errs7 = errors;
if(!(validate154(data.deadline, at === undefined ? at : at+"/deadline"))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate215, at, "type", {type: "object"});
}
}
validate215.errors = vErrors;
return errors === 0;
}
export const DecisionDropped = validate217;
function validate217(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
return refuse(validate217, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "decision_id")) || (key0 === "reason"))){
return refuse(validate217, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("decision.dropped" !== data.type){
return refuse(validate217, at+"/type", "const", {allowedValue: "decision.dropped"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision_id !== undefined){
const _errs3 = errors;
if(typeof data.decision_id !== "string"){
return refuse(validate217, at+"/decision_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs5 = errors;
if(typeof data.reason !== "string"){
return refuse(validate217, at+"/reason", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate217, at, "type", {type: "object"});
}
}
validate217.errors = vErrors;
return errors === 0;
}
export const DecisionErrorFrame = validate218;
function validate219(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
return refuse(validate219, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "message") || (key0 === "retryable"))){
return refuse(validate219, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
return refuse(validate219, at+"/message", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs4 = errors;
if(typeof data.retryable !== "boolean"){
return refuse(validate219, at+"/retryable", "type", {type: "boolean"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate219, at, "type", {type: "object"});
}
}
validate219.errors = vErrors;
return errors === 0;
}
function validate218(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
return refuse(validate218, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "event") || (key0 === "data"))){
return refuse(validate218, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("decision.error" !== data.event){
return refuse(validate218, at+"/event", "const", {allowedValue: "decision.error"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate219(data.data, at === undefined ? at : at+"/data"))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate218, at, "type", {type: "object"});
}
}
validate218.errors = vErrors;
return errors === 0;
}
export const DecisionErrored = validate221;
function validate221(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
return refuse(validate221, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.decision_id === undefined) && (missing1 = "decision_id"))){
return refuse(validate221, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate221.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "decision_id")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "retry_at"))){
return refuse(validate221, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("decision.errored" !== data.type){
return refuse(validate221, at+"/type", "const", {allowedValue: "decision.errored"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.decision_id !== undefined){
const _errs7 = errors;
if(typeof data.decision_id !== "string"){
return refuse(validate221, at+"/decision_id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs9 = errors;
if(!(validate102(data.error, at === undefined ? at : at+"/error"))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retryable !== undefined){
const _errs10 = errors;
if(typeof data.retryable !== "boolean"){
return refuse(validate221, at+"/retryable", "type", {type: "boolean"});
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retry_at !== undefined){
const _errs12 = errors;
if(!(validate154(data.retry_at, at === undefined ? at : at+"/retry_at"))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
return refuse(validate221, at, "type", {type: "object"});
}
}
validate221.errors = vErrors;
return errors === 0;
}
export const DecisionFailure = validate219;
export const DecisionQueued = validate224;
function validate226(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate226, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(key0 === "type")){
return refuse(validate226, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("session.start" !== data.type){
return refuse(validate226, at+"/type", "const", {allowedValue: "session.start"});
}
}
}
}
}
else {
return refuse(validate226, at, "type", {type: "object"});
}
}
validate226.errors = vErrors;
return errors === 0;
}
function validate229(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.value === undefined) && (missing0 = "value"))){
return refuse(validate229, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "status") || (key0 === "value"))){
return refuse(validate229, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if("valid" !== data.status){
return refuse(validate229, at+"/status", "const", {allowedValue: "valid"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs3 = errors;
if(!(validate147(data.value, at === undefined ? at : at+"/value"))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate229, at, "type", {type: "object"});
}
}
validate229.errors = vErrors;
return errors === 0;
}
const func5 = ucs2length;
function validate231(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.error === undefined) && (missing0 = "error"))){
return refuse(validate231, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "status") || (key0 === "value")) || (key0 === "error"))){
return refuse(validate231, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if("invalid" !== data.status){
return refuse(validate231, at+"/status", "const", {allowedValue: "invalid"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs3 = errors;
if(!(validate147(data.value, at === undefined ? at : at+"/value"))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func5(data2) < 1){
return refuse(validate231, at+"/error", "minLength", {limit: 1});
}
}
else {
return refuse(validate231, at+"/error", "type", {type: "string"});
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate231, at, "type", {type: "object"});
}
}
validate231.errors = vErrors;
return errors === 0;
}
function validate233(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.error === undefined) && (missing0 = "error"))){
return refuse(validate233, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "status") || (key0 === "error"))){
return refuse(validate233, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if("malformed" !== data.status){
return refuse(validate233, at+"/status", "const", {allowedValue: "malformed"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data1 = data.error;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func5(data1) < 1){
return refuse(validate233, at+"/error", "minLength", {limit: 1});
}
}
else {
return refuse(validate233, at+"/error", "type", {type: "string"});
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate233, at, "type", {type: "object"});
}
}
validate233.errors = vErrors;
return errors === 0;
}
function validate228(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
return refuse(validate228, at, "required", {missingProperty: missing0});
}
else {
if(data.status !== undefined){
const _errs2 = errors;
if(typeof data.status !== "string"){
return refuse(validate228, at+"/status", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.status;
if(typeof tag0 == "string"){
if(tag0 === "valid"){
if(!(validate229(data, at))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
}
else if(tag0 === "invalid"){
if(!(validate231(data, at))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
else if(tag0 === "malformed"){
if(!(validate233(data, at))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate228, at, "discriminator", {error: "mapping", tag: "status", tagValue: tag0});
}
}
else {
return refuse(validate228, at, "discriminator", {error: "tag", tag: "status", tagValue: tag0});
}
}
}
}
else {
return refuse(validate228, at, "type", {type: "object"});
}
}
validate228.errors = vErrors;
return errors === 0;
}
function validate227(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
return refuse(validate227, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "name")) || (key0 === "arguments")) || (key0 === "input")) || (key0 === "attempt")) || (key0 === "deadline"))){
return refuse(validate227, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.execute" !== data.type){
return refuse(validate227, at+"/type", "const", {allowedValue: "tool.execute"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate227, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
return refuse(validate227, at+"/name", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs7 = errors;
if(typeof data.arguments !== "string"){
return refuse(validate227, at+"/arguments", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs9 = errors;
if(!(validate228(data.input, at === undefined ? at : at+"/input"))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data5 = data.attempt;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return refuse(validate227, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
return refuse(validate227, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined){
const _errs12 = errors;
if(!(validate154(data.deadline, at === undefined ? at : at+"/deadline"))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate227, at, "type", {type: "object"});
}
}
validate227.errors = vErrors;
return errors === 0;
}
function validate241(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate241, at, "required", {missingProperty: missing0});
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
return refuse(validate241, at+"/type", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate29(data, at))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
else if(tag0 === "blob"){
if(!(validate30(data, at))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else if(tag0 === "link"){
if(!(validate31(data, at))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
else if(tag0 === "attachment"){
if(!(validate32(data, at))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate241, at, "discriminator", {error: "mapping", tag: "type", tagValue: tag0});
}
}
else {
return refuse(validate241, at, "discriminator", {error: "tag", tag: "type", tagValue: tag0});
}
}
}
}
else {
return refuse(validate241, at, "type", {type: "object"});
}
}
validate241.errors = vErrors;
return errors === 0;
}
function validate240(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
return refuse(validate240, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "content") || (key0 === "structuredContent")) || (key0 === "isError"))){
return refuse(validate240, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.content !== undefined){
let data0 = data.content;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate241(data0[i0], at === undefined ? at : at+"/content/" + i0))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate240, at+"/content", "type", {type: "array"});
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isError !== undefined){
const _errs5 = errors;
if(typeof data.isError !== "boolean"){
return refuse(validate240, at+"/isError", "type", {type: "boolean"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate240, at, "type", {type: "object"});
}
}
validate240.errors = vErrors;
return errors === 0;
}
function validate239(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.name === undefined) && (missing0 = "name"))){
return refuse(validate239, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "ok")) || (key0 === "name")) || (key0 === "result")) || (key0 === "error"))){
return refuse(validate239, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.finished" !== data.type){
return refuse(validate239, at+"/type", "const", {allowedValue: "tool.finished"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate239, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ok !== undefined){
const _errs5 = errors;
if(typeof data.ok !== "boolean"){
return refuse(validate239, at+"/ok", "type", {type: "boolean"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs7 = errors;
if(typeof data.name !== "string"){
return refuse(validate239, at+"/name", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs9 = errors;
if(!(validate240(data.result, at === undefined ? at : at+"/result"))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs10 = errors;
if(!(validate102(data.error, at === undefined ? at : at+"/error"))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate239, at, "type", {type: "object"});
}
}
validate239.errors = vErrors;
return errors === 0;
}
const schema112 = {"$id":"LlmExecute","type":"object","additionalProperties":false,"required":["type","id","request","stream","attempt"],"properties":{"type":{"const":"llm.execute"},"id":{"type":"string"},"request":{"type":"object"},"format":{"type":"string","enum":["openai","anthropic"]},"stream":{"type":"boolean"},"attempt":{"type":"integer","minimum":0},"deadline":{"$ref":"Timestamp"}},"if":{"required":["format"]},"else":{"properties":{"request":{"$ref":"LlmRequest"}}}};
function validate250(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.messages === undefined) && (missing0 = "messages"))){
return refuse(validate250, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "model") || (key0 === "messages")) || (key0 === "tools")) || (key0 === "temperature")) || (key0 === "max_completion_tokens")) || (key0 === "reasoning"))){
return refuse(validate250, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.model !== undefined){
const _errs2 = errors;
if(typeof data.model !== "string"){
return refuse(validate250, at+"/model", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate24(data1[i0], at === undefined ? at : at+"/messages/" + i0))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate250, at+"/messages", "type", {type: "array"});
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate61(data3[i1], at === undefined ? at : at+"/tools/" + i1))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
return refuse(validate250, at+"/tools", "type", {type: "array"});
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data5 = data.temperature;
const _errs10 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
return refuse(validate250, at+"/temperature", "type", {type: "number"});
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_completion_tokens !== undefined){
let data6 = data.max_completion_tokens;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return refuse(validate250, at+"/max_completion_tokens", "type", {type: "integer"});
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
return refuse(validate250, at+"/max_completion_tokens", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs14 = errors;
if(!(validate63(data.reasoning, at === undefined ? at : at+"/reasoning"))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate250, at, "type", {type: "object"});
}
}
validate250.errors = vErrors;
return errors === 0;
}
function validate249(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.format === undefined) && (missing0 = "format")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(!_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request !== undefined){
if(!(validate250(data.request, at === undefined ? at : at+"/request"))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate249.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))) || ((data.request === undefined) && (missing1 = "request"))) || ((data.stream === undefined) && (missing1 = "stream"))) || ((data.attempt === undefined) && (missing1 = "attempt"))){
return refuse(validate249, at, "required", {missingProperty: missing1});
}
else {
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "request")) || (key0 === "format")) || (key0 === "stream")) || (key0 === "attempt")) || (key0 === "deadline"))){
return refuse(validate249, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("llm.execute" !== data.type){
return refuse(validate249, at+"/type", "const", {allowedValue: "llm.execute"});
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate249, at+"/id", "type", {type: "string"});
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.request !== undefined){
let data3 = data.request;
const _errs9 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return refuse(validate249, at+"/request", "type", {type: "object"});
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.format !== undefined){
let data4 = data.format;
const _errs11 = errors;
if(typeof data4 !== "string"){
return refuse(validate249, at+"/format", "type", {type: "string"});
}
if(!((data4 === "openai") || (data4 === "anthropic"))){
return refuse(validate249, at+"/format", "enum", {allowedValues: schema112.properties.format.enum});
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.stream !== undefined){
const _errs13 = errors;
if(typeof data.stream !== "boolean"){
return refuse(validate249, at+"/stream", "type", {type: "boolean"});
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.attempt !== undefined){
let data6 = data.attempt;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return refuse(validate249, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
return refuse(validate249, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.deadline !== undefined){
const _errs17 = errors;
if(!(validate154(data.deadline, at === undefined ? at : at+"/deadline"))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate249, at, "type", {type: "object"});
}
}
validate249.errors = vErrors;
return errors === 0;
}
const schema114 = {"$id":"LlmFinished","type":"object","additionalProperties":false,"required":["type","id","ok","truncated"],"properties":{"type":{"const":"llm.finished"},"id":{"type":"string"},"ok":{"type":"boolean"},"truncated":{"type":"boolean"},"refused":{"type":"boolean"},"message":{"$ref":"DraftMessage"},"usage":{"$ref":"Usage"},"cost":{"$ref":"Cost"},"error":{"$ref":"ErrorInfo"}}};
function validate258(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.input === undefined) && (missing0 = "input")) || ((data.output === undefined) && (missing0 = "output"))) || ((data.uncached_input === undefined) && (missing0 = "uncached_input"))) || ((data.cache_read === undefined) && (missing0 = "cache_read"))) || ((data.cache_write === undefined) && (missing0 = "cache_write"))) || ((data.total === undefined) && (missing0 = "total"))){
return refuse(validate258, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "input") || (key0 === "output")) || (key0 === "uncached_input")) || (key0 === "cache_read")) || (key0 === "cache_write")) || (key0 === "total")) || (key0 === "provider"))){
return refuse(validate258, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.input !== undefined){
let data0 = data.input;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return refuse(validate258, at+"/input", "type", {type: "integer"});
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
return refuse(validate258, at+"/input", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data1 = data.output;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return refuse(validate258, at+"/output", "type", {type: "integer"});
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
return refuse(validate258, at+"/output", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uncached_input !== undefined){
let data2 = data.uncached_input;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate258, at+"/uncached_input", "type", {type: "integer"});
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate258, at+"/uncached_input", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_read !== undefined){
let data3 = data.cache_read;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return refuse(validate258, at+"/cache_read", "type", {type: "integer"});
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
return refuse(validate258, at+"/cache_read", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_write !== undefined){
let data4 = data.cache_write;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return refuse(validate258, at+"/cache_write", "type", {type: "integer"});
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
return refuse(validate258, at+"/cache_write", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data5 = data.total;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return refuse(validate258, at+"/total", "type", {type: "integer"});
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
return refuse(validate258, at+"/total", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate258, at, "type", {type: "object"});
}
}
validate258.errors = vErrors;
return errors === 0;
}
function validate256(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.truncated === undefined) && (missing0 = "truncated"))){
return refuse(validate256, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(func2.call(schema114.properties, key0))){
return refuse(validate256, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.finished" !== data.type){
return refuse(validate256, at+"/type", "const", {allowedValue: "llm.finished"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate256, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ok !== undefined){
const _errs5 = errors;
if(typeof data.ok !== "boolean"){
return refuse(validate256, at+"/ok", "type", {type: "boolean"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncated !== undefined){
const _errs7 = errors;
if(typeof data.truncated !== "boolean"){
return refuse(validate256, at+"/truncated", "type", {type: "boolean"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refused !== undefined){
const _errs9 = errors;
if(typeof data.refused !== "boolean"){
return refuse(validate256, at+"/refused", "type", {type: "boolean"});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs11 = errors;
if(!(validate24(data.message, at === undefined ? at : at+"/message"))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs12 = errors;
if(!(validate258(data.usage, at === undefined ? at : at+"/usage"))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
const _errs13 = errors;
if(!(validate207(data.cost, at === undefined ? at : at+"/cost"))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs14 = errors;
if(!(validate102(data.error, at === undefined ? at : at+"/error"))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate256, at, "type", {type: "object"});
}
}
validate256.errors = vErrors;
return errors === 0;
}
function validate262(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.session_id === undefined) && (missing0 = "session_id"))) || ((data.agent_id === undefined) && (missing0 = "agent_id"))){
return refuse(validate262, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "ok")) || (key0 === "session_id")) || (key0 === "agent_id")) || (key0 === "result")) || (key0 === "error"))){
return refuse(validate262, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("subagent.finished" !== data.type){
return refuse(validate262, at+"/type", "const", {allowedValue: "subagent.finished"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate262, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ok !== undefined){
const _errs5 = errors;
if(typeof data.ok !== "boolean"){
return refuse(validate262, at+"/ok", "type", {type: "boolean"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs7 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate262, at+"/session_id", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs9 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate262, at+"/agent_id", "type", {type: "string"});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs11 = errors;
if(typeof data.result !== "string"){
return refuse(validate262, at+"/result", "type", {type: "string"});
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs13 = errors;
if(!(validate102(data.error, at === undefined ? at : at+"/error"))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate262, at, "type", {type: "object"});
}
}
validate262.errors = vErrors;
return errors === 0;
}
function validate264(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
return refuse(validate264, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "interrupt_id")) || (key0 === "payload"))){
return refuse(validate264, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("interrupt.resumed" !== data.type){
return refuse(validate264, at+"/type", "const", {allowedValue: "interrupt.resumed"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs3 = errors;
if(typeof data.interrupt_id !== "string"){
return refuse(validate264, at+"/interrupt_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate264, at, "type", {type: "object"});
}
}
validate264.errors = vErrors;
return errors === 0;
}
function validate265(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))){
return refuse(validate265, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "turn_id")) || (key0 === "data")) || (key0 === "cost")) || (key0 === "usage"))){
return refuse(validate265, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("turn.finished" !== data.type){
return refuse(validate265, at+"/type", "const", {allowedValue: "turn.finished"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs3 = errors;
if(typeof data.turn_id !== "string"){
return refuse(validate265, at+"/turn_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
const _errs5 = errors;
if(!(validate207(data.cost, at === undefined ? at : at+"/cost"))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs6 = errors;
if(!(validate258(data.usage, at === undefined ? at : at+"/usage"))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate265, at, "type", {type: "object"});
}
}
validate265.errors = vErrors;
return errors === 0;
}
function validate225(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate225, at, "required", {missingProperty: missing0});
}
else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "session.start"){
if(!(validate226(data, at))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.messages"){
if(!(validate189(data, at))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.action"){
if(!(validate159(data, at))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.execute"){
if(!(validate227(data, at))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.finished"){
if(!(validate239(data, at))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.execute"){
if(!(validate249(data, at))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.finished"){
if(!(validate256(data, at))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.finished"){
if(!(validate262(data, at))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt.resumed"){
if(!(validate264(data, at))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.finished"){
if(!(validate265(data, at))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate225, at, "discriminator", {error: "mapping", tag: "type", tagValue: tag0});
}
}
else {
return refuse(validate225, at, "discriminator", {error: "tag", tag: "type", tagValue: tag0});
}
}
}
else {
return refuse(validate225, at, "type", {type: "object"});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs16 = errors;
const _errs17 = errors;
let valid12 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(!((((((((((data0 === "session.start") || (data0 === "client.messages")) || (data0 === "client.action")) || (data0 === "tool.execute")) || (data0 === "tool.finished")) || (data0 === "llm.execute")) || (data0 === "llm.finished")) || (data0 === "subagent.finished")) || (data0 === "interrupt.resumed")) || (data0 === "turn.finished"))){
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
}
var _valid1 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs20 = errors;
if(errors === _errs20){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
return refuse(validate225, at, "required", {missingProperty: missing1});
}
else {
const tag1 = data.type;
if(typeof tag1 == "string"){
if(tag1 === "session.start"){
if(!(validate226(data, at))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
else if(tag1 === "client.messages"){
if(!(validate189(data, at))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
else if(tag1 === "client.action"){
if(!(validate159(data, at))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
else if(tag1 === "tool.execute"){
if(!(validate227(data, at))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
else if(tag1 === "tool.finished"){
if(!(validate239(data, at))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
else if(tag1 === "llm.execute"){
if(!(validate249(data, at))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
else if(tag1 === "llm.finished"){
if(!(validate256(data, at))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
else if(tag1 === "subagent.finished"){
if(!(validate262(data, at))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
else if(tag1 === "interrupt.resumed"){
if(!(validate264(data, at))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
}
else if(tag1 === "turn.finished"){
if(!(validate265(data, at))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate225, at, "discriminator", {error: "mapping", tag: "type", tagValue: tag1});
}
}
else {
return refuse(validate225, at, "discriminator", {error: "tag", tag: "type", tagValue: tag1});
}
}
}
else {
return refuse(validate225, at, "type", {type: "object"});
}
}
var _valid1 = _errs20 === errors;
valid12 = _valid1;
}
if(!valid12){
const err2 = {instancePath:at,keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate225.errors = vErrors;
return false;
}
var _valid0 = _errs16 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate225.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
return refuse(validate225, at, "required", {missingProperty: missing2});
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
return refuse(validate225, at+"/type", "type", {type: "string"});
}
}
}
}
else {
return refuse(validate225, at, "type", {type: "object"});
}
}
validate225.errors = vErrors;
return errors === 0;
}
function validate224(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))) || ((data.trigger === undefined) && (missing0 = "trigger"))){
return refuse(validate224, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.decision_id === undefined) && (missing1 = "decision_id"))){
return refuse(validate224, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate224.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "decision_id")) || (key0 === "trigger")) || (key0 === "news_only"))){
return refuse(validate224, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("decision.queued" !== data.type){
return refuse(validate224, at+"/type", "const", {allowedValue: "decision.queued"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.decision_id !== undefined){
const _errs7 = errors;
if(typeof data.decision_id !== "string"){
return refuse(validate224, at+"/decision_id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.trigger !== undefined){
const _errs9 = errors;
if(!(validate225(data.trigger, at === undefined ? at : at+"/trigger"))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.news_only !== undefined){
const _errs10 = errors;
if(typeof data.news_only !== "boolean"){
return refuse(validate224, at+"/news_only", "type", {type: "boolean"});
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
return refuse(validate224, at, "type", {type: "object"});
}
}
validate224.errors = vErrors;
return errors === 0;
}
export const DecisionRequest = validate289;
const schema119 = {"$id":"DecisionRequest","type":"object","additionalProperties":false,"properties":{"session_id":{"type":"string"},"decision_id":{"type":"string"},"agent_id":{"type":"string"},"identity":{"$ref":"WorkerIdentity"},"trigger":{"$ref":"Trigger"},"proposed":{"if":{"exactly":true},"then":{"$ref":"DecisionResponse"},"else":{"if":{"type":"null"},"else":{"$ref":"DecisionResponse"}}},"state":{},"agent":{"if":{"type":"null"},"else":{"$ref":"AgentConfig"}},"worker":{"if":{"type":"null"},"else":{"$ref":"WorkerRef"}},"calls":{"type":"array","items":{"$ref":"Call"}},"pending_calls":{"type":"integer","minimum":0},"messages":{"type":"array","items":{"$ref":"Message"}},"message_tree":{"$ref":"MessageTree"},"ancestry":{"type":"array","items":{"type":"string"}},"attempts":{"type":"integer","minimum":0},"deadline":{"if":{"type":"null"},"else":{"$ref":"Timestamp"}},"turn_id":{"type":["string","null"]}},"if":{"exactly":true},"then":{"required":["session_id","decision_id","agent_id","identity","trigger","proposed","state","calls","pending_calls","messages","message_tree","ancestry","attempts"]},"else":{"required":["session_id","decision_id","trigger"]}};
const schema120 = {"$id":"WorkerIdentity","type":"object","additionalProperties":false,"properties":{"subject":{"$ref":"Subject"},"visibility":{"type":"string","enum":["shared","private"]},"metadata":{"type":"object","additionalProperties":true}}};
function validate291(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.issuer === undefined) && (missing0 = "issuer")) || ((data.id === undefined) && (missing0 = "id"))){
return refuse(validate291, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "issuer") || (key0 === "id"))){
return refuse(validate291, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.issuer !== undefined){
const _errs2 = errors;
if(typeof data.issuer !== "string"){
return refuse(validate291, at+"/issuer", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs4 = errors;
if(typeof data.id !== "string"){
return refuse(validate291, at+"/id", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate291, at, "type", {type: "object"});
}
}
validate291.errors = vErrors;
return errors === 0;
}
function validate290(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "subject") || (key0 === "visibility")) || (key0 === "metadata"))){
return refuse(validate290, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.subject !== undefined){
const _errs2 = errors;
if(!(validate291(data.subject, at === undefined ? at : at+"/subject"))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data1 = data.visibility;
const _errs3 = errors;
if(typeof data1 !== "string"){
return refuse(validate290, at+"/visibility", "type", {type: "string"});
}
if(!((data1 === "shared") || (data1 === "private"))){
return refuse(validate290, at+"/visibility", "enum", {allowedValues: schema120.properties.visibility.enum});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data2 = data.metadata;
const _errs5 = errors;
if(errors === _errs5){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
return refuse(validate290, at+"/metadata", "type", {type: "object"});
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate290, at, "type", {type: "object"});
}
}
validate290.errors = vErrors;
return errors === 0;
}
function validate298(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
return refuse(validate298, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "id") || (key0 === "url"))){
return refuse(validate298, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
return refuse(validate298, at+"/id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs4 = errors;
if(typeof data.url !== "string"){
return refuse(validate298, at+"/url", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate298, at, "type", {type: "object"});
}
}
validate298.errors = vErrors;
return errors === 0;
}
function validate301(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.role === undefined) && (missing0 = "role"))){
return refuse(validate301, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "role")) || (key0 === "content")) || (key0 === "tool_calls")) || (key0 === "tool_call_id")) || (key0 === "name")) || (key0 === "reasoning"))){
return refuse(validate301, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
return refuse(validate301, at+"/id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs4 = errors;
if(!(validate25(data.role, at === undefined ? at : at+"/role"))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs5 = errors;
if(!(validate27(data.content, at === undefined ? at : at+"/content"))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data3 = data.tool_calls;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate54(data3[i0], at === undefined ? at : at+"/tool_calls/" + i0))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate301, at+"/tool_calls", "type", {type: "array"});
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
const _errs9 = errors;
if(typeof data.tool_call_id !== "string"){
return refuse(validate301, at+"/tool_call_id", "type", {type: "string"});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs11 = errors;
if(typeof data.name !== "string"){
return refuse(validate301, at+"/name", "type", {type: "string"});
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs13 = errors;
if(!(validate58(data.reasoning, at === undefined ? at : at+"/reasoning"))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate301, at, "type", {type: "object"});
}
}
validate301.errors = vErrors;
return errors === 0;
}
function validate308(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
return refuse(validate308, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "message") || (key0 === "parent_id"))){
return refuse(validate308, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate301(data.message, at === undefined ? at : at+"/message"))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_id !== undefined){
const _errs3 = errors;
if(typeof data.parent_id !== "string"){
return refuse(validate308, at+"/parent_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate308, at, "type", {type: "object"});
}
}
validate308.errors = vErrors;
return errors === 0;
}
function validate307(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.nodes === undefined) && (missing0 = "nodes")){
return refuse(validate307, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "nodes") || (key0 === "head_id"))){
return refuse(validate307, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.nodes !== undefined){
let data0 = data.nodes;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate308(data0[i0], at === undefined ? at : at+"/nodes/" + i0))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate307, at+"/nodes", "type", {type: "array"});
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.head_id !== undefined){
const _errs5 = errors;
if(typeof data.head_id !== "string"){
return refuse(validate307, at+"/head_id", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate307, at, "type", {type: "object"});
}
}
validate307.errors = vErrors;
return errors === 0;
}
function validate289(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.session_id === undefined) && (missing0 = "session_id")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.identity === undefined) && (missing0 = "identity"))) || ((data.trigger === undefined) && (missing0 = "trigger"))) || ((data.proposed === undefined) && (missing0 = "proposed"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.pending_calls === undefined) && (missing0 = "pending_calls"))) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.message_tree === undefined) && (missing0 = "message_tree"))) || ((data.ancestry === undefined) && (missing0 = "ancestry"))) || ((data.attempts === undefined) && (missing0 = "attempts"))){
return refuse(validate289, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.session_id === undefined) && (missing1 = "session_id")) || ((data.decision_id === undefined) && (missing1 = "decision_id"))) || ((data.trigger === undefined) && (missing1 = "trigger"))){
return refuse(validate289, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate289.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(func2.call(schema119.properties, key0))){
return refuse(validate289, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.session_id !== undefined){
const _errs6 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate289, at+"/session_id", "type", {type: "string"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.decision_id !== undefined){
const _errs8 = errors;
if(typeof data.decision_id !== "string"){
return refuse(validate289, at+"/decision_id", "type", {type: "string"});
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.agent_id !== undefined){
const _errs10 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate289, at+"/agent_id", "type", {type: "string"});
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.identity !== undefined){
const _errs12 = errors;
if(!(validate290(data.identity, at === undefined ? at : at+"/identity"))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.trigger !== undefined){
const _errs13 = errors;
if(!(validate225(data.trigger, at === undefined ? at : at+"/trigger"))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.proposed !== undefined){
let data5 = data.proposed;
const _errs14 = errors;
const _errs15 = errors;
let valid2 = true;
const _errs16 = errors;
if(!(reading.exact)){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs17 = errors;
if(!(validate209(data5, at === undefined ? at : at+"/proposed"))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = _valid1;
ifClause1 = "then";
}
else {
const _errs18 = errors;
const _errs19 = errors;
let valid3 = true;
const _errs20 = errors;
if(data5 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid2 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs22 = errors;
if(!(validate209(data5, at === undefined ? at : at+"/proposed"))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid3 = _valid2;
}
if(!valid3){
const err4 = {instancePath:at+"/proposed",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate289.errors = vErrors;
return false;
}
var _valid1 = _errs18 === errors;
valid2 = _valid1;
ifClause1 = "else";
}
if(!valid2){
const err5 = {instancePath:at+"/proposed",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate289.errors = vErrors;
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.agent !== undefined){
let data6 = data.agent;
const _errs23 = errors;
const _errs24 = errors;
let valid4 = true;
const _errs25 = errors;
if(data6 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs27 = errors;
if(!(validate118(data6, at === undefined ? at : at+"/agent"))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var _valid3 = _errs27 === errors;
valid4 = _valid3;
}
if(!valid4){
const err7 = {instancePath:at+"/agent",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate289.errors = vErrors;
return false;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.worker !== undefined){
let data7 = data.worker;
const _errs28 = errors;
const _errs29 = errors;
let valid5 = true;
const _errs30 = errors;
if(data7 !== null){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid4 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(!_valid4){
const _errs32 = errors;
if(!(validate298(data7, at === undefined ? at : at+"/worker"))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
var _valid4 = _errs32 === errors;
valid5 = _valid4;
}
if(!valid5){
const err9 = {instancePath:at+"/worker",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate289.errors = vErrors;
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.calls !== undefined){
let data8 = data.calls;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data8)){
var valid6 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs35 = errors;
if(!(validate149(data8[i0], at === undefined ? at : at+"/calls/" + i0))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var valid6 = _errs35 === errors;
if(!valid6){
break;
}
}
}
else {
return refuse(validate289, at+"/calls", "type", {type: "array"});
}
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pending_calls !== undefined){
let data10 = data.pending_calls;
const _errs36 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
return refuse(validate289, at+"/pending_calls", "type", {type: "integer"});
}
if(errors === _errs36){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
return refuse(validate289, at+"/pending_calls", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.messages !== undefined){
let data11 = data.messages;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data11)){
var valid7 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs40 = errors;
if(!(validate301(data11[i1], at === undefined ? at : at+"/messages/" + i1))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var valid7 = _errs40 === errors;
if(!valid7){
break;
}
}
}
else {
return refuse(validate289, at+"/messages", "type", {type: "array"});
}
}
var valid1 = _errs38 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message_tree !== undefined){
const _errs41 = errors;
if(!(validate307(data.message_tree, at === undefined ? at : at+"/message_tree"))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ancestry !== undefined){
let data14 = data.ancestry;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data14)){
var valid8 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
const _errs44 = errors;
if(typeof data14[i2] !== "string"){
return refuse(validate289, at+"/ancestry/" + i2, "type", {type: "string"});
}
var valid8 = _errs44 === errors;
if(!valid8){
break;
}
}
}
else {
return refuse(validate289, at+"/ancestry", "type", {type: "array"});
}
}
var valid1 = _errs42 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempts !== undefined){
let data16 = data.attempts;
const _errs46 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
return refuse(validate289, at+"/attempts", "type", {type: "integer"});
}
if(errors === _errs46){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
return refuse(validate289, at+"/attempts", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs46 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.deadline !== undefined){
let data17 = data.deadline;
const _errs48 = errors;
const _errs49 = errors;
let valid9 = true;
const _errs50 = errors;
if(data17 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid5 = _errs50 === errors;
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
if(!_valid5){
const _errs52 = errors;
if(!(validate154(data17, at === undefined ? at : at+"/deadline"))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var _valid5 = _errs52 === errors;
valid9 = _valid5;
}
if(!valid9){
const err11 = {instancePath:at+"/deadline",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate289.errors = vErrors;
return false;
}
var valid1 = _errs48 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.turn_id !== undefined){
let data18 = data.turn_id;
const _errs53 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
return refuse(validate289, at+"/turn_id", "type", {type: schema119.properties.turn_id.type});
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate289, at, "type", {type: "object"});
}
}
validate289.errors = vErrors;
return errors === 0;
}
export const DecisionResponse = validate209;
export const DecisionResultFrame = validate313;
function validate313(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
return refuse(validate313, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "event") || (key0 === "data"))){
return refuse(validate313, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("decision.result" !== data.event){
return refuse(validate313, at+"/event", "const", {allowedValue: "decision.result"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate208(data.data, at === undefined ? at : at+"/data"))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate313, at, "type", {type: "object"});
}
}
validate313.errors = vErrors;
return errors === 0;
}
export const DeferOptions = validate140;
export const DeferTools = validate139;
export const DoneAction = validate100;
export const DraftMessage = validate24;
export const Effort = validate64;
export const ErrorBody = validate315;
function validate315(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
return refuse(validate315, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(key0 === "error")){
return refuse(validate315, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
if(typeof data.error !== "string"){
return refuse(validate315, at+"/error", "type", {type: "string"});
}
}
}
}
}
else {
return refuse(validate315, at, "type", {type: "object"});
}
}
validate315.errors = vErrors;
return errors === 0;
}
export const ErrorCode = validate87;
export const ErrorInfo = validate102;
export const Event = validate316;
const schema128 = {"$id":"Event","type":"object","additionalProperties":false,"required":["session_id","seq","occurred_at","payload"],"properties":{"session_id":{"type":"string"},"seq":{"type":"integer","minimum":1},"occurred_at":{"$ref":"Timestamp"},"turn_id":{"type":["string","null"]},"payload":{"$ref":"EventPayload"}}};
function validate319(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate319, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "agent_id")) || (key0 === "identity"))){
return refuse(validate319, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("session.created" !== data.type){
return refuse(validate319, at+"/type", "const", {allowedValue: "session.created"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs3 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate319, at+"/agent_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity !== undefined){
const _errs5 = errors;
if(!(validate290(data.identity, at === undefined ? at : at+"/identity"))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate319, at, "type", {type: "object"});
}
}
validate319.errors = vErrors;
return errors === 0;
}
function validate321(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
return refuse(validate321, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "message")) || (key0 === "parent_id"))){
return refuse(validate321, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("message.new" !== data.type){
return refuse(validate321, at+"/type", "const", {allowedValue: "message.new"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate301(data.message, at === undefined ? at : at+"/message"))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_id !== undefined){
const _errs4 = errors;
if(typeof data.parent_id !== "string"){
return refuse(validate321, at+"/parent_id", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate321, at, "type", {type: "object"});
}
}
validate321.errors = vErrors;
return errors === 0;
}
function validate323(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.head_id === undefined) && (missing0 = "head_id"))){
return refuse(validate323, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "head_id"))){
return refuse(validate323, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("head.moved" !== data.type){
return refuse(validate323, at+"/type", "const", {allowedValue: "head.moved"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.head_id !== undefined){
const _errs3 = errors;
if(typeof data.head_id !== "string"){
return refuse(validate323, at+"/head_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate323, at, "type", {type: "object"});
}
}
validate323.errors = vErrors;
return errors === 0;
}
function validate324(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))){
return refuse(validate324, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "turn_id"))){
return refuse(validate324, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("turn.started" !== data.type){
return refuse(validate324, at+"/type", "const", {allowedValue: "turn.started"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs3 = errors;
if(typeof data.turn_id !== "string"){
return refuse(validate324, at+"/turn_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate324, at, "type", {type: "object"});
}
}
validate324.errors = vErrors;
return errors === 0;
}
function validate325(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))) || ((data.turn_cost === undefined) && (missing0 = "turn_cost"))) || ((data.turn_token_usage === undefined) && (missing0 = "turn_token_usage"))){
return refuse(validate325, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.turn_id === undefined) && (missing1 = "turn_id"))){
return refuse(validate325, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate325.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "turn_id")) || (key0 === "data")) || (key0 === "turn_cost")) || (key0 === "turn_token_usage")) || (key0 === "error"))){
return refuse(validate325, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("turn.completed" !== data.type){
return refuse(validate325, at+"/type", "const", {allowedValue: "turn.completed"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.turn_id !== undefined){
const _errs7 = errors;
if(typeof data.turn_id !== "string"){
return refuse(validate325, at+"/turn_id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.turn_cost !== undefined){
const _errs9 = errors;
if(!(validate207(data.turn_cost, at === undefined ? at : at+"/turn_cost"))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.turn_token_usage !== undefined){
const _errs10 = errors;
if(!(validate258(data.turn_token_usage, at === undefined ? at : at+"/turn_token_usage"))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs11 = errors;
if(!(validate102(data.error, at === undefined ? at : at+"/error"))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
return refuse(validate325, at, "type", {type: "object"});
}
}
validate325.errors = vErrors;
return errors === 0;
}
function validate329(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate329, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(key0 === "type")){
return refuse(validate329, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("session.done" !== data.type){
return refuse(validate329, at+"/type", "const", {allowedValue: "session.done"});
}
}
}
}
}
else {
return refuse(validate329, at, "type", {type: "object"});
}
}
validate329.errors = vErrors;
return errors === 0;
}
function validate330(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate330, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(key0 === "type")){
return refuse(validate330, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("session.cancelled" !== data.type){
return refuse(validate330, at+"/type", "const", {allowedValue: "session.cancelled"});
}
}
}
}
}
else {
return refuse(validate330, at, "type", {type: "object"});
}
}
validate330.errors = vErrors;
return errors === 0;
}
const schema137 = {"$id":"LlmCallRequested","type":"object","additionalProperties":false,"properties":{"type":{"const":"llm.call.requested"},"id":{"type":"string"},"attempt":{"type":"integer","minimum":0},"action":{"$ref":"LlmCallAction"},"offered":{"type":"array","items":{"$ref":"AgentTool"}},"policy":{"$ref":"RetryPolicy"},"system":{"type":"string"},"prompt":{"type":"array","items":{"$ref":"DraftMessage"}},"head_id":{"type":"string"}},"if":{"exactly":true},"then":{"required":["type","id","attempt"]},"else":{"required":["type","id"]}};
const schema138 = {"$id":"RetryPolicy","type":"object","additionalProperties":false,"required":["queue_timeout_secs","run_timeout_secs","total_timeout_secs","max_attempts","backoff_base_secs","backoff_max_secs"],"properties":{"queue_timeout_secs":{"type":["integer","null"],"minimum":0},"run_timeout_secs":{"type":["integer","null"],"minimum":0},"total_timeout_secs":{"type":["integer","null"],"minimum":0},"max_attempts":{"type":"integer","minimum":0},"backoff_base_secs":{"type":"integer","minimum":0},"backoff_max_secs":{"type":"integer","minimum":0}}};
function validate334(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.queue_timeout_secs === undefined) && (missing0 = "queue_timeout_secs")) || ((data.run_timeout_secs === undefined) && (missing0 = "run_timeout_secs"))) || ((data.total_timeout_secs === undefined) && (missing0 = "total_timeout_secs"))) || ((data.max_attempts === undefined) && (missing0 = "max_attempts"))) || ((data.backoff_base_secs === undefined) && (missing0 = "backoff_base_secs"))) || ((data.backoff_max_secs === undefined) && (missing0 = "backoff_max_secs"))){
return refuse(validate334, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "queue_timeout_secs") || (key0 === "run_timeout_secs")) || (key0 === "total_timeout_secs")) || (key0 === "max_attempts")) || (key0 === "backoff_base_secs")) || (key0 === "backoff_max_secs"))){
return refuse(validate334, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.queue_timeout_secs !== undefined){
let data0 = data.queue_timeout_secs;
const _errs2 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
return refuse(validate334, at+"/queue_timeout_secs", "type", {type: schema138.properties.queue_timeout_secs.type});
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
return refuse(validate334, at+"/queue_timeout_secs", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run_timeout_secs !== undefined){
let data1 = data.run_timeout_secs;
const _errs4 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
return refuse(validate334, at+"/run_timeout_secs", "type", {type: schema138.properties.run_timeout_secs.type});
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
return refuse(validate334, at+"/run_timeout_secs", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_timeout_secs !== undefined){
let data2 = data.total_timeout_secs;
const _errs6 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
return refuse(validate334, at+"/total_timeout_secs", "type", {type: schema138.properties.total_timeout_secs.type});
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate334, at+"/total_timeout_secs", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_attempts !== undefined){
let data3 = data.max_attempts;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return refuse(validate334, at+"/max_attempts", "type", {type: "integer"});
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
return refuse(validate334, at+"/max_attempts", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backoff_base_secs !== undefined){
let data4 = data.backoff_base_secs;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return refuse(validate334, at+"/backoff_base_secs", "type", {type: "integer"});
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
return refuse(validate334, at+"/backoff_base_secs", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backoff_max_secs !== undefined){
let data5 = data.backoff_max_secs;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return refuse(validate334, at+"/backoff_max_secs", "type", {type: "integer"});
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
return refuse(validate334, at+"/backoff_max_secs", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate334, at, "type", {type: "object"});
}
}
validate334.errors = vErrors;
return errors === 0;
}
function validate331(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
return refuse(validate331, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))){
return refuse(validate331, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate331.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(func2.call(schema137.properties, key0))){
return refuse(validate331, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("llm.call.requested" !== data.type){
return refuse(validate331, at+"/type", "const", {allowedValue: "llm.call.requested"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate331, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate331, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate331, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.action !== undefined){
const _errs11 = errors;
if(!(validate23(data.action, at === undefined ? at : at+"/action"))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.offered !== undefined){
let data4 = data.offered;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate127(data4[i0], at === undefined ? at : at+"/offered/" + i0))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
return refuse(validate331, at+"/offered", "type", {type: "array"});
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.policy !== undefined){
const _errs15 = errors;
if(!(validate334(data.policy, at === undefined ? at : at+"/policy"))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.system !== undefined){
const _errs16 = errors;
if(typeof data.system !== "string"){
return refuse(validate331, at+"/system", "type", {type: "string"});
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.prompt !== undefined){
let data8 = data.prompt;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validate24(data8[i1], at === undefined ? at : at+"/prompt/" + i1))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
return refuse(validate331, at+"/prompt", "type", {type: "array"});
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.head_id !== undefined){
const _errs21 = errors;
if(typeof data.head_id !== "string"){
return refuse(validate331, at+"/head_id", "type", {type: "string"});
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate331, at, "type", {type: "object"});
}
}
validate331.errors = vErrors;
return errors === 0;
}
function validate337(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
return refuse(validate337, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))){
return refuse(validate337, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate337.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "attempt"))){
return refuse(validate337, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("llm.call.dispatched" !== data.type){
return refuse(validate337, at+"/type", "const", {allowedValue: "llm.call.dispatched"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate337, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate337, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate337, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
return refuse(validate337, at, "type", {type: "object"});
}
}
validate337.errors = vErrors;
return errors === 0;
}
const schema142 = {"$id":"FinishReason","type":"string","if":{"exactly":true},"then":{"enum":["stop","length","tool_calls","content_filter","refusal"]}};
function validate343(data, at){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
return refuse(validate343, at, "type", {type: "string"});
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(_valid0){
const _errs3 = errors;
if(!(((((data === "stop") || (data === "length")) || (data === "tool_calls")) || (data === "content_filter")) || (data === "refusal"))){
return refuse(validate343, at, "enum", {allowedValues: schema142.then.enum});
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate343.errors = vErrors;
return false;
}
validate343.errors = vErrors;
return errors === 0;
}
function validate347(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
return refuse(validate347, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(key0 === "url")){
return refuse(validate347, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
if(typeof data.url !== "string"){
return refuse(validate347, at+"/url", "type", {type: "string"});
}
}
}
}
}
else {
return refuse(validate347, at, "type", {type: "object"});
}
}
validate347.errors = vErrors;
return errors === 0;
}
function validate339(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
return refuse(validate339, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "content")) || (key0 === "reasoning")) || (key0 === "tool_calls")) || (key0 === "finish_reason")) || (key0 === "usage")) || (key0 === "cost")) || (key0 === "images"))){
return refuse(validate339, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.model !== undefined){
const _errs2 = errors;
if(typeof data.model !== "string"){
return refuse(validate339, at+"/model", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs4 = errors;
if(!(validate27(data.content, at === undefined ? at : at+"/content"))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs5 = errors;
if(!(validate58(data.reasoning, at === undefined ? at : at+"/reasoning"))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data3 = data.tool_calls;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate54(data3[i0], at === undefined ? at : at+"/tool_calls/" + i0))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate339, at+"/tool_calls", "type", {type: "array"});
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
const _errs9 = errors;
if(!(validate343(data.finish_reason, at === undefined ? at : at+"/finish_reason"))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs10 = errors;
if(!(validate258(data.usage, at === undefined ? at : at+"/usage"))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
const _errs11 = errors;
if(!(validate207(data.cost, at === undefined ? at : at+"/cost"))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data8 = data.images;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate347(data8[i1], at === undefined ? at : at+"/images/" + i1))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
return refuse(validate339, at+"/images", "type", {type: "array"});
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate339, at, "type", {type: "object"});
}
}
validate339.errors = vErrors;
return errors === 0;
}
function validate338(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
return refuse(validate338, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "response"))){
return refuse(validate338, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.call.completed" !== data.type){
return refuse(validate338, at+"/type", "const", {allowedValue: "llm.call.completed"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate338, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate338, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate338, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
const _errs7 = errors;
if(!(validate339(data.response, at === undefined ? at : at+"/response"))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate338, at, "type", {type: "object"});
}
}
validate338.errors = vErrors;
return errors === 0;
}
function validate350(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
return refuse(validate350, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))){
return refuse(validate350, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate350.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "retry_at"))){
return refuse(validate350, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("llm.call.errored" !== data.type){
return refuse(validate350, at+"/type", "const", {allowedValue: "llm.call.errored"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate350, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate350, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate350, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs11 = errors;
if(!(validate102(data.error, at === undefined ? at : at+"/error"))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retryable !== undefined){
const _errs12 = errors;
if(typeof data.retryable !== "boolean"){
return refuse(validate350, at+"/retryable", "type", {type: "boolean"});
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retry_at !== undefined){
const _errs14 = errors;
if(!(validate154(data.retry_at, at === undefined ? at : at+"/retry_at"))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
return refuse(validate350, at, "type", {type: "object"});
}
}
validate350.errors = vErrors;
return errors === 0;
}
const schema145 = {"$id":"ToolCallRequested","type":"object","additionalProperties":false,"properties":{"type":{"const":"tool.call.requested"},"id":{"type":"string"},"attempt":{"type":"integer","minimum":0},"name":{"type":"string"},"arguments":{"type":"string"},"handler":{"type":"string","enum":["server","worker","client"]},"retry":{"$ref":"RetryPolicy"},"parent":{"type":"string"}},"if":{"exactly":true},"then":{"required":["type","id","attempt","name","arguments","handler","retry"]},"else":{"required":["type","id","name"]}};
function validate353(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))) || ((data.handler === undefined) && (missing0 = "handler"))) || ((data.retry === undefined) && (missing0 = "retry"))){
return refuse(validate353, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))) || ((data.name === undefined) && (missing1 = "name"))){
return refuse(validate353, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate353.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "name")) || (key0 === "arguments")) || (key0 === "handler")) || (key0 === "retry")) || (key0 === "parent"))){
return refuse(validate353, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("tool.call.requested" !== data.type){
return refuse(validate353, at+"/type", "const", {allowedValue: "tool.call.requested"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate353, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate353, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate353, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs11 = errors;
if(typeof data.name !== "string"){
return refuse(validate353, at+"/name", "type", {type: "string"});
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.arguments !== undefined){
const _errs13 = errors;
if(typeof data.arguments !== "string"){
return refuse(validate353, at+"/arguments", "type", {type: "string"});
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.handler !== undefined){
let data5 = data.handler;
const _errs15 = errors;
if(typeof data5 !== "string"){
return refuse(validate353, at+"/handler", "type", {type: "string"});
}
if(!(((data5 === "server") || (data5 === "worker")) || (data5 === "client"))){
return refuse(validate353, at+"/handler", "enum", {allowedValues: schema145.properties.handler.enum});
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retry !== undefined){
const _errs17 = errors;
if(!(validate334(data.retry, at === undefined ? at : at+"/retry"))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.parent !== undefined){
const _errs18 = errors;
if(typeof data.parent !== "string"){
return refuse(validate353, at+"/parent", "type", {type: "string"});
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate353, at, "type", {type: "object"});
}
}
validate353.errors = vErrors;
return errors === 0;
}
function validate355(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
return refuse(validate355, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))){
return refuse(validate355, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate355.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "attempt"))){
return refuse(validate355, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("tool.call.dispatched" !== data.type){
return refuse(validate355, at+"/type", "const", {allowedValue: "tool.call.dispatched"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate355, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate355, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate355, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
return refuse(validate355, at, "type", {type: "object"});
}
}
validate355.errors = vErrors;
return errors === 0;
}
function validate356(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.result === undefined) && (missing0 = "result"))){
return refuse(validate356, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))) || ((data.result === undefined) && (missing1 = "result"))){
return refuse(validate356, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate356.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "name")) || (key0 === "result"))){
return refuse(validate356, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("tool.call.completed" !== data.type){
return refuse(validate356, at+"/type", "const", {allowedValue: "tool.call.completed"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate356, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate356, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate356, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs11 = errors;
if(typeof data.name !== "string"){
return refuse(validate356, at+"/name", "type", {type: "string"});
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
const _errs13 = errors;
if(!(validate240(data.result, at === undefined ? at : at+"/result"))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
return refuse(validate356, at, "type", {type: "object"});
}
}
validate356.errors = vErrors;
return errors === 0;
}
function validate358(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
return refuse(validate358, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))) || ((data.error === undefined) && (missing1 = "error"))){
return refuse(validate358, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate358.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "name")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "retry_at"))){
return refuse(validate358, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("tool.call.errored" !== data.type){
return refuse(validate358, at+"/type", "const", {allowedValue: "tool.call.errored"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate358, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate358, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate358, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs11 = errors;
if(typeof data.name !== "string"){
return refuse(validate358, at+"/name", "type", {type: "string"});
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs13 = errors;
if(!(validate102(data.error, at === undefined ? at : at+"/error"))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retryable !== undefined){
const _errs14 = errors;
if(typeof data.retryable !== "boolean"){
return refuse(validate358, at+"/retryable", "type", {type: "boolean"});
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retry_at !== undefined){
const _errs16 = errors;
if(!(validate154(data.retry_at, at === undefined ? at : at+"/retry_at"))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate358, at, "type", {type: "object"});
}
}
validate358.errors = vErrors;
return errors === 0;
}
function validate361(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.agent_id === undefined) && (missing0 = "agent_id"))){
return refuse(validate361, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))){
return refuse(validate361, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate361.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "agent_id")) || (key0 === "session_id")) || (key0 === "mode")) || (key0 === "message"))){
return refuse(validate361, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("subagent.requested" !== data.type){
return refuse(validate361, at+"/type", "const", {allowedValue: "subagent.requested"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate361, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate361, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate361, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.agent_id !== undefined){
const _errs11 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate361, at+"/agent_id", "type", {type: "string"});
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.session_id !== undefined){
const _errs13 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate361, at+"/session_id", "type", {type: "string"});
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.mode !== undefined){
const _errs15 = errors;
if(typeof data.mode !== "string"){
return refuse(validate361, at+"/mode", "type", {type: "string"});
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs17 = errors;
if(!(validate24(data.message, at === undefined ? at : at+"/message"))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate361, at, "type", {type: "object"});
}
}
validate361.errors = vErrors;
return errors === 0;
}
function validate363(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
return refuse(validate363, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "attempt"))){
return refuse(validate363, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("subagent.dispatched" !== data.type){
return refuse(validate363, at+"/type", "const", {allowedValue: "subagent.dispatched"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate363, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate363, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate363, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate363, at, "type", {type: "object"});
}
}
validate363.errors = vErrors;
return errors === 0;
}
function validate364(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.session_id === undefined) && (missing0 = "session_id"))){
return refuse(validate364, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))){
return refuse(validate364, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate364.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "session_id")) || (key0 === "turn_id"))){
return refuse(validate364, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("subagent.started" !== data.type){
return refuse(validate364, at+"/type", "const", {allowedValue: "subagent.started"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate364, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.session_id !== undefined){
const _errs9 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate364, at+"/session_id", "type", {type: "string"});
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.turn_id !== undefined){
const _errs11 = errors;
if(typeof data.turn_id !== "string"){
return refuse(validate364, at+"/turn_id", "type", {type: "string"});
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
return refuse(validate364, at, "type", {type: "object"});
}
}
validate364.errors = vErrors;
return errors === 0;
}
function validate365(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.session_id === undefined) && (missing0 = "session_id"))){
return refuse(validate365, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))){
return refuse(validate365, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate365.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "id")) || (key0 === "session_id")) || (key0 === "turn_id")) || (key0 === "data")) || (key0 === "turn_cost")) || (key0 === "turn_token_usage")) || (key0 === "error"))){
return refuse(validate365, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("subagent.turn_completed" !== data.type){
return refuse(validate365, at+"/type", "const", {allowedValue: "subagent.turn_completed"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate365, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.session_id !== undefined){
const _errs9 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate365, at+"/session_id", "type", {type: "string"});
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.turn_id !== undefined){
const _errs11 = errors;
if(typeof data.turn_id !== "string"){
return refuse(validate365, at+"/turn_id", "type", {type: "string"});
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.turn_cost !== undefined){
const _errs13 = errors;
if(!(validate207(data.turn_cost, at === undefined ? at : at+"/turn_cost"))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.turn_token_usage !== undefined){
const _errs14 = errors;
if(!(validate258(data.turn_token_usage, at === undefined ? at : at+"/turn_token_usage"))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs15 = errors;
if(!(validate102(data.error, at === undefined ? at : at+"/error"))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate365, at, "type", {type: "object"});
}
}
validate365.errors = vErrors;
return errors === 0;
}
function validate369(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
return refuse(validate369, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))){
return refuse(validate369, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate369.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "error")) || (key0 === "retryable"))){
return refuse(validate369, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("subagent.errored" !== data.type){
return refuse(validate369, at+"/type", "const", {allowedValue: "subagent.errored"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
const _errs7 = errors;
if(typeof data.id !== "string"){
return refuse(validate369, at+"/id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs9 = errors;
if(!(validate102(data.error, at === undefined ? at : at+"/error"))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retryable !== undefined){
const _errs10 = errors;
if(typeof data.retryable !== "boolean"){
return refuse(validate369, at+"/retryable", "type", {type: "boolean"});
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
return refuse(validate369, at, "type", {type: "object"});
}
}
validate369.errors = vErrors;
return errors === 0;
}
function validate371(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.payload === undefined) && (missing0 = "payload"))){
return refuse(validate371, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.interrupt_id === undefined) && (missing1 = "interrupt_id"))){
return refuse(validate371, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate371.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "interrupt_id")) || (key0 === "origin")) || (key0 === "reason")) || (key0 === "payload")) || (key0 === "anchor"))){
return refuse(validate371, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("session.interrupted" !== data.type){
return refuse(validate371, at+"/type", "const", {allowedValue: "session.interrupted"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.interrupt_id !== undefined){
const _errs7 = errors;
if(typeof data.interrupt_id !== "string"){
return refuse(validate371, at+"/interrupt_id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.origin !== undefined){
const _errs9 = errors;
if(typeof data.origin !== "string"){
return refuse(validate371, at+"/origin", "type", {type: "string"});
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
const _errs11 = errors;
if(typeof data.reason !== "string"){
return refuse(validate371, at+"/reason", "type", {type: "string"});
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.anchor !== undefined){
const _errs13 = errors;
if(typeof data.anchor !== "string"){
return refuse(validate371, at+"/anchor", "type", {type: "string"});
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
return refuse(validate371, at, "type", {type: "object"});
}
}
validate371.errors = vErrors;
return errors === 0;
}
function validate372(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
return refuse(validate372, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "interrupt_id")) || (key0 === "payload"))){
return refuse(validate372, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("session.interrupt_resumed" !== data.type){
return refuse(validate372, at+"/type", "const", {allowedValue: "session.interrupt_resumed"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs3 = errors;
if(typeof data.interrupt_id !== "string"){
return refuse(validate372, at+"/interrupt_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate372, at, "type", {type: "object"});
}
}
validate372.errors = vErrors;
return errors === 0;
}
function validate373(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.state === undefined) && (missing0 = "state"))){
return refuse(validate373, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
return refuse(validate373, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate373.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "type") || (key0 === "state"))){
return refuse(validate373, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
if("worker.state.updated" !== data.type){
return refuse(validate373, at+"/type", "const", {allowedValue: "worker.state.updated"});
}
}
}
}
else {
return refuse(validate373, at, "type", {type: "object"});
}
}
validate373.errors = vErrors;
return errors === 0;
}
function validate374(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.session_id === undefined) && (missing0 = "session_id"))) || ((data.message === undefined) && (missing0 = "message"))){
return refuse(validate374, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
return refuse(validate374, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate374.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "session_id")) || (key0 === "message"))){
return refuse(validate374, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("session.message_requested" !== data.type){
return refuse(validate374, at+"/type", "const", {allowedValue: "session.message_requested"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.session_id !== undefined){
const _errs7 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate374, at+"/session_id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs9 = errors;
if(!(validate24(data.message, at === undefined ? at : at+"/message"))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
return refuse(validate374, at, "type", {type: "object"});
}
}
validate374.errors = vErrors;
return errors === 0;
}
const schema158 = {"$id":"SchemaUnusable","type":"object","additionalProperties":false,"properties":{"type":{"const":"schema.unusable"},"tool":{"type":"string"},"direction":{"type":"string","enum":["input","output"]},"pointer":{"type":"string"},"reason":{"type":"string"}},"if":{"exactly":true},"then":{"required":["type","tool","direction","pointer","reason"]},"else":{"required":["type"]}};
function validate376(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.pointer === undefined) && (missing0 = "pointer"))) || ((data.reason === undefined) && (missing0 = "reason"))){
return refuse(validate376, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
return refuse(validate376, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate376.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "tool")) || (key0 === "direction")) || (key0 === "pointer")) || (key0 === "reason"))){
return refuse(validate376, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("schema.unusable" !== data.type){
return refuse(validate376, at+"/type", "const", {allowedValue: "schema.unusable"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.tool !== undefined){
const _errs7 = errors;
if(typeof data.tool !== "string"){
return refuse(validate376, at+"/tool", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.direction !== undefined){
let data2 = data.direction;
const _errs9 = errors;
if(typeof data2 !== "string"){
return refuse(validate376, at+"/direction", "type", {type: "string"});
}
if(!((data2 === "input") || (data2 === "output"))){
return refuse(validate376, at+"/direction", "enum", {allowedValues: schema158.properties.direction.enum});
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pointer !== undefined){
const _errs11 = errors;
if(typeof data.pointer !== "string"){
return refuse(validate376, at+"/pointer", "type", {type: "string"});
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
const _errs13 = errors;
if(typeof data.reason !== "string"){
return refuse(validate376, at+"/reason", "type", {type: "string"});
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
return refuse(validate376, at, "type", {type: "object"});
}
}
validate376.errors = vErrors;
return errors === 0;
}
function validate377(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))) || ((data.trigger === undefined) && (missing0 = "trigger"))){
return refuse(validate377, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "turn_id")) || (key0 === "trigger"))){
return refuse(validate377, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("turn.queued" !== data.type){
return refuse(validate377, at+"/type", "const", {allowedValue: "turn.queued"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs3 = errors;
if(typeof data.turn_id !== "string"){
return refuse(validate377, at+"/turn_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trigger !== undefined){
const _errs5 = errors;
if(!(validate225(data.trigger, at === undefined ? at : at+"/trigger"))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate377, at, "type", {type: "object"});
}
}
validate377.errors = vErrors;
return errors === 0;
}
function validate379(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))){
return refuse(validate379, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "type") || (key0 === "turn_id")) || (key0 === "data"))){
return refuse(validate379, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("turn.closing" !== data.type){
return refuse(validate379, at+"/type", "const", {allowedValue: "turn.closing"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs3 = errors;
if(typeof data.turn_id !== "string"){
return refuse(validate379, at+"/turn_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate379, at, "type", {type: "object"});
}
}
validate379.errors = vErrors;
return errors === 0;
}
function validate318(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate318, at, "required", {missingProperty: missing0});
}
else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "session.created"){
if(!(validate319(data, at))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
else if(tag0 === "message.new"){
if(!(validate321(data, at))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
}
else if(tag0 === "head.moved"){
if(!(validate323(data, at))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.started"){
if(!(validate324(data, at))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.completed"){
if(!(validate325(data, at))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.done"){
if(!(validate329(data, at))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.cancelled"){
if(!(validate330(data, at))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.call.requested"){
if(!(validate331(data, at))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.call.dispatched"){
if(!(validate337(data, at))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.call.completed"){
if(!(validate338(data, at))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.call.errored"){
if(!(validate350(data, at))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call.requested"){
if(!(validate353(data, at))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call.dispatched"){
if(!(validate355(data, at))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call.completed"){
if(!(validate356(data, at))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call.errored"){
if(!(validate358(data, at))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.requested"){
if(!(validate361(data, at))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.dispatched"){
if(!(validate363(data, at))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.started"){
if(!(validate364(data, at))){
vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.turn_completed"){
if(!(validate365(data, at))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.errored"){
if(!(validate369(data, at))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.sync.requested"){
if(!(validate206(data, at))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.sync.completed"){
if(!(validate202(data, at))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.sync.errored"){
if(!(validate204(data, at))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.auth.failed"){
if(!(validate200(data, at))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.interrupted"){
if(!(validate371(data, at))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.interrupt_resumed"){
if(!(validate372(data, at))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
}
else if(tag0 === "worker.state.updated"){
if(!(validate373(data, at))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
}
else if(tag0 === "agent.updated"){
if(!(validate145(data, at))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
else if(tag0 === "channels.updated"){
if(!(validate158(data, at))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.queued"){
if(!(validate224(data, at))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.dispatched"){
if(!(validate215(data, at))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.completed"){
if(!(validate214(data, at))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.errored"){
if(!(validate221(data, at))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.dropped"){
if(!(validate217(data, at))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
else if(tag0 === "call.voided"){
if(!(validate156(data, at))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.message_requested"){
if(!(validate374(data, at))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
else if(tag0 === "schema.unusable"){
if(!(validate376(data, at))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.queued"){
if(!(validate377(data, at))){
vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.closing"){
if(!(validate379(data, at))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate318, at, "discriminator", {error: "mapping", tag: "type", tagValue: tag0});
}
}
else {
return refuse(validate318, at, "discriminator", {error: "tag", tag: "type", tagValue: tag0});
}
}
}
else {
return refuse(validate318, at, "type", {type: "object"});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs45 = errors;
const _errs46 = errors;
let valid41 = true;
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((((((((((((((((((((((((((((((((data0 === "session.created") || (data0 === "message.new")) || (data0 === "head.moved")) || (data0 === "turn.started")) || (data0 === "turn.completed")) || (data0 === "session.done")) || (data0 === "session.cancelled")) || (data0 === "llm.call.requested")) || (data0 === "llm.call.dispatched")) || (data0 === "llm.call.completed")) || (data0 === "llm.call.errored")) || (data0 === "tool.call.requested")) || (data0 === "tool.call.dispatched")) || (data0 === "tool.call.completed")) || (data0 === "tool.call.errored")) || (data0 === "subagent.requested")) || (data0 === "subagent.dispatched")) || (data0 === "subagent.started")) || (data0 === "subagent.turn_completed")) || (data0 === "subagent.errored")) || (data0 === "connector.sync.requested")) || (data0 === "connector.sync.completed")) || (data0 === "connector.sync.errored")) || (data0 === "connector.auth.failed")) || (data0 === "session.interrupted")) || (data0 === "session.interrupt_resumed")) || (data0 === "worker.state.updated")) || (data0 === "agent.updated")) || (data0 === "channels.updated")) || (data0 === "decision.queued")) || (data0 === "decision.dispatched")) || (data0 === "decision.completed")) || (data0 === "decision.errored")) || (data0 === "decision.dropped")) || (data0 === "call.voided")) || (data0 === "session.message_requested")) || (data0 === "schema.unusable")) || (data0 === "turn.queued")) || (data0 === "turn.closing"))){
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
}
var _valid1 = _errs47 === errors;
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs49 = errors;
if(errors === _errs49){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
return refuse(validate318, at, "required", {missingProperty: missing1});
}
else {
const tag1 = data.type;
if(typeof tag1 == "string"){
if(tag1 === "session.created"){
if(!(validate319(data, at))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
else if(tag1 === "message.new"){
if(!(validate321(data, at))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
}
else if(tag1 === "head.moved"){
if(!(validate323(data, at))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
else if(tag1 === "turn.started"){
if(!(validate324(data, at))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
else if(tag1 === "turn.completed"){
if(!(validate325(data, at))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
else if(tag1 === "session.done"){
if(!(validate329(data, at))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
}
else if(tag1 === "session.cancelled"){
if(!(validate330(data, at))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
}
else if(tag1 === "llm.call.requested"){
if(!(validate331(data, at))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
}
else if(tag1 === "llm.call.dispatched"){
if(!(validate337(data, at))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
}
else if(tag1 === "llm.call.completed"){
if(!(validate338(data, at))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
else if(tag1 === "llm.call.errored"){
if(!(validate350(data, at))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
}
else if(tag1 === "tool.call.requested"){
if(!(validate353(data, at))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
else if(tag1 === "tool.call.dispatched"){
if(!(validate355(data, at))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
else if(tag1 === "tool.call.completed"){
if(!(validate356(data, at))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
}
else if(tag1 === "tool.call.errored"){
if(!(validate358(data, at))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
}
else if(tag1 === "subagent.requested"){
if(!(validate361(data, at))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
else if(tag1 === "subagent.dispatched"){
if(!(validate363(data, at))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
}
else if(tag1 === "subagent.started"){
if(!(validate364(data, at))){
vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
errors = vErrors.length;
}
}
else if(tag1 === "subagent.turn_completed"){
if(!(validate365(data, at))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
else if(tag1 === "subagent.errored"){
if(!(validate369(data, at))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
}
else if(tag1 === "connector.sync.requested"){
if(!(validate206(data, at))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
else if(tag1 === "connector.sync.completed"){
if(!(validate202(data, at))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
else if(tag1 === "connector.sync.errored"){
if(!(validate204(data, at))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
else if(tag1 === "connector.auth.failed"){
if(!(validate200(data, at))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
else if(tag1 === "session.interrupted"){
if(!(validate371(data, at))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
}
else if(tag1 === "session.interrupt_resumed"){
if(!(validate372(data, at))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
}
else if(tag1 === "worker.state.updated"){
if(!(validate373(data, at))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
}
else if(tag1 === "agent.updated"){
if(!(validate145(data, at))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
else if(tag1 === "channels.updated"){
if(!(validate158(data, at))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
else if(tag1 === "decision.queued"){
if(!(validate224(data, at))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
else if(tag1 === "decision.dispatched"){
if(!(validate215(data, at))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
else if(tag1 === "decision.completed"){
if(!(validate214(data, at))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
else if(tag1 === "decision.errored"){
if(!(validate221(data, at))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
}
else if(tag1 === "decision.dropped"){
if(!(validate217(data, at))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
else if(tag1 === "call.voided"){
if(!(validate156(data, at))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
else if(tag1 === "session.message_requested"){
if(!(validate374(data, at))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
else if(tag1 === "schema.unusable"){
if(!(validate376(data, at))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
errors = vErrors.length;
}
}
else if(tag1 === "turn.queued"){
if(!(validate377(data, at))){
vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
errors = vErrors.length;
}
}
else if(tag1 === "turn.closing"){
if(!(validate379(data, at))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate318, at, "discriminator", {error: "mapping", tag: "type", tagValue: tag1});
}
}
else {
return refuse(validate318, at, "discriminator", {error: "tag", tag: "type", tagValue: tag1});
}
}
}
else {
return refuse(validate318, at, "type", {type: "object"});
}
}
var _valid1 = _errs49 === errors;
valid41 = _valid1;
}
if(!valid41){
const err2 = {instancePath:at,keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate318.errors = vErrors;
return false;
}
var _valid0 = _errs45 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate318.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
return refuse(validate318, at, "required", {missingProperty: missing2});
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
return refuse(validate318, at+"/type", "type", {type: "string"});
}
}
}
}
else {
return refuse(validate318, at, "type", {type: "object"});
}
}
validate318.errors = vErrors;
return errors === 0;
}
function validate316(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.session_id === undefined) && (missing0 = "session_id")) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.occurred_at === undefined) && (missing0 = "occurred_at"))) || ((data.payload === undefined) && (missing0 = "payload"))){
return refuse(validate316, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "session_id") || (key0 === "seq")) || (key0 === "occurred_at")) || (key0 === "turn_id")) || (key0 === "payload"))){
return refuse(validate316, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate316, at+"/session_id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data1 = data.seq;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return refuse(validate316, at+"/seq", "type", {type: "integer"});
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
return refuse(validate316, at+"/seq", "minimum", {comparison: ">=", limit: 1});
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.occurred_at !== undefined){
const _errs6 = errors;
if(!(validate154(data.occurred_at, at === undefined ? at : at+"/occurred_at"))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
let data3 = data.turn_id;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
return refuse(validate316, at+"/turn_id", "type", {type: schema128.properties.turn_id.type});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs9 = errors;
if(!(validate318(data.payload, at === undefined ? at : at+"/payload"))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return refuse(validate316, at, "type", {type: "object"});
}
}
validate316.errors = vErrors;
return errors === 0;
}
export const EventFrame = validate459;
const pattern4 = new RegExp("^[1-9][0-9]*$", "u");
function validate459(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.data === undefined) && (missing0 = "data"))){
return refuse(validate459, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "id") || (key0 === "event")) || (key0 === "data"))){
return refuse(validate459, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
return refuse(validate459, at+"/id", "pattern", {pattern: "^[1-9][0-9]*$"});
}
}
else {
return refuse(validate459, at+"/id", "type", {type: "string"});
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs4 = errors;
if(typeof data.event !== "string"){
return refuse(validate459, at+"/event", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs6 = errors;
if(!(validate316(data.data, at === undefined ? at : at+"/data"))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate459, at, "type", {type: "object"});
}
}
validate459.errors = vErrors;
return errors === 0;
}
export const EventList = validate461;
function validate461(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.events === undefined) && (missing0 = "events")){
return refuse(validate461, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(key0 === "events")){
return refuse(validate461, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.events !== undefined){
let data0 = data.events;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate316(data0[i0], at === undefined ? at : at+"/events/" + i0))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate461, at+"/events", "type", {type: "array"});
}
}
}
}
}
}
else {
return refuse(validate461, at, "type", {type: "object"});
}
}
validate461.errors = vErrors;
return errors === 0;
}
export const EventPayload = validate318;
export const FailAction = validate101;
export const FileData = validate37;
export const FilePart = validate36;
export const FinishReason = validate343;
export const HeadMoved = validate323;
export const ImageBlock = validate74;
export const ImageUrlPart = validate33;
export const InputAudioPart = validate39;
export const InputRequest = validate463;
function validate463(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.input === undefined) && (missing0 = "input")){
return refuse(validate463, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "session_id") || (key0 === "input"))){
return refuse(validate463, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate463, at+"/session_id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs4 = errors;
if(!(validate170(data.input, at === undefined ? at : at+"/input"))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate463, at, "type", {type: "object"});
}
}
validate463.errors = vErrors;
return errors === 0;
}
export const InterruptAction = validate97;
export const InterruptMetadata = validate465;
function validate466(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.label === undefined) && (missing0 = "label")) || ((data.value === undefined) && (missing0 = "value"))){
return refuse(validate466, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "label") || (key0 === "value")) || (key0 === "style"))){
return refuse(validate466, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.label !== undefined){
const _errs2 = errors;
if(typeof data.label !== "string"){
return refuse(validate466, at+"/label", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.style !== undefined){
const _errs4 = errors;
if(typeof data.style !== "string"){
return refuse(validate466, at+"/style", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate466, at, "type", {type: "object"});
}
}
validate466.errors = vErrors;
return errors === 0;
}
function validate465(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options !== undefined){
let data0 = data.options;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate466(data0[i0], at === undefined ? at : at+"/options/" + i0))){
vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate465, at+"/options", "type", {type: "array"});
}
}
}
}
else {
return refuse(validate465, at, "type", {type: "object"});
}
}
validate465.errors = vErrors;
return errors === 0;
}
export const InterruptOption = validate466;
export const InterruptPayload = validate468;
function validate468(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((key0 === "message") || (key0 === "toolCallId")) || (key0 === "responseSchema")) || (key0 === "expiresAt")) || (key0 === "metadata"))){
return refuse(validate468, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
return refuse(validate468, at+"/message", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolCallId !== undefined){
const _errs4 = errors;
if(typeof data.toolCallId !== "string"){
return refuse(validate468, at+"/toolCallId", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs6 = errors;
if(!(validate154(data.expiresAt, at === undefined ? at : at+"/expiresAt"))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs7 = errors;
if(!(validate465(data.metadata, at === undefined ? at : at+"/metadata"))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate468, at, "type", {type: "object"});
}
}
validate468.errors = vErrors;
return errors === 0;
}
export const InterruptReply = validate471;
function validate471(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ok === undefined) && (missing0 = "ok")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
return refuse(validate471, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "ok") || (key0 === "interrupt_id"))){
return refuse(validate471, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.ok !== undefined){
const _errs2 = errors;
if(true !== data.ok){
return refuse(validate471, at+"/ok", "const", {allowedValue: true});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs3 = errors;
if(typeof data.interrupt_id !== "string"){
return refuse(validate471, at+"/interrupt_id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate471, at, "type", {type: "object"});
}
}
validate471.errors = vErrors;
return errors === 0;
}
export const InterruptRequest = validate472;
function validate472(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "interrupt_id") || (key0 === "reason")) || (key0 === "payload"))){
return refuse(validate472, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.interrupt_id !== undefined){
const _errs2 = errors;
if(typeof data.interrupt_id !== "string"){
return refuse(validate472, at+"/interrupt_id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs4 = errors;
if(typeof data.reason !== "string"){
return refuse(validate472, at+"/reason", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
return refuse(validate472, at, "type", {type: "object"});
}
}
validate472.errors = vErrors;
return errors === 0;
}
export const InterruptResolveAction = validate98;
export const InterruptResumeInput = validate176;
export const InterruptResumed = validate264;
export const InvalidInput = validate231;
export const LlmCallAction = validate23;
export const LlmCallCompleted = validate338;
export const LlmCallDispatched = validate337;
export const LlmCallErrored = validate350;
export const LlmCallRequested = validate331;
export const LlmErrorAction = validate90;
export const LlmErrorSettle = validate473;
function validate473(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))){
return refuse(validate473, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "code")) || (key0 === "detail"))){
return refuse(validate473, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.error" !== data.type){
return refuse(validate473, at+"/type", "const", {allowedValue: "llm.error"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate473, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate473, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate473, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs7 = errors;
if(typeof data.error !== "string"){
return refuse(validate473, at+"/error", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs9 = errors;
if(typeof data.retryable !== "boolean"){
return refuse(validate473, at+"/retryable", "type", {type: "boolean"});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs11 = errors;
if(!(validate87(data.code, at === undefined ? at : at+"/code"))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate473, at, "type", {type: "object"});
}
}
validate473.errors = vErrors;
return errors === 0;
}
export const LlmExecute = validate249;
export const LlmFinished = validate256;
export const LlmImage = validate347;
export const LlmRequest = validate250;
export const LlmResponse = validate339;
export const LlmResultAction = validate89;
export const LlmResultSettle = validate475;
function validate475(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.response === undefined) && (missing0 = "response"))){
return refuse(validate475, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "response"))){
return refuse(validate475, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.result" !== data.type){
return refuse(validate475, at+"/type", "const", {allowedValue: "llm.result"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate475, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate475, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate475, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
const _errs7 = errors;
if(!(validate339(data.response, at === undefined ? at : at+"/response"))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate475, at, "type", {type: "object"});
}
}
validate475.errors = vErrors;
return errors === 0;
}
export const LlmTool = validate61;
export const MalformedInput = validate233;
export const McpServer = validate133;
export const McpTools = validate134;
export const MediaUrl = validate34;
export const Message = validate301;
export const MessageNew = validate321;
export const MessageNode = validate308;
export const MessagePart = validate28;
export const MessageSendAction = validate95;
export const MessageTree = validate307;
export const OpenInterrupt = validate477;
function validate477(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.interrupt_id === undefined) && (missing0 = "interrupt_id")) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.reason === undefined) && (missing0 = "reason"))){
return refuse(validate477, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "interrupt_id") || (key0 === "origin")) || (key0 === "reason")) || (key0 === "anchor"))){
return refuse(validate477, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.interrupt_id !== undefined){
const _errs2 = errors;
if(typeof data.interrupt_id !== "string"){
return refuse(validate477, at+"/interrupt_id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
const _errs4 = errors;
if(typeof data.origin !== "string"){
return refuse(validate477, at+"/origin", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs6 = errors;
if(typeof data.reason !== "string"){
return refuse(validate477, at+"/reason", "type", {type: "string"});
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anchor !== undefined){
const _errs8 = errors;
if(typeof data.anchor !== "string"){
return refuse(validate477, at+"/anchor", "type", {type: "string"});
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
return refuse(validate477, at, "type", {type: "object"});
}
}
validate477.errors = vErrors;
return errors === 0;
}
export const ProviderRequest = validate478;
function validate478(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
return refuse(validate478, at, "type", {type: "object"});
}
}
validate478.errors = vErrors;
return errors === 0;
}
export const Reasoning = validate58;
export const ReasoningConfig = validate63;
export const Refused = validate479;
function validate479(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ok === undefined) && (missing0 = "ok")) || ((data.error === undefined) && (missing0 = "error"))){
return refuse(validate479, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "ok") || (key0 === "error"))){
return refuse(validate479, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.ok !== undefined){
const _errs2 = errors;
if(false !== data.ok){
return refuse(validate479, at+"/ok", "const", {allowedValue: false});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs3 = errors;
if(typeof data.error !== "string"){
return refuse(validate479, at+"/error", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate479, at, "type", {type: "object"});
}
}
validate479.errors = vErrors;
return errors === 0;
}
export const ResourceBlock = validate76;
export const ResourceContents = validate77;
export const ResourceLinkBlock = validate79;
export const RetryConfig = validate120;
export const RetryOverride = validate67;
export const RetryPolicy = validate334;
export const Role = validate25;
export const SchemaUnusable = validate376;
export const SessionCancelled = validate330;
export const SessionCreated = validate319;
export const SessionDeltaFrame = validate480;
const schema175 = {"$id":"TokenDelta","type":"object","additionalProperties":false,"properties":{"type":{"const":"llm.token.delta"},"session_id":{"type":"string"},"agent_id":{"type":"string"},"turn_id":{"type":["string","null"]},"call_id":{"type":"string"},"attempt":{"type":"integer","minimum":0},"seq":{"type":"integer","minimum":0},"text":{"type":"string"},"reasoning":{"type":"string"},"tool_calls":{"type":"array","items":{"$ref":"ToolCallDelta"}},"finish_reason":{"$ref":"FinishReason"}},"if":{"exactly":true},"then":{"required":["type","session_id","call_id","attempt","seq"]},"else":{"required":["type"]}};
function validate482(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
return refuse(validate482, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "arguments"))){
return refuse(validate482, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
return refuse(validate482, at+"/id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
return refuse(validate482, at+"/name", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs6 = errors;
if(typeof data.arguments !== "string"){
return refuse(validate482, at+"/arguments", "type", {type: "string"});
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate482, at, "type", {type: "object"});
}
}
validate482.errors = vErrors;
return errors === 0;
}
function validate481(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.session_id === undefined) && (missing0 = "session_id"))) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.seq === undefined) && (missing0 = "seq"))){
return refuse(validate481, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
return refuse(validate481, at, "required", {missingProperty: missing1});
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate481.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs5 = errors;
if(reading.exact)for(const key0 in data){
if(!(func2.call(schema175.properties, key0))){
return refuse(validate481, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("llm.token.delta" !== data.type){
return refuse(validate481, at+"/type", "const", {allowedValue: "llm.token.delta"});
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.session_id !== undefined){
const _errs7 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate481, at+"/session_id", "type", {type: "string"});
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.agent_id !== undefined){
const _errs9 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate481, at+"/agent_id", "type", {type: "string"});
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.turn_id !== undefined){
let data3 = data.turn_id;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
return refuse(validate481, at+"/turn_id", "type", {type: schema175.properties.turn_id.type});
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.call_id !== undefined){
const _errs13 = errors;
if(typeof data.call_id !== "string"){
return refuse(validate481, at+"/call_id", "type", {type: "string"});
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempt !== undefined){
let data5 = data.attempt;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return refuse(validate481, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
return refuse(validate481, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.seq !== undefined){
let data6 = data.seq;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return refuse(validate481, at+"/seq", "type", {type: "integer"});
}
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
return refuse(validate481, at+"/seq", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.text !== undefined){
const _errs19 = errors;
if(typeof data.text !== "string"){
return refuse(validate481, at+"/text", "type", {type: "string"});
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reasoning !== undefined){
const _errs21 = errors;
if(typeof data.reasoning !== "string"){
return refuse(validate481, at+"/reasoning", "type", {type: "string"});
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.tool_calls !== undefined){
let data9 = data.tool_calls;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data9)){
var valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(!(validate482(data9[i0], at === undefined ? at : at+"/tool_calls/" + i0))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
var valid2 = _errs25 === errors;
if(!valid2){
break;
}
}
}
else {
return refuse(validate481, at+"/tool_calls", "type", {type: "array"});
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.finish_reason !== undefined){
const _errs26 = errors;
if(!(validate343(data.finish_reason, at === undefined ? at : at+"/finish_reason"))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
return refuse(validate481, at, "type", {type: "object"});
}
}
validate481.errors = vErrors;
return errors === 0;
}
function validate480(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
return refuse(validate480, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "event") || (key0 === "data"))){
return refuse(validate480, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("llm.token.delta" !== data.event){
return refuse(validate480, at+"/event", "const", {allowedValue: "llm.token.delta"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate481(data.data, at === undefined ? at : at+"/data"))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate480, at, "type", {type: "object"});
}
}
validate480.errors = vErrors;
return errors === 0;
}
export const SessionDone = validate329;
export const SessionFrame = validate486;
function validate486(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event !== undefined){
if("llm.token.delta" !== data.event){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
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
const _errs4 = errors;
if(!(validate480(data, at))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate459(data, at))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate486.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event === undefined) && (missing0 = "event")){
return refuse(validate486, at, "required", {missingProperty: missing0});
}
else {
if(data.event !== undefined){
if(typeof data.event !== "string"){
return refuse(validate486, at+"/event", "type", {type: "string"});
}
}
}
}
else {
return refuse(validate486, at, "type", {type: "object"});
}
}
validate486.errors = vErrors;
return errors === 0;
}
export const SessionInterruptResumed = validate372;
export const SessionInterrupted = validate371;
export const SessionMessageRequested = validate374;
export const SessionStart = validate226;
export const SessionView = validate489;
const schema178 = {"$id":"SessionView","type":"object","additionalProperties":false,"required":["session_id","agent_id","status","interrupts","messages","message_tree"],"properties":{"session_id":{"type":"string"},"agent_id":{"type":"string"},"status":{"type":"string","enum":["idle","running","interrupted","done"]},"interrupts":{"type":"array","items":{"$ref":"OpenInterrupt"}},"messages":{"type":"array","items":{"$ref":"Message"}},"message_tree":{"$ref":"MessageTree"}}};
function validate489(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.session_id === undefined) && (missing0 = "session_id")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.interrupts === undefined) && (missing0 = "interrupts"))) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.message_tree === undefined) && (missing0 = "message_tree"))){
return refuse(validate489, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "session_id") || (key0 === "agent_id")) || (key0 === "status")) || (key0 === "interrupts")) || (key0 === "messages")) || (key0 === "message_tree"))){
return refuse(validate489, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate489, at+"/session_id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs4 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate489, at+"/agent_id", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
return refuse(validate489, at+"/status", "type", {type: "string"});
}
if(!((((data2 === "idle") || (data2 === "running")) || (data2 === "interrupted")) || (data2 === "done"))){
return refuse(validate489, at+"/status", "enum", {allowedValues: schema178.properties.status.enum});
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupts !== undefined){
let data3 = data.interrupts;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate477(data3[i0], at === undefined ? at : at+"/interrupts/" + i0))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate489, at+"/interrupts", "type", {type: "array"});
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data5 = data.messages;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate301(data5[i1], at === undefined ? at : at+"/messages/" + i1))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
return refuse(validate489, at+"/messages", "type", {type: "array"});
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_tree !== undefined){
const _errs14 = errors;
if(!(validate307(data.message_tree, at === undefined ? at : at+"/message_tree"))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate489, at, "type", {type: "object"});
}
}
validate489.errors = vErrors;
return errors === 0;
}
export const SettleBody = validate493;
function validate493(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok !== undefined){
if(true !== data.ok){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
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
const _errs4 = errors;
if(!(validate21(data, at))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate479(data, at))){
vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate493.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ok === undefined) && (missing0 = "ok")){
return refuse(validate493, at, "required", {missingProperty: missing0});
}
else {
if(data.ok !== undefined){
if(typeof data.ok !== "boolean"){
return refuse(validate493, at+"/ok", "type", {type: "boolean"});
}
}
}
}
else {
return refuse(validate493, at, "type", {type: "object"});
}
}
validate493.errors = vErrors;
return errors === 0;
}
export const SettleReply = validate496;
function validate496(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.body === undefined) && (missing0 = "body"))){
return refuse(validate496, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "status") || (key0 === "body"))){
return refuse(validate496, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return refuse(validate496, at+"/status", "type", {type: "integer"});
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 599 || isNaN(data0)){
return refuse(validate496, at+"/status", "maximum", {comparison: "<=", limit: 599});
}
else {
if(data0 < 200 || isNaN(data0)){
return refuse(validate496, at+"/status", "minimum", {comparison: ">=", limit: 200});
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs4 = errors;
if(!(validate493(data.body, at === undefined ? at : at+"/body"))){
vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate496, at, "type", {type: "object"});
}
}
validate496.errors = vErrors;
return errors === 0;
}
export const SettleRequest = validate498;
function validate499(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
return refuse(validate499, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "result")) || (key0 === "content")) || (key0 === "structured_content")) || (key0 === "is_error"))){
return refuse(validate499, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.result" !== data.type){
return refuse(validate499, at+"/type", "const", {allowedValue: "tool.result"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate499, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate499, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate499, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data3 = data.content;
const _errs7 = errors;
if(!(Array.isArray(data3))){
return refuse(validate499, at+"/content", "type", {type: "array"});
}
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const _errs11 = errors;
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate72(data3[i0], at === undefined ? at : at+"/content/" + i0))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs13 = errors;
var _valid0 = _errs13 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err1 = {instancePath:at+"/content",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate499.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
const _errs14 = errors;
if(typeof data.is_error !== "boolean"){
return refuse(validate499, at+"/is_error", "type", {type: "boolean"});
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
return refuse(validate499, at, "type", {type: "object"});
}
}
validate499.errors = vErrors;
return errors === 0;
}
function validate501(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))){
return refuse(validate501, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "code")) || (key0 === "detail"))){
return refuse(validate501, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.error" !== data.type){
return refuse(validate501, at+"/type", "const", {allowedValue: "tool.error"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
return refuse(validate501, at+"/id", "type", {type: "string"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return refuse(validate501, at+"/attempt", "type", {type: "integer"});
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
return refuse(validate501, at+"/attempt", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs7 = errors;
if(typeof data.error !== "string"){
return refuse(validate501, at+"/error", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs9 = errors;
if(typeof data.retryable !== "boolean"){
return refuse(validate501, at+"/retryable", "type", {type: "boolean"});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs11 = errors;
if(!(validate87(data.code, at === undefined ? at : at+"/code"))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate501, at, "type", {type: "object"});
}
}
validate501.errors = vErrors;
return errors === 0;
}
function validate498(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return refuse(validate498, at, "required", {missingProperty: missing0});
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
return refuse(validate498, at+"/type", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "tool.result"){
if(!(validate499(data, at))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.error"){
if(!(validate501(data, at))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.result"){
if(!(validate475(data, at))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.error"){
if(!(validate473(data, at))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate498, at, "discriminator", {error: "mapping", tag: "type", tagValue: tag0});
}
}
else {
return refuse(validate498, at, "discriminator", {error: "tag", tag: "type", tagValue: tag0});
}
}
}
}
else {
return refuse(validate498, at, "type", {type: "object"});
}
}
validate498.errors = vErrors;
return errors === 0;
}
export const StoredAttachment = validate32;
export const StoredBlob = validate30;
export const StoredContent = validate241;
export const StoredLink = validate31;
export const StoredResult = validate240;
export const StoredText = validate29;
export const StreamDelta = validate507;
function validate507(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((key0 === "text") || (key0 === "reasoning")) || (key0 === "tool_calls")) || (key0 === "finish_reason"))){
return refuse(validate507, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.text !== undefined){
const _errs2 = errors;
if(typeof data.text !== "string"){
return refuse(validate507, at+"/text", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs4 = errors;
if(typeof data.reasoning !== "string"){
return refuse(validate507, at+"/reasoning", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data2 = data.tool_calls;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate482(data2[i0], at === undefined ? at : at+"/tool_calls/" + i0))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate507, at+"/tool_calls", "type", {type: "array"});
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
const _errs9 = errors;
if(!(validate343(data.finish_reason, at === undefined ? at : at+"/finish_reason"))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate507, at, "type", {type: "object"});
}
}
validate507.errors = vErrors;
return errors === 0;
}
export const StreamFrame = validate510;
function validate511(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
return refuse(validate511, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "event") || (key0 === "data"))){
return refuse(validate511, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("llm.token.delta" !== data.event){
return refuse(validate511, at+"/event", "const", {allowedValue: "llm.token.delta"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
return refuse(validate511, at+"/data", "type", {type: "object"});
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate511, at, "type", {type: "object"});
}
}
validate511.errors = vErrors;
return errors === 0;
}
function validate510(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event === undefined) && (missing0 = "event")){
return refuse(validate510, at, "required", {missingProperty: missing0});
}
else {
if(data.event !== undefined){
const _errs2 = errors;
if(typeof data.event !== "string"){
return refuse(validate510, at+"/event", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.event;
if(typeof tag0 == "string"){
if(tag0 === "llm.token.delta"){
if(!(validate511(data, at))){
vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.result"){
if(!(validate313(data, at))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.error"){
if(!(validate218(data, at))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
else {
return refuse(validate510, at, "discriminator", {error: "mapping", tag: "event", tagValue: tag0});
}
}
else {
return refuse(validate510, at, "discriminator", {error: "tag", tag: "event", tagValue: tag0});
}
}
}
}
else {
return refuse(validate510, at, "type", {type: "object"});
}
}
validate510.errors = vErrors;
return errors === 0;
}
export const Subagent = validate129;
export const SubagentDispatched = validate363;
export const SubagentErrored = validate369;
export const SubagentFinished = validate262;
export const SubagentRequested = validate361;
export const SubagentSpawnAction = validate92;
export const SubagentStarted = validate364;
export const SubagentTools = validate131;
export const SubagentTurnCompleted = validate365;
export const Subject = validate291;
export const SubmitIdentity = validate515;
const schema187 = {"$id":"SubmitIdentity","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","minLength":1},"visibility":{"type":"string","enum":["shared","private"]},"metadata":{"type":"object","additionalProperties":true}}};
function validate515(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
return refuse(validate515, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "id") || (key0 === "visibility")) || (key0 === "metadata"))){
return refuse(validate515, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func5(data0) < 1){
return refuse(validate515, at+"/id", "minLength", {limit: 1});
}
}
else {
return refuse(validate515, at+"/id", "type", {type: "string"});
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data1 = data.visibility;
const _errs4 = errors;
if(typeof data1 !== "string"){
return refuse(validate515, at+"/visibility", "type", {type: "string"});
}
if(!((data1 === "shared") || (data1 === "private"))){
return refuse(validate515, at+"/visibility", "enum", {allowedValues: schema187.properties.visibility.enum});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data2 = data.metadata;
const _errs6 = errors;
if(errors === _errs6){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
return refuse(validate515, at+"/metadata", "type", {type: "object"});
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate515, at, "type", {type: "object"});
}
}
validate515.errors = vErrors;
return errors === 0;
}
export const SubmitReply = validate516;
const schema188 = {"$id":"SubmitReply","type":"object","additionalProperties":false,"required":["session_id","turn_id","queued"],"properties":{"session_id":{"type":"string"},"turn_id":{"type":["string","null"]},"queued":{"type":"boolean"}}};
function validate516(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.session_id === undefined) && (missing0 = "session_id")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))) || ((data.queued === undefined) && (missing0 = "queued"))){
return refuse(validate516, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "session_id") || (key0 === "turn_id")) || (key0 === "queued"))){
return refuse(validate516, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate516, at+"/session_id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
let data1 = data.turn_id;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
return refuse(validate516, at+"/turn_id", "type", {type: schema188.properties.turn_id.type});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queued !== undefined){
const _errs6 = errors;
if(typeof data.queued !== "boolean"){
return refuse(validate516, at+"/queued", "type", {type: "boolean"});
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
return refuse(validate516, at, "type", {type: "object"});
}
}
validate516.errors = vErrors;
return errors === 0;
}
export const SubmitRequest = validate517;
function validate517(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.agent_id === undefined) && (missing0 = "agent_id")) || ((data.identity === undefined) && (missing0 = "identity"))) || ((data.payload === undefined) && (missing0 = "payload"))){
return refuse(validate517, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((((((key0 === "agent_id") || (key0 === "identity")) || (key0 === "session_id")) || (key0 === "turn_id")) || (key0 === "queue")) || (key0 === "payload"))){
return refuse(validate517, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.agent_id !== undefined){
const _errs2 = errors;
if(typeof data.agent_id !== "string"){
return refuse(validate517, at+"/agent_id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity !== undefined){
const _errs4 = errors;
if(!(validate515(data.identity, at === undefined ? at : at+"/identity"))){
vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs5 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate517, at+"/session_id", "type", {type: "string"});
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs7 = errors;
if(typeof data.turn_id !== "string"){
return refuse(validate517, at+"/turn_id", "type", {type: "string"});
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue !== undefined){
const _errs9 = errors;
if(typeof data.queue !== "boolean"){
return refuse(validate517, at+"/queue", "type", {type: "boolean"});
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs11 = errors;
if(!(validate195(data.payload, at === undefined ? at : at+"/payload"))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate517, at, "type", {type: "object"});
}
}
validate517.errors = vErrors;
return errors === 0;
}
export const TextBlock = validate73;
export const Timestamp = validate154;
export const TokenDelta = validate481;
export const TokenDeltaFrame = validate511;
export const TokenIdentity = validate520;
function validate520(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
return refuse(validate520, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "id") || (key0 === "metadata"))){
return refuse(validate520, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func5(data0) < 1){
return refuse(validate520, at+"/id", "minLength", {limit: 1});
}
}
else {
return refuse(validate520, at+"/id", "type", {type: "string"});
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data1 = data.metadata;
const _errs4 = errors;
if(errors === _errs4){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
return refuse(validate520, at+"/metadata", "type", {type: "object"});
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate520, at, "type", {type: "object"});
}
}
validate520.errors = vErrors;
return errors === 0;
}
export const TokenReply = validate521;
function validate521(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
return refuse(validate521, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "token") || (key0 === "expires_at"))){
return refuse(validate521, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
const _errs2 = errors;
if(typeof data.token !== "string"){
return refuse(validate521, at+"/token", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data1 = data.expires_at;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return refuse(validate521, at+"/expires_at", "type", {type: "integer"});
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
return refuse(validate521, at+"/expires_at", "minimum", {comparison: ">=", limit: 0});
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate521, at, "type", {type: "object"});
}
}
validate521.errors = vErrors;
return errors === 0;
}
export const TokenRequest = validate522;
function validate522(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.identity === undefined) && (missing0 = "identity")){
return refuse(validate522, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!((key0 === "identity") || (key0 === "ttl_seconds"))){
return refuse(validate522, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.identity !== undefined){
const _errs2 = errors;
if(!(validate520(data.identity, at === undefined ? at : at+"/identity"))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ttl_seconds !== undefined){
let data1 = data.ttl_seconds;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return refuse(validate522, at+"/ttl_seconds", "type", {type: "integer"});
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
return refuse(validate522, at+"/ttl_seconds", "minimum", {comparison: ">=", limit: 1});
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return refuse(validate522, at, "type", {type: "object"});
}
}
validate522.errors = vErrors;
return errors === 0;
}
export const ToolCall = validate54;
export const ToolCallAction = validate69;
export const ToolCallCompleted = validate356;
export const ToolCallDelta = validate482;
export const ToolCallDispatched = validate355;
export const ToolCallErrored = validate358;
export const ToolCallFunction = validate55;
export const ToolCallRequested = validate353;
export const ToolContent = validate72;
export const ToolErrorAction = validate86;
export const ToolErrorInput = validate179;
export const ToolErrorSettle = validate501;
export const ToolExecute = validate227;
export const ToolFinished = validate239;
export const ToolInput = validate228;
export const ToolResult = validate524;
function validate524(data, at){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(reading.exact)){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
return refuse(validate524, at, "required", {missingProperty: missing0});
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.content === undefined) && (missing1 = "content")){
const err1 = {instancePath:at,keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs6 === errors;
valid1 = valid1 || _valid1;
if(!valid1){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.structuredContent === undefined) && (missing2 = "structuredContent")){
const err2 = {instancePath:at,keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.structuredContent !== undefined){
const _errs9 = errors;
const _errs10 = errors;
if(data.structuredContent !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs10 === errors;
if(valid3){
const err4 = {instancePath:at+"/structuredContent",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid1 = _errs7 === errors;
valid1 = valid1 || _valid1;
}
if(!valid1){
const err5 = {instancePath:at,keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate524.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err6 = {instancePath:at,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate524.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs12 = errors;
if(reading.exact)for(const key0 in data){
if(!(((key0 === "content") || (key0 === "structuredContent")) || (key0 === "isError"))){
return refuse(validate524, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs12 === errors){
if(data.content !== undefined){
let data1 = data.content;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data1)){
var valid5 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate72(data1[i0], at === undefined ? at : at+"/content/" + i0))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid5 = _errs15 === errors;
if(!valid5){
break;
}
}
}
else {
return refuse(validate524, at+"/content", "type", {type: "array"});
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.isError !== undefined){
const _errs16 = errors;
if(typeof data.isError !== "boolean"){
return refuse(validate524, at+"/isError", "type", {type: "boolean"});
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
return refuse(validate524, at, "type", {type: "object"});
}
}
validate524.errors = vErrors;
return errors === 0;
}
export const ToolResultAction = validate71;
export const ToolResultInput = validate177;
export const ToolResultSettle = validate499;
export const Trigger = validate225;
export const TurnClosing = validate379;
export const TurnCompleted = validate325;
export const TurnFinished = validate265;
export const TurnQueued = validate377;
export const TurnStarted = validate324;
export const Usage = validate258;
export const ValidInput = validate229;
export const VideoUrlPart = validate42;
export const WorkerIdentity = validate290;
export const WorkerRef = validate298;
export const WorkerStateUpdated = validate373;
export const WorkerSubmit = validate526;
function validate526(data, at){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.session_id === undefined) && (missing0 = "session_id")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
return refuse(validate526, at, "required", {missingProperty: missing0});
}
else {
const _errs1 = errors;
if(reading.exact)for(const key0 in data){
if(!(((((((key0 === "session_id") || (key0 === "decision_id")) || (key0 === "messages")) || (key0 === "actions")) || (key0 === "state")) || (key0 === "agent")) || (key0 === "channels"))){
return refuse(validate526, at, "additionalProperties", {additionalProperty: key0});
break;
}
}
if(_errs1 === errors){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
return refuse(validate526, at+"/session_id", "type", {type: "string"});
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision_id !== undefined){
const _errs4 = errors;
if(typeof data.decision_id !== "string"){
return refuse(validate526, at+"/decision_id", "type", {type: "string"});
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data2 = data.messages;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate24(data2[i0], at === undefined ? at : at+"/messages/" + i0))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
return refuse(validate526, at+"/messages", "type", {type: "array"});
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data4 = data.actions;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(validate22(data4[i1], at === undefined ? at : at+"/actions/" + i1))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
return refuse(validate526, at+"/actions", "type", {type: "array"});
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data6 = data.agent;
const _errs12 = errors;
const _errs13 = errors;
let valid3 = true;
const _errs14 = errors;
if(data6 !== null){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs16 = errors;
if(!(validate118(data6, at === undefined ? at : at+"/agent"))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid3 = _valid0;
}
if(!valid3){
const err1 = {instancePath:at+"/agent",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate526.errors = vErrors;
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channels !== undefined){
let data7 = data.channels;
const _errs17 = errors;
if(errors === _errs17){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
return refuse(validate526, at+"/channels", "type", {type: "object"});
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
return refuse(validate526, at, "type", {type: "object"});
}
}
validate526.errors = vErrors;
return errors === 0;
}

