import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(resolve(root, path), "utf8");

interface Locked {
  readonly dev?: boolean;
  readonly peer?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
}

const manifest = JSON.parse(read("package.json")) as Readonly<Record<string, Readonly<Record<string, string>>>>;
const lock = JSON.parse(read("package-lock.json")) as { readonly packages: Readonly<Record<string, Locked>> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

/** What users get with the package: neither for its development nor only where they have it themselves. */
const shipped = packages.filter(([, { dev, peer, devOptional }]) => !(dev || peer || devOptional));

const direct = Object.keys(manifest["dependencies"] ?? {});
const record = read("decisions/0009-few-dependencies.md");

describe("What is installed with the package", () => {
  it("is what the record gives a reason for, one by one", () => {
    const reasoned = [...record.matchAll(/^- `([^`]+)` \S+ \S+/gm)].map(([, name]) => name);
    expect(reasoned).toEqual([...direct].sort());
  });

  it("is few: the direct ones are in the lock file, and bring less than one each", () => {
    const names = shipped.map(([path]) => path.replace(/^.*node_modules\//, ""));
    expect(names).toEqual(expect.arrayContaining(direct));
    expect(names.length).toBeLessThan(2 * direct.length);
  });

  it("runs no script when it is installed", () => {
    expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
  });

  it("asks for exact versions", () => {
    const loose = Object.entries({ ...manifest["dependencies"], ...manifest["devDependencies"] }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it("has peers that are optional, each named in the record", () => {
    const peers = Object.keys(manifest["peerDependencies"] ?? {});
    const optional = Object.entries(manifest["peerDependenciesMeta"] ?? {}).filter(
      ([, meta]) => (meta as unknown as { optional: boolean }).optional,
    );
    expect(optional.map(([name]) => name).sort()).toEqual([...peers].sort());
    expect(peers.filter((name) => !record.includes(`\`${name}\``))).toEqual([]);
  });
});

describe("What runs a script when it is installed", () => {
  it("is known by name, and only for development", () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const known = Object.keys(manifest["allowScripts"] ?? {});
    const unknown = scripted.map(([path]) => path.replace(/^.*node_modules\//, "")).filter((n) => !known.includes(n));
    expect(unknown).toEqual([]);
  });
});

describe("The lock files", () => {
  it.each([
    "package-lock.json",
    "docs/package-lock.json",
    "test/clients/package-lock.json",
    "test/packed/package-lock.json",
  ])("%s names no host, so that any registry will do, and has a checksum for each package", (file) => {
    const { packages: all } = JSON.parse(read(file)) as typeof lock;
    const fetched = Object.entries(all).filter(([path]) => path !== "");
    const unchecked = fetched.filter(([, { integrity }]) => integrity === undefined);
    expect(unchecked.map(([path]) => path)).toEqual([]);
    const named = fetched.filter(([, { resolved }]) => resolved !== undefined);
    expect(named.map(([path]) => path)).toEqual([]);
  });
});
