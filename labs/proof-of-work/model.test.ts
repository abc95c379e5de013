import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { BITS, LAST_START, LONGEST_TEXT, meanRest, model, MOST_BLOCKS, prediction, type Setup } from './model';
import { FIRST_PARENT, nameOf, stillSearching, zerosOf } from './run';

const twice = (text: string) => createHash('sha256').update(createHash('sha256').update(text).digest()).digest('hex');
const leading = (name: string) => /^0*/.exec(BigInt(`0x${name}`).toString(2).padStart(256, '0'))![0].length;

const setups: Setup[] = BITS.flatMap((bits) =>
  ['a', 'ann pays bob 5', 'z'.repeat(LONGEST_TEXT)].flatMap((text) =>
    [0, LAST_START].map((start) => ({ text, bits, start, blocks: MOST_BLOCKS })),
  ),
);

describe('the search', () => {
  it('names blocks as OpenSSL does, and counts zeros as their binary form has them', () => {
    for (let nonce = 0; nonce < 300; nonce++) {
      const name = nameOf(FIRST_PARENT, 'ann', nonce);
      expect(name).toBe(twice(`${FIRST_PARENT}|ann|${nonce}`));
      expect(zerosOf(name)).toBe(leading(name));
    }
  });

  it('takes the first nonce that works, and chains each block to the one before', () => {
    for (const setup of setups) {
      const { found, all } = model.trace(setup).at(-1)!.state;
      let parent = FIRST_PARENT;
      for (const { nonce, spent, name } of found) {
        let first = setup.start;
        while (leading(twice(`${parent}|${setup.text}|${first}`)) < setup.bits) first++;
        expect([nonce, spent]).toEqual([first, first - setup.start + 1]);
        expect(name).toBe(twice(`${parent}|${setup.text}|${first}`));
        parent = name;
      }
      expect(found).toHaveLength(setup.blocks);
      expect(all).toBe(found.reduce((sum, { spent }) => sum + spent, 0));
    }
  });

  it('takes about the expected number of tries over many starts', () => {
    const spent = Array.from({ length: 400 }, (_, n) => {
      const setup = { text: `run ${n}`, bits: 6, start: 0, blocks: 1 };
      return model.trace(setup).at(-1)!.state.spent;
    });
    const mean = spent.reduce((sum, one) => sum + one, 0) / spent.length;
    expect(mean).toBeGreaterThan(48);
    expect(mean).toBeLessThan(80);
    const longer = spent.filter((one) => one > 64).length / spent.length;
    expect(Math.abs(longer - stillSearching(6, 64))).toBeLessThan(0.1);
  });
});

it('asks about a search without memory', () => {
  expect(meanRest(8, 0)).toBeCloseTo(256, 3);
  expect(meanRest(8, 256)).toBeCloseTo(256, 3);
  expect(prediction.choices[prediction.right]).toBe('About 256, as at the start');
});
