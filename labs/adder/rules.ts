export type Width = 4 | 8;

export interface Setup {
  readonly width: Width;
  /** Both as patterns: 0 to 2^width - 1. */
  readonly a: number;
  readonly b: number;
  readonly subtract: boolean;
}

/** One column of the sum; column 0 is the lowest. */
export interface Column {
  readonly a: number;
  readonly b: number;
  readonly carryIn: number;
  readonly sum: number;
  readonly carryOut: number;
}

const bit = (pattern: number, index: number): number => (pattern >> index) & 1;

/** What goes into the adder beside a: b itself, or its inverted bits. */
export const second = ({ width, b, subtract }: Setup): number => (subtract ? 2 ** width - 1 - b : b);

/** All columns, from the lowest: two gates ⊕ a sum bit, and the carry of the note's formula. */
export function columns(setup: Setup): readonly Column[] {
  const result: Column[] = [];
  let carry = setup.subtract ? 1 : 0;
  for (let index = 0; index < setup.width; index++) {
    const [a, b] = [bit(setup.a, index), bit(second(setup), index)];
    const carryOut = (a & b) | (carry & (a ^ b));
    result.push({ a, b, carryIn: carry, sum: a ^ b ^ carry, carryOut });
    carry = carryOut;
  }
  return result;
}

/** The pattern of the sum, the carry out of the top column, and whether the signed reading is wrong. */
export function outcome(setup: Setup): { readonly sum: number; readonly carry: number; readonly overflow: boolean } {
  const all = columns(setup);
  const top = all.at(-1)!;
  return {
    sum: all.reduce((sum, column, index) => sum + column.sum * 2 ** index, 0),
    carry: top.carryOut,
    // The operands of the adder have the same sign and the sum has the other.
    overflow: top.a === top.b && top.sum !== top.a,
  };
}

/** The top bit counts negatively. */
export const signed = (pattern: number, width: Width): number =>
  pattern >= 2 ** (width - 1) ? pattern - 2 ** width : pattern;

export const inBits = (pattern: number, width: Width): string => pattern.toString(2).padStart(width, '0');
