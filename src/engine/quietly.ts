/** For work that nobody waits for: a session that fails has been told of as lost by then, and nothing has left the process. */
export function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // There is nobody here to tell.
  }
}
