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
if(data.ok !== undefined){
if(true !== data.ok){
validate21.errors = [{instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: true}}];
return false;
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
if(data.type !== undefined){
const _errs1 = errors;
if("text" !== data.type){
validate29.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "text"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs2 = errors;
if(typeof data.text !== "string"){
validate29.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
if(data.type !== undefined){
const _errs1 = errors;
if("blob" !== data.type){
validate30.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "blob"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined){
const _errs2 = errors;
if(typeof data.uri !== "string"){
validate30.errors = [{instancePath:instancePath+"/uri",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
if(data.type !== undefined){
const _errs1 = errors;
if("link" !== data.type){
validate31.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "link"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined){
const _errs2 = errors;
if(typeof data.uri !== "string"){
validate31.errors = [{instancePath:instancePath+"/uri",keyword:"type",params:{type: "string"}}];
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
validate31.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
const _errs6 = errors;
if(typeof data.mimeType !== "string"){
validate31.errors = [{instancePath:instancePath+"/mimeType",keyword:"type",params:{type: "string"}}];
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
if(data.type !== undefined){
const _errs1 = errors;
if("attachment" !== data.type){
validate32.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "attachment"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate32.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mime !== undefined){
const _errs4 = errors;
if(typeof data.mime !== "string"){
validate32.errors = [{instancePath:instancePath+"/mime",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate32.errors = [{instancePath:instancePath+"/size",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate32.errors = [{instancePath:instancePath+"/size",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.uri !== undefined){
const _errs8 = errors;
if(typeof data.uri !== "string"){
validate32.errors = [{instancePath:instancePath+"/uri",keyword:"type",params:{type: "string"}}];
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
if(data.url !== undefined){
if(typeof data.url !== "string"){
validate34.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
return false;
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
if(data.type !== undefined){
const _errs1 = errors;
if("image_url" !== data.type){
validate33.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "image_url"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_url !== undefined){
const _errs2 = errors;
if(!(validate34(data.image_url, {instancePath:instancePath+"/image_url",parentData:data,parentDataProperty:"image_url",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
if(data.filename !== undefined){
const _errs1 = errors;
if(typeof data.filename !== "string"){
validate37.errors = [{instancePath:instancePath+"/filename",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_data !== undefined){
const _errs3 = errors;
if(typeof data.file_data !== "string"){
validate37.errors = [{instancePath:instancePath+"/file_data",keyword:"type",params:{type: "string"}}];
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
if(data.type !== undefined){
const _errs1 = errors;
if("file" !== data.type){
validate36.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "file"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate37(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
if(data.data !== undefined){
const _errs1 = errors;
if(typeof data.data !== "string"){
validate40.errors = [{instancePath:instancePath+"/data",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
const _errs3 = errors;
if(typeof data.format !== "string"){
validate40.errors = [{instancePath:instancePath+"/format",keyword:"type",params:{type: "string"}}];
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
if(data.type !== undefined){
const _errs1 = errors;
if("input_audio" !== data.type){
validate39.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "input_audio"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_audio !== undefined){
const _errs2 = errors;
if(!(validate40(data.input_audio, {instancePath:instancePath+"/input_audio",parentData:data,parentDataProperty:"input_audio",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
if(data.type !== undefined){
const _errs1 = errors;
if("video_url" !== data.type){
validate42.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "video_url"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.video_url !== undefined){
const _errs2 = errors;
if(!(validate34(data.video_url, {instancePath:instancePath+"/video_url",parentData:data,parentDataProperty:"video_url",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate55.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs3 = errors;
if(typeof data.arguments !== "string"){
validate55.errors = [{instancePath:instancePath+"/arguments",keyword:"type",params:{type: "string"}}];
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
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate54.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
if(typeof data.type !== "string"){
validate54.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs5 = errors;
if(!(validate55(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
if(data.provider !== undefined){
const _errs1 = errors;
if(typeof data.provider !== "string"){
validate58.errors = [{instancePath:instancePath+"/provider",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
validate58.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
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
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate24.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate25(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
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
if(data.tool_calls !== undefined){
let data3 = data.tool_calls;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate54(data3[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
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
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
const _errs8 = errors;
if(typeof data.tool_call_id !== "string"){
validate24.errors = [{instancePath:instancePath+"/tool_call_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs10 = errors;
if(typeof data.name !== "string"){
validate24.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs12 = errors;
if(!(validate58(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate61.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs3 = errors;
if(typeof data.description !== "string"){
validate61.errors = [{instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer !== undefined){
const _errs5 = errors;
if(typeof data.defer !== "boolean"){
validate61.errors = [{instancePath:instancePath+"/defer",keyword:"type",params:{type: "boolean"}}];
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
if(data.effort !== undefined){
const _errs1 = errors;
if(!(validate64(data.effort, {instancePath:instancePath+"/effort",parentData:data,parentDataProperty:"effort",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data1 = data.max_tokens;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate63.errors = [{instancePath:instancePath+"/max_tokens",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate63.errors = [{instancePath:instancePath+"/max_tokens",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.exclude !== undefined){
const _errs4 = errors;
if(typeof data.exclude !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/exclude",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs6 = errors;
if(typeof data.enabled !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}}];
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
if(data.queue_timeout_secs !== undefined){
let data0 = data.queue_timeout_secs;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate67.errors = [{instancePath:instancePath+"/queue_timeout_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate67.errors = [{instancePath:instancePath+"/queue_timeout_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run_timeout_secs !== undefined){
let data1 = data.run_timeout_secs;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate67.errors = [{instancePath:instancePath+"/run_timeout_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate67.errors = [{instancePath:instancePath+"/run_timeout_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.total_timeout_secs !== undefined){
let data2 = data.total_timeout_secs;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate67.errors = [{instancePath:instancePath+"/total_timeout_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate67.errors = [{instancePath:instancePath+"/total_timeout_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.max_attempts !== undefined){
let data3 = data.max_attempts;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate67.errors = [{instancePath:instancePath+"/max_attempts",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate67.errors = [{instancePath:instancePath+"/max_attempts",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.backoff_base_secs !== undefined){
let data4 = data.backoff_base_secs;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate67.errors = [{instancePath:instancePath+"/backoff_base_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate67.errors = [{instancePath:instancePath+"/backoff_base_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backoff_max_secs !== undefined){
let data5 = data.backoff_max_secs;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate67.errors = [{instancePath:instancePath+"/backoff_max_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate67.errors = [{instancePath:instancePath+"/backoff_max_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
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
if(data.type !== undefined){
const _errs1 = errors;
if("llm.call" !== data.type){
validate23.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.call"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate23.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
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
validate23.errors = [{instancePath:instancePath+"/llm",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs6 = errors;
if(typeof data.model !== "string"){
validate23.errors = [{instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data4 = data.messages;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate24(data4[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
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
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data6 = data.tools;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate61(data6[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
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
validate23.errors = [{instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data8 = data.temperature;
const _errs14 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate23.errors = [{instancePath:instancePath+"/temperature",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_completion_tokens !== undefined){
let data9 = data.max_completion_tokens;
const _errs16 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate23.errors = [{instancePath:instancePath+"/max_completion_tokens",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate23.errors = [{instancePath:instancePath+"/max_completion_tokens",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs18 = errors;
if(!(validate63(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs19 = errors;
if(typeof data.stream !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry !== undefined){
const _errs21 = errors;
if(!(validate67(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
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
if(data.type !== undefined){
const _errs1 = errors;
if("tool.call" !== data.type){
validate69.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.call"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate69.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
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
validate69.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry !== undefined){
const _errs6 = errors;
if(!(validate67(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
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
else {
validate69.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate69.errors = vErrors;
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
if(data.type !== undefined){
const _errs1 = errors;
if("tool.result" !== data.type){
validate71.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.result"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate71.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate71.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate71.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.content !== undefined){
const _errs6 = errors;
if(errors === _errs6){
if(!(Array.isArray(data.content))){
validate71.errors = [{instancePath:instancePath+"/content",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
const _errs8 = errors;
if(typeof data.is_error !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/is_error",keyword:"type",params:{type: "boolean"}}];
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
validate71.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate73.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
validate72.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool.error" !== data.type){
validate72.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.error"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate72.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate72.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate72.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.error !== undefined){
const _errs6 = errors;
if(typeof data.error !== "string"){
validate72.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs8 = errors;
if(typeof data.retryable !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs10 = errors;
if(!(validate73(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
else {
validate72.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.response === undefined) && (missing0 = "response"))){
validate75.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("llm.result" !== data.type){
validate75.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.result"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate75.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate75.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate75.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate75.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
validate76.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("llm.error" !== data.type){
validate76.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.error"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate76.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate76.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate76.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.error !== undefined){
const _errs6 = errors;
if(typeof data.error !== "string"){
validate76.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs8 = errors;
if(typeof data.retryable !== "boolean"){
validate76.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs10 = errors;
if(!(validate73(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
else {
validate76.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

const schema37 = {"$id":"SubagentSpawnAction","type":"object","required":["type","agent_id","tool_call_id"],"properties":{"type":{"const":"subagent.spawn"},"agent_id":{"type":"string"},"tool_call_id":{"type":"string"},"session_id":{"type":"string"},"message":{"$ref":"DraftMessage"},"retry":{"$ref":"RetryOverride"},"mode":{"type":"string","enum":["blocking","detached","wait"]}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.tool_call_id === undefined) && (missing0 = "tool_call_id"))){
validate78.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("subagent.spawn" !== data.type){
validate78.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.spawn"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs2 = errors;
if(typeof data.agent_id !== "string"){
validate78.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
const _errs4 = errors;
if(typeof data.tool_call_id !== "string"){
validate78.errors = [{instancePath:instancePath+"/tool_call_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs6 = errors;
if(typeof data.session_id !== "string"){
validate78.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs8 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate67(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data6 = data.mode;
const _errs10 = errors;
if(typeof data6 !== "string"){
validate78.errors = [{instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data6 === "blocking") || (data6 === "detached")) || (data6 === "wait"))){
validate78.errors = [{instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema37.properties.mode.enum}}];
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
validate78.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.session_id === undefined) && (missing0 = "session_id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate81.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("message.send" !== data.type){
validate81.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "message.send"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
validate81.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate81.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate83.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("interrupt" !== data.type){
validate83.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "interrupt"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs2 = errors;
if(typeof data.interrupt_id !== "string"){
validate83.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
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
validate83.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
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
validate83.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
validate84.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("interrupt.resolve" !== data.type){
validate84.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "interrupt.resolve"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs2 = errors;
if(typeof data.interrupt_id !== "string"){
validate84.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate84.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))){
validate85.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("connector.sync" !== data.type){
validate85.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "connector.sync"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs2 = errors;
if(typeof data.path !== "string"){
validate85.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate85.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate86.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if("done" !== data.type){
validate86.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "done"}}];
return false;
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


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.code === undefined) && (missing0 = "code"))){
validate88.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate88.errors = [{instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(!(validate73(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
const _errs4 = errors;
if(typeof data.param !== "string"){
validate88.errors = [{instancePath:instancePath+"/param",keyword:"type",params:{type: "string"}}];
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
validate88.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.error === undefined) && (missing0 = "error"))){
validate87.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("fail" !== data.type){
validate87.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "fail"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs2 = errors;
if(!(validate88(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate87.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate87.errors = vErrors;
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
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.result"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.error"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.spawn"){
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
else if(tag0 === "message.send"){
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt"){
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt.resolve"){
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.sync"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
else if(tag0 === "done"){
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
else if(tag0 === "fail"){
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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

export const AgentConfig = validate104;
const schema45 = {"$id":"AgentConfig","type":"object","required":["model"],"properties":{"model":{"type":"string"},"llm":{"type":"string"},"system":{"type":"string"},"effort":{"$ref":"Effort"},"retry":{"$ref":"RetryConfig"},"tools":{"type":"array","items":{"$ref":"AgentTool"}},"subagents":{"type":"array","items":{"$ref":"Subagent"}},"subagent_tools":{"$ref":"SubagentTools"},"max_subagent_depth":{"type":"integer","minimum":0},"mcp":{"type":"array","items":{"$ref":"McpServer"}},"plugins":{"type":"array","items":{"$ref":"AgentPlugin"}},"defer_tools":{"$ref":"DeferTools"},"mcp_announce":{"type":"string","enum":["auto","never"]},"attachments":{"$ref":"Attachments"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.default !== undefined){
const _errs1 = errors;
if(!(validate67(data.default, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.llm !== undefined){
const _errs2 = errors;
if(!(validate67(data.llm, {instancePath:instancePath+"/llm",parentData:data,parentDataProperty:"llm",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
const _errs3 = errors;
if(!(validate67(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subagent !== undefined){
const _errs4 = errors;
if(!(validate67(data.subagent, {instancePath:instancePath+"/subagent",parentData:data,parentDataProperty:"subagent",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connector !== undefined){
const _errs5 = errors;
if(!(validate67(data.connector, {instancePath:instancePath+"/connector",parentData:data,parentDataProperty:"connector",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
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
validate106.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}

const schema47 = {"$id":"AgentTool","type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"input":{},"output":{},"handler":{"type":"string","enum":["worker","client"]},"defer":{"type":"boolean"}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate113.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate113.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs3 = errors;
if(typeof data.description !== "string"){
validate113.errors = [{instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handler !== undefined){
let data2 = data.handler;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate113.errors = [{instancePath:instancePath+"/handler",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "worker") || (data2 === "client"))){
validate113.errors = [{instancePath:instancePath+"/handler",keyword:"enum",params:{allowedValues: schema47.properties.handler.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer !== undefined){
const _errs7 = errors;
if(typeof data.defer !== "boolean"){
validate113.errors = [{instancePath:instancePath+"/defer",keyword:"type",params:{type: "boolean"}}];
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
validate113.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}

const schema48 = {"$id":"Subagent","type":"object","required":["id"],"properties":{"id":{"type":"string"},"description":{"type":"string"},"defer":{"type":"boolean"},"prefix":{"type":"boolean"},"mode":{"type":"string","enum":["blocking","detached","any"]}}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate115.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate115.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs3 = errors;
if(typeof data.description !== "string"){
validate115.errors = [{instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer !== undefined){
const _errs5 = errors;
if(typeof data.defer !== "boolean"){
validate115.errors = [{instancePath:instancePath+"/defer",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
const _errs7 = errors;
if(typeof data.prefix !== "boolean"){
validate115.errors = [{instancePath:instancePath+"/prefix",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data4 = data.mode;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate115.errors = [{instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "blocking") || (data4 === "detached")) || (data4 === "any"))){
validate115.errors = [{instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema48.properties.mode.enum}}];
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
else {
validate115.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

const schema49 = {"$id":"SubagentTools","type":"object","properties":{"strategy":{"type":"string","enum":["per_agent","single"]},"wait":{"type":"boolean"}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.strategy !== undefined){
let data0 = data.strategy;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate117.errors = [{instancePath:instancePath+"/strategy",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "per_agent") || (data0 === "single"))){
validate117.errors = [{instancePath:instancePath+"/strategy",keyword:"enum",params:{allowedValues: schema49.properties.strategy.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wait !== undefined){
const _errs3 = errors;
if(typeof data.wait !== "boolean"){
validate117.errors = [{instancePath:instancePath+"/wait",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate117.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}

const schema50 = {"$id":"McpServer","type":"object","required":["id"],"properties":{"id":{"type":"string"},"tools":{"$ref":"McpTools"},"auth_failure":{"type":"string","enum":["interrupt","degrade"]},"tool_sync_failure":{"type":"string","enum":["warn","silent"]},"approve":{"type":"string","enum":["never","destructive","always"]}}};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include !== undefined){
let data0 = data.include;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate120.errors = [{instancePath:instancePath+"/include/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/include",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exclude !== undefined){
let data2 = data.exclude;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(typeof data2[i1] !== "string"){
validate120.errors = [{instancePath:instancePath+"/exclude/" + i1,keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/exclude",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_only !== undefined){
const _errs9 = errors;
if(typeof data.read_only !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/read_only",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.non_destructive !== undefined){
const _errs11 = errors;
if(typeof data.non_destructive !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/non_destructive",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotent !== undefined){
const _errs13 = errors;
if(typeof data.idempotent !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/idempotent",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer !== undefined){
const _errs15 = errors;
if(typeof data.defer !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/defer",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
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


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate119.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate119.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
const _errs3 = errors;
if(!(validate120(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.auth_failure !== undefined){
let data2 = data.auth_failure;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate119.errors = [{instancePath:instancePath+"/auth_failure",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "interrupt") || (data2 === "degrade"))){
validate119.errors = [{instancePath:instancePath+"/auth_failure",keyword:"enum",params:{allowedValues: schema50.properties.auth_failure.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_sync_failure !== undefined){
let data3 = data.tool_sync_failure;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate119.errors = [{instancePath:instancePath+"/tool_sync_failure",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "warn") || (data3 === "silent"))){
validate119.errors = [{instancePath:instancePath+"/tool_sync_failure",keyword:"enum",params:{allowedValues: schema50.properties.tool_sync_failure.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approve !== undefined){
let data4 = data.approve;
const _errs8 = errors;
if(typeof data4 !== "string"){
validate119.errors = [{instancePath:instancePath+"/approve",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "never") || (data4 === "destructive")) || (data4 === "always"))){
validate119.errors = [{instancePath:instancePath+"/approve",keyword:"enum",params:{allowedValues: schema50.properties.approve.enum}}];
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
validate119.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate123.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate123.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.servers !== undefined){
let data1 = data.servers;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate123.errors = [{instancePath:instancePath+"/servers/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate123.errors = [{instancePath:instancePath+"/servers",keyword:"type",params:{type: "array"}}];
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
else {
validate123.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}

const schema54 = {"$id":"DeferOptions","type":"object","properties":{"strategy":{"type":"string","enum":["search"]},"max_matches":{"type":"integer","minimum":1}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.strategy !== undefined){
let data0 = data.strategy;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate126.errors = [{instancePath:instancePath+"/strategy",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "search")){
validate126.errors = [{instancePath:instancePath+"/strategy",keyword:"enum",params:{allowedValues: schema54.properties.strategy.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_matches !== undefined){
let data1 = data.max_matches;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate126.errors = [{instancePath:instancePath+"/max_matches",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate126.errors = [{instancePath:instancePath+"/max_matches",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
else {
validate126.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
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
validate125.errors = vErrors;
return false;
}
validate125.errors = vErrors;
return errors === 0;
}

const schema55 = {"$id":"Attachments","type":"object","properties":{"tools":{"type":"array","items":{"type":"string","enum":["read","view"]}},"max_inline":{"type":["integer","string"],"minimum":0,"pattern":"^\\d+(?:\\.\\d+)?\\s*(?:[kKmMgG]?[bB])?$"},"rules":{"type":"object","additionalProperties":{"type":"string","enum":["inline","attachment"]}}}};
const pattern0 = new RegExp("^\\d+(?:\\.\\d+)?\\s*(?:[kKmMgG]?[bB])?$", "u");

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tools !== undefined){
let data0 = data.tools;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(typeof data1 !== "string"){
validate129.errors = [{instancePath:instancePath+"/tools/" + i0,keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "read") || (data1 === "view"))){
validate129.errors = [{instancePath:instancePath+"/tools/" + i0,keyword:"enum",params:{allowedValues: schema55.properties.tools.items.enum}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_inline !== undefined){
let data2 = data.max_inline;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (typeof data2 !== "string")){
validate129.errors = [{instancePath:instancePath+"/max_inline",keyword:"type",params:{type: schema55.properties.max_inline.type}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate129.errors = [{instancePath:instancePath+"/max_inline",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate129.errors = [{instancePath:instancePath+"/max_inline",keyword:"pattern",params:{pattern: "^\\d+(?:\\.\\d+)?\\s*(?:[kKmMgG]?[bB])?$"}}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
let data3 = data.rules;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
let data4 = data3[key0];
const _errs10 = errors;
if(typeof data4 !== "string"){
validate129.errors = [{instancePath:instancePath+"/rules/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "inline") || (data4 === "attachment"))){
validate129.errors = [{instancePath:instancePath+"/rules/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"enum",params:{allowedValues: schema55.properties.rules.additionalProperties.enum}}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/rules",keyword:"type",params:{type: "object"}}];
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
else {
validate129.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate104.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate104.errors = [{instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.llm !== undefined){
const _errs3 = errors;
if(typeof data.llm !== "string"){
validate104.errors = [{instancePath:instancePath+"/llm",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
const _errs5 = errors;
if(typeof data.system !== "string"){
validate104.errors = [{instancePath:instancePath+"/system",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effort !== undefined){
const _errs7 = errors;
if(!(validate64(data.effort, {instancePath:instancePath+"/effort",parentData:data,parentDataProperty:"effort",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry !== undefined){
const _errs8 = errors;
if(!(validate106(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data5 = data.tools;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate113(data5[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subagents !== undefined){
let data7 = data.subagents;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data7)){
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate115(data7[i1], {instancePath:instancePath+"/subagents/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/subagents",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subagent_tools !== undefined){
const _errs15 = errors;
if(!(validate117(data.subagent_tools, {instancePath:instancePath+"/subagent_tools",parentData:data,parentDataProperty:"subagent_tools",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_subagent_depth !== undefined){
let data10 = data.max_subagent_depth;
const _errs16 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate104.errors = [{instancePath:instancePath+"/max_subagent_depth",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate104.errors = [{instancePath:instancePath+"/max_subagent_depth",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp !== undefined){
let data11 = data.mcp;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data11)){
var valid3 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
const _errs20 = errors;
if(!(validate119(data11[i2], {instancePath:instancePath+"/mcp/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/mcp",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plugins !== undefined){
let data13 = data.plugins;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data13)){
var valid4 = true;
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
const _errs23 = errors;
if(!(validate123(data13[i3], {instancePath:instancePath+"/plugins/" + i3,parentData:data13,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/plugins",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_tools !== undefined){
const _errs24 = errors;
if(!(validate125(data.defer_tools, {instancePath:instancePath+"/defer_tools",parentData:data,parentDataProperty:"defer_tools",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp_announce !== undefined){
let data16 = data.mcp_announce;
const _errs25 = errors;
if(typeof data16 !== "string"){
validate104.errors = [{instancePath:instancePath+"/mcp_announce",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data16 === "auto") || (data16 === "never"))){
validate104.errors = [{instancePath:instancePath+"/mcp_announce",keyword:"enum",params:{allowedValues: schema45.properties.mcp_announce.enum}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachments !== undefined){
const _errs27 = errors;
if(!(validate129(data.attachments, {instancePath:instancePath+"/attachments",parentData:data,parentDataProperty:"attachments",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
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
else {
validate104.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}

export const AgentPlugin = validate123;

export const AgentTool = validate113;

export const AgentUpdated = validate131;

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate131.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("agent.updated" !== data.type){
validate131.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "agent.updated"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
const _errs2 = errors;
if(!(validate104(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
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

export const ArgumentObject = validate133;

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate133.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}

export const Attachments = validate129;

export const AudioBlock = validate134;

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))){
validate134.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("audio" !== data.type){
validate134.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "audio"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs2 = errors;
if(typeof data.data !== "string"){
validate134.errors = [{instancePath:instancePath+"/data",keyword:"type",params:{type: "string"}}];
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
validate134.errors = [{instancePath:instancePath+"/mimeType",keyword:"type",params:{type: "string"}}];
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
validate134.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}

export const AudioData = validate40;

export const BlobUri = validate135;
const pattern1 = new RegExp("^blob://[^/?#]+/[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\?mime=[^&#]+&size=\\d+(?:&name=[^&#]*)?$", "u");

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate135.errors = [{instancePath,keyword:"pattern",params:{pattern: "^blob://[^/?#]+/[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\?mime=[^&#]+&size=\\d+(?:&name=[^&#]*)?$"}}];
return false;
}
}
else {
validate135.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}

export const Call = validate136;
const schema60 = {"$id":"Call","type":"object","required":["id","kind","status","attempt"],"properties":{"id":{"type":"string"},"kind":{"$ref":"CallKind"},"status":{"$ref":"CallStatus"},"attempt":{"type":"integer","minimum":0},"deadline":{"$ref":"Timestamp"},"anchor":{"type":"string"},"name":{"type":"string"},"arguments":{"type":"string"},"handler":{"type":"string","enum":["server","worker","client"]},"stream":{"type":"boolean"},"agent_id":{"type":"string"},"session_id":{"type":"string"}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate137.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
validate137.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate139.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
validate139.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate141.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
validate141.errors = vErrors;
return errors === 0;
}


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
validate136.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate136.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if(!(validate137(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs4 = errors;
if(!(validate139(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data3 = data.attempt;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate136.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate136.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate141(data.deadline, {instancePath:instancePath+"/deadline",parentData:data,parentDataProperty:"deadline",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anchor !== undefined){
const _errs8 = errors;
if(typeof data.anchor !== "string"){
validate136.errors = [{instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs10 = errors;
if(typeof data.name !== "string"){
validate136.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs12 = errors;
if(typeof data.arguments !== "string"){
validate136.errors = [{instancePath:instancePath+"/arguments",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handler !== undefined){
let data8 = data.handler;
const _errs14 = errors;
if(typeof data8 !== "string"){
validate136.errors = [{instancePath:instancePath+"/handler",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data8 === "server") || (data8 === "worker")) || (data8 === "client"))){
validate136.errors = [{instancePath:instancePath+"/handler",keyword:"enum",params:{allowedValues: schema60.properties.handler.enum}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs16 = errors;
if(typeof data.stream !== "boolean"){
validate136.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs18 = errors;
if(typeof data.agent_id !== "string"){
validate136.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs20 = errors;
if(typeof data.session_id !== "string"){
validate136.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs20 === errors;
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
validate136.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}

export const CallKind = validate137;

export const CallStatus = validate139;

export const CallVoided = validate143;

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate143.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("call.voided" !== data.type){
validate143.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "call.voided"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs2 = errors;
if(!(validate137(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
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
validate143.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
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
validate143.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}

export const ChannelsUpdated = validate145;

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate145.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("channels.updated" !== data.type){
validate145.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "channels.updated"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channels !== undefined){
let data1 = data.channels;
const _errs2 = errors;
if(errors === _errs2){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate145.errors = [{instancePath:instancePath+"/channels",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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

export const ClientAction = validate146;

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate146.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("client.action" !== data.type){
validate146.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.action"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate146.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate146.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}

export const ClientActionInput = validate147;

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.name === undefined) && (missing0 = "name"))){
validate147.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("client.action" !== data.type){
validate147.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.action"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs2 = errors;
if(typeof data.agent_id !== "string"){
validate147.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
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
validate147.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs6 = errors;
if(typeof data.turn_id !== "string"){
validate147.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
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
validate147.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}

export const ClientActionPayload = validate148;

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate148.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("client.action" !== data.type){
validate148.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.action"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate148.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate148.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}

export const ClientAppendInput = validate149;

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tools !== undefined){
let data0 = data.tools;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate113(data0[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs4 = errors;
if(errors === _errs4){
if(!(Array.isArray(data.context))){
validate151.errors = [{instancePath:instancePath+"/context",keyword:"type",params:{type: "array"}}];
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
else {
validate151.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.messages === undefined) && (missing0 = "messages"))){
validate149.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("client.append" !== data.type){
validate149.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.append"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs2 = errors;
if(typeof data.agent_id !== "string"){
validate149.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data2 = data.messages;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate24(data2[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
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
validate149.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs7 = errors;
if(typeof data.turn_id !== "string"){
validate149.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs9 = errors;
if(typeof data.stream !== "boolean"){
validate149.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs11 = errors;
if(!(validate151(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue !== undefined){
const _errs12 = errors;
if(typeof data.queue !== "boolean"){
validate149.errors = [{instancePath:instancePath+"/queue",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate149.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}

export const ClientAppendPayload = validate154;

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.messages === undefined) && (missing0 = "messages"))){
validate154.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("client.append" !== data.type){
validate154.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.append"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate24(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
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
validate154.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs5 = errors;
if(typeof data.stream !== "boolean"){
validate154.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs7 = errors;
if(!(validate151(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
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
validate154.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}

export const ClientContext = validate151;

export const ClientInput = validate157;

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate158.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("client.message" !== data.type){
validate158.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.message"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs2 = errors;
if(typeof data.agent_id !== "string"){
validate158.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs5 = errors;
if(typeof data.turn_id !== "string"){
validate158.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs7 = errors;
if(typeof data.stream !== "boolean"){
validate158.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
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
validate158.errors = [{instancePath:instancePath+"/queue",keyword:"type",params:{type: "boolean"}}];
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
validate158.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.messages === undefined) && (missing0 = "messages"))){
validate160.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("client.messages" !== data.type){
validate160.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.messages"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs2 = errors;
if(typeof data.agent_id !== "string"){
validate160.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data2 = data.messages;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate24(data2[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
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
validate160.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
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
if(valid0){
if(data.stream !== undefined){
const _errs9 = errors;
if(typeof data.stream !== "boolean"){
validate160.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs11 = errors;
if(!(validate151(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
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
else {
validate160.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
validate163.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("interrupt.resume" !== data.type){
validate163.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "interrupt.resume"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs2 = errors;
if(typeof data.interrupt_id !== "string"){
validate163.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate163.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate164.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool.result" !== data.type){
validate164.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.result"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate164.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate164.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate164.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.content !== undefined){
const _errs6 = errors;
if(errors === _errs6){
if(!(Array.isArray(data.content))){
validate164.errors = [{instancePath:instancePath+"/content",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
const _errs8 = errors;
if(typeof data.is_error !== "boolean"){
validate164.errors = [{instancePath:instancePath+"/is_error",keyword:"type",params:{type: "boolean"}}];
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
validate164.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.retryable === undefined) && (missing0 = "retryable"))){
validate165.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool.error" !== data.type){
validate165.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.error"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate165.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate165.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate165.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.error !== undefined){
const _errs6 = errors;
if(typeof data.error !== "string"){
validate165.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs8 = errors;
if(typeof data.retryable !== "boolean"){
validate165.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
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
validate165.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate157.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate157.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.messages"){
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.append"){
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.action"){
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt.resume"){
if(!(validate163(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.result"){
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.error"){
if(!(validate165(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
else {
validate157.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate157.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate157.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}

export const ClientMessageInput = validate158;

export const ClientMessagePayload = validate173;

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
validate173.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("client.message" !== data.type){
validate173.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.message"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs3 = errors;
if(typeof data.stream !== "boolean"){
validate173.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
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
validate173.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}

export const ClientMessages = validate175;

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.new_from === undefined) && (missing0 = "new_from"))) || ((data.client === undefined) && (missing0 = "client"))){
validate175.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("client.messages" !== data.type){
validate175.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.messages"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate24(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
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
validate175.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_from !== undefined){
let data3 = data.new_from;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate175.errors = [{instancePath:instancePath+"/new_from",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate175.errors = [{instancePath:instancePath+"/new_from",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.client !== undefined){
const _errs7 = errors;
if(!(validate151(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
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
validate175.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}

export const ClientMessagesInput = validate160;

export const ClientMessagesPayload = validate178;

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.messages === undefined) && (missing0 = "messages"))){
validate178.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("client.messages" !== data.type){
validate178.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "client.messages"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate24(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
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
validate178.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
const _errs5 = errors;
if(typeof data.stream !== "boolean"){
validate178.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client !== undefined){
const _errs7 = errors;
if(!(validate151(data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
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
validate178.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}

export const ClientPayload = validate181;

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate181.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate181.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.messages"){
if(!(validate178(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.append"){
if(!(validate154(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.action"){
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
else {
validate181.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate181.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate181.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}

export const ConnectorAuthFailed = validate186;

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate186.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("connector.auth.failed" !== data.type){
validate186.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "connector.auth.failed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs2 = errors;
if(typeof data.path !== "string"){
validate186.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs4 = errors;
if(!(validate88(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
validate186.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}

export const ConnectorSyncAction = validate85;

export const ConnectorSyncCompleted = validate188;

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate188.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("connector.sync.completed" !== data.type){
validate188.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "connector.sync.completed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate188.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate188.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate61(data3[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}}];
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
validate188.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}

export const ConnectorSyncErrored = validate190;

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate190.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("connector.sync.errored" !== data.type){
validate190.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "connector.sync.errored"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate190.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate190.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs6 = errors;
if(!(validate88(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs7 = errors;
if(typeof data.retryable !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
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
validate190.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}

export const ConnectorSyncRequested = validate192;

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate192.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("connector.sync.requested" !== data.type){
validate192.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "connector.sync.requested"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate192.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate192.errors = [{instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data3 = data.attempt;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate192.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate192.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
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
validate192.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}

export const Content = validate27;

export const Cost = validate193;
const pattern2 = new RegExp("^-?\\d+(?:\\.\\d+)?$", "u");

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate193.errors = [{instancePath,keyword:"pattern",params:{pattern: "^-?\\d+(?:\\.\\d+)?$"}}];
return false;
}
}
else {
validate193.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}

export const DecisionAnswer = validate194;

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messages !== undefined){
let data0 = data.messages;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate24(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data2 = data.actions;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors;
if(!(validate22(data2[i1], {instancePath:instancePath+"/actions/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/actions",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data4 = data.agent;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = true;
const _errs9 = errors;
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
if(!_valid0){
const _errs11 = errors;
if(!(validate104(data4, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
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
validate195.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channels !== undefined){
let data5 = data.channels;
const _errs12 = errors;
if(errors === _errs12){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate195.errors = [{instancePath:instancePath+"/channels",keyword:"type",params:{type: "object"}}];
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
else {
validate195.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate195(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
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
validate194.errors = vErrors;
return false;
}
validate194.errors = vErrors;
return errors === 0;
}

export const DecisionCompleted = validate200;

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
validate200.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("decision.completed" !== data.type){
validate200.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "decision.completed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision_id !== undefined){
const _errs2 = errors;
if(typeof data.decision_id !== "string"){
validate200.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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

export const DecisionDispatched = validate201;

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
validate201.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("decision.dispatched" !== data.type){
validate201.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "decision.dispatched"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision_id !== undefined){
const _errs2 = errors;
if(typeof data.decision_id !== "string"){
validate201.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data2 = data.attempts;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate201.errors = [{instancePath:instancePath+"/attempts",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate201.errors = [{instancePath:instancePath+"/attempts",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.deadline !== undefined){
const _errs6 = errors;
if(!(validate141(data.deadline, {instancePath:instancePath+"/deadline",parentData:data,parentDataProperty:"deadline",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
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
validate201.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}

export const DecisionDropped = validate203;

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
validate203.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("decision.dropped" !== data.type){
validate203.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "decision.dropped"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision_id !== undefined){
const _errs2 = errors;
if(typeof data.decision_id !== "string"){
validate203.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
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
validate203.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
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
validate203.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}

export const DecisionErrorFrame = validate204;

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate205.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate205.errors = [{instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs3 = errors;
if(typeof data.retryable !== "boolean"){
validate205.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
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
else {
validate205.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}


function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
validate204.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.event !== undefined){
const _errs1 = errors;
if("decision.error" !== data.event){
validate204.errors = [{instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "decision.error"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate205(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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

export const DecisionErrored = validate207;

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
validate207.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("decision.errored" !== data.type){
validate207.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "decision.errored"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision_id !== undefined){
const _errs2 = errors;
if(typeof data.decision_id !== "string"){
validate207.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs4 = errors;
if(!(validate88(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs5 = errors;
if(typeof data.retryable !== "boolean"){
validate207.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry_at !== undefined){
const _errs7 = errors;
if(!(validate141(data.retry_at, {instancePath:instancePath+"/retry_at",parentData:data,parentDataProperty:"retry_at",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
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
validate207.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}

export const DecisionFailure = validate205;

export const DecisionQueued = validate210;

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate212.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if("session.start" !== data.type){
validate212.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.start"}}];
return false;
}
}
}
}
else {
validate212.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.value === undefined) && (missing0 = "value"))){
validate215.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
const _errs1 = errors;
if("valid" !== data.status){
validate215.errors = [{instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "valid"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs2 = errors;
if(!(validate133(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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

const func2 = ucs2length;

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.error === undefined) && (missing0 = "error"))){
validate217.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
const _errs1 = errors;
if("invalid" !== data.status){
validate217.errors = [{instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "invalid"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs2 = errors;
if(!(validate133(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate217.errors = [{instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate217.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
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
validate217.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.error === undefined) && (missing0 = "error"))){
validate219.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
const _errs1 = errors;
if("malformed" !== data.status){
validate219.errors = [{instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "malformed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data1 = data.error;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate219.errors = [{instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate214.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
const _errs2 = errors;
if(typeof data.status !== "string"){
validate214.errors = [{instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}}];
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
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
else if(tag0 === "invalid"){
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
else if(tag0 === "malformed"){
if(!(validate219(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
else {
validate214.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "status", tagValue: tag0}}];
return false;
}
}
else {
validate214.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "status", tagValue: tag0}}];
return false;
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


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.attempt === undefined) && (missing0 = "attempt"))){
validate213.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool.execute" !== data.type){
validate213.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.execute"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate213.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
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
validate213.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
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
validate213.errors = [{instancePath:instancePath+"/arguments",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs8 = errors;
if(!(validate214(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data5 = data.attempt;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate213.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate213.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined){
const _errs11 = errors;
if(!(validate141(data.deadline, {instancePath:instancePath+"/deadline",parentData:data,parentDataProperty:"deadline",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
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
validate213.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate227.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate227.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
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
validate227.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate227.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
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


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
validate226.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.content !== undefined){
let data0 = data.content;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate227(data0[i0], {instancePath:instancePath+"/content/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate226.errors = [{instancePath:instancePath+"/content",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isError !== undefined){
const _errs4 = errors;
if(typeof data.isError !== "boolean"){
validate226.errors = [{instancePath:instancePath+"/isError",keyword:"type",params:{type: "boolean"}}];
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
validate226.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.name === undefined) && (missing0 = "name"))){
validate225.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool.finished" !== data.type){
validate225.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.finished"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate225.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ok !== undefined){
const _errs4 = errors;
if(typeof data.ok !== "boolean"){
validate225.errors = [{instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate225.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs8 = errors;
if(!(validate226(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(!(validate88(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
validate225.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}

const schema106 = {"$id":"LlmExecute","type":"object","required":["type","id","request","stream","attempt"],"properties":{"type":{"const":"llm.execute"},"id":{"type":"string"},"request":{"type":"object"},"format":{"type":"string","enum":["openai","anthropic"]},"stream":{"type":"boolean"},"attempt":{"type":"integer","minimum":0},"deadline":{"$ref":"Timestamp"}},"if":{"required":["format"]},"else":{"properties":{"request":{"$ref":"LlmRequest"}}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.messages === undefined) && (missing0 = "messages"))){
validate236.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate236.errors = [{instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
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
validate236.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate61(data3[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data5 = data.temperature;
const _errs9 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate236.errors = [{instancePath:instancePath+"/temperature",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_completion_tokens !== undefined){
let data6 = data.max_completion_tokens;
const _errs11 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate236.errors = [{instancePath:instancePath+"/max_completion_tokens",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate236.errors = [{instancePath:instancePath+"/max_completion_tokens",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.reasoning !== undefined){
const _errs13 = errors;
if(!(validate63(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
else {
validate236.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}


function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate236(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
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
validate235.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))) || ((data.request === undefined) && (missing1 = "request"))) || ((data.stream === undefined) && (missing1 = "stream"))) || ((data.attempt === undefined) && (missing1 = "attempt"))){
validate235.errors = [{instancePath,keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.type !== undefined){
const _errs5 = errors;
if("llm.execute" !== data.type){
validate235.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.execute"}}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.id !== undefined){
const _errs6 = errors;
if(typeof data.id !== "string"){
validate235.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.request !== undefined){
let data3 = data.request;
const _errs8 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate235.errors = [{instancePath:instancePath+"/request",keyword:"type",params:{type: "object"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.format !== undefined){
let data4 = data.format;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate235.errors = [{instancePath:instancePath+"/format",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "openai") || (data4 === "anthropic"))){
validate235.errors = [{instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: schema106.properties.format.enum}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.stream !== undefined){
const _errs12 = errors;
if(typeof data.stream !== "boolean"){
validate235.errors = [{instancePath:instancePath+"/stream",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.attempt !== undefined){
let data6 = data.attempt;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate235.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate235.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.deadline !== undefined){
const _errs16 = errors;
if(!(validate141(data.deadline, {instancePath:instancePath+"/deadline",parentData:data,parentDataProperty:"deadline",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
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
else {
validate235.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}


function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.input === undefined) && (missing0 = "input")) || ((data.output === undefined) && (missing0 = "output"))) || ((data.uncached_input === undefined) && (missing0 = "uncached_input"))) || ((data.cache_read === undefined) && (missing0 = "cache_read"))) || ((data.cache_write === undefined) && (missing0 = "cache_write"))) || ((data.total === undefined) && (missing0 = "total"))){
validate244.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.input !== undefined){
let data0 = data.input;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate244.errors = [{instancePath:instancePath+"/input",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate244.errors = [{instancePath:instancePath+"/input",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data1 = data.output;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate244.errors = [{instancePath:instancePath+"/output",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate244.errors = [{instancePath:instancePath+"/output",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.uncached_input !== undefined){
let data2 = data.uncached_input;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate244.errors = [{instancePath:instancePath+"/uncached_input",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate244.errors = [{instancePath:instancePath+"/uncached_input",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.cache_read !== undefined){
let data3 = data.cache_read;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate244.errors = [{instancePath:instancePath+"/cache_read",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate244.errors = [{instancePath:instancePath+"/cache_read",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.cache_write !== undefined){
let data4 = data.cache_write;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate244.errors = [{instancePath:instancePath+"/cache_write",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate244.errors = [{instancePath:instancePath+"/cache_write",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data5 = data.total;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate244.errors = [{instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate244.errors = [{instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
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
else {
validate244.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}


function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.truncated === undefined) && (missing0 = "truncated"))){
validate242.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("llm.finished" !== data.type){
validate242.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.finished"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate242.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ok !== undefined){
const _errs4 = errors;
if(typeof data.ok !== "boolean"){
validate242.errors = [{instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncated !== undefined){
const _errs6 = errors;
if(typeof data.truncated !== "boolean"){
validate242.errors = [{instancePath:instancePath+"/truncated",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refused !== undefined){
const _errs8 = errors;
if(typeof data.refused !== "boolean"){
validate242.errors = [{instancePath:instancePath+"/refused",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs11 = errors;
if(!(validate244(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
const _errs12 = errors;
if(!(validate193(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs13 = errors;
if(!(validate88(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
}
else {
validate242.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.session_id === undefined) && (missing0 = "session_id"))) || ((data.agent_id === undefined) && (missing0 = "agent_id"))){
validate248.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("subagent.finished" !== data.type){
validate248.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.finished"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate248.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ok !== undefined){
const _errs4 = errors;
if(typeof data.ok !== "boolean"){
validate248.errors = [{instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs6 = errors;
if(typeof data.session_id !== "string"){
validate248.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs8 = errors;
if(typeof data.agent_id !== "string"){
validate248.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs10 = errors;
if(typeof data.result !== "string"){
validate248.errors = [{instancePath:instancePath+"/result",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs12 = errors;
if(!(validate88(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
validate248.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}


function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
validate250.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("interrupt.resumed" !== data.type){
validate250.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "interrupt.resumed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs2 = errors;
if(typeof data.interrupt_id !== "string"){
validate250.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))){
validate251.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("turn.finished" !== data.type){
validate251.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "turn.finished"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs2 = errors;
if(typeof data.turn_id !== "string"){
validate251.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
const _errs4 = errors;
if(!(validate193(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs5 = errors;
if(!(validate244(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
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
validate251.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate251.errors = vErrors;
return errors === 0;
}


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((((((((data0 === "session.start") || (data0 === "client.messages")) || (data0 === "client.action")) || (data0 === "tool.execute")) || (data0 === "tool.finished")) || (data0 === "llm.execute")) || (data0 === "llm.finished")) || (data0 === "subagent.finished")) || (data0 === "interrupt.resumed")) || (data0 === "turn.finished"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
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
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate211.errors = [{instancePath,keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "session.start"){
if(!(validate212(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.messages"){
if(!(validate175(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client.action"){
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.execute"){
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.finished"){
if(!(validate225(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.execute"){
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.finished"){
if(!(validate242(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.finished"){
if(!(validate248(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
}
else if(tag0 === "interrupt.resumed"){
if(!(validate250(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.finished"){
if(!(validate251(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
}
else {
validate211.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate211.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
else {
validate211.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate211.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate211.errors = [{instancePath,keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate211.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate211.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
validate210.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("decision.queued" !== data.type){
validate210.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "decision.queued"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision_id !== undefined){
const _errs2 = errors;
if(typeof data.decision_id !== "string"){
validate210.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trigger !== undefined){
const _errs4 = errors;
if(!(validate211(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.news_only !== undefined){
const _errs5 = errors;
if(typeof data.news_only !== "boolean"){
validate210.errors = [{instancePath:instancePath+"/news_only",keyword:"type",params:{type: "boolean"}}];
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
validate210.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}

export const DecisionRequest = validate265;
const schema113 = {"$id":"DecisionRequest","type":"object","required":["session_id","decision_id","trigger"],"properties":{"session_id":{"type":"string"},"decision_id":{"type":"string"},"agent_id":{"type":"string"},"identity":{"$ref":"WorkerIdentity"},"trigger":{"$ref":"Trigger"},"proposed":{"if":{"type":"null"},"else":{"$ref":"DecisionResponse"}},"state":{},"agent":{"if":{"type":"null"},"else":{"$ref":"AgentConfig"}},"worker":{"if":{"type":"null"},"else":{"$ref":"WorkerRef"}},"calls":{"type":"array","items":{"$ref":"Call"}},"pending_calls":{"type":"integer","minimum":0},"messages":{"type":"array","items":{"$ref":"Message"}},"message_tree":{"$ref":"MessageTree"},"ancestry":{"type":"array","items":{"type":"string"}},"attempts":{"type":"integer","minimum":0},"deadline":{"if":{"type":"null"},"else":{"$ref":"Timestamp"}},"turn_id":{"type":["string","null"]}}};
const schema114 = {"$id":"WorkerIdentity","type":"object","properties":{"subject":{"$ref":"Subject"},"visibility":{"type":"string","enum":["shared","private"]},"metadata":{"type":"object","additionalProperties":true}}};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.issuer === undefined) && (missing0 = "issuer")) || ((data.id === undefined) && (missing0 = "id"))){
validate267.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.issuer !== undefined){
const _errs1 = errors;
if(typeof data.issuer !== "string"){
validate267.errors = [{instancePath:instancePath+"/issuer",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate267.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
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
else {
validate267.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject !== undefined){
const _errs1 = errors;
if(!(validate267(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data1 = data.visibility;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate266.errors = [{instancePath:instancePath+"/visibility",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "shared") || (data1 === "private"))){
validate266.errors = [{instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: schema114.properties.visibility.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data2 = data.metadata;
const _errs4 = errors;
if(errors === _errs4){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate266.errors = [{instancePath:instancePath+"/metadata",keyword:"type",params:{type: "object"}}];
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
else {
validate266.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate266.errors = vErrors;
return errors === 0;
}


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate273.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate273.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs3 = errors;
if(typeof data.url !== "string"){
validate273.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
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
else {
validate273.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate273.errors = vErrors;
return errors === 0;
}


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.role === undefined) && (missing0 = "role"))){
validate276.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate276.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs3 = errors;
if(!(validate25(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
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
if(data.tool_calls !== undefined){
let data3 = data.tool_calls;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate54(data3[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate276.errors = [{instancePath:instancePath+"/tool_calls",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
const _errs8 = errors;
if(typeof data.tool_call_id !== "string"){
validate276.errors = [{instancePath:instancePath+"/tool_call_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs10 = errors;
if(typeof data.name !== "string"){
validate276.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs12 = errors;
if(!(validate58(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
validate276.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate283.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.message !== undefined){
const _errs1 = errors;
if(!(validate276(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_id !== undefined){
const _errs2 = errors;
if(typeof data.parent_id !== "string"){
validate283.errors = [{instancePath:instancePath+"/parent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate283.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.nodes === undefined) && (missing0 = "nodes")){
validate282.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.nodes !== undefined){
let data0 = data.nodes;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate283(data0[i0], {instancePath:instancePath+"/nodes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate282.errors = [{instancePath:instancePath+"/nodes",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.head_id !== undefined){
const _errs4 = errors;
if(typeof data.head_id !== "string"){
validate282.errors = [{instancePath:instancePath+"/head_id",keyword:"type",params:{type: "string"}}];
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
validate282.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate282.errors = vErrors;
return errors === 0;
}


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.session_id === undefined) && (missing0 = "session_id")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))) || ((data.trigger === undefined) && (missing0 = "trigger"))){
validate265.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.session_id !== undefined){
const _errs1 = errors;
if(typeof data.session_id !== "string"){
validate265.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision_id !== undefined){
const _errs3 = errors;
if(typeof data.decision_id !== "string"){
validate265.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
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
validate265.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity !== undefined){
const _errs7 = errors;
if(!(validate266(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trigger !== undefined){
const _errs8 = errors;
if(!(validate211(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proposed !== undefined){
let data5 = data.proposed;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = true;
const _errs11 = errors;
if(data5 !== null){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs13 = errors;
if(!(validate195(data5, {instancePath:instancePath+"/proposed",parentData:data,parentDataProperty:"proposed",rootData}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid1 = _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/proposed",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate265.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data6 = data.agent;
const _errs14 = errors;
const _errs15 = errors;
let valid2 = true;
const _errs16 = errors;
if(data6 !== null){
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
if(!_valid1){
const _errs18 = errors;
if(!(validate104(data6, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid2 = _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/agent",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate265.errors = vErrors;
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.worker !== undefined){
let data7 = data.worker;
const _errs19 = errors;
const _errs20 = errors;
let valid3 = true;
const _errs21 = errors;
if(data7 !== null){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs23 = errors;
if(!(validate273(data7, {instancePath:instancePath+"/worker",parentData:data,parentDataProperty:"worker",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid3 = _valid2;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/worker",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate265.errors = vErrors;
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calls !== undefined){
let data8 = data.calls;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data8)){
var valid4 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs26 = errors;
if(!(validate136(data8[i0], {instancePath:instancePath+"/calls/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/calls",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_calls !== undefined){
let data10 = data.pending_calls;
const _errs27 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate265.errors = [{instancePath:instancePath+"/pending_calls",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs27){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate265.errors = [{instancePath:instancePath+"/pending_calls",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data11 = data.messages;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data11)){
var valid5 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs31 = errors;
if(!(validate276(data11[i1], {instancePath:instancePath+"/messages/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
var valid5 = _errs31 === errors;
if(!valid5){
break;
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_tree !== undefined){
const _errs32 = errors;
if(!(validate282(data.message_tree, {instancePath:instancePath+"/message_tree",parentData:data,parentDataProperty:"message_tree",rootData}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ancestry !== undefined){
let data14 = data.ancestry;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data14)){
var valid6 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
const _errs35 = errors;
if(typeof data14[i2] !== "string"){
validate265.errors = [{instancePath:instancePath+"/ancestry/" + i2,keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs35 === errors;
if(!valid6){
break;
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/ancestry",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data16 = data.attempts;
const _errs37 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate265.errors = [{instancePath:instancePath+"/attempts",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate265.errors = [{instancePath:instancePath+"/attempts",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined){
let data17 = data.deadline;
const _errs39 = errors;
const _errs40 = errors;
let valid7 = true;
const _errs41 = errors;
if(data17 !== null){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs43 = errors;
if(!(validate141(data17, {instancePath:instancePath+"/deadline",parentData:data,parentDataProperty:"deadline",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var _valid3 = _errs43 === errors;
valid7 = _valid3;
}
if(!valid7){
const err7 = {instancePath:instancePath+"/deadline",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate265.errors = vErrors;
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
let data18 = data.turn_id;
const _errs44 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate265.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: schema113.properties.turn_id.type}}];
return false;
}
var valid0 = _errs44 === errors;
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
else {
validate265.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}

export const DecisionResponse = validate195;

export const DecisionResultFrame = validate288;

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
validate288.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.event !== undefined){
const _errs1 = errors;
if("decision.result" !== data.event){
validate288.errors = [{instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "decision.result"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate194(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate288.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate288.errors = vErrors;
return errors === 0;
}

export const DeferOptions = validate126;

export const DeferTools = validate125;

export const DoneAction = validate86;

export const DraftMessage = validate24;

export const Effort = validate64;

export const ErrorBody = validate290;

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate290.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate290.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
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

export const ErrorCode = validate73;

export const ErrorInfo = validate88;

export const Event = validate291;
const schema122 = {"$id":"Event","type":"object","required":["session_id","seq","occurred_at","payload"],"properties":{"session_id":{"type":"string"},"seq":{"type":"integer","minimum":1},"occurred_at":{"$ref":"Timestamp"},"turn_id":{"type":["string","null"]},"payload":{"$ref":"EventPayload"}}};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate294.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("session.created" !== data.type){
validate294.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.created"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs2 = errors;
if(typeof data.agent_id !== "string"){
validate294.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
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
if(!(validate266(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
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
validate294.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate294.errors = vErrors;
return errors === 0;
}


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
validate296.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("message.new" !== data.type){
validate296.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "message.new"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs2 = errors;
if(!(validate276(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
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
validate296.errors = [{instancePath:instancePath+"/parent_id",keyword:"type",params:{type: "string"}}];
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
validate296.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}


function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.head_id === undefined) && (missing0 = "head_id"))){
validate298.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("head.moved" !== data.type){
validate298.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "head.moved"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.head_id !== undefined){
const _errs2 = errors;
if(typeof data.head_id !== "string"){
validate298.errors = [{instancePath:instancePath+"/head_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate298.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate298.errors = vErrors;
return errors === 0;
}


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))){
validate299.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("turn.started" !== data.type){
validate299.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "turn.started"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs2 = errors;
if(typeof data.turn_id !== "string"){
validate299.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate299.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}


function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))){
validate300.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("turn.completed" !== data.type){
validate300.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "turn.completed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs2 = errors;
if(typeof data.turn_id !== "string"){
validate300.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_cost !== undefined){
const _errs4 = errors;
if(!(validate193(data.turn_cost, {instancePath:instancePath+"/turn_cost",parentData:data,parentDataProperty:"turn_cost",rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_token_usage !== undefined){
const _errs5 = errors;
if(!(validate244(data.turn_token_usage, {instancePath:instancePath+"/turn_token_usage",parentData:data,parentDataProperty:"turn_token_usage",rootData}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs6 = errors;
if(!(validate88(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
validate300.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}


function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate304.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if("session.done" !== data.type){
validate304.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.done"}}];
return false;
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


function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate305.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if("session.cancelled" !== data.type){
validate305.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.cancelled"}}];
return false;
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

const schema132 = {"$id":"RetryPolicy","type":"object","required":["queue_timeout_secs","run_timeout_secs","total_timeout_secs","max_attempts","backoff_base_secs","backoff_max_secs"],"properties":{"queue_timeout_secs":{"type":["integer","null"],"minimum":0},"run_timeout_secs":{"type":["integer","null"],"minimum":0},"total_timeout_secs":{"type":["integer","null"],"minimum":0},"max_attempts":{"type":"integer","minimum":0},"backoff_base_secs":{"type":"integer","minimum":0},"backoff_max_secs":{"type":"integer","minimum":0}}};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.queue_timeout_secs === undefined) && (missing0 = "queue_timeout_secs")) || ((data.run_timeout_secs === undefined) && (missing0 = "run_timeout_secs"))) || ((data.total_timeout_secs === undefined) && (missing0 = "total_timeout_secs"))) || ((data.max_attempts === undefined) && (missing0 = "max_attempts"))) || ((data.backoff_base_secs === undefined) && (missing0 = "backoff_base_secs"))) || ((data.backoff_max_secs === undefined) && (missing0 = "backoff_max_secs"))){
validate309.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.queue_timeout_secs !== undefined){
let data0 = data.queue_timeout_secs;
const _errs1 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate309.errors = [{instancePath:instancePath+"/queue_timeout_secs",keyword:"type",params:{type: schema132.properties.queue_timeout_secs.type}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate309.errors = [{instancePath:instancePath+"/queue_timeout_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run_timeout_secs !== undefined){
let data1 = data.run_timeout_secs;
const _errs3 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate309.errors = [{instancePath:instancePath+"/run_timeout_secs",keyword:"type",params:{type: schema132.properties.run_timeout_secs.type}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate309.errors = [{instancePath:instancePath+"/run_timeout_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.total_timeout_secs !== undefined){
let data2 = data.total_timeout_secs;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate309.errors = [{instancePath:instancePath+"/total_timeout_secs",keyword:"type",params:{type: schema132.properties.total_timeout_secs.type}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate309.errors = [{instancePath:instancePath+"/total_timeout_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.max_attempts !== undefined){
let data3 = data.max_attempts;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate309.errors = [{instancePath:instancePath+"/max_attempts",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate309.errors = [{instancePath:instancePath+"/max_attempts",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.backoff_base_secs !== undefined){
let data4 = data.backoff_base_secs;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate309.errors = [{instancePath:instancePath+"/backoff_base_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate309.errors = [{instancePath:instancePath+"/backoff_base_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backoff_max_secs !== undefined){
let data5 = data.backoff_max_secs;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate309.errors = [{instancePath:instancePath+"/backoff_max_secs",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate309.errors = [{instancePath:instancePath+"/backoff_max_secs",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
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
else {
validate309.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate309.errors = vErrors;
return errors === 0;
}


function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate306.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("llm.call.requested" !== data.type){
validate306.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.call.requested"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate306.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate306.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate306.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.action !== undefined){
const _errs6 = errors;
if(!(validate23(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offered !== undefined){
let data4 = data.offered;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate113(data4[i0], {instancePath:instancePath+"/offered/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate306.errors = [{instancePath:instancePath+"/offered",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.policy !== undefined){
const _errs10 = errors;
if(!(validate309(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
const _errs11 = errors;
if(typeof data.system !== "string"){
validate306.errors = [{instancePath:instancePath+"/system",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data8 = data.prompt;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate24(data8[i1], {instancePath:instancePath+"/prompt/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate306.errors = [{instancePath:instancePath+"/prompt",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.head_id !== undefined){
const _errs16 = errors;
if(typeof data.head_id !== "string"){
validate306.errors = [{instancePath:instancePath+"/head_id",keyword:"type",params:{type: "string"}}];
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
}
}
}
else {
validate306.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate312.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("llm.call.dispatched" !== data.type){
validate312.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.call.dispatched"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate312.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate312.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate312.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate312.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}


function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate318.errors = [{instancePath,keyword:"type",params:{type: "string"}}];
return false;
}
validate318.errors = vErrors;
return errors === 0;
}


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate322.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.url !== undefined){
if(typeof data.url !== "string"){
validate322.errors = [{instancePath:instancePath+"/url",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate322.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate322.errors = vErrors;
return errors === 0;
}


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.model === undefined) && (missing0 = "model")){
validate314.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate314.errors = [{instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs3 = errors;
if(!(validate27(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs4 = errors;
if(!(validate58(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data3 = data.tool_calls;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate54(data3[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/tool_calls",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
const _errs8 = errors;
if(!(validate318(data.finish_reason, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
const _errs9 = errors;
if(!(validate244(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
const _errs10 = errors;
if(!(validate193(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data8 = data.images;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate322(data8[i1], {instancePath:instancePath+"/images/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/images",keyword:"type",params:{type: "array"}}];
return false;
}
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
validate314.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}


function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate313.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("llm.call.completed" !== data.type){
validate313.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.call.completed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate313.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate313.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate313.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.response !== undefined){
const _errs6 = errors;
if(!(validate314(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
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
validate313.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}


function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate325.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("llm.call.errored" !== data.type){
validate325.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.call.errored"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate325.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate325.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate325.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.error !== undefined){
const _errs6 = errors;
if(!(validate88(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs7 = errors;
if(typeof data.retryable !== "boolean"){
validate325.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry_at !== undefined){
const _errs9 = errors;
if(!(validate141(data.retry_at, {instancePath:instancePath+"/retry_at",parentData:data,parentDataProperty:"retry_at",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
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
validate325.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}

const schema139 = {"$id":"ToolCallRequested","type":"object","required":["type","id","name"],"properties":{"type":{"const":"tool.call.requested"},"id":{"type":"string"},"attempt":{"type":"integer","minimum":0},"name":{"type":"string"},"arguments":{"type":"string"},"handler":{"type":"string","enum":["server","worker","client"]},"retry":{"$ref":"RetryPolicy"},"parent":{"type":"string"}}};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))){
validate328.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool.call.requested" !== data.type){
validate328.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.call.requested"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate328.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate328.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate328.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate328.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs8 = errors;
if(typeof data.arguments !== "string"){
validate328.errors = [{instancePath:instancePath+"/arguments",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handler !== undefined){
let data5 = data.handler;
const _errs10 = errors;
if(typeof data5 !== "string"){
validate328.errors = [{instancePath:instancePath+"/handler",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data5 === "server") || (data5 === "worker")) || (data5 === "client"))){
validate328.errors = [{instancePath:instancePath+"/handler",keyword:"enum",params:{allowedValues: schema139.properties.handler.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry !== undefined){
const _errs12 = errors;
if(!(validate309(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
const _errs13 = errors;
if(typeof data.parent !== "string"){
validate328.errors = [{instancePath:instancePath+"/parent",keyword:"type",params:{type: "string"}}];
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
validate328.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate328.errors = vErrors;
return errors === 0;
}


function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate330.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool.call.dispatched" !== data.type){
validate330.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.call.dispatched"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate330.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate330.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate330.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate330.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate330.errors = vErrors;
return errors === 0;
}


function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.result === undefined) && (missing0 = "result"))){
validate331.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool.call.completed" !== data.type){
validate331.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.call.completed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate331.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate331.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate331.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate331.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs8 = errors;
if(!(validate226(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
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
validate331.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate331.errors = vErrors;
return errors === 0;
}


function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))){
validate333.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool.call.errored" !== data.type){
validate333.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.call.errored"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate333.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate333.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate333.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate333.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs8 = errors;
if(!(validate88(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs9 = errors;
if(typeof data.retryable !== "boolean"){
validate333.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry_at !== undefined){
const _errs11 = errors;
if(!(validate141(data.retry_at, {instancePath:instancePath+"/retry_at",parentData:data,parentDataProperty:"retry_at",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
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
validate333.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate333.errors = vErrors;
return errors === 0;
}


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate336.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("subagent.requested" !== data.type){
validate336.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.requested"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate336.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate336.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate336.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.agent_id !== undefined){
const _errs6 = errors;
if(typeof data.agent_id !== "string"){
validate336.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs8 = errors;
if(typeof data.session_id !== "string"){
validate336.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
const _errs10 = errors;
if(typeof data.mode !== "string"){
validate336.errors = [{instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs12 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate336.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate336.errors = vErrors;
return errors === 0;
}


function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate338.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("subagent.dispatched" !== data.type){
validate338.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.dispatched"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate338.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate338.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate338.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate338.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate338.errors = vErrors;
return errors === 0;
}


function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate339.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("subagent.started" !== data.type){
validate339.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.started"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate339.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs4 = errors;
if(typeof data.session_id !== "string"){
validate339.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs6 = errors;
if(typeof data.turn_id !== "string"){
validate339.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
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
validate339.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}


function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate340.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("subagent.turn_completed" !== data.type){
validate340.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.turn_completed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate340.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs4 = errors;
if(typeof data.session_id !== "string"){
validate340.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs6 = errors;
if(typeof data.turn_id !== "string"){
validate340.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_cost !== undefined){
const _errs8 = errors;
if(!(validate193(data.turn_cost, {instancePath:instancePath+"/turn_cost",parentData:data,parentDataProperty:"turn_cost",rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_token_usage !== undefined){
const _errs9 = errors;
if(!(validate244(data.turn_token_usage, {instancePath:instancePath+"/turn_token_usage",parentData:data,parentDataProperty:"turn_token_usage",rootData}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
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
if(!(validate88(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
validate340.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}


function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate344.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("subagent.errored" !== data.type){
validate344.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "subagent.errored"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate344.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs4 = errors;
if(!(validate88(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs5 = errors;
if(typeof data.retryable !== "boolean"){
validate344.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
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
validate344.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate344.errors = vErrors;
return errors === 0;
}


function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
validate346.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("session.interrupted" !== data.type){
validate346.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.interrupted"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs2 = errors;
if(typeof data.interrupt_id !== "string"){
validate346.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
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
validate346.errors = [{instancePath:instancePath+"/origin",keyword:"type",params:{type: "string"}}];
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
validate346.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
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
validate346.errors = [{instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"}}];
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
validate346.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate346.errors = vErrors;
return errors === 0;
}


function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
validate347.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("session.interrupt_resumed" !== data.type){
validate347.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.interrupt_resumed"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs2 = errors;
if(typeof data.interrupt_id !== "string"){
validate347.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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


function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate348.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if("worker.state.updated" !== data.type){
validate348.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "worker.state.updated"}}];
return false;
}
}
}
}
else {
validate348.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}


function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate349.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("session.message_requested" !== data.type){
validate349.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "session.message_requested"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
validate349.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate349.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}

const schema152 = {"$id":"SchemaUnusable","type":"object","required":["type"],"properties":{"type":{"const":"schema.unusable"},"tool":{"type":"string"},"direction":{"type":"string","enum":["input","output"]},"pointer":{"type":"string"},"reason":{"type":"string"}}};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate351.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("schema.unusable" !== data.type){
validate351.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "schema.unusable"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
const _errs2 = errors;
if(typeof data.tool !== "string"){
validate351.errors = [{instancePath:instancePath+"/tool",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.direction !== undefined){
let data2 = data.direction;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate351.errors = [{instancePath:instancePath+"/direction",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "input") || (data2 === "output"))){
validate351.errors = [{instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: schema152.properties.direction.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pointer !== undefined){
const _errs6 = errors;
if(typeof data.pointer !== "string"){
validate351.errors = [{instancePath:instancePath+"/pointer",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs8 = errors;
if(typeof data.reason !== "string"){
validate351.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
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
validate351.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate351.errors = vErrors;
return errors === 0;
}


function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))) || ((data.trigger === undefined) && (missing0 = "trigger"))){
validate352.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("turn.queued" !== data.type){
validate352.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "turn.queued"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs2 = errors;
if(typeof data.turn_id !== "string"){
validate352.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trigger !== undefined){
const _errs4 = errors;
if(!(validate211(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
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
validate352.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate352.errors = vErrors;
return errors === 0;
}


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))){
validate354.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("turn.closing" !== data.type){
validate354.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "turn.closing"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs2 = errors;
if(typeof data.turn_id !== "string"){
validate354.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((data0 === "session.created") || (data0 === "message.new")) || (data0 === "head.moved")) || (data0 === "turn.started")) || (data0 === "turn.completed")) || (data0 === "session.done")) || (data0 === "session.cancelled")) || (data0 === "llm.call.requested")) || (data0 === "llm.call.dispatched")) || (data0 === "llm.call.completed")) || (data0 === "llm.call.errored")) || (data0 === "tool.call.requested")) || (data0 === "tool.call.dispatched")) || (data0 === "tool.call.completed")) || (data0 === "tool.call.errored")) || (data0 === "subagent.requested")) || (data0 === "subagent.dispatched")) || (data0 === "subagent.started")) || (data0 === "subagent.turn_completed")) || (data0 === "subagent.errored")) || (data0 === "connector.sync.requested")) || (data0 === "connector.sync.completed")) || (data0 === "connector.sync.errored")) || (data0 === "connector.auth.failed")) || (data0 === "session.interrupted")) || (data0 === "session.interrupt_resumed")) || (data0 === "worker.state.updated")) || (data0 === "agent.updated")) || (data0 === "channels.updated")) || (data0 === "decision.queued")) || (data0 === "decision.dispatched")) || (data0 === "decision.completed")) || (data0 === "decision.errored")) || (data0 === "decision.dropped")) || (data0 === "call.voided")) || (data0 === "session.message_requested")) || (data0 === "schema.unusable")) || (data0 === "turn.queued")) || (data0 === "turn.closing"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
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
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate293.errors = [{instancePath,keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "session.created"){
if(!(validate294(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
errors = vErrors.length;
}
}
else if(tag0 === "message.new"){
if(!(validate296(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
}
else if(tag0 === "head.moved"){
if(!(validate298(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.started"){
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.completed"){
if(!(validate300(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.done"){
if(!(validate304(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.cancelled"){
if(!(validate305(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.call.requested"){
if(!(validate306(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.call.dispatched"){
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.call.completed"){
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.call.errored"){
if(!(validate325(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call.requested"){
if(!(validate328(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call.dispatched"){
if(!(validate330(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call.completed"){
if(!(validate331(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.call.errored"){
if(!(validate333(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.requested"){
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.dispatched"){
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.started"){
if(!(validate339(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.turn_completed"){
if(!(validate340(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
}
else if(tag0 === "subagent.errored"){
if(!(validate344(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.sync.requested"){
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.sync.completed"){
if(!(validate188(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.sync.errored"){
if(!(validate190(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
else if(tag0 === "connector.auth.failed"){
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.interrupted"){
if(!(validate346(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.interrupt_resumed"){
if(!(validate347(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
}
else if(tag0 === "worker.state.updated"){
if(!(validate348(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
}
else if(tag0 === "agent.updated"){
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
else if(tag0 === "channels.updated"){
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.queued"){
if(!(validate210(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.dispatched"){
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.completed"){
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.errored"){
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.dropped"){
if(!(validate203(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
}
else if(tag0 === "call.voided"){
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(tag0 === "session.message_requested"){
if(!(validate349(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
else if(tag0 === "schema.unusable"){
if(!(validate351(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.queued"){
if(!(validate352(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
errors = vErrors.length;
}
}
else if(tag0 === "turn.closing"){
if(!(validate354(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
}
else {
validate293.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate293.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
}
}
}
else {
validate293.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate293.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate293.errors = [{instancePath,keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate293.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate293.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}


function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.session_id === undefined) && (missing0 = "session_id")) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.occurred_at === undefined) && (missing0 = "occurred_at"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate291.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.session_id !== undefined){
const _errs1 = errors;
if(typeof data.session_id !== "string"){
validate291.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data1 = data.seq;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate291.errors = [{instancePath:instancePath+"/seq",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate291.errors = [{instancePath:instancePath+"/seq",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.occurred_at !== undefined){
const _errs5 = errors;
if(!(validate141(data.occurred_at, {instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"occurred_at",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
let data3 = data.turn_id;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate291.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: schema122.properties.turn_id.type}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs8 = errors;
if(!(validate293(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
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
validate291.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate291.errors = vErrors;
return errors === 0;
}

export const EventFrame = validate395;
const pattern3 = new RegExp("^[1-9][0-9]*$", "u");

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.data === undefined) && (missing0 = "data"))){
validate395.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate395.errors = [{instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"}}];
return false;
}
}
else {
validate395.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs3 = errors;
if(typeof data.event !== "string"){
validate395.errors = [{instancePath:instancePath+"/event",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs5 = errors;
if(!(validate291(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
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
else {
validate395.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate395.errors = vErrors;
return errors === 0;
}

export const EventList = validate397;

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.events === undefined) && (missing0 = "events")){
validate397.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.events !== undefined){
let data0 = data.events;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate291(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate397.errors = [{instancePath:instancePath+"/events",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate397.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate397.errors = vErrors;
return errors === 0;
}

export const EventPayload = validate293;

export const FailAction = validate87;

export const FileData = validate37;

export const FilePart = validate36;

export const FinishReason = validate318;

export const HeadMoved = validate298;

export const ImageBlock = validate399;

function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))){
validate399.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("image" !== data.type){
validate399.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "image"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs2 = errors;
if(typeof data.data !== "string"){
validate399.errors = [{instancePath:instancePath+"/data",keyword:"type",params:{type: "string"}}];
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
validate399.errors = [{instancePath:instancePath+"/mimeType",keyword:"type",params:{type: "string"}}];
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
validate399.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate399.errors = vErrors;
return errors === 0;
}

export const ImageUrlPart = validate33;

export const InputAudioPart = validate39;

export const InputRequest = validate400;

function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.input === undefined) && (missing0 = "input")){
validate400.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.session_id !== undefined){
const _errs1 = errors;
if(typeof data.session_id !== "string"){
validate400.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs3 = errors;
if(!(validate157(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
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
else {
validate400.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate400.errors = vErrors;
return errors === 0;
}

export const InterruptAction = validate83;

export const InterruptMetadata = validate402;

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.label === undefined) && (missing0 = "label")) || ((data.value === undefined) && (missing0 = "value"))){
validate403.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.label !== undefined){
const _errs1 = errors;
if(typeof data.label !== "string"){
validate403.errors = [{instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.style !== undefined){
const _errs3 = errors;
if(typeof data.style !== "string"){
validate403.errors = [{instancePath:instancePath+"/style",keyword:"type",params:{type: "string"}}];
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
else {
validate403.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate403.errors = vErrors;
return errors === 0;
}


function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate403(data0[i0], {instancePath:instancePath+"/options/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate402.errors = [{instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
validate402.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate402.errors = vErrors;
return errors === 0;
}

export const InterruptOption = validate403;

export const InterruptPayload = validate405;

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate405.errors = [{instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolCallId !== undefined){
const _errs3 = errors;
if(typeof data.toolCallId !== "string"){
validate405.errors = [{instancePath:instancePath+"/toolCallId",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs5 = errors;
if(!(validate141(data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs6 = errors;
if(!(validate402(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
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
else {
validate405.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate405.errors = vErrors;
return errors === 0;
}

export const InterruptReply = validate408;

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ok === undefined) && (missing0 = "ok")) || ((data.interrupt_id === undefined) && (missing0 = "interrupt_id"))){
validate408.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.ok !== undefined){
const _errs1 = errors;
if(true !== data.ok){
validate408.errors = [{instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupt_id !== undefined){
const _errs2 = errors;
if(typeof data.interrupt_id !== "string"){
validate408.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate408.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate408.errors = vErrors;
return errors === 0;
}

export const InterruptRequest = validate409;

function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interrupt_id !== undefined){
const _errs1 = errors;
if(typeof data.interrupt_id !== "string"){
validate409.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs3 = errors;
if(typeof data.reason !== "string"){
validate409.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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

export const InterruptResolveAction = validate84;

export const InterruptResumeInput = validate163;

export const InterruptResumed = validate250;

export const InvalidInput = validate217;

export const LlmCallAction = validate23;

export const LlmCallCompleted = validate313;

export const LlmCallDispatched = validate312;

export const LlmCallErrored = validate325;

export const LlmCallRequested = validate306;

export const LlmErrorAction = validate76;

export const LlmErrorSettle = validate410;

function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))){
validate410.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("llm.error" !== data.type){
validate410.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.error"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate410.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate410.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate410.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.error !== undefined){
const _errs6 = errors;
if(typeof data.error !== "string"){
validate410.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs8 = errors;
if(typeof data.retryable !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs10 = errors;
if(!(validate73(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
else {
validate410.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate410.errors = vErrors;
return errors === 0;
}

export const LlmExecute = validate235;

export const LlmFinished = validate242;

export const LlmImage = validate322;

export const LlmRequest = validate236;

export const LlmResponse = validate314;

export const LlmResultAction = validate75;

export const LlmResultSettle = validate412;

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.response === undefined) && (missing0 = "response"))){
validate412.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("llm.result" !== data.type){
validate412.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.result"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate412.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate412.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate412.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.response !== undefined){
const _errs6 = errors;
if(!(validate314(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
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
validate412.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate412.errors = vErrors;
return errors === 0;
}

export const LlmTool = validate61;

export const MalformedInput = validate219;

export const McpServer = validate119;

export const McpTools = validate120;

export const MediaUrl = validate34;

export const Message = validate276;

export const MessageNew = validate296;

export const MessageNode = validate283;

export const MessagePart = validate28;

export const MessageSendAction = validate81;

export const MessageTree = validate282;

export const OpenInterrupt = validate414;

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.interrupt_id === undefined) && (missing0 = "interrupt_id")) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate414.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.interrupt_id !== undefined){
const _errs1 = errors;
if(typeof data.interrupt_id !== "string"){
validate414.errors = [{instancePath:instancePath+"/interrupt_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
const _errs3 = errors;
if(typeof data.origin !== "string"){
validate414.errors = [{instancePath:instancePath+"/origin",keyword:"type",params:{type: "string"}}];
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
validate414.errors = [{instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anchor !== undefined){
const _errs7 = errors;
if(typeof data.anchor !== "string"){
validate414.errors = [{instancePath:instancePath+"/anchor",keyword:"type",params:{type: "string"}}];
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
validate414.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate414.errors = vErrors;
return errors === 0;
}

export const ProviderRequest = validate415;

function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate415.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate415.errors = vErrors;
return errors === 0;
}

export const Reasoning = validate58;

export const ReasoningConfig = validate63;

export const Refused = validate416;

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ok === undefined) && (missing0 = "ok")) || ((data.error === undefined) && (missing0 = "error"))){
validate416.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.ok !== undefined){
const _errs1 = errors;
if(false !== data.ok){
validate416.errors = [{instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: false}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs2 = errors;
if(typeof data.error !== "string"){
validate416.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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

export const ResourceBlock = validate417;

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.uri === undefined) && (missing0 = "uri")){
validate418.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.uri !== undefined){
const _errs1 = errors;
if(typeof data.uri !== "string"){
validate418.errors = [{instancePath:instancePath+"/uri",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
const _errs3 = errors;
if(typeof data.mimeType !== "string"){
validate418.errors = [{instancePath:instancePath+"/mimeType",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs5 = errors;
if(typeof data.text !== "string"){
validate418.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blob !== undefined){
const _errs7 = errors;
if(typeof data.blob !== "string"){
validate418.errors = [{instancePath:instancePath+"/blob",keyword:"type",params:{type: "string"}}];
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
validate418.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate418.errors = vErrors;
return errors === 0;
}


function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.resource === undefined) && (missing0 = "resource"))){
validate417.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("resource" !== data.type){
validate417.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "resource"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource !== undefined){
const _errs2 = errors;
if(!(validate418(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate417.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate417.errors = vErrors;
return errors === 0;
}

export const ResourceContents = validate418;

export const ResourceLinkBlock = validate420;

function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.uri === undefined) && (missing0 = "uri"))){
validate420.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("resource_link" !== data.type){
validate420.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "resource_link"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined){
const _errs2 = errors;
if(typeof data.uri !== "string"){
validate420.errors = [{instancePath:instancePath+"/uri",keyword:"type",params:{type: "string"}}];
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
validate420.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
const _errs6 = errors;
if(typeof data.mimeType !== "string"){
validate420.errors = [{instancePath:instancePath+"/mimeType",keyword:"type",params:{type: "string"}}];
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
validate420.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate420.errors = vErrors;
return errors === 0;
}

export const RetryConfig = validate106;

export const RetryOverride = validate67;

export const RetryPolicy = validate309;

export const Role = validate25;

export const SchemaUnusable = validate351;

export const SessionCancelled = validate305;

export const SessionCreated = validate294;

export const SessionDeltaFrame = validate421;
const schema173 = {"$id":"TokenDelta","type":"object","required":["type"],"properties":{"type":{"const":"llm.token.delta"},"session_id":{"type":"string"},"agent_id":{"type":"string"},"turn_id":{"type":["string","null"]},"call_id":{"type":"string"},"attempt":{"type":"integer","minimum":0},"seq":{"type":"integer","minimum":0},"text":{"type":"string"},"reasoning":{"type":"string"},"tool_calls":{"type":"array","items":{"$ref":"ToolCallDelta"}},"finish_reason":{"$ref":"FinishReason"}}};

function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate423.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate423.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate423.errors = [{instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs5 = errors;
if(typeof data.arguments !== "string"){
validate423.errors = [{instancePath:instancePath+"/arguments",keyword:"type",params:{type: "string"}}];
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
validate423.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate423.errors = vErrors;
return errors === 0;
}


function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate422.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("llm.token.delta" !== data.type){
validate422.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "llm.token.delta"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs2 = errors;
if(typeof data.session_id !== "string"){
validate422.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
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
validate422.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
let data3 = data.turn_id;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate422.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: schema173.properties.turn_id.type}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs8 = errors;
if(typeof data.call_id !== "string"){
validate422.errors = [{instancePath:instancePath+"/call_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data5 = data.attempt;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate422.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate422.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.seq !== undefined){
let data6 = data.seq;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate422.errors = [{instancePath:instancePath+"/seq",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate422.errors = [{instancePath:instancePath+"/seq",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.text !== undefined){
const _errs14 = errors;
if(typeof data.text !== "string"){
validate422.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs16 = errors;
if(typeof data.reasoning !== "string"){
validate422.errors = [{instancePath:instancePath+"/reasoning",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data9 = data.tool_calls;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate423(data9[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
if(!valid1){
break;
}
}
}
else {
validate422.errors = [{instancePath:instancePath+"/tool_calls",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
const _errs21 = errors;
if(!(validate318(data.finish_reason, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
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
else {
validate422.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate422.errors = vErrors;
return errors === 0;
}


function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
validate421.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.event !== undefined){
const _errs1 = errors;
if("llm.token.delta" !== data.event){
validate421.errors = [{instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "llm.token.delta"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate422(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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

export const SessionDone = validate304;

export const SessionFrame = validate427;

function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate421(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate395(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
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
validate427.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event === undefined) && (missing0 = "event")){
validate427.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.event !== undefined){
if(typeof data.event !== "string"){
validate427.errors = [{instancePath:instancePath+"/event",keyword:"type",params:{type: "string"}}];
return false;
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

export const SessionInterruptResumed = validate347;

export const SessionInterrupted = validate346;

export const SessionMessageRequested = validate349;

export const SessionStart = validate212;

export const SessionView = validate430;
const schema176 = {"$id":"SessionView","type":"object","required":["session_id","agent_id","status","interrupts","messages","message_tree"],"properties":{"session_id":{"type":"string"},"agent_id":{"type":"string"},"status":{"type":"string","enum":["idle","running","interrupted","done"]},"interrupts":{"type":"array","items":{"$ref":"OpenInterrupt"}},"messages":{"type":"array","items":{"$ref":"Message"}},"message_tree":{"$ref":"MessageTree"}}};

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.session_id === undefined) && (missing0 = "session_id")) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.interrupts === undefined) && (missing0 = "interrupts"))) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.message_tree === undefined) && (missing0 = "message_tree"))){
validate430.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.session_id !== undefined){
const _errs1 = errors;
if(typeof data.session_id !== "string"){
validate430.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs3 = errors;
if(typeof data.agent_id !== "string"){
validate430.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate430.errors = [{instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "idle") || (data2 === "running")) || (data2 === "interrupted")) || (data2 === "done"))){
validate430.errors = [{instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema176.properties.status.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupts !== undefined){
let data3 = data.interrupts;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate414(data3[i0], {instancePath:instancePath+"/interrupts/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate430.errors = [{instancePath:instancePath+"/interrupts",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data5 = data.messages;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate276(data5[i1], {instancePath:instancePath+"/messages/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate430.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_tree !== undefined){
const _errs13 = errors;
if(!(validate282(data.message_tree, {instancePath:instancePath+"/message_tree",parentData:data,parentDataProperty:"message_tree",rootData}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
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
else {
validate430.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate430.errors = vErrors;
return errors === 0;
}

export const SettleBody = validate434;

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate416(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
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
validate434.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ok === undefined) && (missing0 = "ok")){
validate434.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.ok !== undefined){
if(typeof data.ok !== "boolean"){
validate434.errors = [{instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
else {
validate434.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate434.errors = vErrors;
return errors === 0;
}

export const SettleReply = validate437;

function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.body === undefined) && (missing0 = "body"))){
validate437.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate437.errors = [{instancePath:instancePath+"/status",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 599 || isNaN(data0)){
validate437.errors = [{instancePath:instancePath+"/status",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data0 < 200 || isNaN(data0)){
validate437.errors = [{instancePath:instancePath+"/status",keyword:"minimum",params:{comparison: ">=", limit: 200}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs3 = errors;
if(!(validate434(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
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
else {
validate437.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate437.errors = vErrors;
return errors === 0;
}

export const SettleRequest = validate439;

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate440.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool.result" !== data.type){
validate440.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.result"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate440.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate440.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate440.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.content !== undefined){
const _errs6 = errors;
if(errors === _errs6){
if(!(Array.isArray(data.content))){
validate440.errors = [{instancePath:instancePath+"/content",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
const _errs8 = errors;
if(typeof data.is_error !== "boolean"){
validate440.errors = [{instancePath:instancePath+"/is_error",keyword:"type",params:{type: "boolean"}}];
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
validate440.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate440.errors = vErrors;
return errors === 0;
}


function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.error === undefined) && (missing0 = "error"))){
validate441.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool.error" !== data.type){
validate441.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "tool.error"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate441.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate441.errors = [{instancePath:instancePath+"/attempt",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate441.errors = [{instancePath:instancePath+"/attempt",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.error !== undefined){
const _errs6 = errors;
if(typeof data.error !== "string"){
validate441.errors = [{instancePath:instancePath+"/error",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs8 = errors;
if(typeof data.retryable !== "boolean"){
validate441.errors = [{instancePath:instancePath+"/retryable",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs10 = errors;
if(!(validate73(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
else {
validate441.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate441.errors = vErrors;
return errors === 0;
}


function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate439.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate439.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate440(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool.error"){
if(!(validate441(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.result"){
if(!(validate412(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
}
else if(tag0 === "llm.error"){
if(!(validate410(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
}
else {
validate439.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate439.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
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

export const StoredAttachment = validate32;

export const StoredBlob = validate30;

export const StoredContent = validate227;

export const StoredLink = validate31;

export const StoredResult = validate226;

export const StoredText = validate29;

export const StreamDelta = validate447;

function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs1 = errors;
if(typeof data.text !== "string"){
validate447.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
const _errs3 = errors;
if(typeof data.reasoning !== "string"){
validate447.errors = [{instancePath:instancePath+"/reasoning",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data2 = data.tool_calls;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate423(data2[i0], {instancePath:instancePath+"/tool_calls/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate447.errors = [{instancePath:instancePath+"/tool_calls",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finish_reason !== undefined){
const _errs8 = errors;
if(!(validate318(data.finish_reason, {instancePath:instancePath+"/finish_reason",parentData:data,parentDataProperty:"finish_reason",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
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
else {
validate447.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate447.errors = vErrors;
return errors === 0;
}

export const StreamFrame = validate450;

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event === undefined) && (missing0 = "event")) || ((data.data === undefined) && (missing0 = "data"))){
validate451.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.event !== undefined){
const _errs1 = errors;
if("llm.token.delta" !== data.event){
validate451.errors = [{instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "llm.token.delta"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs2 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate451.errors = [{instancePath:instancePath+"/data",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event === undefined) && (missing0 = "event")){
validate450.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.event !== undefined){
const _errs2 = errors;
if(typeof data.event !== "string"){
validate450.errors = [{instancePath:instancePath+"/event",keyword:"type",params:{type: "string"}}];
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
if(!(validate451(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.result"){
if(!(validate288(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
}
else if(tag0 === "decision.error"){
if(!(validate204(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
else {
validate450.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "event", tagValue: tag0}}];
return false;
}
}
else {
validate450.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "event", tagValue: tag0}}];
return false;
}
}
}
}
else {
validate450.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate450.errors = vErrors;
return errors === 0;
}

export const Subagent = validate115;

export const SubagentDispatched = validate338;

export const SubagentErrored = validate344;

export const SubagentFinished = validate248;

export const SubagentRequested = validate336;

export const SubagentSpawnAction = validate78;

export const SubagentStarted = validate339;

export const SubagentTools = validate117;

export const SubagentTurnCompleted = validate340;

export const Subject = validate267;

export const SubmitIdentity = validate455;
const schema185 = {"$id":"SubmitIdentity","type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1},"visibility":{"type":"string","enum":["shared","private"]},"metadata":{"type":"object","additionalProperties":true}}};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate455.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate455.errors = [{instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate455.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data1 = data.visibility;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate455.errors = [{instancePath:instancePath+"/visibility",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "shared") || (data1 === "private"))){
validate455.errors = [{instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: schema185.properties.visibility.enum}}];
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
validate455.errors = [{instancePath:instancePath+"/metadata",keyword:"type",params:{type: "object"}}];
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
validate455.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate455.errors = vErrors;
return errors === 0;
}

export const SubmitReply = validate456;
const schema186 = {"$id":"SubmitReply","type":"object","required":["session_id","turn_id","queued"],"properties":{"session_id":{"type":"string"},"turn_id":{"type":["string","null"]},"queued":{"type":"boolean"}}};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.session_id === undefined) && (missing0 = "session_id")) || ((data.turn_id === undefined) && (missing0 = "turn_id"))) || ((data.queued === undefined) && (missing0 = "queued"))){
validate456.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.session_id !== undefined){
const _errs1 = errors;
if(typeof data.session_id !== "string"){
validate456.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
let data1 = data.turn_id;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate456.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: schema186.properties.turn_id.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queued !== undefined){
const _errs5 = errors;
if(typeof data.queued !== "boolean"){
validate456.errors = [{instancePath:instancePath+"/queued",keyword:"type",params:{type: "boolean"}}];
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
validate456.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate456.errors = vErrors;
return errors === 0;
}

export const SubmitRequest = validate457;

function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.agent_id === undefined) && (missing0 = "agent_id")) || ((data.identity === undefined) && (missing0 = "identity"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate457.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.agent_id !== undefined){
const _errs1 = errors;
if(typeof data.agent_id !== "string"){
validate457.errors = [{instancePath:instancePath+"/agent_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity !== undefined){
const _errs3 = errors;
if(!(validate455(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
const _errs4 = errors;
if(typeof data.session_id !== "string"){
validate457.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn_id !== undefined){
const _errs6 = errors;
if(typeof data.turn_id !== "string"){
validate457.errors = [{instancePath:instancePath+"/turn_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queue !== undefined){
const _errs8 = errors;
if(typeof data.queue !== "boolean"){
validate457.errors = [{instancePath:instancePath+"/queue",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs10 = errors;
if(!(validate181(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
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
else {
validate457.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate457.errors = vErrors;
return errors === 0;
}

export const TextBlock = validate460;

function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate460.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("text" !== data.type){
validate460.errors = [{instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "text"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs2 = errors;
if(typeof data.text !== "string"){
validate460.errors = [{instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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

export const Timestamp = validate141;

export const TokenDelta = validate422;

export const TokenDeltaFrame = validate451;

export const TokenIdentity = validate461;

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate461.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate461.errors = [{instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate461.errors = [{instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data1 = data.metadata;
const _errs3 = errors;
if(errors === _errs3){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate461.errors = [{instancePath:instancePath+"/metadata",keyword:"type",params:{type: "object"}}];
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
else {
validate461.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}

export const TokenReply = validate462;

function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate462.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.token !== undefined){
const _errs1 = errors;
if(typeof data.token !== "string"){
validate462.errors = [{instancePath:instancePath+"/token",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data1 = data.expires_at;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate462.errors = [{instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate462.errors = [{instancePath:instancePath+"/expires_at",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
else {
validate462.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate462.errors = vErrors;
return errors === 0;
}

export const TokenRequest = validate463;

function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.identity === undefined) && (missing0 = "identity")){
validate463.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.identity !== undefined){
const _errs1 = errors;
if(!(validate461(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ttl_seconds !== undefined){
let data1 = data.ttl_seconds;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate463.errors = [{instancePath:instancePath+"/ttl_seconds",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate463.errors = [{instancePath:instancePath+"/ttl_seconds",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate463.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate463.errors = vErrors;
return errors === 0;
}

export const ToolCall = validate54;

export const ToolCallAction = validate69;

export const ToolCallCompleted = validate331;

export const ToolCallDelta = validate423;

export const ToolCallDispatched = validate330;

export const ToolCallErrored = validate333;

export const ToolCallFunction = validate55;

export const ToolCallRequested = validate328;

export const ToolContent = validate465;

function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate465.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate465.errors = [{instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate460(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate399(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
errors = vErrors.length;
}
}
else if(tag0 === "audio"){
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
else if(tag0 === "resource"){
if(!(validate417(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
errors = vErrors.length;
}
}
else if(tag0 === "resource_link"){
if(!(validate420(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
errors = vErrors.length;
}
}
else {
validate465.errors = [{instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}}];
return false;
}
}
else {
validate465.errors = [{instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}}];
return false;
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

export const ToolErrorAction = validate72;

export const ToolErrorInput = validate165;

export const ToolErrorSettle = validate441;

export const ToolExecute = validate213;

export const ToolFinished = validate225;

export const ToolInput = validate214;

export const ToolResult = validate471;

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
const err0 = {instancePath,keyword:"required",params:{missingProperty: missing0}};
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
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.structuredContent === undefined) && (missing1 = "structuredContent")){
const err1 = {instancePath,keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.structuredContent !== undefined){
const _errs5 = errors;
const _errs6 = errors;
if(data.structuredContent !== null){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err3 = {instancePath:instancePath+"/structuredContent",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
}
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate471.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data1 = data.content;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data1)){
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate465(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
else {
validate471.errors = [{instancePath:instancePath+"/content",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.isError !== undefined){
const _errs11 = errors;
if(typeof data.isError !== "boolean"){
validate471.errors = [{instancePath:instancePath+"/isError",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
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

export const ToolResultAction = validate71;

export const ToolResultInput = validate164;

export const ToolResultSettle = validate440;

export const Trigger = validate211;

export const TurnClosing = validate354;

export const TurnCompleted = validate300;

export const TurnFinished = validate251;

export const TurnQueued = validate352;

export const TurnStarted = validate299;

export const Usage = validate244;

export const ValidInput = validate215;

export const VideoUrlPart = validate42;

export const WorkerIdentity = validate266;

export const WorkerRef = validate273;

export const WorkerStateUpdated = validate348;

export const WorkerSubmit = validate473;

function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.session_id === undefined) && (missing0 = "session_id")) || ((data.decision_id === undefined) && (missing0 = "decision_id"))){
validate473.errors = [{instancePath,keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.session_id !== undefined){
const _errs1 = errors;
if(typeof data.session_id !== "string"){
validate473.errors = [{instancePath:instancePath+"/session_id",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision_id !== undefined){
const _errs3 = errors;
if(typeof data.decision_id !== "string"){
validate473.errors = [{instancePath:instancePath+"/decision_id",keyword:"type",params:{type: "string"}}];
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
validate473.errors = [{instancePath:instancePath+"/messages",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data4 = data.actions;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate22(data4[i1], {instancePath:instancePath+"/actions/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate473.errors = [{instancePath:instancePath+"/actions",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data6 = data.agent;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = true;
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
if(!(validate104(data6, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
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
validate473.errors = vErrors;
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channels !== undefined){
let data7 = data.channels;
const _errs16 = errors;
if(errors === _errs16){
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate473.errors = [{instancePath:instancePath+"/channels",keyword:"type",params:{type: "object"}}];
return false;
}
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
validate473.errors = [{instancePath,keyword:"type",params:{type: "object"}}];
return false;
}
}
validate473.errors = vErrors;
return errors === 0;
}

