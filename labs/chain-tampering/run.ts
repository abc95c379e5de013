import type { Frame } from '@groundwork/labs-kit/model';
import { hex, sha256, sha256After } from '@groundwork/lib/sha256';

/** What a forger does: change a block's text, search for a new nonce, take over the name of the block before. */
export type Move = readonly ['change' | 'mine' | 'link', number];

export interface Setup {
  readonly moves: readonly Move[];
}

export interface Shown {
  readonly parent: string;
  readonly text: string;
  readonly nonce: number;
  readonly name: string;
  /** The name is at most the target. */
  readonly work: boolean;
  /** The parent is the name of the block before. */
  readonly linked: boolean;
  /** The name is the one that the world remembers. */
  readonly known: boolean;
}

export interface State {
  readonly blocks: readonly Shown[];
  readonly touched: number | null;
  readonly tries: number;
  /** The same for each block. */
  readonly paid: readonly number[];
}

/** The same payments as in the note's program, with the same target of 12 zero bits. */
export const TEXTS = ['ann has 9', 'ann pays bob 5', 'bob pays cai 2', 'cai pays dan 1', 'dan pays eve 1'] as const;
export const CHANGED = ['ann has 8', 'ann pays bob 6', 'bob pays cai 3', 'cai pays dan 2', 'dan pays eve 2'] as const;
export const ZERO_DIGITS = 3;
export const MOST_MOVES = 20;

interface Block {
  readonly parent: string;
  readonly text: string;
  readonly nonce: number;
}

const encoder = new TextEncoder();
const bytes = (text: string) => encoder.encode(text);

export const nameOf = ({ parent, text, nonce }: Block): string => hex(sha256(bytes(`${parent}|${text}|${nonce}`)));
const works = (name: string) => name.startsWith('0'.repeat(ZERO_DIGITS));
/** The same of a digest that is not written yet: a search has thousands of them. */
const isBelowTarget = (digest: Uint8Array) => {
  const first = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
  return first >>> (32 - 4 * ZERO_DIGITS) === 0;
};

/**
 * Nonces found before, so that a phone need not search for the first chain and its first forgery: `mine` starts there,
 * and the tests search from zero.
 */
const FOUND = { first: [7270, 4485, 4008, 3128, 830], forged: [3412, 9413, 9387, 1421] } as const;

const mined = new Map<string, number>();

/** The first nonce whose name is at most the target. Remembered, because a figure searches for the same blocks often. */
export function mine(parent: string, text: string): number {
  const key = `${parent}|${text}`;
  let nonce = mined.get(key) ?? 0;
  const nameAt = sha256After(bytes(`${key}|`));
  while (!isBelowTarget(nameAt(bytes(String(nonce))))) nonce++;
  if (mined.size > 500) mined.clear();
  mined.set(key, nonce);
  return nonce;
}

/** Blocks on top of a block, each with a nonce that is known to work. */
function extended(last: Block | null, texts: readonly string[], nonces: readonly number[]): readonly Block[] {
  const chain: Block[] = [];
  texts.forEach((text, index) => {
    const before = chain.at(-1) ?? last;
    const parent = before ? nameOf(before) : '0';
    mined.set(`${parent}|${text}`, nonces[index]!);
    chain.push({ parent, text, nonce: mine(parent, text) });
  });
  return chain;
}

const ORIGINAL = extended(null, TEXTS, FOUND.first);
extended(ORIGINAL[0]!, [CHANGED[1], ...TEXTS.slice(2)], FOUND.forged);
export const NAMES: readonly string[] = ORIGINAL.map(nameOf);
export const short = (name: string): string => name.slice(0, 7);
const list = (numbers: readonly number[]) =>
  numbers.length < 2 ? String(numbers[0]) : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

function shown(chain: readonly Block[]): readonly Shown[] {
  const names = chain.map(nameOf);
  return chain.map((block, index) => ({
    ...block,
    name: names[index]!,
    work: works(names[index]!),
    linked: index === 0 ? block.parent === '0' : block.parent === names[index - 1],
    known: names[index] === NAMES[index],
  }));
}

/** What someone with nothing but the blocks finds wrong. */
function verdict(blocks: readonly Shown[]): string {
  const at = (test: (block: Shown) => boolean) => blocks.flatMap((block, index) => (test(block) ? [index] : []));
  const [idle, loose] = [at(({ work }) => !work), at(({ linked }) => !linked)];
  const faults = [
    ...(idle.length > 0 ? [`without work: ${list(idle)}`] : []),
    ...(loose.length > 0 ? [`without link: ${list(loose)}`] : []),
  ];
  if (faults.length > 0) return `A stranger finds blocks ${faults.join('; ')}.`;
  const last = blocks.at(-1)!;
  return last.known
    ? 'A stranger finds no fault.'
    : `A stranger finds no fault. Who remembers the last name ${short(NAMES.at(-1)!)} sees ${short(last.name)}.`;
}

/** Plays the moves on the five blocks. */
export function play({ moves }: Setup): readonly Frame<State>[] {
  const chain = [...ORIGINAL];
  let tries = 0;
  const paid = TEXTS.map(() => 0);
  const frames: Frame<State>[] = [];
  const say = (text: string, touched: number | null) => {
    const blocks = shown(chain);
    frames.push({ text: `${text} ${verdict(blocks)}`, state: { blocks, touched, tries, paid: [...paid] } });
  };
  say('Five blocks, each with the name of the one before.', null);
  for (const [kind, index] of moves) {
    const block = chain[index]!;
    if (kind === 'change') {
      const text = block.text === TEXTS[index] ? CHANGED[index]! : TEXTS[index]!;
      chain[index] = { ...block, text };
      say(`Block ${index} now says “${text}”.`, index);
    } else if (kind === 'link') {
      const parent = index === 0 ? '0' : nameOf(chain[index - 1]!);
      chain[index] = { ...block, parent };
      say(`Block ${index} now names ${short(parent)} as its parent.`, index);
    } else {
      const nonce = mine(block.parent, block.text);
      tries += nonce + 1;
      paid[index]! += nonce + 1;
      chain[index] = { ...block, nonce };
      say(`Block ${index} is mined again, in ${(nonce + 1).toLocaleString('en-US')} tries.`, index);
    }
  }
  return frames;
}
