import { execFileSync, spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import type { ReportDocument } from "../../conformance/index.ts";
import { replayLine } from "../../src/cli/replay-line.ts";

const engine = { role: "engine", target: { url: "http://127.0.0.1:4000" } } as unknown as ReportDocument;
const SAID = { bind: "127.0.0.1", apiKey: "secret", agentId: "tck" };

it("names the command that started an engine, and nothing that is so anyway", () => {
  const line = replayLine("a.json", engine, { command: "./my-engine", engine: SAID });
  expect(line).toBe('npx tck replay a.json --command "./my-engine"');
});

it("names what the engine was said to have and keys by their variables, never by their values", () => {
  const said = { ...SAID, apiKey: "k-1", apiKey2: "k-2", workerSecret: "k-3", agentId: "mine" };
  const line = replayLine("a.json", engine, {
    command: "./my-engine",
    engine: { ...said, features: ["retries", "settle"], providerFormat: "responses" },
  });
  expect(line).toBe(
    ["TCK_API_KEY", "TCK_API_KEY_2", "TCK_WORKER_SECRET"].map((name) => `${name}="\${${name}:?}" `).join("") +
      'npx tck replay a.json --command "./my-engine" --agent-id "mine" --features retries,settle --provider-format responses',
  );
  expect(line).not.toMatch(/k-\d/);
});

it("names for an engine that runs where it is and where it finds the suite", () => {
  const ports = { url: "http://127.0.0.1:4000", workerPort: 4002, providerPort: 4001 };
  expect(replayLine("a.json", engine, { engine: { ...SAID, ...ports } })).toBe(
    "npx tck replay a.json --url http://127.0.0.1:4000 --worker-port 4002 --provider-port 4001",
  );
});

it("names a command, a file and a URL so that a shell reads them as they were given", () => {
  const command = `PORT=$TCK_PORT 'my engine' "$HOME" \`pwd\` \\n`;
  const lines = [
    replayLine("my run/a.json", engine, { command }),
    replayLine(
      "a.json",
      { ...engine, role: "worker", target: { ...engine.target, url: "http://h:1/?a=1&b=$2" } } as ReportDocument,
      {},
    ),
  ];
  const read = lines.map((line) =>
    execFileSync("/bin/sh", ["-c", `npx() { for word; do printf '%s\\n' "$word"; done; }; ${line}`], {
      encoding: "utf8",
    }),
  );
  expect(read).toEqual([
    `tck\nreplay\nmy run/a.json\n--command\n${command}\n`,
    "tck\nreplay\na.json\n--url\nhttp://h:1/?a=1&b=$2\n",
  ]);
});

it("runs nothing where a shell does not know what is not printed, and says which variable it is", () => {
  const spoken = { agent: "tck", secret: "s3cret", header: { "x-key": "k-1" } };
  const worker = { ...engine, role: "worker" } as ReportDocument;
  const line = replayLine("a.json", worker, { spoken });
  const typed = (env: Readonly<Record<string, string>>) =>
    spawnSync("/bin/sh", ["-c", `npx() { printf '%s,' "$TCK_WORKER_SECRET" "$@"; }; ${line}`], {
      encoding: "utf8",
      env,
    });
  const alone = typed({ TCK_HEADER_X_KEY: "k 1" });
  expect([alone.status === 0, alone.stdout]).toEqual([false, ""]);
  expect(alone.stderr).toContain("TCK_WORKER_SECRET");
  const { status, stdout } = typed({ TCK_WORKER_SECRET: "s3cret", TCK_HEADER_X_KEY: "k 1" });
  expect([status, stdout]).toEqual([0, "s3cret,tck,replay,a.json,--url,http://127.0.0.1:4000,--header,x-key=k 1,"]);
});
