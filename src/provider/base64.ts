import { toBytes } from "../wire/bytes.ts";

/** Text in base64, by way of UTF-8. For short texts. */
export const base64Of = (text: string): string => btoa(String.fromCharCode(...toBytes(text)));
