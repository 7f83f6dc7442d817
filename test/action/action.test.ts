import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { annotate } from "../../action/workflow-commands.ts";

const root = resolve(import.meta.dirname, "../..");
const bin = join(root, "bin/tck.js");
const tck = `'${process.execPath}' '${bin}'`;

/** A worker that names the wrong attempt, and says things that a runner might take for commands. */
const CONFUSED = `
import { createServer } from "node:http";
import { createWorker, defineTool } from ${JSON.stringify(pathToFileURL(join(root, "src/worker/index.ts")).href)};
const roll = defineTool({ name: "roll", description: "Roll a die with six sides.", execute: () => "4" });
const worker = createWorker([roll], { agent: { model: "any-model" } });
createServer(async (incoming, outgoing) => {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method, headers } = incoming;
  const body = method === "POST" ? Buffer.concat(chunks) : undefined;
  const answer = await worker.fetch(new Request("http://127.0.0.1/", { method, headers, body }));
  outgoing.writeHead(answer.status, { "content-type": "application/json" });
  outgoing.end((await answer.text()).replaceAll(/"attempt":\\d+/g, '"attempt":99'));
  console.log("::error::not a command");
}).listen(process.env.TCK_PORT, "127.0.0.1");
`;

/** No worker: it answers everything, with nothing. */
const RUDE = `
import { createServer } from "node:http";
createServer((_, response) => response.end('"no"')).listen(process.env.TCK_PORT, "127.0.0.1");
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tck-action-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a program into the folder, and gives the command that starts it. */
function starting(name: string, program: string): string {
  writeFileSync(join(folder, name), program);
  return `'${process.execPath}' ${name}`;
}

interface Done {
  readonly code: number | null;
  /** What the step printed. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** Runs the action's step as a runner does. */
function step(inputs: Readonly<Record<string, string>>): Promise<Done> {
  const [outputs, summary] = [join(folder, "outputs"), join(folder, "summary.md")];
  const read = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const env = { ...process.env, INPUTS: JSON.stringify(inputs), GITHUB_OUTPUT: outputs, GITHUB_STEP_SUMMARY: summary };
  return new Promise((done) => {
    const child = execFile(process.execPath, [join(root, "action/main.ts")], { cwd: folder, env }, (_, out, err) => {
      const pairs = read(outputs).split("\n").filter(Boolean);
      const named = pairs.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]);
      done({ code: child.exitCode, log: out + err, outputs: Object.fromEntries(named), summary: read(summary) });
    });
  });
}

/** What the step says to the runner: lines that begin with `::`, outside of what it quotes. */
const commands = (log: string): string[] =>
  log.replaceAll(/^::stop-commands::(.+)\n[\s\S]*?^::\1::\n/gm, "").match(/^::.*$/gm) ?? [];

describe("The action", () => {
  it("tells the score of a worker that holds, with every rendering of the report and nothing to remark", async () => {
    const command = `${tck} serve worker`;
    const { code, outputs, summary, log } = await step({ role: "worker", command, runs: "10", seed: "1", tck });
    expect(code, log).toBe(0);
    const declared = parse(readFileSync(join(root, "action.yml"), "utf8")) as { outputs: object };
    expect(Object.keys(outputs).sort()).toEqual(Object.keys(declared.outputs).sort());
    expect(outputs).toMatchObject({
      failed: "0",
      "failed-rules": "",
      "exit-code": "0",
      report: "tck-report/worker.json",
    });
    expect(outputs["score"]).toBe(`${outputs["passed"]}/${outputs["total"]}`);
    expect(Number(outputs["passed"])).toBeGreaterThan(5);
    expect(outputs["verdict"]).toContain("every rule that applies holds");
    expect(summary).toContain("MUST rules hold");
    expect(commands(log)).toEqual([]);
    const each = ["worker.html", "worker.json", "worker.md", "worker.sarif", "worker.xml"];
    expect(readdirSync(join(folder, "tck-report")).sort()).toEqual(each);
  });

  it("remarks on each rule that a worker breaks, and fails with the suite's exit code", async () => {
    const command = starting("confused.ts", CONFUSED);
    const { code, outputs, summary, log } = await step({
      ...{ role: "worker", command, runs: "5", seed: "1", tck, report: "out/tck" },
      args: "--concurrency 2\n--target-version '1.2 beta'",
    });
    expect([code, outputs["exit-code"]], log).toEqual([1, "1"]);
    const failed = (outputs["failed-rules"] ?? "").split(",");
    expect(failed).toContain("worker/names-its-attempt");
    expect(outputs["failed"]).toBe(String(failed.length));
    expect(outputs["folder"]).toBe("out/tck");
    expect(summary).toContain("1.2 beta");
    expect(commands(log)).toContainEqual(
      expect.stringMatching(/^::error title=worker\/names-its-attempt \(MUST\)::.*%0ATo mend it: /),
    );
    expect(commands(log).filter((line) => !/^::(error|warning|notice) title=/.test(line))).toEqual([]);
    expect(summary).toContain("worker/names-its-attempt");
  });

  it("calls the target by its name as it is written, whatever it would be to a shell or a command line", async () => {
    const name = `--strict 'it' $(touch made) "us"; exit 1`;
    const inputs = { role: "worker", command: `${tck} serve worker`, runs: "3", seed: "1", tck };
    const { code, log, outputs } = await step({ ...inputs, "target-name": name });
    expect(code, log).toBe(0);
    const report = JSON.parse(readFileSync(join(folder, outputs["report"]!), "utf8")) as object;
    expect(report).toMatchObject({ target: { name } });
    expect(existsSync(join(folder, "made"))).toBe(false);
  });

  it("does not fail for what is known, and only mentions it", async () => {
    const inputs = { role: "worker", command: starting("confused.ts", CONFUSED), runs: "5", seed: "1", tck };
    await step({ ...inputs, args: "--write-known-failures known.yaml" });
    rmSync(join(folder, "outputs"));
    const { code, outputs, log } = await step({ ...inputs, "known-failures": "known.yaml" });
    expect([code, outputs["failed"]], log).toEqual([0, "0"]);
    expect(commands(log)).toContainEqual(expect.stringMatching(/^::notice title=worker\/.*%0AKnown: /));
    expect(commands(log).filter((line) => line.startsWith("::error"))).toEqual([]);
  });

  it("says once that nothing could be checked, and not for each rule", async () => {
    const { code, log } = await step({ role: "worker", command: starting("rude.mjs", RUDE), runs: "3", tck });
    expect(code, log).toBe(3);
    expect(commands(log)).toEqual([
      expect.stringMatching(/^::error title=toolcall-tck::The worker declared no agent /),
    ]);
  });

  it("says so when there is no report, and tells nothing of an earlier one", async () => {
    const inputs = { role: "worker", command: `${tck} serve worker`, runs: "3", tck };
    await step(inputs);
    rmSync(join(folder, "outputs"));
    const { code, outputs, log } = await step({ ...inputs, args: "--no-such-flag" });
    expect([code, outputs], log).toEqual([2, { "exit-code": "2", folder: "tck-report" }]);
    expect(commands(log)).toEqual([
      expect.stringMatching(
        /^::error title=toolcall-tck::tck ended with 2 and left no report\.%0Atck: unknown option '--no-such-flag'/,
      ),
    ]);
  });

  it("says that there is no report where the run was ended as it wrote it", async () => {
    writeFileSync(
      join(folder, "half.mjs"),
      `import { writeFileSync } from "node:fs";
       writeFileSync("tck-report/tck.json", '{"version": 2, "role": "engi');
       process.exit(137);`,
    );
    const { code, log, outputs, summary } = await step({ role: "engine", tck: `'${process.execPath}' half.mjs` });
    expect(code).toBe(137);
    expect(outputs).toEqual({ "exit-code": "137", folder: "tck-report" });
    expect(commands(log)).toEqual([
      expect.stringMatching(/^::error title=toolcall-tck::tck ended with 137 and left no/),
    ]);
    expect(summary).toMatch(/left no report/);
  });

  it("does not call it a broken rule when there is no program to run", async () => {
    const missing = `'${process.execPath}' -e "console.error('npm error code E404'); process.exit(1)"`;
    const { code, outputs, summary } = await step({ role: "worker", tck: missing });
    expect([code, outputs["exit-code"]]).toEqual([2, "2"]);
    expect(summary).toContain("E404");
  });

  it("counts a broken SHOULD of a strict run, however yes is written, and takes no other word for no", async () => {
    const program = CONFUSED.replace("'\"attempt\":99'", '\'"attempt":1,"extra":1\'');
    const inputs = { role: "worker", command: starting("extra.ts", program), runs: "5", seed: "1", tck };
    const strict = await step({ ...inputs, strict: "Yes" });
    expect(strict.outputs["failed-rules"], strict.log).toContain("worker/answers-to-the-letter");
    expect(strict.code).toBe(1);
    const odd = await step({ ...inputs, strict: "perhaps" });
    expect(odd.code).toBe(2);
    expect(commands(odd.log)[0]).toContain('The input strict is "perhaps": it must be true or false.');
  });

  it("takes no other role than the two there are, and names them", async () => {
    const { code, log } = await step({ role: "banana", command: "true", tck });
    expect(code).toBe(2);
    expect(commands(log)[0]).toContain('The input role is "banana": it must be engine or worker.');
  });

  it("remarks on a known input that came to something else", async () => {
    writeFileSync(join(folder, "sums.yaml"), 'calculator:\n  - input: { expression: "6 * 7" }\n    output: 43\n');
    const inputs = { role: "worker", command: `${tck} serve worker`, runs: "5", seed: "1", tck };
    const { code, log } = await step({ ...inputs, args: "--examples sums.yaml" });
    expect(code, log).toBe(1);
    expect(commands(log)).toContainEqual(expect.stringMatching(/^::error title=calculator%3A example 1::.*got 42/));
  });

  it("remarks with no control characters of strangers", () => {
    const line = annotate({ severity: "error", title: "a\u001b[31m,b", text: "c\u202e\rd\n::error::e" });
    expect(line).toBe("::error title=a\\u001b[31m%2Cb::c\\u202e\\u000dd%0A::error::e\n");
  });
});
