/** Something in a note that breaks a rule, told like every mistake of an author. */
export interface Finding {
  line: number;
  expected: string;
  found: string;
  hint: string;
}

export function describeFindings(file: string, findings: readonly Finding[]): string {
  return findings
    .map(
      ({ line, expected, found, hint }) =>
        `${file}:${line}\n  expected  ${expected}\n  found     ${found}\n  hint      ${hint}`,
    )
    .join('\n\n');
}
