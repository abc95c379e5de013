import type { VariedRange, VaryMark } from '../fences/blocks';

const placeholder = '\u27e8varies\u27e9';

/** Where the marks cover the text: sorted, without overlaps. */
export function variedRanges(text: string, marks: readonly VaryMark[]): VariedRange[] {
  const ranges = marks.flatMap((mark) => (mark.pattern === undefined ? [] : matchesOf(text, mark.pattern, mark.why)));
  ranges.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: VariedRange[] = [];
  for (const range of ranges) {
    if (range.start >= (kept.at(-1)?.end ?? 0)) kept.push(range);
  }
  return kept;
}

function matchesOf(text: string, pattern: string, why: string): VariedRange[] {
  const ranges: VariedRange[] = [];
  for (const match of text.matchAll(new RegExp(pattern, 'dgmu'))) {
    const all = (match.indices ?? []) as ([number, number] | undefined)[];
    const groups = all.length > 1 ? all.slice(1) : all;
    for (const range of groups) {
      if (range && range[1] > range[0]) ranges.push({ start: range[0], end: range[1], why });
    }
  }
  return ranges;
}

/** The text with what varies replaced, so that two runs of one program compare equal. */
export function withVaryingNamed(text: string, marks: readonly VaryMark[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of variedRanges(text, marks)) {
    result += text.slice(from, start) + placeholder;
    from = end;
  }
  result += text.slice(from);
  return marks.some((mark) => mark.order === 'lines') ? result.split('\n').sort().join('\n') : result;
}

/** Whether two outputs are the same apart from what the marks cover. */
export function sameOutput(a: string, b: string, marks: readonly VaryMark[]): boolean {
  return a === b || withVaryingNamed(a, marks) === withVaryingNamed(b, marks);
}

/** The first line in which two outputs differ apart from the marks; undefined when they are the same. */
export function firstDifference(
  recorded: string,
  actual: string,
  marks: readonly VaryMark[],
): { line: number; recorded: string; actual: string } | undefined {
  const before = withVaryingNamed(recorded, marks).split('\n');
  const after = withVaryingNamed(actual, marks).split('\n');
  for (let index = 0; index < Math.max(before.length, after.length); index++) {
    if (before[index] === after[index]) continue;
    return { line: index + 1, recorded: before[index] ?? '(end of output)', actual: after[index] ?? '(end of output)' };
  }
  return undefined;
}
