/** A stretch of a text, by offsets in UTF-16 units, and what stands there afterwards. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text after all edits. They must not overlap; their order does not matter. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let rest = text.length;
  const parts: string[] = [];
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    if (end > rest || start > end) throw new Error(`The edits of a note overlap at offset ${start}.`);
    parts.unshift(replacement, text.slice(end, rest));
    rest = start;
  }
  return text.slice(0, rest) + parts.join('');
}

/** Where a node of a syntax tree stands in its text. */
export function rangeOf(node: { position?: { start: { offset?: number }; end: { offset?: number } } }): {
  start: number;
  end: number;
} {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) throw new Error('A node without a position.');
  return { start: start.offset, end: end.offset };
}
