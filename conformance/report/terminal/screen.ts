/** What a verdict is written for. */
export interface Screen {
  readonly color: boolean;
  /** Characters in a line; infinite where lines are not broken: what a file, a pipe or a log gets. */
  readonly columns: number;
  /** Lines that are seen at once; absent where nobody looks at a screen. */
  readonly rows?: number;
  /** Everything, however long it is. */
  readonly verbose?: boolean;
}

/** Text for a file or a pipe. */
export const PLAIN: Screen = { color: false, columns: Number.POSITIVE_INFINITY };

/** SGR codes, on and off: the sixteen colours that every theme has chosen for itself. */
const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** How a text looks. */
export type Style = keyof typeof STYLES;

/** The text in that look, where colours are wanted. */
export function paint({ color }: Pick<Screen, "color">, text: string, ...styles: readonly Style[]): string {
  if (!color || text === "") return text;
  return styles.reduce((inner, style) => {
    const [on, off] = STYLES[style];
    return `\u001b[${on}m${inner}\u001b[${off}m`;
  }, text);
}
