import { createHash, timingSafeEqual } from "node:crypto";
import { isObject } from "../../json/own.ts";
import type { Clock } from "../ports.ts";

/** Who a client token was made for. */
export interface Subject {
  readonly tenant: string;
  readonly subject: string;
  /** What the worker is told about the person. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** API keys and client tokens. */
export interface Tokens {
  /** The tenant of an API key; undefined for one that is not known. Compared in constant time. */
  tenantOf(authorization: string | undefined): string | undefined;
  /** A token for one identity, and when it lapses in seconds since the epoch. */
  issue(subject: Subject, ttlSeconds: number): Promise<{ readonly token: string; readonly expires_at: number }>;
  /** Who a token was made for; undefined for one that is not valid. */
  read(authorization: string | undefined): Promise<Subject | undefined>;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const bearer = (authorization: string | undefined): string | undefined =>
  /^Bearer (.+)$/i.exec(authorization ?? "")?.[1];

/** Tokens are HS256 JWTs under `secret`; `keys` maps each API key to its tenant. */
export function createTokens(keys: Readonly<Record<string, string>>, secret: Uint8Array, clock: Clock): Tokens {
  const known = Object.entries(keys).map(([key, tenant]) => ({ hash: digest(key), tenant }));
  return {
    tenantOf(authorization) {
      const key = bearer(authorization);
      if (key === undefined) return undefined;
      const hash = digest(key);
      // Every key is looked at, whichever fits, so that the time says nothing.
      return known.reduce<string | undefined>(
        (found, entry) => (timingSafeEqual(hash, entry.hash) ? entry.tenant : found),
        undefined,
      );
    },
    async issue({ tenant, subject, metadata }, ttlSeconds) {
      // Loaded when the first token is asked for: most runs of an engine never need one.
      const { SignJWT } = await import("jose");
      const now = Math.floor(clock.now() / 1000);
      const expires_at = now + ttlSeconds;
      const claims = new SignJWT({ tenant, metadata }).setProtectedHeader({ alg: "HS256" }).setSubject(subject);
      return { token: await claims.setIssuedAt(now).setExpirationTime(expires_at).sign(secret), expires_at };
    },
    async read(authorization) {
      const token = bearer(authorization);
      if (token === undefined) return undefined;
      const { jwtVerify } = await import("jose");
      try {
        const options = { algorithms: ["HS256"], currentDate: new Date(clock.now()) };
        const { payload } = await jwtVerify(token, secret, options);
        const { tenant, sub, metadata } = payload;
        if (typeof tenant !== "string" || sub === undefined || sub === "") return undefined;
        return { tenant, subject: sub, metadata: isObject(metadata) ? metadata : {} };
      } catch {
        return undefined;
      }
    },
  };
}
