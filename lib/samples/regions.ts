const marker = /^\s*(?:\/\/|#|--|;|\/\*|\{\/\*|<!--)\s*#(region|endregion)\b[ \t]*([\w-]*)[ \t]*(?:\*\/\}?|-->)?\s*$/;

/** The text without its region markers: what a reader sees of a whole file. */
export function stripMarkers(text: string): string {
  return text
    .split('\n')
    .filter((line) => !marker.test(line))
    .join('\n')
    .replace(/\n+$/, '');
}

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

interface ShownLine {
  line: string;
  /** The regions around it, the outermost first. */
  open: readonly string[];
}

/** The lines of the whole text, or of one region from its first line that says something, without markers. */
function linesOf(text: string, region?: string): ShownLine[] | undefined {
  const open: string[] = [];
  const lines: ShownLine[] = [];
  for (const line of text.split('\n')) {
    const match = marker.exec(line);
    if (!match) {
      const isShown = region === undefined || (open.includes(region) && (lines.length > 0 || line.trim() !== ''));
      if (isShown) lines.push({ line, open: [...open] });
    } else if (match[1] === 'region') {
      open.push(match[2] ?? '');
    } else {
      const closed = match[2] ? open.splice(open.lastIndexOf(match[2]), 1)[0] : open.pop();
      if (region !== undefined && closed === region) return lines;
    }
  }
  return region === undefined ? lines : undefined;
}

function dedent(lines: string[]): string[] {
  const indentOf = (line: string): number => line.length - line.replace(/^[ \t]+/, '').length;
  const indents = lines.filter((line) => line.trim()).map(indentOf);
  const common = indents.length ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(Math.min(common, indentOf(line))));
}
