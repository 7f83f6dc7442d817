// A whole worker to start from, with Node's own modules alone: node worker.ts
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

const { TCK_PORT = "4002", TCK_WORKER_SECRET: secret } = process.env;
const skies = new Map(Object.entries({ Tokyo: "clear", "San Francisco": "foggy" }));
const input = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const tools = [{ name: "get_weather", description: "Get the weather for a city.", input, output: { type: "string" } }];

/** Answers one trigger; where there is nothing to decide, by the engine's own proposal. */
function decide({ trigger, proposed }: ReturnType<typeof JSON.parse>): unknown {
  if (trigger.type === "session.start") return { agent: { model: "any-model", tools } };
  // For a call that is not valid the proposal holds the tool.error that says why.
  if (trigger.name !== "get_weather" || trigger.input?.status !== "valid") return proposed ?? {};
  const { city } = trigger.input.value;
  const sky = skies.get(city);
  const error = `No weather for ${city}. Try Tokyo.`; // The model reads it: it says what to try instead.
  if (sky === undefined) return { actions: [{ type: "tool.error", error }] };
  return { actions: [{ type: "tool.result", result: `It's ${sky} in ${city}.` }] };
}

/** The status and the answer. What is signed is the body, byte for byte as it came. */
function answer(body: Buffer, signature: unknown): [number, unknown] {
  const hmac = createHmac("sha256", secret ?? "").update(body);
  const due = Buffer.from(`sha256=${hmac.digest("hex")}`);
  const given = Buffer.from(String(signature));
  const signed = due.length === given.length && timingSafeEqual(due, given);
  if (secret !== undefined && !signed) return [401, { error: "The signature does not fit." }];
  try {
    return [200, decide(JSON.parse(body.toString()))];
  } catch {
    return [400, { error: "This is no decision request." }];
  }
}

createServer(async (request, response) => {
  const [status, said] = answer(await buffer(request), request.headers["x-substructure-signature"]);
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said));
}).listen(Number(TCK_PORT), "127.0.0.1");
