/** A fence as it is written in a note, and where it stands. */
interface Fence {
  /** The word behind the first marks; empty where there is none. */
  lang: string;
  /** What follows that word. */
  meta: string;
  /** The lines between the marks, without the indentation of the fence. */
  value: string;
  /** Lines of the first marks and of the last, counted from 1. Where the last are missing, the line behind the text. */
  line: number;
  end: number;
  /** What stands before the marks. */
  indent: string;
}

const opening = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})[ \t]*(\S*)(.*)$/;

/**
 * The fences of a note's text, in order: the one reader of them, for the build, the recorder and the checks. Line by
 * line, because parsing all notes takes seconds and is done before any is compiled; `tests/content/fences.test.ts`
 * holds it to what the parser of Markdown finds.
 */
export function readFences(text: string): Fence[] {
  const lines = text.split('\n');
  const fences: Fence[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [, indent, marks, lang = '', meta = ''] = opening.exec(lines[at] ?? '') ?? [];
    if (indent === undefined || marks === undefined) continue;
    const isEnd = new RegExp(`^[ \\t]*${marks}${marks.charAt(0)}*[ \\t]*$`);
    const found = lines.findIndex((line, index) => index > at && isEnd.test(line));
    const end = found === -1 ? lines.length : found;
    const body = lines.slice(at + 1, end).map((line) => withoutIndent(line, indent.length));
    fences.push({ lang, meta: meta.trim(), value: body.join('\n'), line: at + 1, end: end + 1, indent });
    at = end;
  }
  return fences;
}

/** A note's text without its fences; an empty line stands for each. */
export function withoutFences(text: string): string {
  const lines = text.split('\n');
  for (const { line, end } of readFences(text).reverse()) lines.splice(line - 1, end - line + 1, '');
  return lines.join('\n');
}

/** True where a fence names a file that it is filled in from. */
export const namesFile = ({ meta }: { meta?: string | null }): boolean => /(?:^|\s)file=\S/.test(meta ?? '');

function withoutIndent(line: string, columns: number): string {
  const own = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(own, columns));
}
