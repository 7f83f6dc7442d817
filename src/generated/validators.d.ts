// Generated from schemas/ by `npm run generate`. Do not edit.
import type { RawValidator, Way } from "../validate/raw.ts";
/** The validators by type. */
export declare const validators: { readonly [type: string]: RawValidator };
/** Which wire types stand where within which others. */
export declare const shape: { readonly [type: string]: Way };
