import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { shown } from './bpe';
import { EXAMPLES, LIMITS, model, prediction, type Setup } from './model';
import { encode, measure, MOST_MERGES } from './run';

const sample = path.join(import.meta.dirname, '../../samples/ai/vocabulary/bpe.mjs');

function randomSetup(seed: number): Setup {
  const next = seeded(seed);
  const text = (most: number) =>
    Array.from({ length: 1 + Math.floor(next() * most) }, () => 'abcaab, 1é語'[Math.floor(next() * 12)]).join('');
  return { text: text(LIMITS.text), word: text(LIMITS.word) };
}
const setups = [...Object.values(EXAMPLES), ...Array.from({ length: 80 }, (_, seed) => randomSetup(seed))];
const last = (setup: Setup) => model.trace(setup).at(-1)!.state;

describe('tokeniser', () => {
  it('learns the merges that the program of the note prints, in its order', () => {
    const printed = execFileSync(process.execPath, [sample], { encoding: 'utf8' }).split('\n').slice(0, 12);
    const learnt = last(EXAMPLES.endings).merges.slice(0, 12);
    expect(learnt.map(({ left, right, times }) => `${times} × ${shown(left)}+${shown(right)}`)).toEqual(printed);
  });

  it('never loses a character, in no frame', () => {
    for (const setup of setups)
      for (const { state } of model.trace(setup)) {
        expect(state.words.flat().join('')).toBe(setup.text);
        if (state.encoded !== null) expect(state.encoded.join('')).toBe(setup.word);
      }
  });

  it('makes each merge shorten the text by as often as its pair was joined, and counts no pair wrongly', () => {
    for (const setup of setups) {
      const learning = model.trace(setup).filter(({ state }) => state.encoded === null);
      learning.slice(1).forEach(({ state }, index) => {
        const before = learning[index]!.state;
        if (state.merges.length === before.merges.length) return;
        const { left, right, times } = state.merges.at(-1)!;
        const gone = before.words.flat().length - state.words.flat().length;
        expect(gone).toBeGreaterThan(0);
        expect(gone).toBeLessThanOrEqual(times);
        if (left !== right) expect(gone).toBe(times);
      });
    }
  });

  it('encodes the text that it learnt from as learning left it, and a word as its last frame says', () => {
    for (const setup of setups) {
      const { words, merges, encoded } = last(setup);
      expect(encode(setup.text, merges)).toEqual(words.flat());
      expect(encode(setup.word, merges)).toEqual(encoded);
      expect(merges.length).toBeLessThanOrEqual(MOST_MERGES);
    }
  });

  it('shows what the note says: one word, with and without its space', () => {
    const { merges } = last(EXAMPLES.endings);
    expect(encode(' lowest', merges)).not.toEqual(encode('lowest', merges));
    expect(measure(last(EXAMPLES['one word'])).tokens).toBeLessThan(20);
  });

  it('knows the answer of its question', () => {
    expect(prediction.choices[prediction.right]).toBe('w + e');
    expect(model.trace(model.initial)[1]!.text).toContain('“w” and “e”');
  });
});
