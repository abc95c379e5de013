/** What an author says beside lines of a listing. Lines are those that are shown, counted from 1. */
export interface Annotation {
  first: number;
  last: number;
  /** Plain text; code stands between backticks. */
  text: string;
}

/** A line of a file as it is shown, with the notes that were cut from it. */
export interface NotedLine {
  line: string;
  /** What stood on lines of their own above it. */
  above?: string | undefined;
  /** What stood at its end. */
  beside?: string | undefined;
}

/** A comment of a language, with a colon after its sign: `#: text`, `//: text`, `--: text`, `;: text`. */
const toEndOfLine = String.raw`(?:#|\/\/|--|;):[ \t]+(?<text>.*\S)`;
// The same in languages whose comments have an end: `/*: text */`, `<!--: text -->`, `{/*: text */}`.
const closed = String.raw`(?:\/\*|<!--|\{\/\*):[ \t]+(?<text>.*?)[ \t]*(?:\*\/\}?|-->)`;

const alone = [toEndOfLine, closed].map((comment) => new RegExp(String.raw`^\s*${comment}\s*$`));
const atEnd = [toEndOfLine, closed].map((comment) => new RegExp(String.raw`^(?<line>.*?\S)[ \t]+${comment}\s*$`));

/** The note of a line that holds nothing else. */
export const noteAlone = (line: string): string | undefined => firstMatch(alone, line)?.['text'];

/** A line without the note at its end, and the note. */
export function cutNote(line: string): NotedLine {
  const found = firstMatch(atEnd, line);
  return found ? { line: found['line'] ?? '', beside: found['text'] } : { line };
}

function firstMatch(patterns: readonly RegExp[], line: string): Record<string, string> | undefined {
  for (const pattern of patterns) {
    const groups = pattern.exec(line)?.groups;
    if (groups) return groups;
  }
  return undefined;
}

/**
 * The notes of shown lines, in order. One at a line's end speaks of that line. One that stood above a line speaks of
 * the group that begins there: the block that it opens, or the lines up to a blank one, to one that stands further left,
 * or to the next note.
 */
export function annotationsOf(lines: readonly NotedLine[]): Annotation[] {
  return lines.flatMap(({ above, beside }, index) => {
    const text = [above, beside].filter(Boolean).join(' ');
    if (text === '') return [];
    return [{ first: index + 1, last: above === undefined ? index + 1 : endOfGroup(lines, index) + 1, text }];
  });
}

/** What a line that ends a block begins with. */
const closing = /^\s*(?:[\])}]|<\/|(?:end|fi|done|esac)\b)/;

function endOfGroup(lines: readonly NotedLine[], start: number): number {
  const indent = indentOf(lines[start]?.line ?? '');
  let isInBlock = false;
  for (const [offset, { line, above, beside }] of lines.slice(start + 1).entries()) {
    const before = start + offset;
    const isLevel = indentOf(line) === indent;
    if (line.trim() === '' || indentOf(line) < indent || above !== undefined || beside !== undefined) return before;
    if (isInBlock && isLevel) return closing.test(line) ? before + 1 : before;
    isInBlock ||= !isLevel;
  }
  return lines.length - 1;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
