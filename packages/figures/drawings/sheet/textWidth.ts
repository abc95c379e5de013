/**
 * Widths of the characters from space to `~` in hundredths of the type size: DejaVu Sans, the widest face that the
 * site's stack of system fonts can end in. What fits in it fits in all of them.
 */
const regular = [
  32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 50, 84, 32, 37, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84,
  84, 84, 54, 100, 69, 69, 70, 78, 64, 58, 78, 76, 30, 30, 66, 56, 87, 75, 79, 61, 79, 70, 64, 62, 74, 69, 99, 69, 62,
  69, 40, 34, 40, 84, 50, 50, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28, 58, 28, 98, 64, 62, 64, 64, 42, 53, 40, 64, 60,
  82, 60, 60, 53, 64, 34, 64, 84,
];
const bold = [
  35, 46, 53, 84, 70, 101, 88, 31, 46, 46, 53, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 40, 40, 84,
  84, 84, 59, 100, 78, 77, 74, 84, 69, 69, 83, 84, 38, 38, 78, 64, 100, 84, 86, 74, 86, 78, 73, 69, 82, 78, 111, 78, 73,
  73, 46, 37, 46, 84, 50, 50, 68, 72, 60, 72, 68, 44, 72, 72, 35, 35, 67, 35, 105, 72, 69, 72, 72, 50, 60, 48, 72, 66,
  93, 65, 66, 59, 72, 37, 72, 84,
];
/** Of a character outside the table: arrows and letters of other alphabets are narrower. */
const anyOther = 100;

/** Type size of all labels, in pixels, and the height of one line of them. */
export const fontSize = 13;
export const lineHeight = 17;

/** Width of a label in pixels, at least that of every font of the site. */
export function textWidth(text: string, isBold = false): number {
  const table = isBold ? bold : regular;
  let hundredths = 0;
  for (const character of text) hundredths += table[(character.codePointAt(0) ?? 0) - 32] ?? anyOther;
  return Math.ceil((hundredths * fontSize) / 100);
}

/** A label that does not fit, however it is broken into lines. */
export class LabelTooWide extends Error {
  constructor(
    readonly text: string,
    readonly piece: string,
    readonly needed: number,
    readonly room: number,
  ) {
    super(`"${piece}" is ${needed} px wide, and there is room for ${room} px`);
  }
}

/** The parts of a label between which a line may break: after spaces, and after `/`, `_`, `-`, `.` and `,`. */
const piecesOf = (text: string): string[] => text.match(/[^\s/_\-.,]*[/_\-.,]+|[^\s/_\-.,]+|\s+/g) ?? [];

/** Width of the widest part of a label that no line may break. */
export const unbreakable = (text: string, isBold = false): number =>
  Math.max(0, ...piecesOf(text).map((piece) => textWidth(piece.trim(), isBold)));

/** A label in lines of at most `room` pixels. @throws LabelTooWide */
export function wrapLabel(text: string, room: number, isBold = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (textWidth((line + piece).trimEnd(), isBold) <= room) {
      line += line === '' ? piece.trimStart() : piece;
      continue;
    }
    const width = textWidth(piece.trim(), isBold);
    if (width > room) throw new LabelTooWide(text, piece.trim(), width, Math.floor(room));
    if (line.trim() !== '') lines.push(line.trim());
    line = piece.trimStart();
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}
