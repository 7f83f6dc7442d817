import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The signature of a body: `sha256=` and the lower-case hex HMAC-SHA256 over exactly these bytes, keyed with the UTF-8
 * bytes of the secret. Source: companion facts 1.1.
 */
export function signBody(secret: string, body: string | Uint8Array): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

/** Whether the header's text is the signature of this body, compared in constant time. An absent one never is. */
export function verifySignature(secret: string, body: string | Uint8Array, signature: string | undefined): boolean {
  if (signature === undefined) return false;
  const expected = Buffer.from(signBody(secret, body));
  const given = Buffer.from(signature);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}
