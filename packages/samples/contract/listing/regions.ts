import { annotationsOf, cutNote, noteAlone, type Annotation, type NotedLine } from './annotations';

const marker = /^\s*(?:\/\/|#|--|;|\/\*|\{\/\*|<!--)\s*#(region|endregion)\b[ \t]*([\w-]*)[ \t]*(?:\*\/\}?|-->)?\s*$/;

/** The text without its region markers and notes: what a reader sees of a whole file. */
export function stripMarkers(text: string): string {
  return (linesOf(text) ?? [])
    .map(({ line }) => line)
    .join('\n')
    .replace(/\n+$/, '');
}

/** The notes beside the lines that are shown: the whole file, or its region. */
export const notesIn = (text: string, region?: string): Annotation[] => annotationsOf(linesOf(text, region) ?? []);

/** Where the shown lines of a region stand in the whole that is shown, counted from 1. */
export const placesIn = (text: string, region?: string): number[] =>
  (linesOf(text, region) ?? []).map(({ number }) => number);

/** Names of the regions of a file, in order. */
export function regionNames(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const match = marker.exec(line);
    return match?.[1] === 'region' && match[2] ? [match[2]] : [];
  });
}

/**
 * The lines between `#region name` and `#endregion name` (an unnamed `#endregion` closes the innermost), with inner
 * markers removed and the common indentation taken off. Undefined when the region is missing or never closed.
 */
export function extractRegion(text: string, name: string): string | undefined {
  const lines = linesOf(text, name)?.map(({ line }) => line);
  return lines && dedent(lines).join('\n').trimEnd();
}

/** Lines of a shown text, counted from 1, that are folded under a name. */
export interface Fold {
  name: string;
  first: number;
  last: number;
}

/**
 * Where the lines of the regions `names` stand in the text that is shown: the whole file, or its region `region`.
 * In order, without empty ones; a region inside another folds with it.
 */
export function foldsOf(text: string, names: readonly string[], region?: string): Fold[] {
  const folds: Fold[] = [];
  linesOf(text, region)?.forEach(({ open }, index) => {
    const name = open.find((one) => names.includes(one));
    const before = folds.at(-1);
    const number = index + 1;
    if (name === undefined) return;
    if (before?.name === name && before.last === number - 1) before.last = number;
    else folds.push({ name, first: number, last: number });
  });
  return folds;
}

interface ShownLine extends NotedLine {
  /** The regions around it, the outermost first. */
  open: readonly string[];
  /** Its place among the lines of the whole file that are shown, from 1. */
  number: number;
}

/**
 * The lines of the whole text, or of one region from its first line that says something, without markers and notes.
 * A note after which its region ends speaks of the line before it.
 */
function linesOf(text: string, region?: string): ShownLine[] | undefined {
  const open: string[] = [];
  const lines: ShownLine[] = [];
  let above: string[] = [];
  let number = 0;
  const close = (): void => {
    const last = lines.at(-1);
    if (last && above.length > 0) last.beside = [last.beside, ...above].filter(Boolean).join(' ');
    above = [];
  };
  for (const line of text.split('\n')) {
    const match = marker.exec(line);
    const note = noteAlone(line);
    const isShown = region === undefined || (open.includes(region) && (lines.length > 0 || line.trim() !== ''));
    if (match?.[1] === 'region') {
      open.push(match[2] ?? '');
    } else if (match) {
      close();
      const closed = match[2] ? open.splice(open.lastIndexOf(match[2]), 1)[0] : open.pop();
      if (region !== undefined && closed === region) return lines;
    } else if (note !== undefined) {
      above.push(note);
    } else {
      number += 1;
      const isBlank = line.trim() === '';
      const said = isBlank || above.length === 0 ? undefined : above.join(' ');
      if (isShown) lines.push({ ...cutNote(line), above: said, open: [...open], number });
      if (!isBlank) above = [];
    }
  }
  close();
  return region === undefined ? lines : undefined;
}

function dedent(lines: string[]): string[] {
  const indentOf = (line: string): number => line.length - line.replace(/^[ \t]+/, '').length;
  const indents = lines.filter((line) => line.trim()).map(indentOf);
  const common = indents.length ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(Math.min(common, indentOf(line))));
}
