/** A stretch of lines, the first and the last. */
type LineRange = readonly [first: number, last: number];

/** The lines of `1, 3-5`, in order; none where a part of it is no line or range. */
export function linesOfRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.trim().split('-').map(Number);
    if (!first || !last || last < first) return [];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Lines in order as stretches: 3, 4, 5 and 9 are 3 to 5, and 9. */
export function rangesOfLines(lines: readonly number[]): LineRange[] {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges;
}

/** Lines as a reader says them: `line 3`, `lines 3 to 5`, `lines 2, 4 to 6 and 9`. */
export function linesInWords(lines: readonly number[]): string {
  const parts = rangesOfLines(lines).flatMap(([first, last]) => {
    if (first === last) return [String(first)];
    return last === first + 1 ? [String(first), String(last)] : [`${first} to ${last}`];
  });
  const [only = '', ...more] = parts;
  const said = more.length === 0 ? only : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `${lines.length === 1 ? 'line' : 'lines'} ${said}`;
}
