import { listEvents } from "./events.ts";
import { json, refusal } from "./reply.ts";
import type { Route } from "./route.ts";
import { adminView } from "./session-view.ts";

/** How many sessions a list has unless asked otherwise, and at most. */
const LIMIT = 100;
const MOST = 1000;

/** Read-only routes for whoever runs the engine, under an API key and for its tenant alone. */
export const adminRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/api/admin/sessions",
    auth: "machine",
    answer({ house, tenant, query }) {
      const after = query.get("after") ?? "";
      const asked = Number(query.get("limit") ?? LIMIT);
      const limit = Number.isInteger(asked) && asked > 0 ? Math.min(asked, MOST) : LIMIT;
      const found = house.sessions(tenant).filter(({ id }) => id > after);
      const page = found.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit);
      const sessions = page.map(({ id, agentId, owner }) => ({ session_id: id, agent_id: agentId, owner }));
      return json(200, { sessions, ...(found.length > limit ? { next: page.at(-1)?.id } : {}) });
    },
  },
  {
    method: "GET",
    path: "/api/admin/sessions/:id",
    auth: "machine",
    answer({ house, tenant, id }) {
      const session = house.core.find(tenant, id);
      if (session === undefined) return refusal("machine", 404, `There is no session ${JSON.stringify(id)}.`);
      return json(200, adminView(session));
    },
  },
  { method: "GET", path: "/api/admin/sessions/:id/events", auth: "machine", answer: listEvents },
];
