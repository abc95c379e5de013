/** One instruction of the Ethereum Virtual Machine, as this figure knows them. */
export interface Instruction {
  readonly name: string;
  /** Where it begins, in bytes. */
  readonly at: number;
  /** What a PUSH puts on the stack. */
  readonly value?: number;
}

/** Taken from the stack, put on it, and the gas that the step costs at least. */
export const OPERATIONS: Readonly<Record<string, readonly [takes: number, puts: number, gas: number, byte: number]>> = {
  STOP: [0, 0, 0, 0x00],
  ADD: [2, 1, 3, 0x01],
  MUL: [2, 1, 5, 0x02],
  SUB: [2, 1, 3, 0x03],
  LT: [2, 1, 3, 0x10],
  ISZERO: [1, 1, 3, 0x15],
  POP: [1, 0, 2, 0x50],
  MLOAD: [1, 1, 3, 0x51],
  MSTORE: [2, 0, 3, 0x52],
  SLOAD: [1, 1, 0, 0x54],
  SSTORE: [2, 0, 0, 0x55],
  JUMP: [1, 0, 8, 0x56],
  JUMPI: [2, 0, 10, 0x57],
  JUMPDEST: [0, 0, 1, 0x5b],
  PUSH: [0, 1, 3, 0x60],
  DUP1: [1, 2, 3, 0x80],
  SWAP1: [2, 2, 3, 0x90],
  REVERT: [2, 0, 0, 0xfd],
};

export const MOST_WORDS = 30;

/** The words of a program, or null for a text that is none. `:a` marks a place, `@a` pushes it. */
export function wordsOf(text: string): readonly string[] | null {
  const words = text.toUpperCase().trim().split(/\s+/);
  const places = words.filter((word) => word.startsWith(':')).map((word) => word.slice(1));
  const fits = (word: string) =>
    /^(0|[1-9][0-9]{0,3}|:[A-Z])$/.test(word) ||
    (word.startsWith('@') && places.includes(word.slice(1))) ||
    (Object.hasOwn(OPERATIONS, word) && word !== 'PUSH' && word !== 'JUMPDEST');
  const good = words.length <= MOST_WORDS && words.every(fits) && new Set(places).size === places.length;
  return good ? words : null;
}

const sizeOf = (word: string) => (/^[0-9]/.test(word) ? (Number(word) > 255 ? 3 : 2) : word.startsWith('@') ? 2 : 1);

/** Words become instructions with their places; a number is a PUSH. */
export function assemble(words: readonly string[]): readonly Instruction[] {
  let at = 0;
  const begins = words.map((word) => (at += sizeOf(word)) - sizeOf(word));
  return words.map((word, index) => {
    const here = begins[index]!;
    if (word.startsWith(':')) return { name: 'JUMPDEST', at: here };
    if (word.startsWith('@')) return { name: 'PUSH', at: here, value: begins[words.indexOf(`:${word.slice(1)}`)]! };
    if (/^[0-9]/.test(word)) return { name: 'PUSH', at: here, value: Number(word) };
    return { name: word, at: here };
  });
}

/** The bytes that a node would run, in hexadecimal. */
export function bytecode(words: readonly string[]): string {
  const hex = (value: number, bytes: number) => value.toString(16).padStart(2 * bytes, '0');
  return assemble(words)
    .map(({ name, value }, index) => {
      if (value === undefined) return hex(OPERATIONS[name]![3], 1);
      const bytes = sizeOf(words[index]!) - 1;
      return hex(0x5f + bytes, 1) + hex(value, bytes);
    })
    .join('');
}
