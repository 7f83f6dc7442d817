import { readPackageFile } from "./package-file.ts";

/** The package's version, as its package.json has it. */
export const version: string = (JSON.parse(readPackageFile("package.json")) as { version: string }).version;
