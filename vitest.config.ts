import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/clients/**", "node_modules/**"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: "v8",
      include: ["src/**", "conformance/**", "reference-worker/**"],
      exclude: ["src/generated/**"],
    },
  },
});
