import type { RawError } from "./raw.ts";

export declare function lastFailure(): RawError;
