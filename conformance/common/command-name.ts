/** Characters of a name: a heading, or the column of a table. */
const MOST = 60;

/** What a name, before `=` or as a flag, says that its value is nobody else's business. */
const SECRET = /key|secret|token|password|passwd|credential|auth|header/i;
const HIDDEN = "…";

/**
 * What a target that a command starts is called where nobody says: the command in short. Variables that are set before it
 * and folders of this machine are left out, and what a flag, a variable or a URL seems to hold of secrets is hidden.
 * Undefined where nothing is left.
 */
export function commandName(command: string): string | undefined {
  const words = command.match(/(?:"(?:\\.|[^"\\])*"|'[^']*'|[^\s"'])+/g) ?? [];
  const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
  if (first < 0) return undefined;
  const told: string[] = [];
  let hide = false;
  for (const word of words.slice(first)) {
    const flag = /^-/.test(word);
    told.push(hide && !flag ? HIDDEN : shown(word));
    hide = flag && !word.includes("=") && (SECRET.test(word) || word === "-H");
  }
  const name = told.join(" ");
  return name.length <= MOST
    ? name
    : `${name
        .slice(0, MOST - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

function shown(word: string): string {
  const at = word.indexOf("=");
  if (at > 0 && SECRET.test(word.slice(0, at))) return `${word.slice(0, at)}=${HIDDEN}`;
  // Of a path only its end is the target's; a URL is no path.
  return word
    .replace(/(:\/\/)[^/@\s]*@/, `$1${HIDDEN}@`)
    .replace(/^(["']?)(?:\/|[A-Za-z]:[\\/])(?:.*[\\/])?(?=[^\\/]+$)/, "$1")
    .replace(/^(["'])([\w.,:/@%+-]+)\1$/, "$2");
}
