/** Broken rules of one case as text, each with its findings. */
export function brokenText(
  broken: readonly { readonly rule: string; readonly findings: readonly { readonly message: string }[] }[],
): string {
  if (broken.length === 0) return "The case breaks no rule.\n";
  const lines = broken.flatMap(({ rule, findings }) => [
    `BROKEN ${rule}`,
    ...findings.map(({ message }) => `  ${message}`),
  ]);
  return `${lines.join("\n")}\n`;
}
