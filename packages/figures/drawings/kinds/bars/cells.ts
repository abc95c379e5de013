import { largest } from '../kind';

/** Something with a share of a bar, and the least width at which its labels fit. */
export interface CellPart {
  size: number;
  least: number;
}

/** Parts in as many lines as their labels need. */
export function inLines<P extends CellPart>(parts: readonly P[], width: number): P[][] {
  const lines: P[][] = [];
  let taken = 0;
  for (const part of parts) {
    const line = lines.at(-1);
    if (line && taken + part.least <= width) line.push(part);
    else {
      lines.push([part]);
      taken = 0;
    }
    taken += part.least;
  }
  return lines;
}

/** Widths of the parts of one line: by their sizes where labels allow, none below its least, together `width`. */
export function widthsOf(parts: readonly CellPart[], width: number): number[] {
  const fixed = new Set<CellPart>();
  for (;;) {
    const taken = sumOf([...fixed].map(({ least }) => least));
    const free = parts.filter((part) => !fixed.has(part));
    const scale = (width - taken) / sumOf(free.map(({ size }) => size));
    const small = free.filter(({ size, least }) => size * scale < least);
    if (small.length === 0 || small.length === free.length)
      return parts.map((part) => (fixed.has(part) || small.includes(part) ? part.least : part.size * scale));
    for (const part of small) fixed.add(part);
  }
}

/** The width that a bar of some bytes or bits takes when the longest one takes all. */
export const shareOf = (parts: readonly CellPart[], longest: number, width: number): number =>
  Math.min(
    width,
    largest([(sumOf(parts.map(({ size }) => size)) / longest) * width, sumOf(parts.map(({ least }) => least))]),
  );

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
