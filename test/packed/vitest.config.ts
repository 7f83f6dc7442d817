import { defineConfig } from "vitest/config";

// Apart from the other tests: these need the packed and installed package, whose folder is in TCK_PACKED.
export default defineConfig({
  test: { include: ["test/packed/**/*.packed.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
});
