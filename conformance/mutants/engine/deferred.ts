import { type Body, type EngineMutant, type Replaced, sound, spoilt } from "./mutant.ts";

type RouteCall = typeof sound.routeCall;
type View = Parameters<RouteCall>[0];
type Call = Parameters<RouteCall>[1];

const isStandIn = ({ name }: { readonly name: string }): boolean => name === "tool_search" || name === "call_tool";

/** A mistake in which tools a request to the model holds. */
const showing = (
  name: string,
  breaks: string,
  mistake: string,
  describeTools: typeof sound.describeTools,
  follows: readonly string[] = [],
): EngineMutant => spoilt(name, breaks, mistake, () => ({ describeTools }), follows);

/** A mistake in where the calls of one of the two tools that the engine offers go. */
const routing = (
  name: string,
  breaks: string,
  mistake: string,
  of: "tool_search" | "call_tool",
  route: RouteCall,
  follows: readonly string[] = [],
): EngineMutant =>
  spoilt(
    name,
    breaks,
    mistake,
    () => ({ routeCall: (view, call) => (call.name === of ? route(view, call) : sound.routeCall(view, call)) }),
    follows,
  );

/** A mistake in how the agent's config is read. */
const reading = (
  name: string,
  breaks: string,
  mistake: string,
  change: (agent: Body) => Body,
  follows: readonly string[] = [],
): EngineMutant => ({
  name,
  breaks,
  mistake,
  follows,
  make: (): Replaced => ({
    hear({ status, text }) {
      if (!text.includes('"defer_tools"')) return { status, text };
      const answer = JSON.parse(text) as { agent?: Body };
      if (answer.agent === undefined) return { status, text };
      return { status, text: JSON.stringify({ ...answer, agent: change(answer.agent) }) };
    },
  }),
});

const withTools = (
  view: View,
  change: (tools: View["modelCalls"][number]["tools"]) => View["modelCalls"][number]["tools"],
): View => ({ ...view, modelCalls: view.modelCalls.map((call) => ({ ...call, tools: change(call.tools) })) });

const asItIs = (_view: View, { name, arguments: text }: Call): ReturnType<RouteCall> => ({
  to: "tool",
  name,
  arguments: text,
});

/** Mistakes in tools that are kept out of the requests to the model. */
export const deferredMutants: readonly EngineMutant[] = [
  showing(
    "shows deferred tools as well",
    "deferred/left-out-of-the-request",
    "The two that find and call tools are added, and the request is as long as before.",
    (tools) => [
      ...sound.describeTools(tools.map((tool) => ({ ...tool, defer: false }))),
      ...sound.describeTools(tools).filter(isStandIn),
    ],
    ["deferred/the-agent-decides-for-its-tools"],
  ),
  showing(
    "offers no way to deferred tools",
    "deferred/search-and-call-take-their-place",
    "Deferred tools are left out, and nothing stands in for them.",
    (tools) => sound.describeTools(tools).filter((tool) => !isStandIn(tool)),
  ),
  showing(
    "defers all tools or none",
    "deferred/others-stay-in-the-request",
    "As soon as one tool is deferred, all of them are left out.",
    (tools) =>
      sound.describeTools(tools.some(({ defer }) => defer) ? tools.map((tool) => ({ ...tool, defer: true })) : tools),
    ["deferred/the-tool-decides-before-the-agent", "model-view/tools-as-declared"],
  ),
  reading(
    "takes an empty table for off",
    "deferred/the-agent-decides-for-its-tools",
    "Options for deferred tools count only when there are some.",
    ({ defer_tools: defer, ...agent }) =>
      typeof defer === "object" && Object.keys(defer ?? {}).length === 0 ? agent : { ...agent, defer_tools: defer },
    [
      "deferred/search-and-call-take-their-place",
      "deferred/executed-under-its-own-name",
      "deferred/finished-under-its-own-name",
      "deferred/search-stays-with-the-engine",
      "deferred/unknown-name-is-answered",
      "calls/execute-names-its-call",
      "calls/finished-names-its-call",
      "arguments/value-as-it-came",
      "proposals/nothing-for-a-valid-call",
    ],
  ),
  reading(
    "asks the agent before the tool",
    "deferred/the-tool-decides-before-the-agent",
    "Under defer_tools a tool's own defer is not looked at.",
    (agent) => ({
      ...agent,
      tools: (agent["tools"] as Body[]).map(({ defer: _, ...tool }) => tool),
    }),
    ["deferred/others-stay-in-the-request", "model-view/tools-as-declared"],
  ),
  routing(
    "forgets to unwrap the arguments",
    "deferred/executed-under-its-own-name",
    "The worker gets the arguments of call_tool in the place of its own tool's.",
    "call_tool",
    (view, call) => {
      const route = sound.routeCall(view, call);
      return route.to === "tool" ? { ...route, arguments: call.arguments } : route;
    },
    ["arguments/fitting-object-is-valid", "arguments/value-as-it-came", "arguments/text-byte-for-byte"],
  ),
  {
    name: "reports the name that the model wrote",
    breaks: "deferred/finished-under-its-own-name",
    mistake: "tool.finished takes its name from the model's message, where it is call_tool.",
    follows: ["calls/finished-names-its-call"],
    make: () => ({
      deliver(request) {
        const trigger = request["trigger"] as Body;
        if (trigger["type"] !== "tool.finished") return request;
        const messages = request["messages"] as { tool_calls?: { id: string; function: { name: string } }[] }[];
        const call = messages.flatMap(({ tool_calls = [] }) => tool_calls).find(({ id }) => id === trigger["id"]);
        return call === undefined ? request : { ...request, trigger: { ...trigger, name: call.function.name } };
      },
    }),
  },
  routing(
    "asks the worker for a search",
    "deferred/search-stays-with-the-engine",
    "tool_search is sent to the worker like any other tool.",
    "tool_search",
    asItIs,
    ["deferred/search-covers-every-tool", "deferred/at-most-max-matches"],
  ),
  routing(
    "searches deferred tools only",
    "deferred/search-covers-every-tool",
    "A tool that the model has in its request is not found.",
    "tool_search",
    (view, call) =>
      sound.routeCall(
        withTools(view, (tools) => tools.filter(({ defer }) => defer === true)),
        call,
      ),
    ["deferred/at-most-max-matches"],
  ),
  routing(
    "cuts the list without a word",
    "deferred/at-most-max-matches",
    "What a search leaves out is not said.",
    "tool_search",
    (view, call) => {
      const route = sound.routeCall(view, call);
      if (route.to !== "engine" || !route.outcome.ok) return route;
      const content = route.outcome.result.content.map((block) =>
        block.type === "text" ? { ...block, text: block.text.replace(/,"left_out":\d+/, "") } : block,
      );
      return { to: "engine", outcome: { ok: true, result: { content } } };
    },
  ),
  routing(
    "finds all where no bound is set",
    "deferred/five-matches-by-default",
    "Without max_matches a search names every tool.",
    "tool_search",
    (view, call) => {
      const { config } = view;
      if (config === null || typeof config.defer_tools === "object") return sound.routeCall(view, call);
      return sound.routeCall({ ...view, config: { ...config, defer_tools: { max_matches: 1_000 } } }, call);
    },
  ),
  routing(
    "lets the worker find out that there is no such tool",
    "deferred/unknown-name-is-answered",
    "call_tool is unwrapped whatever tool it names.",
    "call_tool",
    (view, call) => {
      const { name, arguments: given = {} } = JSON.parse(call.arguments) as Body;
      return typeof name === "string"
        ? { to: "tool", name, arguments: typeof given === "string" ? given : JSON.stringify(given) }
        : sound.routeCall(view, call);
    },
  ),
];
