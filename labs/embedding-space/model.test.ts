import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { model, prediction, SIZES, type Setup } from './model';
import { neighbours } from './run';
import { build, cosine, TEXT } from './vectors';

const sample = path.join(import.meta.dirname, '../../samples/ai/embedding-models/words.mjs');
const extras = ['', 'the queen drinks tea', 'robots dream', 'a a a a'];
const setups: Setup[] = ['king', 'hot', 'robots', 'a'].flatMap((word) =>
  [1, 2, 8, 12].flatMap((size) => extras.map((extra) => ({ word, size, extra }))),
);

describe('embedding space', () => {
  it('has the text and the neighbours of the note’s program', () => {
    expect(readFileSync(sample, 'utf8')).toContain(TEXT);
    const printed = execFileSync(process.execPath, [sample], { encoding: 'utf8' }).split('\n').slice(1, 6);
    for (const line of printed) {
      const [word, ...near] = line
        .trim()
        .split(/\s{2,}|(?<=^[a-z]+) /)
        .filter(Boolean);
      const mine = neighbours({ word: word!, size: 8, extra: '' })!.slice(0, 3);
      expect(mine.map((other) => `${other.word} ${other.cosine.toFixed(2)}`)).toEqual(near);
    }
  });

  it('has the numbers that the note names', () => {
    const king = neighbours(model.initial)!;
    const beside = king.filter(({ together }) => together > 0).map(({ word, together }) => `${word} ${together}`);
    expect(beside.sort()).toEqual(['a 1', 'on 1', 'rules 1', 'sat 1', 'the 4', 'wears 1']);
    expect(king.find(({ word }) => word === 'throne')).toMatchObject({ together: 0 });
    expect(king.find(({ word }) => word === 'throne')!.cosine.toFixed(2)).toBe('0.56');
    const hot = neighbours({ ...model.initial, word: 'hot' })!;
    expect(hot[4]).toMatchObject({ word: 'cold', together: 0 });
    expect(hot[4]!.cosine.toFixed(2)).toBe('0.92');
  });

  it('counts both ways, and finds surprise only where something was counted', () => {
    for (const extra of extras) {
      const { words, together, ppmi } = build(extra, 1);
      words.forEach((_, i) =>
        words.forEach((__, j) => {
          expect(together[i]![j]).toBe(together[j]![i]);
          if (together[i]![j] === 0) expect(ppmi[i]![j]).toBe(0);
        }),
      );
    }
  });

  it('comes back to the table when nothing is squeezed away', () => {
    const { words, ppmi, vectors } = build('', 27);
    expect(words).toHaveLength(27);
    // The squared table is what its directions keep, whatever their sign: compare the lengths of the rows.
    const total = (rows: readonly (readonly number[])[]) => rows.flat().reduce((sum, x) => sum + x * x, 0);
    expect(total(ppmi)).toBeGreaterThan(total(build('', 8).vectors));
    expect(total(vectors)).toBeGreaterThan(total(build('', 8).vectors));
  });

  it('gives cosines between -1 and 1, none for a word alone', () => {
    expect(cosine([0, 0], [1, 2])).toBe(0);
    expect(cosine([1, 2], [2, 4])).toBeCloseTo(1, 12);
    for (const setup of setups)
      for (const other of neighbours(setup) ?? []) {
        expect(Number.isFinite(other.cosine)).toBe(true);
        expect(Math.abs(other.cosine)).toBeLessThanOrEqual(1);
      }
  });

  it('says so when the text does not have the word', () => {
    const frames = model.trace({ word: 'robots', size: 8, extra: '' });
    expect(frames).toHaveLength(1);
    expect(frames[0]!.text).toContain('no vector');
    expect(model.trace({ word: 'robots', size: 8, extra: 'robots dream' }).length).toBeGreaterThan(1);
  });

  it('gives the same trace for the same setup, as plain data', () => {
    for (const setup of setups) {
      expect(model.trace(setup)).toEqual(model.trace(setup));
      expect(JSON.parse(JSON.stringify(model.trace(setup)))).toEqual(model.trace(setup));
    }
  });

  it('reads back what it writes and refuses the rest', () => {
    for (const setup of setups) expect(model.decode(model.encode(setup))).toEqual(setup);
    const many = Array.from({ length: 11 }, () => 'a').join('.');
    for (const text of [
      '',
      'king',
      'king.0',
      'king.13',
      'king.08',
      'King.8',
      '<b>.8',
      'king.8.a',
      'king.8.a.B',
      `king.8.${many}`,
    ])
      expect(model.decode(text)).toBeNull();
    expect(SIZES[1]).toBe(12);
  });

  it('starts before the first neighbour is named, and knows the answer', () => {
    expect(model.trace(model.initial)[model.startAt]!.state).toMatchObject({ stage: 'cosine', named: 0 });
    expect(prediction.choices[prediction.right]).toContain('about 1');
  });
});
