/** What can be measured of a go: times in nanoseconds, memory in bytes. `cpu` is `user` and system time together. */
export type Measure = "wall" | "cpu" | "user" | "memory";

/** What one go of a contestant cost, for one unit of its work. */
export type Sample = { readonly [M in Measure]?: number };

const NS_PER_US = 1_000;

/** Runs some work and gives what it cost, divided by the number of units that it did. The process must do nothing else. */
export async function spent(units: number, work: () => unknown): Promise<Sample> {
  const cpu = process.cpuUsage();
  const start = process.hrtime.bigint();
  await work();
  const wall = Number(process.hrtime.bigint() - start);
  const { user, system } = process.cpuUsage(cpu);
  return { wall: wall / units, cpu: ((user + system) * NS_PER_US) / units, user: (user * NS_PER_US) / units };
}
