export declare function ucs2length(text: string): number;
export declare function deepEqual(a: unknown, b: unknown): boolean;
