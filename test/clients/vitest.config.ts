import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: { include: ["**/*.test.ts"], exclude: ["node_modules/**"], testTimeout: 30_000, hookTimeout: 30_000 },
});
