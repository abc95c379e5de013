/**
 * Whether lines of text stand in columns, as in a table or a drawing: they say less once a narrow screen wraps them.
 * A column shows by two spaces or a bar within at least two lines, or by the characters that boxes are drawn with.
 */
export function holdsColumns(text: string): boolean {
  const lines = text.split('\n');
  const inColumns = lines.filter((line) => /\S(?: {2,}|\t+)\S|\S\s*\|\s*\S/.test(line));
  return inColumns.length > 1 || /[─-╿]/.test(text);
}
