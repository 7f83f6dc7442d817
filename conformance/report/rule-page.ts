/** Where the page of a rule is: what it says, why, an example that keeps it and one that does not. */
export const rulePage = (id: string): string => `https://toolcall-tck.dev/rules/${id}`;
