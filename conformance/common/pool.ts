/**
 * Runs jobs with so many at a time. A job that is not to be started any more is skipped: `goOn` is asked before each.
 * Never rejects on its own; a job's rejection does.
 */
export async function pool<T>(
  items: readonly T[],
  concurrency: number,
  goOn: () => boolean,
  job: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) {
      if (!goOn()) return;
      await job(item);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, lane));
}
