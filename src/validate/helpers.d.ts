export declare function ucs2length(text: string): number;
export declare function deepEqual(a: unknown, b: unknown): boolean;
export declare function refuse(
  validator: { errors?: unknown },
  instancePath: string,
  keyword: string,
  params: object,
): false;
export declare const reading: { exact: boolean };
