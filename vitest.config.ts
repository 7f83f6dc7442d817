import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest files, which must not be left for the end, when one core would wait for the other. */
const LONG = /conformance\/matrix|docs\/guides|conformance\/saved-log|types-emit|worker\/suite|test-worker/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/clients/**", "node_modules/**"],
    // Half of what the tests take is waiting, and the main thread has next to nothing to do: more workers than cores.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: "v8",
      include: ["src/**", "conformance/**", "reference-worker/**"],
      exclude: ["src/generated/**"],
    },
  },
});
