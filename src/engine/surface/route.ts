import type { Event } from "../../generated/types.ts";
import type { TypeName } from "../../validate/index.ts";
import type { WireRequest, WireResponse } from "../../wire/handle.ts";
import type { EngineCore } from "../create-engine.ts";
import type { Blobs, Ids, SessionRecord } from "../ports.ts";
import type { Tokens } from "./tokens.ts";

/** What every route may use. */
export interface SurfaceHouse {
  readonly core: EngineCore;
  readonly blobs: Blobs;
  readonly ids: Ids;
  readonly tokens: Tokens;
  /** Events with a greater `seq`; undefined for a session that this tenant does not have. */
  events(tenant: string, sessionId: string, afterSeq: number): Event[] | undefined;
  /** All sessions of a tenant. */
  sessions(tenant: string): SessionRecord[];
  knowsAgent(agentId: string): boolean;
  /** Fires when the engine is about to close: streams end, and nothing new is taken. */
  readonly closing: AbortSignal;
}

/** One request on its way through a route, with who sent it. */
export interface Visit {
  readonly house: SurfaceHouse;
  readonly request: WireRequest;
  readonly tenant: string;
  /** Who the client token names; empty for a machine. */
  readonly subject: string;
  /** What the client token says about them. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
  /** The path's variable part; empty when it has none. */
  readonly id: string;
  /** The body read exactly; undefined for routes without one. */
  readonly body: unknown;
}

/** One route: its path may hold one `:id`. */
export interface Route {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly auth: "none" | "machine" | "client";
  /** The wire type of the body; absent for routes without one. */
  readonly type?: TypeName;
  /** The status for a body of another type; 422 when absent. */
  readonly misfit?: 400;
  answer(visit: Visit): WireResponse | Promise<WireResponse>;
}

/** The variable part of a path, or undefined when the path is another. */
export function matchPath(pattern: string, path: string): string | undefined {
  const [before = "", after] = pattern.split(":id");
  if (after === undefined) return path === before ? "" : undefined;
  if (!path.startsWith(before) || !path.endsWith(after) || path.length <= before.length + after.length)
    return undefined;
  const part = path.slice(before.length, path.length - after.length);
  if (part.includes("/")) return undefined;
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
