import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { acts, model, MOST_ACTS, prediction, WAYS } from './model';
import { inMemory, onDisk, type State } from './run';

const seeds = Array.from({ length: 200 }, (_, seed) => seed);
const end = (letters: string): State => model.trace({ acts: acts(letters) }).at(-1)!.state;
const conf = (state: State) => new Map(onDisk(state)).get('conf');

function random(seed: number, letters: string, count: number): string {
  const next = seeded(seed);
  return Array.from({ length: count }, () => letters[Math.floor(next() * letters.length)]!).join('');
}

/** The reference: what ext4 in a kernel left behind when its power was cut, as the note's crash.py recorded it. */
const recorded = readFileSync(path.join(import.meta.dirname, '../../samples/storage/file-systems/crash.py.out'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/));

describe('the journal', () => {
  it('leaves behind what the kernel of the note left behind, for each way and time', () => {
    expect(recorded.map(([way]) => way)).toEqual(Object.keys(WAYS));
    for (const [way, ...found] of recorded) {
      const letters = WAYS[way as keyof typeof WAYS];
      const states = [end(`${letters}x`), end(`${letters}cx`)];
      expect([way, ...states.map((state) => conf(state) || 'empty')]).toEqual([way, ...found]);
    }
  });

  it('never loses the file when it is synced before each rename', () => {
    for (const seed of seeds) {
      const letters = random(seed, 'scwx', 10).replaceAll('s', 'nfr');
      for (let cut = 0; cut <= letters.length; cut++)
        expect(['old', 'new']).toContain(conf(end(`${letters.slice(0, cut)}x`)));
    }
  });

  it('keeps what memory holds once everything is old and committed', () => {
    for (const seed of seeds) {
      const letters = random(seed, 'tnrufdcwx', 20);
      const state = end(`${letters}wc`);
      expect(onDisk(state)).toEqual(inMemory(state));
      expect(inMemory(end(`${letters}wcx`))).toEqual(inMemory(state));
    }
  });

  it('changes nothing on the disk but by a commit', () => {
    for (const seed of seeds) {
      const letters = random(seed, 'tnruwx', 20);
      expect(onDisk(end(letters))).toEqual([['conf', 'old']]);
    }
  });
});

describe('the figure', () => {
  it('starts before the commit, and knows the answer', () => {
    expect(model.trace(model.initial)[model.startAt]!.state.pending).toHaveLength(3);
    expect(prediction.choices[prediction.right]).toBe('no bytes');
    expect(prediction.because).toContain('“new”');
  });

  it('says when it takes no more', () => {
    const last = (count: number) => model.trace({ acts: acts('c'.repeat(count)) }).at(-1)!.text;
    expect(last(MOST_ACTS - 1)).not.toContain('at most');
    expect(last(MOST_ACTS)).toContain('at most 30 operations');
  });
});
