import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly uses?: string;
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = new Map(
  globSync(".github/workflows/*.yml", { cwd: root }).map((file) => [file, parse(read(file)) as Workflow]),
);
const ci = workflows.get(".github/workflows/ci.yml")!;
const release = workflows.get(".github/workflows/release.yml")!;
const stepsOf = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps = [] }) => steps);

describe("The workflows", () => {
  it("may read and no more, but for the job that publishes", () => {
    for (const [file, { permissions }] of workflows) expect(permissions, file).toEqual({ contents: "read" });
    const others = [...workflows.values()]
      .flatMap(({ jobs }) => Object.entries(jobs))
      .filter(([, job]) => job.permissions);
    expect(others.map(([name]) => name)).toEqual(["release"]);
  });

  it("put nothing that a stranger may have written into a script", () => {
    for (const [file, workflow] of workflows)
      for (const { run = "" } of stepsOf(workflow)) expect(run, file).not.toContain("${{");
  });

  it("run scripts and programs that there are", () => {
    const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: object };
    const lines = [...workflows.values()]
      .flatMap(stepsOf)
      .flatMap((step) => [step.run, step.with?.["version"], step.with?.["publish"]]);
    const said = lines.filter((line) => line !== undefined).join("\n");
    for (const [, name = ""] of said.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(name);
    const files = said.match(/(?<=^|\s)\.ci\/\w+/gm) ?? [];
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe("A change", () => {
  it("is held against everything that a clone can be", () => {
    expect(Object.keys(ci.on)).toEqual(expect.arrayContaining(["pull_request", "workflow_call"]));
    expect(stepsOf(ci).map(({ run }) => run)).toContain(".ci/run");
  });
});

describe("A release", () => {
  it("waits for the same checks, and is signed by where it was built", () => {
    const { checks, release: publishing } = release.jobs;
    expect(checks?.uses).toBe("./.github/workflows/ci.yml");
    expect(publishing?.needs).toBe("checks");
    expect(publishing?.permissions).toMatchObject({ "id-token": "write" });
    const step = publishing?.steps?.find(({ uses }) => uses?.startsWith("changesets/action@"));
    expect(step?.env).toMatchObject({ NPM_CONFIG_PROVENANCE: "true" });
  });

  it("knows no secret but the job's own token", () => {
    for (const file of workflows.keys()) expect(read(file)).not.toContain("secrets.");
  });
});

describe("Changesets", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "tck-changes-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  const write = (file: string, text: string): void => {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const commit = (): void => {
    git("add", ".");
    git("commit", "--quiet", "--message", "x");
  };
  const start = (): void => {
    for (const file of [".changeset", ".ci/marked", "CHANGELOG.md", "package.json"])
      cpSync(join(root, file), join(folder, file), { recursive: true });
    for (const file of globSync("*.md", { cwd: join(folder, ".changeset"), exclude: ["README.md"] }))
      rmSync(join(folder, ".changeset", file));
    git("init", "--quiet", "--initial-branch", "main");
    write("api/index.api.md", "before");
    commit();
    git("switch", "--quiet", "--create", "mine");
  };
  const MINOR = '---\n"toolcall-tck": minor\n---\n\nA new thing.\n';
  const marked = () => {
    const { status, stderr } = spawnSync(join(folder, ".ci/marked"), ["main"], { cwd: folder, encoding: "utf8" });
    return { status, stderr };
  };

  it("become a version and its part of the changelog, under what stands at its head", () => {
    start();
    write(".changeset/brave.md", MINOR);
    const program = join(root, "node_modules/@changesets/cli/bin.js");
    const { status, stderr } = spawnSync(process.execPath, [program, "version"], { cwd: folder, encoding: "utf8" });
    expect(status, stderr).toBe(0);
    const [major, minor] = (JSON.parse(read("package.json")) as { version: string }).version.split(".").map(Number);
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
    expect(version).toBe(`${major}.${minor! + 1}.0`);
    const changelog = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
    expect(changelog).toMatch(
      /^# Changelog\n\nAll notable changes\.[\s\S]+?\n## [\d.]+\n\n### Minor Changes\n\n- A new thing\.\n/,
    );
  });

  it("are asked for where the API changes, and nowhere else", () => {
    start();
    write("src/a.ts", "1");
    commit();
    expect(marked()).toEqual({ status: 0, stderr: "" });
    write("api/index.api.md", "after");
    commit();
    expect(marked()).toEqual({ status: 1, stderr: expect.stringContaining("The API changes in api/index.api.md") });
    write(".changeset/brave.md", MINOR);
    commit();
    expect(marked()).toEqual({ status: 0, stderr: "" });
  });

  it("are not asked for by the release that takes them away", () => {
    start();
    write(".changeset/brave.md", MINOR);
    commit();
    git("branch", "--force", "main");
    rmSync(join(folder, ".changeset/brave.md"));
    write("api/index.api.md", "after");
    commit();
    expect(marked().status).toBe(0);
  });
});

describe("Who finds a hole", () => {
  it("is told where to say so in private, how soon an answer comes, and what is mended", () => {
    const text = read("SECURITY.md");
    for (const heading of ["## To report something", "## Versions", "## What counts"]) expect(text).toContain(heading);
    expect(text).toMatch(/within \w+ working days/);
  });

  it("is told so by the forms for faults too", () => {
    for (const file of globSync(".github/ISSUE_TEMPLATE/*.yml", { cwd: root }))
      expect(() => parse(read(file)), file).not.toThrow();
    expect(read(".github/ISSUE_TEMPLATE/fault.yml")).toContain("SECURITY.md");
  });
});
