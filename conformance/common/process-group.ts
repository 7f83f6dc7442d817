import { readdirSync, readFileSync } from "node:fs";

/** Signals all processes of a group; false where there is none any more. */
export function signalGroup(id: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-id, signal);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether a process of a group still runs. One that has ended and that nobody has asked for its end does not. */
export function groupLives(id: number): boolean {
  return signalGroup(id, 0) && (process.platform !== "linux" || groupRuns(id));
}

/** In a container whose first process waits for no orphan, those that have ended stay in the list for ever. */
function groupRuns(id: number): boolean {
  try {
    const numbers = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    return numbers.some((number) => isRunningIn(id, number));
  } catch {
    return true;
  }
}

function isRunningIn(id: number, process: string): boolean {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, "utf8");
    // The name in parentheses may hold anything; what follows it is the state, the parent and the group.
    const [state, , group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(group) === id && state !== "Z" && state !== "X";
  } catch {
    return false;
  }
}
