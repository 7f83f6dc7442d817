import { cpSync, globSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/**
 * Writes the declarations of these sources, and of all that they import, into a folder as the package's build does;
 * gives what the compiler has to say against them.
 */
export function writeDeclarations(root: string, sources: readonly string[], folder: string): readonly string[] {
  const { config } = ts.readConfigFile(join(root, "tsconfig.build.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([...sources], { ...options, outDir: folder, emitDeclarationOnly: true });
  const { diagnostics } = program.emit();
  // Declarations that were written by hand beside a script.
  for (const path of globSync("src/**/*.d.ts", { cwd: root })) cpSync(join(root, path), join(folder, path));
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
