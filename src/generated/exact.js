// Generated from schemas/ by `npm run generate`. Do not edit.
import { ucs2length } from "../validate/helpers.js";
export const Accepted = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ok === undefined) && (missing0 = "ok")){
validate21.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "ok")){
validate21.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ok !== undefined){
if(true !== data.ok){
validate21.errors = [{instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const Action = validate22;
const schema8 = {"$id":"LlmCallAction","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"llm.call"},"id":{"type":"string"},"llm":{"type":"string"},"model":{"type":"string"},"messages":{"type":"array","items":{"$ref":"DraftMessage"}},"tools":{"type":"array","items":{"$ref":"LlmTool"}},"temperature":{"type":"number"},"max_completion_tokens":{"type":"integer","minimum":0},"reasoning":{"$ref":"ReasoningConfig"},"stream":{"type":"boolean"},"retry":{"$ref":"RetryOverride"}}};
const func2 = Object.prototype.hasOwnProperty;
const schema10 = {"$id":"Role","type":"string","enum":["system","user","assistant","tool"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate25.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data === "system") || (data === "user")) || (data === "assistant")) || (data === "tool"))){
validate25.errors = [{instancePath,keyword:"enum",params:{allowedValues: schema10.enum}}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema11 = {"$id":"Content","type":["string","array"],"items":{"$ref":"MessagePart"}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate29.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "text"))){
validate29.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("text" !== data.type){
validate29.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "text"}}];
return false;
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
validate29.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
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
validate29.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.uri === undefined) && (missing0 = "uri"))){
validate30.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "uri"))){
validate30.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("blob" !== data.type){
validate30.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "blob"}}];
return false;
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
validate30.errors = [{instancePath:instancePath+"/uri",keyword:"type",params:{type: "string"}}];
return false;
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
validate30.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.uri === undefined) && (missing0 = "uri"))){
validate31.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "uri")) || (key0 === "name")) || (key0 === "mimeType"))){
validate31.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("link" !== data.type){
validate31.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "link"}}];
return false;
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
validate31.errors = [{instancePath:instancePath+"/uri",keyword:"type",params:{type: "string"}}];
return false;
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
validate31.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
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
validate31.errors = [{instancePath:instancePath+"/mimeType",keyword:"type",params:{type: "string"}}];
return false;
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
validate31.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.mime === undefined) && (missing0 = "mime"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.uri === undefined) && (missing0 = "uri"))){
validate32.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "mime")) || (key0 === "size")) || (key0 === "uri"))){
validate32.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("attachment" !== data.type){
validate32.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "attachment"}}];
return false;
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
validate32.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate32.errors = [{instancePath:instancePath+"/mime",keyword:"type",params:{type: "string"}}];
return false;
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
validate32.errors = [{instancePath:instancePath+"/size",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate32.errors = [{instancePath:instancePath+"/size",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate32.errors = [{instancePath:instancePath+"/uri",keyword:"type",params:{type: "string"}}];
return false;
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
validate32.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate34.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "url")){
validate34.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
if(typeof data.url !== "string"){
validate34.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate34.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.image_url === undefined) && (missing0 = "image_url"))){
validate33.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "image_url"))){
validate33.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("image_url" !== data.type){
validate33.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "image_url"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_url !== undefined){
const _errs3 = errors;
if(!(validate34(data.image_url, {instancePath:instancePath+"/image_url",parentData:data,parentDataProperty:"image_url",rootData}))){
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
validate33.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.filename === undefined) && (missing0 = "filename")) || ((data.file_data === undefined) && (missing0 = "file_data"))){
validate37.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "filename") || (key0 === "file_data"))){
validate37.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.filename !== undefined){
const _errs2 = errors;
if(typeof data.filename !== "string"){
validate37.errors = [{instancePath:instancePath+"/filename",keyword:"type",params:{type: "string"}}];
return false;
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
validate37.errors = [{instancePath:instancePath+"/file_data",keyword:"type",params:{type: "string"}}];
return false;
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
validate37.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.file === undefined) && (missing0 = "file"))){
validate36.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "file"))){
validate36.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("file" !== data.type){
validate36.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "file"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs3 = errors;
if(!(validate37(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
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
validate36.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.format === undefined) && (missing0 = "format"))){
validate40.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "format"))){
validate40.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(typeof data.data !== "string"){
validate40.errors = [{instancePath:instancePath+"/data",keyword:"type",params:{type: "string"}}];
return false;
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
validate40.errors = [{instancePath:instancePath+"/format",keyword:"type",params:{type: "string"}}];
return false;
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
validate40.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.input_audio === undefined) && (missing0 = "input_audio"))){
validate39.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "input_audio"))){
validate39.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("input_audio" !== data.type){
validate39.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "input_audio"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_audio !== undefined){
const _errs3 = errors;
if(!(validate40(data.input_audio, {instancePath:instancePath+"/input_audio",parentData:data,parentDataProperty:"input_audio",rootData}))){
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
validate39.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.video_url === undefined) && (missing0 = "video_url"))){
validate42.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "video_url"))){
validate42.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("video_url" !== data.type){
validate42.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "video_url"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.video_url !== undefined){
const _errs3 = errors;
if(!(validate34(data.video_url, {instancePath:instancePath+"/video_url",parentData:data,parentDataProperty:"video_url",rootData}))){
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
validate42.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate28.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate28.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
else if(tag0 === "blob"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else if(tag0 === "link"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
else if(tag0 === "attachment"){
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image_url"){
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
else if(tag0 === "input_audio"){
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
else if(tag0 === "video_url"){
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
else {
validate28.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate28.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
validate27.errors = [{instancePath,keyword:"type",params:{type: schema11.type}}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate28(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
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

const schema24 = {"$id":"ToolCall","type":"object","additionalProperties":false,"required":["id","type","function"],"properties":{"id":{"type":"string"},"type":{"type":"string","enum":["function"]},"function":{"$ref":"ToolCallFunction"}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate55.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "arguments"))){
validate55.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate55.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
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
validate55.errors = [{instancePath:instancePath+"/arguments",keyword:"type",params:{type: "string"}}];
return false;
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
validate55.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.function === undefined) && (missing0 = "function"))){
validate54.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "type")) || (key0 === "function"))){
validate54.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate54.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate54.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "function")){
validate54.errors = [{instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema24.properties.type.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs6 = errors;
if(!(validate55(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate54.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
validate58.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "provider") || (key0 === "text")) || (key0 === "blocks"))){
validate58.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.provider !== undefined){
const _errs2 = errors;
if(typeof data.provider !== "string"){
validate58.errors = [{instancePath:instancePath+"/provider",keyword:"type",params:{type: "string"}}];
return false;
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
validate58.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
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
validate58.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate24.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "role")) || (key0 === "content")) || (key0 === "tool_calls")) || (key0 === "tool_call_id")) || (key0 === "name")) || (key0 === "reasoning"))){
validate24.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate24.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs4 = errors;
if(!(validate25(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
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
if(!(validate27(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
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
if(!(validate54(data3[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
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
validate24.errors = [{instancePath:instancePath+"/tool_calls",keyword:"type",params:{type: "array"}}];
return false;
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
validate24.errors = [{instancePath:instancePath+"/tool_call_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate24.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs13 = errors;
if(!(validate58(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
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
validate24.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.description === undefined) && (missing0 = "description"))){
validate61.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "description")) || (key0 === "input")) || (key0 === "output")) || (key0 === "defer"))){
validate61.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate61.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
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
validate61.errors = [{instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}];
return false;
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
validate61.errors = [{instancePath:instancePath+"/defer",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate61.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

const schema29 = {"$id":"Effort","type":"string","enum":["xhigh","high","medium","low","minimal","none"]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate64.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data === "xhigh") || (data === "high")) || (data === "medium")) || (data === "low")) || (data === "minimal")) || (data === "none"))){
validate64.errors = [{instancePath,keyword:"enum",params:{allowedValues: schema29.enum}}];
return false;
}
validate64.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "effort") || (key0 === "max_tokens")) || (key0 === "exclude")) || (key0 === "enabled"))){
validate63.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.effort !== undefined){
const _errs2 = errors;
if(!(validate64(data.effort, {instancePath:instancePath+"/effort",parentData:data,parentDataProperty:"effort",rootData}))){
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
validate63.errors = [{instancePath:instancePath+"/max_tokens",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate63.errors = [{instancePath:instancePath+"/max_tokens",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate63.errors = [{instancePath:instancePath+"/exclude",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate63.errors = [{instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate63.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "queue_timeout_secs") || (key0 === "run_timeout_secs")) || (key0 === "total_timeout_secs")) || (key0 === "max_attempts")) || (key0 === "backoff_base_secs")) || (key0 === "backoff_max_secs"))){
validate67.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.queue_timeout_secs !== undefined){
let data0 = data.queue_timeout_secs;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate67.errors = [{instancePath:instancePath+"/queue_timeout_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate67.errors = [{instancePath:instancePath+"/queue_timeout_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate67.errors = [{instancePath:instancePath+"/run_timeout_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate67.errors = [{instancePath:instancePath+"/run_timeout_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate67.errors = [{instancePath:instancePath+"/total_timeout_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate67.errors = [{instancePath:instancePath+"/total_timeout_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate67.errors = [{instancePath:instancePath+"/max_attempts",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate67.errors = [{instancePath:instancePath+"/max_attempts",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate67.errors = [{instancePath:instancePath+"/backoff_base_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate67.errors = [{instancePath:instancePath+"/backoff_base_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate67.errors = [{instancePath:instancePath+"/backoff_max_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate67.errors = [{instancePath:instancePath+"/backoff_max_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate67.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate23.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema8.properties, key0))){
validate23.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.call" !== data.type){
validate23.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.call"}}];
return false;
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
validate23.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate23.errors = [{instancePath:instancePath+"/llm",keyword:"type",params:{type: "string"}}];
return false;
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
validate23.errors = [{instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate24(data4[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
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
validate23.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate61(data6[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
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
validate23.errors = [{instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}}];
return false;
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
validate23.errors = [{instancePath:instancePath+"/temperature",keyword:"type",params:{type: "number"}}];
return false;
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
validate23.errors = [{instancePath:instancePath+"/max_completion_tokens",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate23.errors = [{instancePath:instancePath+"/max_completion_tokens",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(!(validate63(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
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
validate23.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry !== undefined){
const _errs22 = errors;
if(!(validate67(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
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
validate23.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate69.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "name")) || (key0 === "arguments")) || (key0 === "retry"))){
validate69.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.call" !== data.type){
validate69.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.call"}}];
return false;
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
validate69.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate69.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry !== undefined){
const _errs7 = errors;
if(!(validate67(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
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
validate69.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate73.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "text"))){
validate73.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("text" !== data.type){
validate73.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "text"}}];
return false;
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
validate73.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
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
validate73.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))){
validate74.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "data")) || (key0 === "mimeType"))){
validate74.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("image" !== data.type){
validate74.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "image"}}];
return false;
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
validate74.errors = [{instancePath:instancePath+"/data",keyword:"type",params:{type: "string"}}];
return false;
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
validate74.errors = [{instancePath:instancePath+"/mimeType",keyword:"type",params:{type: "string"}}];
return false;
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
validate74.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))){
validate75.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "data")) || (key0 === "mimeType"))){
validate75.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("audio" !== data.type){
validate75.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "audio"}}];
return false;
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
validate75.errors = [{instancePath:instancePath+"/data",keyword:"type",params:{type: "string"}}];
return false;
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
validate75.errors = [{instancePath:instancePath+"/mimeType",keyword:"type",params:{type: "string"}}];
return false;
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
validate75.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.uri === undefined) && (missing0 = "uri")){
validate77.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "uri") || (key0 === "mimeType")) || (key0 === "text")) || (key0 === "blob"))){
validate77.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.uri !== undefined){
const _errs2 = errors;
if(typeof data.uri !== "string"){
validate77.errors = [{instancePath:instancePath+"/uri",keyword:"type",params:{type: "string"}}];
return false;
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
validate77.errors = [{instancePath:instancePath+"/mimeType",keyword:"type",params:{type: "string"}}];
return false;
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
validate77.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
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
validate77.errors = [{instancePath:instancePath+"/blob",keyword:"type",params:{type: "string"}}];
return false;
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
validate77.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.resource === undefined) && (missing0 = "resource"))){
validate76.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "resource"))){
validate76.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("resource" !== data.type){
validate76.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "resource"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource !== undefined){
const _errs3 = errors;
if(!(validate77(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData}))){
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
validate76.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.uri === undefined) && (missing0 = "uri"))){
validate79.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "uri")) || (key0 === "name")) || (key0 === "mimeType"))){
validate79.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("resource_link" !== data.type){
validate79.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "resource_link"}}];
return false;
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
validate79.errors = [{instancePath:instancePath+"/uri",keyword:"type",params:{type: "string"}}];
return false;
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
validate79.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
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
validate79.errors = [{instancePath:instancePath+"/mimeType",keyword:"type",params:{type: "string"}}];
return false;
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
validate79.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate72.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate72.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
else if(tag0 === "audio"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
else if(tag0 === "resource"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
else if(tag0 === "resource_link"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
else {
validate72.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate72.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate72.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate71.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "result")) || (key0 === "content")) || (key0 === "structured_content")) || (key0 === "is_error"))){
validate71.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.result" !== data.type){
validate71.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.result"}}];
return false;
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
validate71.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate71.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate71.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate72(data3[i0], {instancePath:instancePath+"/content/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/content",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
const _errs10 = errors;
if(typeof data.is_error !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/is_error",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate71.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

const schema41 = {"$id":"ErrorCode","type":"string","enum":["provider_error","rate_limited","refused","budget_exceeded","deadline_exceeded","invalid_response","handler_error","worker_unreachable","unroutable","internal"]};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate87.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data === "provider_error") || (data === "rate_limited")) || (data === "refused")) || (data === "budget_exceeded")) || (data === "deadline_exceeded")) || (data === "invalid_response")) || (data === "handler_error")) || (data === "worker_unreachable")) || (data === "unroutable")) || (data === "internal"))){
validate87.errors = [{instancePath,keyword:"enum",params:{allowedValues: schema41.enum}}];
return false;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
validate86.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "code")) || (key0 === "detail"))){
validate86.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.error" !== data.type){
validate86.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.error"}}];
return false;
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
validate86.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate86.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate86.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate86.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
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
validate86.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs11 = errors;
if(!(validate87(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
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
validate86.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
validate89.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "response"))){
validate89.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.result" !== data.type){
validate89.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.result"}}];
return false;
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
validate89.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate89.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate89.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate89.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
validate90.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "code")) || (key0 === "detail"))){
validate90.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.error" !== data.type){
validate90.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.error"}}];
return false;
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
validate90.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate90.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate90.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate90.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
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
validate90.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs11 = errors;
if(!(validate87(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
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
validate90.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

const schema44 = {"$id":"SubagentSpawnAction","type":"object","additionalProperties":false,"required":["type","agent_id","tool_call_id"],"properties":{"type":{"const":"subagent.spawn"},"agent_id":{"type":"string"},"tool_call_id":{"type":"string"},"session_id":{"type":"string"},"message":{"$ref":"DraftMessage"},"retry":{"$ref":"RetryOverride"},"mode":{"type":"string","enum":["blocking","detached","wait"]}}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.tool_call_id === undefined) && (missing0 = "tool_call_id"))){
validate92.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "agent_id")) || (key0 === "tool_call_id")) || (key0 === "session_id")) || (key0 === "message")) || (key0 === "retry")) || (key0 === "mode"))){
validate92.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("subagent.spawn" !== data.type){
validate92.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.spawn"}}];
return false;
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
validate92.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate92.errors = [{instancePath:instancePath+"/tool_call_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate92.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs9 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
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
if(!(validate67(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
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
validate92.errors = [{instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data6 === "blocking") || (data6 === "detached")) || (data6 === "wait"))){
validate92.errors = [{instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema44.properties.mode.enum}}];
return false;
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
validate92.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.session_id === undefined) && (missing0 = "session_id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate95.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "session_id")) || (key0 === "message"))){
validate95.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("message.send" !== data.type){
validate95.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "message.send"}}];
return false;
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
validate95.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs5 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
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
validate95.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate97.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "interrupt_id")) || (key0 === "reason")) || (key0 === "payload"))){
validate97.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("interrupt" !== data.type){
validate97.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "interrupt"}}];
return false;
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
validate97.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate97.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
return false;
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
validate97.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
validate98.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "interrupt_id")) || (key0 === "payload"))){
validate98.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("interrupt.resolve" !== data.type){
validate98.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "interrupt.resolve"}}];
return false;
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
validate98.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate98.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))){
validate99.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "path"))){
validate99.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("connector.sync" !== data.type){
validate99.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "connector.sync"}}];
return false;
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
validate99.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
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
validate99.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate100.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "data"))){
validate100.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("done" !== data.type){
validate100.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "done"}}];
return false;
}
}
}
}
}
else {
validate100.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.code === undefined) && (missing0 = "code"))){
validate102.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "message") || (key0 === "code")) || (key0 === "param")) || (key0 === "detail"))){
validate102.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
validate102.errors = [{instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs4 = errors;
if(!(validate87(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
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
validate102.errors = [{instancePath:instancePath+"/param",keyword:"type",params:{type: "string"}}];
return false;
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
validate102.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
validate101.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "error"))){
validate101.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("fail" !== data.type){
validate101.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "fail"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs3 = errors;
if(!(validate102(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
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
validate101.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate22.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate22.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.result"){
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.error"){
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.result"){
if(!(validate89(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.error"){
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.spawn"){
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
else if(tag0 === "message.send"){
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt"){
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt.resolve"){
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.sync"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
else if(tag0 === "done"){
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
else if(tag0 === "fail"){
if(!(validate101(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
else {
validate22.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate22.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const AgentConfig = validate118;
const schema52 = {"$id":"AgentConfig","type":"object","additionalProperties":false,"required":["model"],"properties":{"model":{"type":"string"},"llm":{"type":"string"},"system":{"type":"string"},"effort":{"$ref":"Effort"},"retry":{"$ref":"RetryConfig"},"tools":{"type":"array","items":{"$ref":"AgentTool"}},"subagents":{"type":"array","items":{"$ref":"Subagent"}},"subagent_tools":{"$ref":"SubagentTools"},"max_subagent_depth":{"type":"integer","minimum":0},"mcp":{"type":"array","items":{"$ref":"McpServer"}},"plugins":{"type":"array","items":{"$ref":"AgentPlugin"}},"defer_tools":{"$ref":"DeferTools"},"mcp_announce":{"type":"string","enum":["auto","never"]},"attachments":{"$ref":"Attachments"}}};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "default") || (key0 === "llm")) || (key0 === "tool")) || (key0 === "subagent")) || (key0 === "connector"))){
validate120.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.default !== undefined){
const _errs2 = errors;
if(!(validate67(data.default, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData}))){
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
if(!(validate67(data.llm, {instancePath:instancePath+"/llm",parentData:data,parentDataProperty:"llm",rootData}))){
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
if(!(validate67(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData}))){
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
if(!(validate67(data.subagent, {instancePath:instancePath+"/subagent",parentData:data,parentDataProperty:"subagent",rootData}))){
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
if(!(validate67(data.connector, {instancePath:instancePath+"/connector",parentData:data,parentDataProperty:"connector",rootData}))){
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
validate120.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}

const schema54 = {"$id":"AgentTool","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"input":{},"output":{},"handler":{"type":"string","enum":["worker","client"]},"defer":{"type":"boolean"}}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate127.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "input")) || (key0 === "output")) || (key0 === "handler")) || (key0 === "defer"))){
validate127.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate127.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
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
validate127.errors = [{instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}];
return false;
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
validate127.errors = [{instancePath:instancePath+"/handler",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "worker") || (data2 === "client"))){
validate127.errors = [{instancePath:instancePath+"/handler",keyword:"enum",params:{allowedValues: schema54.properties.handler.enum}}];
return false;
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
validate127.errors = [{instancePath:instancePath+"/defer",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate127.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}

const schema55 = {"$id":"Subagent","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string"},"description":{"type":"string"},"defer":{"type":"boolean"},"prefix":{"type":"boolean"},"mode":{"type":"string","enum":["blocking","detached","any"]}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate129.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "description")) || (key0 === "defer")) || (key0 === "prefix")) || (key0 === "mode"))){
validate129.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate129.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate129.errors = [{instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}];
return false;
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
validate129.errors = [{instancePath:instancePath+"/defer",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate129.errors = [{instancePath:instancePath+"/prefix",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate129.errors = [{instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "blocking") || (data4 === "detached")) || (data4 === "any"))){
validate129.errors = [{instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema55.properties.mode.enum}}];
return false;
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
validate129.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}

const schema56 = {"$id":"SubagentTools","type":"object","additionalProperties":false,"properties":{"strategy":{"type":"string","enum":["per_agent","single"]},"wait":{"type":"boolean"}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "strategy") || (key0 === "wait"))){
validate131.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.strategy !== undefined){
let data0 = data.strategy;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate131.errors = [{instancePath:instancePath+"/strategy",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "per_agent") || (data0 === "single"))){
validate131.errors = [{instancePath:instancePath+"/strategy",keyword:"enum",params:{allowedValues: schema56.properties.strategy.enum}}];
return false;
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
validate131.errors = [{instancePath:instancePath+"/wait",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate131.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}

const schema57 = {"$id":"McpServer","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string"},"tools":{"$ref":"McpTools"},"auth_failure":{"type":"string","enum":["interrupt","degrade"]},"tool_sync_failure":{"type":"string","enum":["warn","silent"]},"approve":{"type":"string","enum":["never","destructive","always"]}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "include") || (key0 === "exclude")) || (key0 === "read_only")) || (key0 === "non_destructive")) || (key0 === "idempotent")) || (key0 === "defer"))){
validate134.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
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
validate134.errors = [{instancePath:instancePath+"/include/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/include",keyword:"type",params:{type: "array"}}];
return false;
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
validate134.errors = [{instancePath:instancePath+"/exclude/" + i1,keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/exclude",keyword:"type",params:{type: "array"}}];
return false;
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
validate134.errors = [{instancePath:instancePath+"/read_only",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate134.errors = [{instancePath:instancePath+"/non_destructive",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate134.errors = [{instancePath:instancePath+"/idempotent",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate134.errors = [{instancePath:instancePath+"/defer",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate134.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate133.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "tools")) || (key0 === "auth_failure")) || (key0 === "tool_sync_failure")) || (key0 === "approve"))){
validate133.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate133.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
const _errs4 = errors;
if(!(validate134(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData}))){
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
validate133.errors = [{instancePath:instancePath+"/auth_failure",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "interrupt") || (data2 === "degrade"))){
validate133.errors = [{instancePath:instancePath+"/auth_failure",keyword:"enum",params:{allowedValues: schema57.properties.auth_failure.enum}}];
return false;
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
validate133.errors = [{instancePath:instancePath+"/tool_sync_failure",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "warn") || (data3 === "silent"))){
validate133.errors = [{instancePath:instancePath+"/tool_sync_failure",keyword:"enum",params:{allowedValues: schema57.properties.tool_sync_failure.enum}}];
return false;
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
validate133.errors = [{instancePath:instancePath+"/approve",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "never") || (data4 === "destructive")) || (data4 === "always"))){
validate133.errors = [{instancePath:instancePath+"/approve",keyword:"enum",params:{allowedValues: schema57.properties.approve.enum}}];
return false;
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
validate133.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate137.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "servers"))){
validate137.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate137.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate137.errors = [{instancePath:instancePath+"/servers/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate137.errors = [{instancePath:instancePath+"/servers",keyword:"type",params:{type: "array"}}];
return false;
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
validate137.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}

const schema61 = {"$id":"DeferOptions","type":"object","additionalProperties":false,"properties":{"strategy":{"type":"string","enum":["search"]},"max_matches":{"type":"integer","minimum":1}}};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "strategy") || (key0 === "max_matches"))){
validate140.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.strategy !== undefined){
let data0 = data.strategy;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate140.errors = [{instancePath:instancePath+"/strategy",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "search")){
validate140.errors = [{instancePath:instancePath+"/strategy",keyword:"enum",params:{allowedValues: schema61.properties.strategy.enum}}];
return false;
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
validate140.errors = [{instancePath:instancePath+"/max_matches",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate140.errors = [{instancePath:instancePath+"/max_matches",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
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
validate140.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath,keyword:"if",params:{failingKeyword: "else"}};
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

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "tools") || (key0 === "max_inline")) || (key0 === "rules"))){
validate143.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
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
validate143.errors = [{instancePath:instancePath+"/tools/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "read") || (data1 === "view"))){
validate143.errors = [{instancePath:instancePath+"/tools/" + i0,keyword:"enum",params:{allowedValues: schema62.properties.tools.items.enum}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}}];
return false;
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
validate143.errors = [{instancePath:instancePath+"/max_inline",keyword:"type",params:{type: schema62.properties.max_inline.type}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate143.errors = [{instancePath:instancePath+"/max_inline",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate143.errors = [{instancePath:instancePath+"/max_inline",keyword:"pattern",params:{pattern: "^\\d+(?:\\.\\d+)?\\s*(?:[kKmMgG]?[bB])?$"}}];
return false;
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
validate143.errors = [{instancePath:instancePath+"/rules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "inline") || (data4 === "attachment"))){
validate143.errors = [{instancePath:instancePath+"/rules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"enum",params:{allowedValues: schema62.properties.rules.additionalProperties.enum}}];
return false;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/rules",keyword:"type",params:{type: "object"}}];
return false;
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
validate143.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate118.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema52.properties, key0))){
validate118.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.model !== undefined){
const _errs2 = errors;
if(typeof data.model !== "string"){
validate118.errors = [{instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}];
return false;
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
validate118.errors = [{instancePath:instancePath+"/llm",keyword:"type",params:{type: "string"}}];
return false;
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
validate118.errors = [{instancePath:instancePath+"/system",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effort !== undefined){
const _errs8 = errors;
if(!(validate64(data.effort, {instancePath:instancePath+"/effort",parentData:data,parentDataProperty:"effort",rootData}))){
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
if(!(validate120(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
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
if(!(validate127(data5[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
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
validate118.errors = [{instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate129(data7[i1], {instancePath:instancePath+"/subagents/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
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
validate118.errors = [{instancePath:instancePath+"/subagents",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate131(data.subagent_tools, {instancePath:instancePath+"/subagent_tools",parentData:data,parentDataProperty:"subagent_tools",rootData}))){
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
validate118.errors = [{instancePath:instancePath+"/max_subagent_depth",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate118.errors = [{instancePath:instancePath+"/max_subagent_depth",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(!(validate133(data11[i2], {instancePath:instancePath+"/mcp/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
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
validate118.errors = [{instancePath:instancePath+"/mcp",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate137(data13[i3], {instancePath:instancePath+"/plugins/" + i3,parentData:data13,parentDataProperty:i3,rootData}))){
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
validate118.errors = [{instancePath:instancePath+"/plugins",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate139(data.defer_tools, {instancePath:instancePath+"/defer_tools",parentData:data,parentDataProperty:"defer_tools",rootData}))){
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
validate118.errors = [{instancePath:instancePath+"/mcp_announce",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data16 === "auto") || (data16 === "never"))){
validate118.errors = [{instancePath:instancePath+"/mcp_announce",keyword:"enum",params:{allowedValues: schema52.properties.mcp_announce.enum}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachments !== undefined){
const _errs28 = errors;
if(!(validate143(data.attachments, {instancePath:instancePath+"/attachments",parentData:data,parentDataProperty:"attachments",rootData}))){
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
validate118.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}

export const AgentPlugin = validate137;

export const AgentTool = validate127;

export const AgentUpdated = validate145;

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.agent === undefined) && (missing0 = "agent"))){
validate145.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "agent"))){
validate145.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("agent.updated" !== data.type){
validate145.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "agent.updated"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
const _errs3 = errors;
if(!(validate118(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
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
validate145.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}

export const ArgumentObject = validate147;

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate147.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
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

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate148.errors = [{instancePath,keyword:"pattern",params:{pattern: "^blob://[^/?#]+/[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\?mime=[^&#]+&size=\\d+(?:&name=[^&#]*)?$"}}];
return false;
}
}
else {
validate148.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}

export const Call = validate149;
const schema66 = {"$id":"Call","type":"object","additionalProperties":false,"required":["id","kind","status","attempt"],"properties":{"id":{"type":"string"},"kind":{"$ref":"CallKind"},"status":{"$ref":"CallStatus"},"attempt":{"type":"integer","minimum":0},"deadline":{"$ref":"Timestamp"},"anchor":{"type":"string"},"name":{"type":"string"},"arguments":{"type":"string"},"handler":{"type":"string","enum":["server","worker","client"]},"stream":{"type":"boolean"},"agent_id":{"type":"string"},"session_id":{"type":"string"}}};
const schema67 = {"$id":"CallKind","type":"string","enum":["tool_call","subagent","llm_call","connector_sync","decision","turn_end"]};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate150.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data === "tool_call") || (data === "subagent")) || (data === "llm_call")) || (data === "connector_sync")) || (data === "decision")) || (data === "turn_end"))){
validate150.errors = [{instancePath,keyword:"enum",params:{allowedValues: schema67.enum}}];
return false;
}
validate150.errors = vErrors;
return errors === 0;
}

const schema68 = {"$id":"CallStatus","type":"string","enum":["queued","pending","running","retry_scheduled","completed","failed"]};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate152.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data === "queued") || (data === "pending")) || (data === "running")) || (data === "retry_scheduled")) || (data === "completed")) || (data === "failed"))){
validate152.errors = [{instancePath,keyword:"enum",params:{allowedValues: schema68.enum}}];
return false;
}
validate152.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:\\d{2})$", "u");

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate154.errors = [{instancePath,keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:\\d{2})$"}}];
return false;
}
}
else {
validate154.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
validate149.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema66.properties, key0))){
validate149.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate149.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs4 = errors;
if(!(validate150(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
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
if(!(validate152(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
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
validate149.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate149.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(!(validate154(data.deadline, {instancePath:instancePath+"/deadline",parentData:data,parentDataProperty:"deadline",rootData}))){
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
validate149.errors = [{instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"}}];
return false;
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
validate149.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
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
validate149.errors = [{instancePath:instancePath+"/arguments",keyword:"type",params:{type: "string"}}];
return false;
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
validate149.errors = [{instancePath:instancePath+"/handler",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data8 === "server") || (data8 === "worker")) || (data8 === "client"))){
validate149.errors = [{instancePath:instancePath+"/handler",keyword:"enum",params:{allowedValues: schema66.properties.handler.enum}}];
return false;
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
validate149.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate149.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate149.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate149.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}

export const CallKind = validate150;

export const CallStatus = validate152;

export const CallVoided = validate156;

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.id === undefined) && (missing0 = "id"))){
validate156.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "kind")) || (key0 === "id"))){
validate156.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("call.voided" !== data.type){
validate156.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "call.voided"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if(!(validate150(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs4 = errors;
if(typeof data.id !== "string"){
validate156.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate156.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}

export const ChannelsUpdated = validate158;

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.channels === undefined) && (missing0 = "channels"))){
validate158.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "channels"))){
validate158.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("channels.updated" !== data.type){
validate158.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "channels.updated"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channels !== undefined){
let data1 = data.channels;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate158.errors = [{instancePath:instancePath+"/channels",keyword:"type",params:{type: "object"}}];
return false;
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
validate158.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}

export const ClientAction = validate159;

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate159.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "args"))){
validate159.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.action" !== data.type){
validate159.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.action"}}];
return false;
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
validate159.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
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
validate159.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}

export const ClientActionInput = validate160;

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.name === undefined) && (missing0 = "name"))){
validate160.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "agent_id")) || (key0 === "name")) || (key0 === "args")) || (key0 === "turn_id"))){
validate160.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.action" !== data.type){
validate160.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.action"}}];
return false;
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
validate160.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate160.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
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
validate160.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate160.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}

export const ClientActionPayload = validate161;

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate161.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "args"))){
validate161.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.action" !== data.type){
validate161.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.action"}}];
return false;
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
validate161.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
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
validate161.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}

export const ClientAppendInput = validate162;

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "tools") || (key0 === "context")) || (key0 === "state")) || (key0 === "forwarded_props"))){
validate164.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
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
if(!(validate127(data0[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
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
validate164.errors = [{instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}}];
return false;
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
validate164.errors = [{instancePath:instancePath+"/context",keyword:"type",params:{type: "array"}}];
return false;
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
validate164.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.messages === undefined) && (missing0 = "messages"))){
validate162.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "agent_id")) || (key0 === "messages")) || (key0 === "turn_id")) || (key0 === "stream")) || (key0 === "client")) || (key0 === "queue"))){
validate162.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.append" !== data.type){
validate162.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.append"}}];
return false;
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
validate162.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate24(data2[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
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
validate162.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
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
validate162.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate162.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs12 = errors;
if(!(validate164(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
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
validate162.errors = [{instancePath:instancePath+"/queue",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate162.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}

export const ClientAppendPayload = validate167;

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.messages === undefined) && (missing0 = "messages"))){
validate167.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "messages")) || (key0 === "stream")) || (key0 === "client"))){
validate167.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.append" !== data.type){
validate167.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.append"}}];
return false;
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
if(!(validate24(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
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
validate167.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
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
validate167.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs8 = errors;
if(!(validate164(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
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
validate167.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}

export const ClientContext = validate164;

export const ClientInput = validate170;

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate171.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "agent_id")) || (key0 === "message")) || (key0 === "turn_id")) || (key0 === "stream")) || (key0 === "queue"))){
validate171.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.message" !== data.type){
validate171.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.message"}}];
return false;
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
validate171.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs5 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
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
validate171.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate171.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate171.errors = [{instancePath:instancePath+"/queue",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate171.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.messages === undefined) && (missing0 = "messages"))){
validate173.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "agent_id")) || (key0 === "messages")) || (key0 === "turn_id")) || (key0 === "stream")) || (key0 === "client"))){
validate173.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.messages" !== data.type){
validate173.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.messages"}}];
return false;
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
validate173.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate24(data2[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
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
validate173.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
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
validate173.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate173.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs12 = errors;
if(!(validate164(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
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
validate173.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
validate176.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "interrupt_id")) || (key0 === "payload"))){
validate176.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("interrupt.resume" !== data.type){
validate176.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "interrupt.resume"}}];
return false;
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
validate176.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate176.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate177.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "result")) || (key0 === "content")) || (key0 === "structured_content")) || (key0 === "is_error"))){
validate177.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.result" !== data.type){
validate177.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.result"}}];
return false;
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
validate177.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate177.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate177.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate72(data3[i0], {instancePath:instancePath+"/content/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/content",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
const _errs10 = errors;
if(typeof data.is_error !== "boolean"){
validate177.errors = [{instancePath:instancePath+"/is_error",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate177.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
validate179.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "error")) || (key0 === "retryable"))){
validate179.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.error" !== data.type){
validate179.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.error"}}];
return false;
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
validate179.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate179.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate179.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate179.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
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
validate179.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate179.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate170.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate170.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate171(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.messages"){
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.append"){
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.action"){
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt.resume"){
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.result"){
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.error"){
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
else {
validate170.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate170.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate170.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}

export const ClientMessageInput = validate171;

export const ClientMessagePayload = validate187;

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
validate187.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "message")) || (key0 === "stream"))){
validate187.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.message" !== data.type){
validate187.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.message"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
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
validate187.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate187.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}

export const ClientMessages = validate189;

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.new_from === undefined) && (missing0 = "new_from"))) || ((data.client === undefined) && (missing0 = "client"))){
validate189.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "messages")) || (key0 === "new_from")) || (key0 === "client"))){
validate189.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.messages" !== data.type){
validate189.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.messages"}}];
return false;
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
if(!(validate24(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
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
validate189.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
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
validate189.errors = [{instancePath:instancePath+"/new_from",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate189.errors = [{instancePath:instancePath+"/new_from",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(!(validate164(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
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
validate189.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}

export const ClientMessagesInput = validate173;

export const ClientMessagesPayload = validate192;

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.messages === undefined) && (missing0 = "messages"))){
validate192.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "messages")) || (key0 === "stream")) || (key0 === "client"))){
validate192.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("client.messages" !== data.type){
validate192.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.messages"}}];
return false;
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
if(!(validate24(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
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
validate192.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
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
validate192.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs8 = errors;
if(!(validate164(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
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
validate192.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}

export const ClientPayload = validate195;

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate195.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate195.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate187(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.messages"){
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.append"){
if(!(validate167(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.action"){
if(!(validate161(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
else {
validate195.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate195.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate195.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}

export const ConnectorAuthFailed = validate200;

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))){
validate200.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "path")) || (key0 === "error"))){
validate200.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("connector.auth.failed" !== data.type){
validate200.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "connector.auth.failed"}}];
return false;
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
validate200.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs5 = errors;
if(!(validate102(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
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
validate200.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}

export const ConnectorSyncAction = validate99;

export const ConnectorSyncCompleted = validate202;

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))){
validate202.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "path")) || (key0 === "tools"))){
validate202.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("connector.sync.completed" !== data.type){
validate202.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "connector.sync.completed"}}];
return false;
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
validate202.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs5 = errors;
if(typeof data.path !== "string"){
validate202.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
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
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate61(data3[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}}];
return false;
}
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
validate202.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}

export const ConnectorSyncErrored = validate204;

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.error === undefined) && (missing0 = "error"))){
validate204.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "path")) || (key0 === "error")) || (key0 === "retryable"))){
validate204.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("connector.sync.errored" !== data.type){
validate204.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "connector.sync.errored"}}];
return false;
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
validate204.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs5 = errors;
if(typeof data.path !== "string"){
validate204.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs7 = errors;
if(!(validate102(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs8 = errors;
if(typeof data.retryable !== "boolean"){
validate204.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
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
}
else {
validate204.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}

export const ConnectorSyncRequested = validate206;

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))){
validate206.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "path")) || (key0 === "attempt"))){
validate206.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("connector.sync.requested" !== data.type){
validate206.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "connector.sync.requested"}}];
return false;
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
validate206.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs5 = errors;
if(typeof data.path !== "string"){
validate206.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data3 = data.attempt;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate206.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate206.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
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
validate206.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}

export const Content = validate27;

export const Cost = validate207;
const pattern3 = new RegExp("^-?\\d+(?:\\.\\d+)?$", "u");

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate207.errors = [{instancePath,keyword:"pattern",params:{pattern: "^-?\\d+(?:\\.\\d+)?$"}}];
return false;
}
}
else {
validate207.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}

export const DecisionAnswer = validate208;

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "messages") || (key0 === "actions")) || (key0 === "state")) || (key0 === "agent")) || (key0 === "channels"))){
validate209.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
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
if(!(validate24(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
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
validate209.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate22(data2[i1], {instancePath:instancePath+"/actions/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
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
validate209.errors = [{instancePath:instancePath+"/actions",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate118(data4, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid3 = _valid0;
}
if(!valid3){
const err1 = {instancePath:instancePath+"/agent",keyword:"if",params:{failingKeyword: "else"}};
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
validate209.errors = [{instancePath:instancePath+"/channels",keyword:"type",params:{type: "object"}}];
return false;
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
validate209.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath,keyword:"if",params:{failingKeyword: "else"}};
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

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
validate214.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "decision_id"))){
validate214.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("decision.completed" !== data.type){
validate214.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "decision.completed"}}];
return false;
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
validate214.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate214.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}

export const DecisionDispatched = validate215;

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
validate215.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "decision_id")) || (key0 === "attempts")) || (key0 === "deadline"))){
validate215.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("decision.dispatched" !== data.type){
validate215.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "decision.dispatched"}}];
return false;
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
validate215.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate215.errors = [{instancePath:instancePath+"/attempts",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate215.errors = [{instancePath:instancePath+"/attempts",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(!(validate154(data.deadline, {instancePath:instancePath+"/deadline",parentData:data,parentDataProperty:"deadline",rootData}))){
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
validate215.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}

export const DecisionDropped = validate217;

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
validate217.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "decision_id")) || (key0 === "reason"))){
validate217.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("decision.dropped" !== data.type){
validate217.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "decision.dropped"}}];
return false;
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
validate217.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate217.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
return false;
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
validate217.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}

export const DecisionErrorFrame = validate218;

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate219.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "message") || (key0 === "retryable"))){
validate219.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
validate219.errors = [{instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}];
return false;
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
validate219.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate219.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
validate218.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "event") || (key0 === "data"))){
validate218.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("decision.error" !== data.event){
validate218.errors = [{instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "decision.error"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate219(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
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
validate218.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}

export const DecisionErrored = validate221;

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
validate221.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "decision_id")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "retry_at"))){
validate221.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("decision.errored" !== data.type){
validate221.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "decision.errored"}}];
return false;
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
validate221.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs5 = errors;
if(!(validate102(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs6 = errors;
if(typeof data.retryable !== "boolean"){
validate221.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry_at !== undefined){
const _errs8 = errors;
if(!(validate154(data.retry_at, {instancePath:instancePath+"/retry_at",parentData:data,parentDataProperty:"retry_at",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
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
}
else {
validate221.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}

export const DecisionFailure = validate219;

export const DecisionQueued = validate224;

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate226.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate226.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("session.start" !== data.type){
validate226.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.start"}}];
return false;
}
}
}
}
}
else {
validate226.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}


function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.value === undefined) && (missing0 = "value"))){
validate229.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "value"))){
validate229.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if("valid" !== data.status){
validate229.errors = [{instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "valid"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs3 = errors;
if(!(validate147(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
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
validate229.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}

const func5 = ucs2length;

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.error === undefined) && (missing0 = "error"))){
validate231.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "value")) || (key0 === "error"))){
validate231.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if("invalid" !== data.status){
validate231.errors = [{instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "invalid"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs3 = errors;
if(!(validate147(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
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
validate231.errors = [{instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
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
validate231.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.error === undefined) && (missing0 = "error"))){
validate233.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "error"))){
validate233.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
const _errs2 = errors;
if("malformed" !== data.status){
validate233.errors = [{instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "malformed"}}];
return false;
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
validate233.errors = [{instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate233.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
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
validate233.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate228.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
const _errs2 = errors;
if(typeof data.status !== "string"){
validate228.errors = [{instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate229(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
}
else if(tag0 === "invalid"){
if(!(validate231(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
else if(tag0 === "malformed"){
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
}
else {
validate228.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "status", tagValue: tag0}}];
return false;
}
}
else {
validate228.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "status", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate228.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
validate227.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "name")) || (key0 === "arguments")) || (key0 === "input")) || (key0 === "attempt")) || (key0 === "deadline"))){
validate227.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.execute" !== data.type){
validate227.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.execute"}}];
return false;
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
validate227.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate227.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
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
validate227.errors = [{instancePath:instancePath+"/arguments",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs9 = errors;
if(!(validate228(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
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
validate227.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate227.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(!(validate154(data.deadline, {instancePath:instancePath+"/deadline",parentData:data,parentDataProperty:"deadline",rootData}))){
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
validate227.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}


function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate241.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate241.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
else if(tag0 === "blob"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else if(tag0 === "link"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
else if(tag0 === "attachment"){
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
else {
validate241.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate241.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate241.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}


function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
validate240.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "content") || (key0 === "structuredContent")) || (key0 === "isError"))){
validate240.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
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
if(!(validate241(data0[i0], {instancePath:instancePath+"/content/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
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
validate240.errors = [{instancePath:instancePath+"/content",keyword:"type",params:{type: "array"}}];
return false;
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
validate240.errors = [{instancePath:instancePath+"/isError",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate240.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate240.errors = vErrors;
return errors === 0;
}


function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.name === undefined) && (missing0 = "name"))){
validate239.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "ok")) || (key0 === "name")) || (key0 === "result")) || (key0 === "error"))){
validate239.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.finished" !== data.type){
validate239.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.finished"}}];
return false;
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
validate239.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate239.errors = [{instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate239.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs9 = errors;
if(!(validate240(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
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
if(!(validate102(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
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
validate239.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}

const schema112 = {"$id":"LlmExecute","type":"object","additionalProperties":false,"required":["type","id","request","stream","attempt"],"properties":{"type":{"const":"llm.execute"},"id":{"type":"string"},"request":{"type":"object"},"format":{"type":"string","enum":["openai","anthropic"]},"stream":{"type":"boolean"},"attempt":{"type":"integer","minimum":0},"deadline":{"$ref":"Timestamp"}},"if":{"required":["format"]},"else":{"properties":{"request":{"$ref":"LlmRequest"}}}};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.messages === undefined) && (missing0 = "messages"))){
validate250.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "model") || (key0 === "messages")) || (key0 === "tools")) || (key0 === "temperature")) || (key0 === "max_completion_tokens")) || (key0 === "reasoning"))){
validate250.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.model !== undefined){
const _errs2 = errors;
if(typeof data.model !== "string"){
validate250.errors = [{instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate24(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
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
validate250.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate61(data3[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
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
validate250.errors = [{instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}}];
return false;
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
validate250.errors = [{instancePath:instancePath+"/temperature",keyword:"type",params:{type: "number"}}];
return false;
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
validate250.errors = [{instancePath:instancePath+"/max_completion_tokens",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate250.errors = [{instancePath:instancePath+"/max_completion_tokens",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(!(validate63(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
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
validate250.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}


function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate250(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath,keyword:"if",params:{failingKeyword: "else"}};
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
validate249.errors = [{instancePath,keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "request")) || (key0 === "format")) || (key0 === "stream")) || (key0 === "attempt")) || (key0 === "deadline"))){
validate249.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.type !== undefined){
const _errs6 = errors;
if("llm.execute" !== data.type){
validate249.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.execute"}}];
return false;
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
validate249.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate249.errors = [{instancePath:instancePath+"/request",keyword:"type",params:{type: "object"}}];
return false;
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
validate249.errors = [{instancePath:instancePath+"/format",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "openai") || (data4 === "anthropic"))){
validate249.errors = [{instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schema112.properties.format.enum}}];
return false;
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
validate249.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate249.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate249.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(!(validate154(data.deadline, {instancePath:instancePath+"/deadline",parentData:data,parentDataProperty:"deadline",rootData}))){
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
validate249.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}

const schema114 = {"$id":"LlmFinished","type":"object","additionalProperties":false,"required":["type","id","ok","truncated"],"properties":{"type":{"const":"llm.finished"},"id":{"type":"string"},"ok":{"type":"boolean"},"truncated":{"type":"boolean"},"refused":{"type":"boolean"},"message":{"$ref":"DraftMessage"},"usage":{"$ref":"Usage"},"cost":{"$ref":"Cost"},"error":{"$ref":"ErrorInfo"}}};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.input === undefined) && (missing0 = "input")) || ((data.output === undefined) && (missing0 = "output"))) || ((data.uncached_input === undefined) && (missing0 = "uncached_input"))) || ((data.cache_read === undefined) && (missing0 = "cache_read"))) || ((data.cache_write === undefined) && (missing0 = "cache_write"))) || ((data.total === undefined) && (missing0 = "total"))){
validate258.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "input") || (key0 === "output")) || (key0 === "uncached_input")) || (key0 === "cache_read")) || (key0 === "cache_write")) || (key0 === "total")) || (key0 === "provider"))){
validate258.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.input !== undefined){
let data0 = data.input;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate258.errors = [{instancePath:instancePath+"/input",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate258.errors = [{instancePath:instancePath+"/input",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate258.errors = [{instancePath:instancePath+"/output",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate258.errors = [{instancePath:instancePath+"/output",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate258.errors = [{instancePath:instancePath+"/uncached_input",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate258.errors = [{instancePath:instancePath+"/uncached_input",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate258.errors = [{instancePath:instancePath+"/cache_read",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate258.errors = [{instancePath:instancePath+"/cache_read",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate258.errors = [{instancePath:instancePath+"/cache_write",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate258.errors = [{instancePath:instancePath+"/cache_write",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate258.errors = [{instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate258.errors = [{instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate258.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}


function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.truncated === undefined) && (missing0 = "truncated"))){
validate256.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema114.properties, key0))){
validate256.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.finished" !== data.type){
validate256.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.finished"}}];
return false;
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
validate256.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate256.errors = [{instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate256.errors = [{instancePath:instancePath+"/truncated",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate256.errors = [{instancePath:instancePath+"/refused",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs11 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
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
if(!(validate258(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
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
if(!(validate207(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
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
if(!(validate102(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
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
validate256.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}


function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.session_id === undefined) && (missing0 = "session_id"))) || ((data.agent_id === undefined) && (missing0 = "agent_id"))){
validate262.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "ok")) || (key0 === "session_id")) || (key0 === "agent_id")) || (key0 === "result")) || (key0 === "error"))){
validate262.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("subagent.finished" !== data.type){
validate262.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.finished"}}];
return false;
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
validate262.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate262.errors = [{instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate262.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate262.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate262.errors = [{instancePath:instancePath+"/result",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs13 = errors;
if(!(validate102(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
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
validate262.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}


function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
validate264.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "interrupt_id")) || (key0 === "payload"))){
validate264.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("interrupt.resumed" !== data.type){
validate264.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "interrupt.resumed"}}];
return false;
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
validate264.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate264.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))){
validate265.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "turn_id")) || (key0 === "data")) || (key0 === "cost")) || (key0 === "usage"))){
validate265.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("turn.finished" !== data.type){
validate265.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "turn.finished"}}];
return false;
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
validate265.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
const _errs5 = errors;
if(!(validate207(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
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
if(!(validate258(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
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
validate265.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate225.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate225.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "session.start"){
if(!(validate226(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.messages"){
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.action"){
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.execute"){
if(!(validate227(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.finished"){
if(!(validate239(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.execute"){
if(!(validate249(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.finished"){
if(!(validate256(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.finished"){
if(!(validate262(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt.resumed"){
if(!(validate264(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.finished"){
if(!(validate265(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
else {
validate225.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate225.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate225.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))) || ((data.trigger === undefined) && (missing0 = "trigger"))){
validate224.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "decision_id")) || (key0 === "trigger")) || (key0 === "news_only"))){
validate224.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("decision.queued" !== data.type){
validate224.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "decision.queued"}}];
return false;
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
validate224.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trigger !== undefined){
const _errs5 = errors;
if(!(validate225(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.news_only !== undefined){
const _errs6 = errors;
if(typeof data.news_only !== "boolean"){
validate224.errors = [{instancePath:instancePath+"/news_only",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate224.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}

export const DecisionRequest = validate279;
const schema119 = {"$id":"DecisionRequest","type":"object","additionalProperties":false,"required":["session_id","decision_id","agent_id","identity","trigger","proposed","state","calls","pending_calls","messages","message_tree","ancestry","attempts"],"properties":{"session_id":{"type":"string"},"decision_id":{"type":"string"},"agent_id":{"type":"string"},"identity":{"$ref":"WorkerIdentity"},"trigger":{"$ref":"Trigger"},"proposed":{"$ref":"DecisionResponse"},"state":{},"agent":{"if":{"type":"null"},"else":{"$ref":"AgentConfig"}},"worker":{"if":{"type":"null"},"else":{"$ref":"WorkerRef"}},"calls":{"type":"array","items":{"$ref":"Call"}},"pending_calls":{"type":"integer","minimum":0},"messages":{"type":"array","items":{"$ref":"Message"}},"message_tree":{"$ref":"MessageTree"},"ancestry":{"type":"array","items":{"type":"string"}},"attempts":{"type":"integer","minimum":0},"deadline":{"if":{"type":"null"},"else":{"$ref":"Timestamp"}},"turn_id":{"type":["string","null"]}}};
const schema120 = {"$id":"WorkerIdentity","type":"object","additionalProperties":false,"properties":{"subject":{"$ref":"Subject"},"visibility":{"type":"string","enum":["shared","private"]},"metadata":{"type":"object","additionalProperties":true}}};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.issuer === undefined) && (missing0 = "issuer")) || ((data.id === undefined) && (missing0 = "id"))){
validate281.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "issuer") || (key0 === "id"))){
validate281.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.issuer !== undefined){
const _errs2 = errors;
if(typeof data.issuer !== "string"){
validate281.errors = [{instancePath:instancePath+"/issuer",keyword:"type",params:{type: "string"}}];
return false;
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
validate281.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate281.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "subject") || (key0 === "visibility")) || (key0 === "metadata"))){
validate280.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subject !== undefined){
const _errs2 = errors;
if(!(validate281(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
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
validate280.errors = [{instancePath:instancePath+"/visibility",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "shared") || (data1 === "private"))){
validate280.errors = [{instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: schema120.properties.visibility.enum}}];
return false;
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
validate280.errors = [{instancePath:instancePath+"/metadata",keyword:"type",params:{type: "object"}}];
return false;
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
validate280.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}


function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate287.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "url"))){
validate287.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate287.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate287.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
return false;
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
validate287.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}


function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.role === undefined) && (missing0 = "role"))){
validate290.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "role")) || (key0 === "content")) || (key0 === "tool_calls")) || (key0 === "tool_call_id")) || (key0 === "name")) || (key0 === "reasoning"))){
validate290.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate290.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs4 = errors;
if(!(validate25(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
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
if(!(validate27(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
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
if(!(validate54(data3[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
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
validate290.errors = [{instancePath:instancePath+"/tool_calls",keyword:"type",params:{type: "array"}}];
return false;
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
validate290.errors = [{instancePath:instancePath+"/tool_call_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate290.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs13 = errors;
if(!(validate58(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
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
validate290.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate297.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "message") || (key0 === "parent_id"))){
validate297.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate290(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
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
validate297.errors = [{instancePath:instancePath+"/parent_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate297.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate297.errors = vErrors;
return errors === 0;
}


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.nodes === undefined) && (missing0 = "nodes")){
validate296.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "nodes") || (key0 === "head_id"))){
validate296.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
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
if(!(validate297(data0[i0], {instancePath:instancePath+"/nodes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate296.errors = [{instancePath:instancePath+"/nodes",keyword:"type",params:{type: "array"}}];
return false;
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
validate296.errors = [{instancePath:instancePath+"/head_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate296.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}


function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.session_id === undefined) && (missing0 = "session_id")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.identity === undefined) && (missing0 = "identity"))) || ((data.trigger === undefined) && (missing0 = "trigger"))) || ((data.proposed === undefined) && (missing0 = "proposed"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.pending_calls === undefined) && (missing0 = "pending_calls"))) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.message_tree === undefined) && (missing0 = "message_tree"))) || ((data.ancestry === undefined) && (missing0 = "ancestry"))) || ((data.attempts === undefined) && (missing0 = "attempts"))){
validate279.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema119.properties, key0))){
validate279.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
validate279.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate279.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs6 = errors;
if(typeof data.agent_id !== "string"){
validate279.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity !== undefined){
const _errs8 = errors;
if(!(validate280(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trigger !== undefined){
const _errs9 = errors;
if(!(validate225(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proposed !== undefined){
const _errs10 = errors;
if(!(validate209(data.proposed, {instancePath:instancePath+"/proposed",parentData:data,parentDataProperty:"proposed",rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data6 = data.agent;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = true;
const _errs13 = errors;
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
var _valid0 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs15 = errors;
if(!(validate118(data6, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid1 = _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/agent",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate279.errors = vErrors;
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.worker !== undefined){
let data7 = data.worker;
const _errs16 = errors;
const _errs17 = errors;
let valid2 = true;
const _errs18 = errors;
if(data7 !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(!_valid1){
const _errs20 = errors;
if(!(validate287(data7, {instancePath:instancePath+"/worker",parentData:data,parentDataProperty:"worker",rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid2 = _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/worker",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate279.errors = vErrors;
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calls !== undefined){
let data8 = data.calls;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs23 = errors;
if(!(validate149(data8[i0], {instancePath:instancePath+"/calls/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/calls",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_calls !== undefined){
let data10 = data.pending_calls;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate279.errors = [{instancePath:instancePath+"/pending_calls",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate279.errors = [{instancePath:instancePath+"/pending_calls",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data11 = data.messages;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
var valid4 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(!(validate290(data11[i1], {instancePath:instancePath+"/messages/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_tree !== undefined){
const _errs29 = errors;
if(!(validate296(data.message_tree, {instancePath:instancePath+"/message_tree",parentData:data,parentDataProperty:"message_tree",rootData}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ancestry !== undefined){
let data14 = data.ancestry;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data14)){
var valid5 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
const _errs32 = errors;
if(typeof data14[i2] !== "string"){
validate279.errors = [{instancePath:instancePath+"/ancestry/" + i2,keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs32 === errors;
if(!valid5){
break;
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/ancestry",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data16 = data.attempts;
const _errs34 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate279.errors = [{instancePath:instancePath+"/attempts",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate279.errors = [{instancePath:instancePath+"/attempts",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined){
let data17 = data.deadline;
const _errs36 = errors;
const _errs37 = errors;
let valid6 = true;
const _errs38 = errors;
if(data17 !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
if(!_valid2){
const _errs40 = errors;
if(!(validate154(data17, {instancePath:instancePath+"/deadline",parentData:data,parentDataProperty:"deadline",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var _valid2 = _errs40 === errors;
valid6 = _valid2;
}
if(!valid6){
const err5 = {instancePath:instancePath+"/deadline",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate279.errors = vErrors;
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
let data18 = data.turn_id;
const _errs41 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate279.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: schema119.properties.turn_id.type}}];
return false;
}
var valid0 = _errs41 === errors;
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
}
}
else {
validate279.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}

export const DecisionResponse = validate209;

export const DecisionResultFrame = validate302;

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
validate302.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "event") || (key0 === "data"))){
validate302.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("decision.result" !== data.event){
validate302.errors = [{instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "decision.result"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate208(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
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
validate302.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}

export const DeferOptions = validate140;

export const DeferTools = validate139;

export const DoneAction = validate100;

export const DraftMessage = validate24;

export const Effort = validate64;

export const ErrorBody = validate304;

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate304.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate304.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate304.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate304.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate304.errors = vErrors;
return errors === 0;
}

export const ErrorCode = validate87;

export const ErrorInfo = validate102;

export const Event = validate305;
const schema128 = {"$id":"Event","type":"object","additionalProperties":false,"required":["session_id","seq","occurred_at","payload"],"properties":{"session_id":{"type":"string"},"seq":{"type":"integer","minimum":1},"occurred_at":{"$ref":"Timestamp"},"turn_id":{"type":["string","null"]},"payload":{"$ref":"EventPayload"}}};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate308.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "agent_id")) || (key0 === "identity"))){
validate308.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("session.created" !== data.type){
validate308.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.created"}}];
return false;
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
validate308.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity !== undefined){
const _errs5 = errors;
if(!(validate280(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
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
validate308.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
validate310.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "message")) || (key0 === "parent_id"))){
validate310.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("message.new" !== data.type){
validate310.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "message.new"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(!(validate290(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
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
validate310.errors = [{instancePath:instancePath+"/parent_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate310.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.head_id === undefined) && (missing0 = "head_id"))){
validate312.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "head_id"))){
validate312.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("head.moved" !== data.type){
validate312.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "head.moved"}}];
return false;
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
validate312.errors = [{instancePath:instancePath+"/head_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate312.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}


function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))){
validate313.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "turn_id"))){
validate313.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("turn.started" !== data.type){
validate313.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "turn.started"}}];
return false;
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
validate313.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate313.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))) || ((data.turn_cost === undefined) && (missing0 = "turn_cost"))) || ((data.turn_token_usage === undefined) && (missing0 = "turn_token_usage"))){
validate314.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "turn_id")) || (key0 === "data")) || (key0 === "turn_cost")) || (key0 === "turn_token_usage")) || (key0 === "error"))){
validate314.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("turn.completed" !== data.type){
validate314.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "turn.completed"}}];
return false;
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
validate314.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_cost !== undefined){
const _errs5 = errors;
if(!(validate207(data.turn_cost, {instancePath:instancePath+"/turn_cost",parentData:data,parentDataProperty:"turn_cost",rootData}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_token_usage !== undefined){
const _errs6 = errors;
if(!(validate258(data.turn_token_usage, {instancePath:instancePath+"/turn_token_usage",parentData:data,parentDataProperty:"turn_token_usage",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs7 = errors;
if(!(validate102(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
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
}
else {
validate314.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}


function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate318.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate318.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("session.done" !== data.type){
validate318.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.done"}}];
return false;
}
}
}
}
}
else {
validate318.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}


function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate319.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate319.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("session.cancelled" !== data.type){
validate319.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.cancelled"}}];
return false;
}
}
}
}
}
else {
validate319.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate319.errors = vErrors;
return errors === 0;
}

const schema137 = {"$id":"LlmCallRequested","type":"object","additionalProperties":false,"required":["type","id","attempt"],"properties":{"type":{"const":"llm.call.requested"},"id":{"type":"string"},"attempt":{"type":"integer","minimum":0},"action":{"$ref":"LlmCallAction"},"offered":{"type":"array","items":{"$ref":"AgentTool"}},"policy":{"$ref":"RetryPolicy"},"system":{"type":"string"},"prompt":{"type":"array","items":{"$ref":"DraftMessage"}},"head_id":{"type":"string"}}};
const schema138 = {"$id":"RetryPolicy","type":"object","additionalProperties":false,"required":["queue_timeout_secs","run_timeout_secs","total_timeout_secs","max_attempts","backoff_base_secs","backoff_max_secs"],"properties":{"queue_timeout_secs":{"type":["integer","null"],"minimum":0},"run_timeout_secs":{"type":["integer","null"],"minimum":0},"total_timeout_secs":{"type":["integer","null"],"minimum":0},"max_attempts":{"type":"integer","minimum":0},"backoff_base_secs":{"type":"integer","minimum":0},"backoff_max_secs":{"type":"integer","minimum":0}}};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.queue_timeout_secs === undefined) && (missing0 = "queue_timeout_secs")) || ((data.run_timeout_secs === undefined) && (missing0 = "run_timeout_secs"))) || ((data.total_timeout_secs === undefined) && (missing0 = "total_timeout_secs"))) || ((data.max_attempts === undefined) && (missing0 = "max_attempts"))) || ((data.backoff_base_secs === undefined) && (missing0 = "backoff_base_secs"))) || ((data.backoff_max_secs === undefined) && (missing0 = "backoff_max_secs"))){
validate323.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "queue_timeout_secs") || (key0 === "run_timeout_secs")) || (key0 === "total_timeout_secs")) || (key0 === "max_attempts")) || (key0 === "backoff_base_secs")) || (key0 === "backoff_max_secs"))){
validate323.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.queue_timeout_secs !== undefined){
let data0 = data.queue_timeout_secs;
const _errs2 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate323.errors = [{instancePath:instancePath+"/queue_timeout_secs",keyword:"type",params:{type: schema138.properties.queue_timeout_secs.type}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate323.errors = [{instancePath:instancePath+"/queue_timeout_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate323.errors = [{instancePath:instancePath+"/run_timeout_secs",keyword:"type",params:{type: schema138.properties.run_timeout_secs.type}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate323.errors = [{instancePath:instancePath+"/run_timeout_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate323.errors = [{instancePath:instancePath+"/total_timeout_secs",keyword:"type",params:{type: schema138.properties.total_timeout_secs.type}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate323.errors = [{instancePath:instancePath+"/total_timeout_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate323.errors = [{instancePath:instancePath+"/max_attempts",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate323.errors = [{instancePath:instancePath+"/max_attempts",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate323.errors = [{instancePath:instancePath+"/backoff_base_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate323.errors = [{instancePath:instancePath+"/backoff_base_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate323.errors = [{instancePath:instancePath+"/backoff_max_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate323.errors = [{instancePath:instancePath+"/backoff_max_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate323.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}


function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
validate320.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema137.properties, key0))){
validate320.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.call.requested" !== data.type){
validate320.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.call.requested"}}];
return false;
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
validate320.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate320.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate320.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs7 = errors;
if(!(validate23(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offered !== undefined){
let data4 = data.offered;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate127(data4[i0], {instancePath:instancePath+"/offered/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/offered",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.policy !== undefined){
const _errs11 = errors;
if(!(validate323(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
const _errs12 = errors;
if(typeof data.system !== "string"){
validate320.errors = [{instancePath:instancePath+"/system",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data8 = data.prompt;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs16 = errors;
if(!(validate24(data8[i1], {instancePath:instancePath+"/prompt/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/prompt",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.head_id !== undefined){
const _errs17 = errors;
if(typeof data.head_id !== "string"){
validate320.errors = [{instancePath:instancePath+"/head_id",keyword:"type",params:{type: "string"}}];
return false;
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
}
}
}
else {
validate320.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}


function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
validate326.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "attempt"))){
validate326.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.call.dispatched" !== data.type){
validate326.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.call.dispatched"}}];
return false;
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
validate326.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate326.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate326.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate326.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}

const schema142 = {"$id":"FinishReason","type":"string","enum":["stop","length","tool_calls","content_filter","refusal"]};

function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate332.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data === "stop") || (data === "length")) || (data === "tool_calls")) || (data === "content_filter")) || (data === "refusal"))){
validate332.errors = [{instancePath,keyword:"enum",params:{allowedValues: schema142.enum}}];
return false;
}
validate332.errors = vErrors;
return errors === 0;
}


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate336.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "url")){
validate336.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
if(typeof data.url !== "string"){
validate336.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate336.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate336.errors = vErrors;
return errors === 0;
}


function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate328.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "content")) || (key0 === "reasoning")) || (key0 === "tool_calls")) || (key0 === "finish_reason")) || (key0 === "usage")) || (key0 === "cost")) || (key0 === "images"))){
validate328.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.model !== undefined){
const _errs2 = errors;
if(typeof data.model !== "string"){
validate328.errors = [{instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs4 = errors;
if(!(validate27(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
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
if(!(validate58(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
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
if(!(validate54(data3[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
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
validate328.errors = [{instancePath:instancePath+"/tool_calls",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate332(data.finish_reason, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
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
if(!(validate258(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
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
if(!(validate207(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
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
if(!(validate336(data8[i1], {instancePath:instancePath+"/images/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate328.errors = [{instancePath:instancePath+"/images",keyword:"type",params:{type: "array"}}];
return false;
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
validate328.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate328.errors = vErrors;
return errors === 0;
}


function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate327.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "response"))){
validate327.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.call.completed" !== data.type){
validate327.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.call.completed"}}];
return false;
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
validate327.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate327.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate327.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(!(validate328(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
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
validate327.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate327.errors = vErrors;
return errors === 0;
}


function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
validate339.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "retry_at"))){
validate339.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.call.errored" !== data.type){
validate339.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.call.errored"}}];
return false;
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
validate339.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate339.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate339.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(!(validate102(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs8 = errors;
if(typeof data.retryable !== "boolean"){
validate339.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry_at !== undefined){
const _errs10 = errors;
if(!(validate154(data.retry_at, {instancePath:instancePath+"/retry_at",parentData:data,parentDataProperty:"retry_at",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
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
validate339.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}

const schema145 = {"$id":"ToolCallRequested","type":"object","additionalProperties":false,"required":["type","id","attempt","name","arguments","handler","retry"],"properties":{"type":{"const":"tool.call.requested"},"id":{"type":"string"},"attempt":{"type":"integer","minimum":0},"name":{"type":"string"},"arguments":{"type":"string"},"handler":{"type":"string","enum":["server","worker","client"]},"retry":{"$ref":"RetryPolicy"},"parent":{"type":"string"}}};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))) || ((data.handler === undefined) && (missing0 = "handler"))) || ((data.retry === undefined) && (missing0 = "retry"))){
validate342.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "name")) || (key0 === "arguments")) || (key0 === "handler")) || (key0 === "retry")) || (key0 === "parent"))){
validate342.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.call.requested" !== data.type){
validate342.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.call.requested"}}];
return false;
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
validate342.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate342.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate342.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
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
validate342.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs9 = errors;
if(typeof data.arguments !== "string"){
validate342.errors = [{instancePath:instancePath+"/arguments",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handler !== undefined){
let data5 = data.handler;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate342.errors = [{instancePath:instancePath+"/handler",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data5 === "server") || (data5 === "worker")) || (data5 === "client"))){
validate342.errors = [{instancePath:instancePath+"/handler",keyword:"enum",params:{allowedValues: schema145.properties.handler.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry !== undefined){
const _errs13 = errors;
if(!(validate323(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
const _errs14 = errors;
if(typeof data.parent !== "string"){
validate342.errors = [{instancePath:instancePath+"/parent",keyword:"type",params:{type: "string"}}];
return false;
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
else {
validate342.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate342.errors = vErrors;
return errors === 0;
}


function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
validate344.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "attempt"))){
validate344.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.call.dispatched" !== data.type){
validate344.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.call.dispatched"}}];
return false;
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
validate344.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate344.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate344.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate344.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate344.errors = vErrors;
return errors === 0;
}


function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.result === undefined) && (missing0 = "result"))){
validate345.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "name")) || (key0 === "result"))){
validate345.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.call.completed" !== data.type){
validate345.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.call.completed"}}];
return false;
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
validate345.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate345.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate345.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
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
validate345.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs9 = errors;
if(!(validate240(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
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
validate345.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate345.errors = vErrors;
return errors === 0;
}


function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
validate347.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "name")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "retry_at"))){
validate347.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.call.errored" !== data.type){
validate347.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.call.errored"}}];
return false;
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
validate347.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate347.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate347.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
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
validate347.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(!(validate102(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs10 = errors;
if(typeof data.retryable !== "boolean"){
validate347.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry_at !== undefined){
const _errs12 = errors;
if(!(validate154(data.retry_at, {instancePath:instancePath+"/retry_at",parentData:data,parentDataProperty:"retry_at",rootData}))){
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
validate347.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate347.errors = vErrors;
return errors === 0;
}


function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.agent_id === undefined) && (missing0 = "agent_id"))){
validate350.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "agent_id")) || (key0 === "session_id")) || (key0 === "mode")) || (key0 === "message"))){
validate350.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("subagent.requested" !== data.type){
validate350.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.requested"}}];
return false;
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
validate350.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate350.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate350.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs7 = errors;
if(typeof data.agent_id !== "string"){
validate350.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs9 = errors;
if(typeof data.session_id !== "string"){
validate350.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
const _errs11 = errors;
if(typeof data.mode !== "string"){
validate350.errors = [{instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs13 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate350.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate350.errors = vErrors;
return errors === 0;
}


function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate352.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "attempt"))){
validate352.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("subagent.dispatched" !== data.type){
validate352.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.dispatched"}}];
return false;
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
validate352.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate352.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate352.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate352.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate352.errors = vErrors;
return errors === 0;
}


function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.session_id === undefined) && (missing0 = "session_id"))){
validate353.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "session_id")) || (key0 === "turn_id"))){
validate353.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("subagent.started" !== data.type){
validate353.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.started"}}];
return false;
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
validate353.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs5 = errors;
if(typeof data.session_id !== "string"){
validate353.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate353.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate353.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate353.errors = vErrors;
return errors === 0;
}


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.session_id === undefined) && (missing0 = "session_id"))){
validate354.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "id")) || (key0 === "session_id")) || (key0 === "turn_id")) || (key0 === "data")) || (key0 === "turn_cost")) || (key0 === "turn_token_usage")) || (key0 === "error"))){
validate354.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("subagent.turn_completed" !== data.type){
validate354.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.turn_completed"}}];
return false;
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
validate354.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs5 = errors;
if(typeof data.session_id !== "string"){
validate354.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate354.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_cost !== undefined){
const _errs9 = errors;
if(!(validate207(data.turn_cost, {instancePath:instancePath+"/turn_cost",parentData:data,parentDataProperty:"turn_cost",rootData}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_token_usage !== undefined){
const _errs10 = errors;
if(!(validate258(data.turn_token_usage, {instancePath:instancePath+"/turn_token_usage",parentData:data,parentDataProperty:"turn_token_usage",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs11 = errors;
if(!(validate102(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
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
}
else {
validate354.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}


function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
validate358.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "error")) || (key0 === "retryable"))){
validate358.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("subagent.errored" !== data.type){
validate358.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.errored"}}];
return false;
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
validate358.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs5 = errors;
if(!(validate102(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs6 = errors;
if(typeof data.retryable !== "boolean"){
validate358.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate358.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate358.errors = vErrors;
return errors === 0;
}


function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate360.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "interrupt_id")) || (key0 === "origin")) || (key0 === "reason")) || (key0 === "payload")) || (key0 === "anchor"))){
validate360.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("session.interrupted" !== data.type){
validate360.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.interrupted"}}];
return false;
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
validate360.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
const _errs5 = errors;
if(typeof data.origin !== "string"){
validate360.errors = [{instancePath:instancePath+"/origin",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs7 = errors;
if(typeof data.reason !== "string"){
validate360.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anchor !== undefined){
const _errs9 = errors;
if(typeof data.anchor !== "string"){
validate360.errors = [{instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"}}];
return false;
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
validate360.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate360.errors = vErrors;
return errors === 0;
}


function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
validate361.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "interrupt_id")) || (key0 === "payload"))){
validate361.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("session.interrupt_resumed" !== data.type){
validate361.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.interrupt_resumed"}}];
return false;
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
validate361.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate361.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate361.errors = vErrors;
return errors === 0;
}


function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.state === undefined) && (missing0 = "state"))){
validate362.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "state"))){
validate362.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("worker.state.updated" !== data.type){
validate362.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "worker.state.updated"}}];
return false;
}
}
}
}
}
else {
validate362.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate362.errors = vErrors;
return errors === 0;
}


function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.session_id === undefined) && (missing0 = "session_id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate363.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "session_id")) || (key0 === "message"))){
validate363.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("session.message_requested" !== data.type){
validate363.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.message_requested"}}];
return false;
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
validate363.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs5 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
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
validate363.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate363.errors = vErrors;
return errors === 0;
}

const schema158 = {"$id":"SchemaUnusable","type":"object","additionalProperties":false,"required":["type","tool","direction","pointer","reason"],"properties":{"type":{"const":"schema.unusable"},"tool":{"type":"string"},"direction":{"type":"string","enum":["input","output"]},"pointer":{"type":"string"},"reason":{"type":"string"}}};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.pointer === undefined) && (missing0 = "pointer"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate365.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "tool")) || (key0 === "direction")) || (key0 === "pointer")) || (key0 === "reason"))){
validate365.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("schema.unusable" !== data.type){
validate365.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "schema.unusable"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
const _errs3 = errors;
if(typeof data.tool !== "string"){
validate365.errors = [{instancePath:instancePath+"/tool",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.direction !== undefined){
let data2 = data.direction;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate365.errors = [{instancePath:instancePath+"/direction",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "input") || (data2 === "output"))){
validate365.errors = [{instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: schema158.properties.direction.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pointer !== undefined){
const _errs7 = errors;
if(typeof data.pointer !== "string"){
validate365.errors = [{instancePath:instancePath+"/pointer",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs9 = errors;
if(typeof data.reason !== "string"){
validate365.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
return false;
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
validate365.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate365.errors = vErrors;
return errors === 0;
}


function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))) || ((data.trigger === undefined) && (missing0 = "trigger"))){
validate366.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "turn_id")) || (key0 === "trigger"))){
validate366.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("turn.queued" !== data.type){
validate366.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "turn.queued"}}];
return false;
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
validate366.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trigger !== undefined){
const _errs5 = errors;
if(!(validate225(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData}))){
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
validate366.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate366.errors = vErrors;
return errors === 0;
}


function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))){
validate368.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "turn_id")) || (key0 === "data"))){
validate368.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("turn.closing" !== data.type){
validate368.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "turn.closing"}}];
return false;
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
validate368.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate368.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate368.errors = vErrors;
return errors === 0;
}


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate307.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate307.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "session.created"){
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
}
else if(tag0 === "message.new"){
if(!(validate310(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
}
else if(tag0 === "head.moved"){
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.started"){
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.completed"){
if(!(validate314(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.done"){
if(!(validate318(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.cancelled"){
if(!(validate319(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.call.requested"){
if(!(validate320(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.call.dispatched"){
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.call.completed"){
if(!(validate327(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.call.errored"){
if(!(validate339(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call.requested"){
if(!(validate342(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call.dispatched"){
if(!(validate344(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call.completed"){
if(!(validate345(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call.errored"){
if(!(validate347(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.requested"){
if(!(validate350(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.dispatched"){
if(!(validate352(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.started"){
if(!(validate353(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.turn_completed"){
if(!(validate354(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.errored"){
if(!(validate358(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.sync.requested"){
if(!(validate206(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.sync.completed"){
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.sync.errored"){
if(!(validate204(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.auth.failed"){
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.interrupted"){
if(!(validate360(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.interrupt_resumed"){
if(!(validate361(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
else if(tag0 === "worker.state.updated"){
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
}
else if(tag0 === "agent.updated"){
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
else if(tag0 === "channels.updated"){
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.queued"){
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.dispatched"){
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.completed"){
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.errored"){
if(!(validate221(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.dropped"){
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
else if(tag0 === "call.voided"){
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.message_requested"){
if(!(validate363(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
}
else if(tag0 === "schema.unusable"){
if(!(validate365(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.queued"){
if(!(validate366(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.closing"){
if(!(validate368(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
}
else {
validate307.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate307.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate307.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}


function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.session_id === undefined) && (missing0 = "session_id")) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.occurred_at === undefined) && (missing0 = "occurred_at"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate305.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "session_id") || (key0 === "seq")) || (key0 === "occurred_at")) || (key0 === "turn_id")) || (key0 === "payload"))){
validate305.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
validate305.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate305.errors = [{instancePath:instancePath+"/seq",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate305.errors = [{instancePath:instancePath+"/seq",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
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
if(!(validate154(data.occurred_at, {instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"occurred_at",rootData}))){
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
validate305.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: schema128.properties.turn_id.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs9 = errors;
if(!(validate307(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
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
validate305.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}

export const EventFrame = validate409;
const pattern4 = new RegExp("^[1-9][0-9]*$", "u");

function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.data === undefined) && (missing0 = "data"))){
validate409.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "event")) || (key0 === "data"))){
validate409.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
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
validate409.errors = [{instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"}}];
return false;
}
}
else {
validate409.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate409.errors = [{instancePath:instancePath+"/event",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs6 = errors;
if(!(validate305(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
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
validate409.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate409.errors = vErrors;
return errors === 0;
}

export const EventList = validate411;

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.events === undefined) && (missing0 = "events")){
validate411.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "events")){
validate411.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
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
if(!(validate305(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate411.errors = [{instancePath:instancePath+"/events",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate411.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate411.errors = vErrors;
return errors === 0;
}

export const EventPayload = validate307;

export const FailAction = validate101;

export const FileData = validate37;

export const FilePart = validate36;

export const FinishReason = validate332;

export const HeadMoved = validate312;

export const ImageBlock = validate74;

export const ImageUrlPart = validate33;

export const InputAudioPart = validate39;

export const InputRequest = validate413;

function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.input === undefined) && (missing0 = "input")){
validate413.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "session_id") || (key0 === "input"))){
validate413.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
validate413.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs4 = errors;
if(!(validate170(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
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
validate413.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate413.errors = vErrors;
return errors === 0;
}

export const InterruptAction = validate97;

export const InterruptMetadata = validate415;

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.label === undefined) && (missing0 = "label")) || ((data.value === undefined) && (missing0 = "value"))){
validate416.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "value")) || (key0 === "style"))){
validate416.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.label !== undefined){
const _errs2 = errors;
if(typeof data.label !== "string"){
validate416.errors = [{instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}}];
return false;
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
validate416.errors = [{instancePath:instancePath+"/style",keyword:"type",params:{type: "string"}}];
return false;
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
validate416.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate416.errors = vErrors;
return errors === 0;
}


function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate416(data0[i0], {instancePath:instancePath+"/options/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate415.errors = [{instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
validate415.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate415.errors = vErrors;
return errors === 0;
}

export const InterruptOption = validate416;

export const InterruptPayload = validate418;

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "message") || (key0 === "toolCallId")) || (key0 === "responseSchema")) || (key0 === "expiresAt")) || (key0 === "metadata"))){
validate418.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
validate418.errors = [{instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}];
return false;
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
validate418.errors = [{instancePath:instancePath+"/toolCallId",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs6 = errors;
if(!(validate154(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData}))){
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
if(!(validate415(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
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
validate418.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate418.errors = vErrors;
return errors === 0;
}

export const InterruptReply = validate421;

function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ok === undefined) && (missing0 = "ok")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
validate421.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "interrupt_id"))){
validate421.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ok !== undefined){
const _errs2 = errors;
if(true !== data.ok){
validate421.errors = [{instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: true}}];
return false;
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
validate421.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate421.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate421.errors = vErrors;
return errors === 0;
}

export const InterruptRequest = validate422;

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "interrupt_id") || (key0 === "reason")) || (key0 === "payload"))){
validate422.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.interrupt_id !== undefined){
const _errs2 = errors;
if(typeof data.interrupt_id !== "string"){
validate422.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate422.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
return false;
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
validate422.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate422.errors = vErrors;
return errors === 0;
}

export const InterruptResolveAction = validate98;

export const InterruptResumeInput = validate176;

export const InterruptResumed = validate264;

export const InvalidInput = validate231;

export const LlmCallAction = validate23;

export const LlmCallCompleted = validate327;

export const LlmCallDispatched = validate326;

export const LlmCallErrored = validate339;

export const LlmCallRequested = validate320;

export const LlmErrorAction = validate90;

export const LlmErrorSettle = validate423;

function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))){
validate423.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "code")) || (key0 === "detail"))){
validate423.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.error" !== data.type){
validate423.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.error"}}];
return false;
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
validate423.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate423.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate423.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate423.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
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
validate423.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs11 = errors;
if(!(validate87(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
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
validate423.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate423.errors = vErrors;
return errors === 0;
}

export const LlmExecute = validate249;

export const LlmFinished = validate256;

export const LlmImage = validate336;

export const LlmRequest = validate250;

export const LlmResponse = validate328;

export const LlmResultAction = validate89;

export const LlmResultSettle = validate425;

function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.response === undefined) && (missing0 = "response"))){
validate425.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "response"))){
validate425.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.result" !== data.type){
validate425.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.result"}}];
return false;
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
validate425.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate425.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate425.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(!(validate328(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
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
validate425.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate425.errors = vErrors;
return errors === 0;
}

export const LlmTool = validate61;

export const MalformedInput = validate233;

export const McpServer = validate133;

export const McpTools = validate134;

export const MediaUrl = validate34;

export const Message = validate290;

export const MessageNew = validate310;

export const MessageNode = validate297;

export const MessagePart = validate28;

export const MessageSendAction = validate95;

export const MessageTree = validate296;

export const OpenInterrupt = validate427;

function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.interrupt_id === undefined) && (missing0 = "interrupt_id")) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate427.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "interrupt_id") || (key0 === "origin")) || (key0 === "reason")) || (key0 === "anchor"))){
validate427.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.interrupt_id !== undefined){
const _errs2 = errors;
if(typeof data.interrupt_id !== "string"){
validate427.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate427.errors = [{instancePath:instancePath+"/origin",keyword:"type",params:{type: "string"}}];
return false;
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
validate427.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
return false;
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
validate427.errors = [{instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"}}];
return false;
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
validate427.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate427.errors = vErrors;
return errors === 0;
}

export const ProviderRequest = validate428;

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate428.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate428.errors = vErrors;
return errors === 0;
}

export const Reasoning = validate58;

export const ReasoningConfig = validate63;

export const Refused = validate429;

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ok === undefined) && (missing0 = "ok")) || ((data.error === undefined) && (missing0 = "error"))){
validate429.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "error"))){
validate429.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ok !== undefined){
const _errs2 = errors;
if(false !== data.ok){
validate429.errors = [{instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: false}}];
return false;
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
validate429.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
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
validate429.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate429.errors = vErrors;
return errors === 0;
}

export const ResourceBlock = validate76;

export const ResourceContents = validate77;

export const ResourceLinkBlock = validate79;

export const RetryConfig = validate120;

export const RetryOverride = validate67;

export const RetryPolicy = validate323;

export const Role = validate25;

export const SchemaUnusable = validate365;

export const SessionCancelled = validate319;

export const SessionCreated = validate308;

export const SessionDeltaFrame = validate430;
const schema175 = {"$id":"TokenDelta","type":"object","additionalProperties":false,"required":["type","session_id","call_id","attempt","seq"],"properties":{"type":{"const":"llm.token.delta"},"session_id":{"type":"string"},"agent_id":{"type":"string"},"turn_id":{"type":["string","null"]},"call_id":{"type":"string"},"attempt":{"type":"integer","minimum":0},"seq":{"type":"integer","minimum":0},"text":{"type":"string"},"reasoning":{"type":"string"},"tool_calls":{"type":"array","items":{"$ref":"ToolCallDelta"}},"finish_reason":{"$ref":"FinishReason"}}};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate432.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "arguments"))){
validate432.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate432.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate432.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
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
validate432.errors = [{instancePath:instancePath+"/arguments",keyword:"type",params:{type: "string"}}];
return false;
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
validate432.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate432.errors = vErrors;
return errors === 0;
}


function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.session_id === undefined) && (missing0 = "session_id"))) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.seq === undefined) && (missing0 = "seq"))){
validate431.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema175.properties, key0))){
validate431.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("llm.token.delta" !== data.type){
validate431.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.token.delta"}}];
return false;
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
validate431.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs5 = errors;
if(typeof data.agent_id !== "string"){
validate431.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
let data3 = data.turn_id;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate431.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: schema175.properties.turn_id.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs9 = errors;
if(typeof data.call_id !== "string"){
validate431.errors = [{instancePath:instancePath+"/call_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data5 = data.attempt;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate431.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate431.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data6 = data.seq;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate431.errors = [{instancePath:instancePath+"/seq",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate431.errors = [{instancePath:instancePath+"/seq",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs15 = errors;
if(typeof data.text !== "string"){
validate431.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs17 = errors;
if(typeof data.reasoning !== "string"){
validate431.errors = [{instancePath:instancePath+"/reasoning",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data9 = data.tool_calls;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(!(validate432(data9[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
}
else {
validate431.errors = [{instancePath:instancePath+"/tool_calls",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
const _errs22 = errors;
if(!(validate332(data.finish_reason, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
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
validate431.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate431.errors = vErrors;
return errors === 0;
}


function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
validate430.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "event") || (key0 === "data"))){
validate430.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("llm.token.delta" !== data.event){
validate430.errors = [{instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "llm.token.delta"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(!(validate431(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
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
validate430.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate430.errors = vErrors;
return errors === 0;
}

export const SessionDone = validate318;

export const SessionFrame = validate436;

function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate430(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate409(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate436.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event === undefined) && (missing0 = "event")){
validate436.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.event !== undefined){
if(typeof data.event !== "string"){
validate436.errors = [{instancePath:instancePath+"/event",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate436.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate436.errors = vErrors;
return errors === 0;
}

export const SessionInterruptResumed = validate361;

export const SessionInterrupted = validate360;

export const SessionMessageRequested = validate363;

export const SessionStart = validate226;

export const SessionView = validate439;
const schema178 = {"$id":"SessionView","type":"object","additionalProperties":false,"required":["session_id","agent_id","status","interrupts","messages","message_tree"],"properties":{"session_id":{"type":"string"},"agent_id":{"type":"string"},"status":{"type":"string","enum":["idle","running","interrupted","done"]},"interrupts":{"type":"array","items":{"$ref":"OpenInterrupt"}},"messages":{"type":"array","items":{"$ref":"Message"}},"message_tree":{"$ref":"MessageTree"}}};

function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.session_id === undefined) && (missing0 = "session_id")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.interrupts === undefined) && (missing0 = "interrupts"))) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.message_tree === undefined) && (missing0 = "message_tree"))){
validate439.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "session_id") || (key0 === "agent_id")) || (key0 === "status")) || (key0 === "interrupts")) || (key0 === "messages")) || (key0 === "message_tree"))){
validate439.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
validate439.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate439.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate439.errors = [{instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "idle") || (data2 === "running")) || (data2 === "interrupted")) || (data2 === "done"))){
validate439.errors = [{instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema178.properties.status.enum}}];
return false;
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
if(!(validate427(data3[i0], {instancePath:instancePath+"/interrupts/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate439.errors = [{instancePath:instancePath+"/interrupts",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate290(data5[i1], {instancePath:instancePath+"/messages/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate439.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate296(data.message_tree, {instancePath:instancePath+"/message_tree",parentData:data,parentDataProperty:"message_tree",rootData}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
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
validate439.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate439.errors = vErrors;
return errors === 0;
}

export const SettleBody = validate443;

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate429(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate443.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ok === undefined) && (missing0 = "ok")){
validate443.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.ok !== undefined){
if(typeof data.ok !== "boolean"){
validate443.errors = [{instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
else {
validate443.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate443.errors = vErrors;
return errors === 0;
}

export const SettleReply = validate446;

function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.body === undefined) && (missing0 = "body"))){
validate446.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "body"))){
validate446.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate446.errors = [{instancePath:instancePath+"/status",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 599 || isNaN(data0)){
validate446.errors = [{instancePath:instancePath+"/status",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data0 < 200 || isNaN(data0)){
validate446.errors = [{instancePath:instancePath+"/status",keyword:"minimum",params:{comparison: ">=", limit: 200}}];
return false;
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
if(!(validate443(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
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
validate446.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate446.errors = vErrors;
return errors === 0;
}

export const SettleRequest = validate448;

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate449.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "result")) || (key0 === "content")) || (key0 === "structured_content")) || (key0 === "is_error"))){
validate449.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.result" !== data.type){
validate449.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.result"}}];
return false;
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
validate449.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate449.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate449.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate72(data3[i0], {instancePath:instancePath+"/content/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate449.errors = [{instancePath:instancePath+"/content",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
const _errs10 = errors;
if(typeof data.is_error !== "boolean"){
validate449.errors = [{instancePath:instancePath+"/is_error",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate449.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate449.errors = vErrors;
return errors === 0;
}


function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))){
validate451.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "attempt")) || (key0 === "error")) || (key0 === "retryable")) || (key0 === "code")) || (key0 === "detail"))){
validate451.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("tool.error" !== data.type){
validate451.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.error"}}];
return false;
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
validate451.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate451.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate451.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate451.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
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
validate451.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs11 = errors;
if(!(validate87(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
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
validate451.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate451.errors = vErrors;
return errors === 0;
}


function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate448.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate448.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate449(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.error"){
if(!(validate451(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.result"){
if(!(validate425(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.error"){
if(!(validate423(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
errors = vErrors.length;
}
}
else {
validate448.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate448.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate448.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate448.errors = vErrors;
return errors === 0;
}

export const StoredAttachment = validate32;

export const StoredBlob = validate30;

export const StoredContent = validate241;

export const StoredLink = validate31;

export const StoredResult = validate240;

export const StoredText = validate29;

export const StreamDelta = validate457;

function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "text") || (key0 === "reasoning")) || (key0 === "tool_calls")) || (key0 === "finish_reason"))){
validate457.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.text !== undefined){
const _errs2 = errors;
if(typeof data.text !== "string"){
validate457.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
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
validate457.errors = [{instancePath:instancePath+"/reasoning",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate432(data2[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate457.errors = [{instancePath:instancePath+"/tool_calls",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate332(data.finish_reason, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
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
validate457.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate457.errors = vErrors;
return errors === 0;
}

export const StreamFrame = validate460;

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
validate461.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "event") || (key0 === "data"))){
validate461.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("llm.token.delta" !== data.event){
validate461.errors = [{instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "llm.token.delta"}}];
return false;
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
validate461.errors = [{instancePath:instancePath+"/data",keyword:"type",params:{type: "object"}}];
return false;
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
validate461.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}


function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event === undefined) && (missing0 = "event")){
validate460.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.event !== undefined){
const _errs2 = errors;
if(typeof data.event !== "string"){
validate460.errors = [{instancePath:instancePath+"/event",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate461(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.result"){
if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.error"){
if(!(validate218(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
else {
validate460.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "event", tagValue: tag0}}];
return false;
}
}
else {
validate460.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "event", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate460.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate460.errors = vErrors;
return errors === 0;
}

export const Subagent = validate129;

export const SubagentDispatched = validate352;

export const SubagentErrored = validate358;

export const SubagentFinished = validate262;

export const SubagentRequested = validate350;

export const SubagentSpawnAction = validate92;

export const SubagentStarted = validate353;

export const SubagentTools = validate131;

export const SubagentTurnCompleted = validate354;

export const Subject = validate281;

export const SubmitIdentity = validate465;
const schema187 = {"$id":"SubmitIdentity","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","minLength":1},"visibility":{"type":"string","enum":["shared","private"]},"metadata":{"type":"object","additionalProperties":true}}};

function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate465.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "visibility")) || (key0 === "metadata"))){
validate465.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
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
validate465.errors = [{instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate465.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate465.errors = [{instancePath:instancePath+"/visibility",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "shared") || (data1 === "private"))){
validate465.errors = [{instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: schema187.properties.visibility.enum}}];
return false;
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
validate465.errors = [{instancePath:instancePath+"/metadata",keyword:"type",params:{type: "object"}}];
return false;
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
validate465.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate465.errors = vErrors;
return errors === 0;
}

export const SubmitReply = validate466;
const schema188 = {"$id":"SubmitReply","type":"object","additionalProperties":false,"required":["session_id","turn_id","queued"],"properties":{"session_id":{"type":"string"},"turn_id":{"type":["string","null"]},"queued":{"type":"boolean"}}};

function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.session_id === undefined) && (missing0 = "session_id")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))) || ((data.queued === undefined) && (missing0 = "queued"))){
validate466.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "session_id") || (key0 === "turn_id")) || (key0 === "queued"))){
validate466.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
validate466.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate466.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: schema188.properties.turn_id.type}}];
return false;
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
validate466.errors = [{instancePath:instancePath+"/queued",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate466.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate466.errors = vErrors;
return errors === 0;
}

export const SubmitRequest = validate467;

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.agent_id === undefined) && (missing0 = "agent_id")) || ((data.identity === undefined) && (missing0 = "identity"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate467.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "agent_id") || (key0 === "identity")) || (key0 === "session_id")) || (key0 === "turn_id")) || (key0 === "queue")) || (key0 === "payload"))){
validate467.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.agent_id !== undefined){
const _errs2 = errors;
if(typeof data.agent_id !== "string"){
validate467.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity !== undefined){
const _errs4 = errors;
if(!(validate465(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
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
validate467.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate467.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate467.errors = [{instancePath:instancePath+"/queue",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs11 = errors;
if(!(validate195(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
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
validate467.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate467.errors = vErrors;
return errors === 0;
}

export const TextBlock = validate73;

export const Timestamp = validate154;

export const TokenDelta = validate431;

export const TokenDeltaFrame = validate461;

export const TokenIdentity = validate470;

function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate470.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "metadata"))){
validate470.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
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
validate470.errors = [{instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate470.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
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
validate470.errors = [{instancePath:instancePath+"/metadata",keyword:"type",params:{type: "object"}}];
return false;
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
validate470.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate470.errors = vErrors;
return errors === 0;
}

export const TokenReply = validate471;

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate471.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "token") || (key0 === "expires_at"))){
validate471.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
const _errs2 = errors;
if(typeof data.token !== "string"){
validate471.errors = [{instancePath:instancePath+"/token",keyword:"type",params:{type: "string"}}];
return false;
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
validate471.errors = [{instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate471.errors = [{instancePath:instancePath+"/expires_at",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate471.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate471.errors = vErrors;
return errors === 0;
}

export const TokenRequest = validate472;

function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.identity === undefined) && (missing0 = "identity")){
validate472.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "identity") || (key0 === "ttl_seconds"))){
validate472.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.identity !== undefined){
const _errs2 = errors;
if(!(validate470(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
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
validate472.errors = [{instancePath:instancePath+"/ttl_seconds",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate472.errors = [{instancePath:instancePath+"/ttl_seconds",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
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
validate472.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate472.errors = vErrors;
return errors === 0;
}

export const ToolCall = validate54;

export const ToolCallAction = validate69;

export const ToolCallCompleted = validate345;

export const ToolCallDelta = validate432;

export const ToolCallDispatched = validate344;

export const ToolCallErrored = validate347;

export const ToolCallFunction = validate55;

export const ToolCallRequested = validate342;

export const ToolContent = validate72;

export const ToolErrorAction = validate86;

export const ToolErrorInput = validate179;

export const ToolErrorSettle = validate451;

export const ToolExecute = validate227;

export const ToolFinished = validate239;

export const ToolInput = validate228;

export const ToolResult = validate474;

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
validate474.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "content") || (key0 === "structuredContent")) || (key0 === "isError"))){
validate474.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
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
if(!(validate72(data0[i0], {instancePath:instancePath+"/content/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate474.errors = [{instancePath:instancePath+"/content",keyword:"type",params:{type: "array"}}];
return false;
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
validate474.errors = [{instancePath:instancePath+"/isError",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate474.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate474.errors = vErrors;
return errors === 0;
}

export const ToolResultAction = validate71;

export const ToolResultInput = validate177;

export const ToolResultSettle = validate449;

export const Trigger = validate225;

export const TurnClosing = validate368;

export const TurnCompleted = validate314;

export const TurnFinished = validate265;

export const TurnQueued = validate366;

export const TurnStarted = validate313;

export const Usage = validate258;

export const ValidInput = validate229;

export const VideoUrlPart = validate42;

export const WorkerIdentity = validate280;

export const WorkerRef = validate287;

export const WorkerStateUpdated = validate362;

export const WorkerSubmit = validate476;

function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.session_id === undefined) && (missing0 = "session_id")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
validate476.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "session_id") || (key0 === "decision_id")) || (key0 === "messages")) || (key0 === "actions")) || (key0 === "state")) || (key0 === "agent")) || (key0 === "channels"))){
validate476.errors = [{instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
validate476.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
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
validate476.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(validate24(data2[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
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
validate476.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate22(data4[i1], {instancePath:instancePath+"/actions/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
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
validate476.errors = [{instancePath:instancePath+"/actions",keyword:"type",params:{type: "array"}}];
return false;
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
if(!(validate118(data6, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid3 = _valid0;
}
if(!valid3){
const err1 = {instancePath:instancePath+"/agent",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate476.errors = vErrors;
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
validate476.errors = [{instancePath:instancePath+"/channels",keyword:"type",params:{type: "object"}}];
return false;
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
validate476.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate476.errors = vErrors;
return errors === 0;
}

