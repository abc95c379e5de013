/** A run of characters in one look: the class of its element, or none where it looks as the code as a whole does. */
export type TextRun = readonly [text: string, look: string];
export type CodeLine = readonly TextRun[];

export const plainLine = (text: string): CodeLine => (text === '' ? [] : [[text, '']]);

const textOf = (line: CodeLine): string => line.map(([text]) => text).join('');

/**
 * The lines of a text that was changed, with the looks that they had before, so that nothing loses its colour until
 * the changed text was read anew. What was typed looks like what stands before it.
 */
export function carriedOver(before: readonly CodeLine[], text: string): CodeLine[] {
  const after = text.split('\n');
  const { first, last } = unchanged(before.map(textOf), after);
  const moved = after.length - before.length;
  return after.map((line, index) => {
    if (index < first) return before[index] ?? [];
    if (index >= after.length - last) return before[index - moved] ?? [];
    const was = index < before.length - last ? before[index] : undefined;
    return was ? changedLine(was, line) : plainLine(line);
  });
}

function changedLine(was: CodeLine, text: string): CodeLine {
  const old = textOf(was);
  const { first, last } = unchanged(old, text);
  const left = cut(was, 0, first);
  const typed = text.slice(first, text.length - last);
  const run: TextRun[] = typed === '' ? [] : [[typed, left.at(-1)?.[1] ?? '']];
  return [...left, ...run, ...cut(was, old.length - last, old.length)];
}

/** How much two texts, or two lists of lines, have alike at their beginnings and at their ends. */
function unchanged(one: ArrayLike<string>, other: ArrayLike<string>): { first: number; last: number } {
  const shorter = Math.min(one.length, other.length);
  let first = 0;
  while (first < shorter && one[first] === other[first]) first += 1;
  let last = 0;
  while (last < shorter - first && one[one.length - 1 - last] === other[other.length - 1 - last]) last += 1;
  return { first, last };
}

/** The part of a line between two places. */
function cut(line: CodeLine, from: number, to: number): TextRun[] {
  let at = 0;
  return line.flatMap(([text, look]) => {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
    return part === '' ? [] : [[part, look] as const];
  });
}
