import { relative } from "node:path";
import ts from "typescript";

/** What one subpath of the package gives to its users. */
export interface Surface {
  /** What is imported by name: the text of its declarations, without comments. */
  readonly exported: ReadonlyMap<string, string>;
  /** What those speak of and nobody can name: by name and file. */
  readonly reached: ReadonlyMap<string, string>;
}

/**
 * Reads the surface of each entry, by its name, from declaration files under `folder`. What the entry `shared` gives is
 * not told again where others speak of it.
 */
export function surfaces(
  folder: string,
  entries: ReadonlyMap<string, string>,
  shared: string,
): ReadonlyMap<string, Surface> {
  const program = ts.createProgram([...entries.values()], {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  const reader = createReader(program, folder);
  const known = new Set(reader.exportsOf(entries.get(shared) ?? "").values());
  return new Map(
    [...entries].map(([name, file]) => {
      const exports = reader.exportsOf(file);
      return [name, reader.read(exports, name === shared ? new Set() : known)];
    }),
  );
}

function createReader(program: ts.Program, folder: string) {
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });

  const target = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const isOwn = (node: ts.Node): boolean => {
    const file = node.getSourceFile().fileName;
    return file.startsWith(folder) && !file.includes("/node_modules/");
  };

  const exportsOf = (file: string): ReadonlyMap<string, ts.Symbol> => {
    const source = program.getSourceFile(file);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is no module with exports.`);
    return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, target(symbol)]));
  };

  /** A variable's statement is two levels up, and only that can be printed as a whole. */
  const statementOf = (node: ts.Declaration): ts.Node => (ts.isVariableDeclaration(node) ? node.parent.parent : node);

  const textOf = (symbol: ts.Symbol): string => {
    const nodes = [...new Set((symbol.declarations ?? []).filter(isOwn).map(statementOf))];
    return nodes.map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())).join("\n");
  };

  /** The package's own symbols that a declaration speaks of. */
  const spokenOf = (symbol: ts.Symbol): readonly ts.Symbol[] => {
    const found = new Set<ts.Symbol>();
    const visit = (node: ts.Node): void => {
      const name = ts.isImportTypeNode(node) ? node.qualifier : ts.isIdentifier(node) ? node : undefined;
      const seen = name === undefined ? undefined : checker.getSymbolAtLocation(name);
      if (seen !== undefined) found.add(target(seen));
      ts.forEachChild(node, visit);
    };
    for (const node of (symbol.declarations ?? []).filter(isOwn)) visit(statementOf(node));
    return [...found].filter(isNamedAtTop);
  };

  /** Members and parameters are told with what they belong to. */
  const isNamedAtTop = ({ declarations = [] }: ts.Symbol): boolean =>
    declarations.some((node) => isOwn(node) && ts.isSourceFile(statementOf(node).parent ?? node));

  const read = (exports: ReadonlyMap<string, ts.Symbol>, known: ReadonlySet<ts.Symbol>): Surface => {
    const told = new Set([...exports.values(), ...known]);
    const reached = new Map<string, string>();
    const queue = [...exports.values()].filter((symbol) => !known.has(symbol));
    for (let symbol = queue.pop(); symbol !== undefined; symbol = queue.pop()) {
      for (const next of spokenOf(symbol)) {
        if (told.has(next)) continue;
        told.add(next);
        queue.push(next);
        const [first] = next.declarations ?? [];
        const file = first === undefined ? "" : relative(folder, first.getSourceFile().fileName);
        reached.set(`${next.name} (${file})`, textOf(next));
      }
    }
    const exported = [...exports].map(([name, symbol]) => {
      const text = known.has(symbol) ? `// as in the root: ${symbol.name}` : textOf(symbol);
      return [name, text] as const;
    });
    return { exported: sorted(exported), reached: sorted([...reached]) };
  };

  return { exportsOf, read };
}

const sorted = (pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map([...pairs].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
