import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * What takes longest, longest first: begun last, one of these would have a core wait for the other. The names are
 * beginnings of paths.
 */
const LONGEST_FIRST = [
  ...["docs/guides/", "conformance/matrix/", "conformance/long-cases", "docs/starters", "types-emit/rust"],
  ...["worker/suite/matrix", "docs/site", "cli/test-worker", "conformance/planted", "cli/examples"],
  ...["cli/judge-worker", "conformance/vitest/", "worker/suite/python-peer", "conformance/saved-log"],
  ...["conformance/known-failures", "report/html/read-page", "cli/worker-that-dies", "conformance/suite"],
  ...["action/", "cli/test-engine", "conformance/read-early", "conformance/patience", "docs/guide-types"],
  ...["cli/fresh-process", "conformance/same-run-same-bytes", "conformance/choices", "conformance/adapter"],
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST_FIRST.findIndex((name) => moduleId.includes(`/test/${name}`));
      return place < 0 ? LONGEST_FIRST.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

// What tests start as `node file.ts` is else compiled anew each time, with all that it imports.
process.env["NODE_COMPILE_CACHE"] ??= join(tmpdir(), "node-compile-cache");

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/clients/**", "node_modules/**"],
    // Half of what the tests take is waiting, and the main thread has next to nothing to do: more workers than cores.
    maxWorkers: availableParallelism() + 2,
    // No test changes a module or a global thing, and what 250 files import is else read 250 times.
    isolate: false,
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
