import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, faultsAfterChange, prediction, type Setup } from './model';
import { mine, MOST_MOVES, nameOf, NAMES, play, TEXTS, type Move } from './run';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const next = seeded(7);
const kinds = ['change', 'link', 'mine'] as const;
const random = (): Setup => ({
  moves: Array.from({ length: Math.floor(next() * MOST_MOVES) }, (): Move => [
    kinds[Math.floor(next() * 3)]!,
    Math.floor(next() * TEXTS.length),
  ]),
});
const setups: Setup[] = [...Object.values(EXAMPLES), ...Array.from({ length: 12 }, random)];

describe('the chain', () => {
  it('is named as OpenSSL names it, and judged by what its blocks say', () => {
    for (const setup of setups)
      for (const { state } of play(setup))
        state.blocks.forEach(({ parent, text, nonce, name, work, linked, known }, index) => {
          expect(name).toBe(sha(`${parent}|${text}|${nonce}`));
          expect(work).toBe(BigInt(`0x${name}`) < 1n << 244n);
          expect(linked).toBe(parent === (index === 0 ? '0' : state.blocks[index - 1]!.name));
          expect(known).toBe(name === NAMES[index]);
        });
  });

  it('is mined with the first nonce that works', () => {
    for (const text of TEXTS) {
      const nonce = mine('x', text);
      for (let earlier = 0; earlier < nonce; earlier++)
        expect(sha(`x|${text}|${earlier}`).startsWith('000')).toBe(false);
      expect(nameOf({ parent: 'x', text, nonce }).startsWith('000')).toBe(true);
    }
  });

  it('starts no search behind the first nonce that works', () => {
    for (const { parent, text, nonce } of [0, -1].flatMap((at) => play(EXAMPLES['Forge block 1']).at(at)!.state.blocks))
      for (let earlier = 0; earlier < nonce; earlier++) expect(sha(`${parent}|${text}|${earlier}`) < '001').toBe(false);
  });

  it('takes the tries that the note records', () => {
    const file = path.join(import.meta.dirname, '../../samples/blockchain/block-chain/tamper.mjs.out');
    const recorded = [...readFileSync(file, 'utf8').matchAll(/(\d+) tries/g)].map(([, tries]) => Number(tries));
    const frames = play(EXAMPLES['Forge block 1']);
    const spent = frames.map(({ state }, index) => state.tries - (frames[index - 1]?.state.tries ?? 0));
    expect(spent.filter((tries) => tries > 0)).toEqual(recorded);
    const { blocks } = frames.at(-1)!.state;
    expect(blocks.every(({ work, linked }) => work && linked)).toBe(true);
    expect(blocks.at(-1)!.known).toBe(false);
  });
});

it('asks which blocks break', () => {
  expect(faultsAfterChange(1)).toEqual([1, 2]);
  expect(prediction.choices[prediction.right]).toBe('Blocks 1 and 2');
});
