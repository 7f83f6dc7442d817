/** So many things in words: `1 case`, `2 cases`, `3 tries`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
