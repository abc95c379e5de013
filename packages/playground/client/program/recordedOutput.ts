import { literalPattern } from '@groundwork/lib/literalPattern';

/** A line of the recorded output, and what counts as the same line: what varies from run to run is left open. */
export interface RecordedLine {
  text: string;
  isLike: RegExp;
}

/** What was recorded below a sample. */
export interface Recorded {
  whole: RegExp;
  lines: readonly RecordedLine[];
}

/** The recorded output below a sample; undefined where none is shown. */
export function recordedOutput(sample: Element): Recorded | undefined {
  const code = sample.querySelector(':scope > .sample__output code');
  if (!code) return undefined;
  const pieces = piecesOf(code);
  const lines = linesOf(pieces).map((line) => ({
    text: textOf(line),
    isLike: new RegExp(`^${patternOf(line)}$`, 'u'),
  }));
  return { whole: new RegExp(`^${patternOf(pieces)}\\n*$`, 'u'), lines };
}

interface Piece {
  text: string;
  varies: boolean;
}

/** The texts of an output, which may stand in lines with numbers, without the newline at its end. */
function piecesOf(code: Element): Piece[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    pieces.push({ text: textContent ?? '', varies: Boolean(parentElement?.closest('mark')) });
  }
  const last = pieces.at(-1);
  if (last) last.text = last.text.replace(/\n$/, '');
  return pieces;
}

function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { text, varies } of pieces)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text: part, varies });
    }
  return lines;
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

const patternOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, varies }) => (varies ? '[^]*?' : literalPattern(text))).join('');

/** Output as the recorder leaves it: nothing invisible at the ends of lines. */
export const visible = (output: string): string => output.replace(/ +$/gm, '');
