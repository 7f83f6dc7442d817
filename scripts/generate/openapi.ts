import { mapSchema, type Schema } from "./load.ts";
import type { Answer, Operation, Parameter } from "./surfaces.ts";

/** What a surface says of itself. */
export interface Surface {
  readonly title: string;
  readonly description: string;
  readonly server: string;
  readonly operations: readonly Operation[];
}

/** An OpenAPI 3.1 document of a surface, with the wire types that it speaks of and those within them. */
export function writeOpenApi(bundle: Schema, { title, description, server, operations }: Surface): string {
  const defs = bundle["$defs"] as { [name: string]: Schema };
  const paths: { [path: string]: { [method: string]: unknown } } = {};
  for (const operation of operations) {
    paths[operation.path] ??= {};
    paths[operation.path]![operation.method] = operationOf(operation);
  }
  const names = reachable(operations.flatMap(typesOf), defs);
  const document = {
    openapi: "3.1.0",
    info: { title, version: "2026-08-28", description, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: Object.fromEntries(names.map((name) => [name, mapSchema(defs[name]!, published)])),
      ...(operations.some(({ auth }) => auth) ? { securitySchemes } : {}),
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const securitySchemes = {
  client: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "A client token, HS256." },
  machine: { type: "http", scheme: "bearer", description: "The tenant's API key." },
};

function operationOf(operation: Operation): unknown {
  const { id, summary, description, auth, query = [], headers = [], body, answers, path } = operation;
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) =>
      parameter("path", { name: name!, description: "The session.", required: true }),
    ),
    ...query.map((one) => parameter("query", one)),
    ...headers.map((one) => parameter("header", one)),
  ];
  return {
    operationId: id,
    summary,
    description,
    ...(auth === undefined ? { security: [] } : { security: [{ [auth]: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { "application/json": { schema: ref(body) } } } }),
    responses: Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, answerOf(answer)])),
  };
}

function parameter(place: string, { name, description, required = false, schema = { type: "string" } }: Parameter) {
  return { name, in: place, required, description, schema };
}

function answerOf({ description, json, stream, bytes }: Answer): unknown {
  const content = {
    ...(json === undefined ? {} : { "application/json": { schema: ref(json) } }),
    // OpenAPI 3.1 cannot say what each frame of a stream is, so its type is named beside.
    ...(stream === undefined ? {} : { "text/event-stream": { schema: { type: "string" }, "x-frame": ref(stream) } }),
    ...(bytes === undefined ? {} : { "*/*": {} }),
  };
  return { description, content };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function typesOf({ body, answers }: Operation): string[] {
  const answered = Object.values(answers).flatMap(({ json, stream }) => [json, stream]);
  return [body, ...answered].filter((name) => name !== undefined);
}

/** The types named and all within them, sorted. */
function reachable(roots: readonly string[], defs: { [name: string]: Schema }): string[] {
  const found = new Set<string>();
  const queue = [...roots];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    mapSchema(defs[name]!, (schema) => {
      if (typeof schema["$ref"] === "string") queue.push(schema["$ref"].replace("#/$defs/", ""));
      return schema;
    });
  }
  return [...found].sort();
}

/** A schema as others read it: without what only our own generator understands. */
function published(schema: Schema): Schema {
  const { tsType: _, "x-tolerant": __, "x-open": ___, $ref, ...rest } = schema;
  return typeof $ref === "string" ? { ...rest, $ref: $ref.replace("#/$defs/", "#/components/schemas/") } : rest;
}
