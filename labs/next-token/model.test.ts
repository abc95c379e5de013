import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { CORPUS } from './counted';
import { KEEP, model, prediction, ratio, TENTHS, type Setup } from './model';
import { distribution, entropy, PROMPTS, type Filter, type Prompt } from './run';

const sample = path.join(import.meta.dirname, '../../samples/ai/next-token-prediction/predict.mjs');
const prompts = Object.keys(PROMPTS) as Prompt[];
const filters = Object.keys(KEEP) as Filter[];
const setups: Setup[] = prompts.flatMap((prompt) =>
  [1, 5, 10, 17, 30, 40].flatMap((tenths) =>
    filters.flatMap((filter) =>
      [KEEP[filter][0], Math.round(KEEP[filter][1] / 3) || KEEP[filter][0], KEEP[filter][1]].map((keep) => ({
        prompt,
        tenths,
        filter,
        keep,
      })),
    ),
  ),
);

describe('next token', () => {
  it('learns from the text of the note’s program, and prints its numbers', () => {
    expect(readFileSync(sample, 'utf8')).toContain(CORPUS);
    const printed = execFileSync(process.execPath, [sample], { encoding: 'utf8' }).split('\n');
    for (const [line, tenths] of [
      [1, 2],
      [2, 5],
      [3, 10],
      [4, 20],
    ] as const) {
      const words = distribution({ prompt: 'sat', tenths, filter: 'all', keep: 0 });
      const mine = words.slice(0, 5).map(({ word, p }) => `${word} ${p.toFixed(2)}`);
      expect(printed[line]!.slice(5).trim().split(/ {2}/)).toEqual(mine);
    }
    const stay = (tenths: number, filter: Filter, keep: number) =>
      distribution({ prompt: 'cat', tenths, filter, keep }).filter((word) => word.kept).length;
    const rows = printed.slice(8, 14).map((line) => Number(/(\d+): /.exec(line)![1]));
    expect(rows).toEqual([10, 30].flatMap((t) => [stay(t, 'k', 3), stay(t, 'p', 90), stay(t, 'm', 10)]));
  });

  it('shares out exactly one among the words that stay, and nothing among the others', () => {
    for (const setup of setups) {
      const words = distribution(setup);
      expect(words.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(words.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9);
      for (const { kept, share } of words) expect(share > 0).toBe(kept);
      expect(words[0]!.kept).toBe(true);
    }
  });

  it('keeps the order at each temperature, and hesitates more at a higher one', () => {
    for (const prompt of prompts) {
      const at = (tenths: number) => distribution({ prompt, tenths, filter: 'all', keep: 0 });
      const order = at(10).map(({ logit }) => logit);
      let before = -1;
      for (let tenths = TENTHS[0]; tenths <= TENTHS[1]; tenths++) {
        expect(at(tenths).map(({ logit }) => logit)).toEqual(order);
        expect(entropy(at(tenths))).toBeGreaterThanOrEqual(before);
        before = entropy(at(tenths));
      }
    }
  });

  it('takes the ratio of two words to the power of one over the temperature', () => {
    const one = ratio({ ...model.initial, tenths: 10 });
    for (const tenths of [1, 5, 20, 40])
      expect(ratio({ ...model.initial, tenths })).toBeCloseTo(one ** (10 / tenths), 6);
  });

  it('filters as the definitions say', () => {
    for (const setup of setups) {
      const words = distribution(setup);
      const stay = words.filter((word) => word.kept);
      if (setup.filter === 'k') expect(stay).toHaveLength(setup.keep);
      if (setup.filter === 'm')
        for (const { p } of stay) expect(p).toBeGreaterThanOrEqual((setup.keep / 100) * words[0]!.p);
      if (setup.filter !== 'p') continue;
      const sum = stay.reduce((total, { p }) => total + p, 0);
      expect(sum + 1e-9).toBeGreaterThanOrEqual(setup.keep / 100);
      expect(sum - stay.at(-1)!.p).toBeLessThan(setup.keep / 100);
    }
  });

  it('keeps every word by a min-p of 10 % at temperature 3, as the figure says', () => {
    for (const prompt of prompts)
      expect(distribution({ prompt, tenths: 30, filter: 'm', keep: 10 }).every((word) => word.kept)).toBe(true);
  });

  it('draws only what stayed', () => {
    for (const setup of setups) {
      const frames = model.trace(setup);
      for (const { kept, drawn } of frames.at(-1)!.state.words) if (!kept) expect(drawn).toBe(0);
      expect(JSON.parse(JSON.stringify(frames))).toEqual(frames);
      expect(model.trace(setup)).toEqual(frames);
    }
  });

  it('knows the answer of its question', () => {
    expect(prediction.choices[prediction.right]).toBe('2.24 times');
    expect(model.trace(model.initial)[1]!.text).toContain('2.24 times');
  });
});
