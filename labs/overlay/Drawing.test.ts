import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { seeded } from '@groundwork/lib/seeded';
import { PATHS, viewOf } from './layers';
import { EXAMPLES, model, ops, type Setup } from './model';
import { described, pictureOf } from './Picture';
import type { Op, State } from './run';

function randomOps(seed: number): Op[] {
  const next = seeded(seed);
  const acts = ['read', 'read', 'append', 'append', 'remove', 'mkdir'] as const;
  return Array.from({ length: 30 }, (): Op => {
    if (next() < 0.06) return { act: 'seal' };
    return { act: acts[Math.floor(next() * 6)]!, path: PATHS[Math.floor(next() * 5)]! };
  });
}

const setups: Setup[] = [
  ...Object.values(EXAMPLES).flatMap((list) => [true, false].map((marks) => ({ marks, ops: list }))),
  ...Array.from({ length: 40 }, (_, seed) => ({ marks: seed % 4 > 0, ops: randomOps(seed) })),
];
const statesOf = (setup: Setup): State[] => model.trace(setup).map(({ state }) => state);
const widths = [296, 336, 560, 686, 1000];

describe.each(widths)('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = setups.flatMap((setup) =>
      statesOf(setup).flatMap((state, at) =>
        touchingItems(pictureOf(state, width)).map((what) => `${model.encode(setup)} ${at} ${what}`),
      ),
    );
    expect(found.slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name and a place inside, and keeps its height', () => {
    const heights = new Set<number>();
    for (const setup of setups)
      for (const state of statesOf(setup)) {
        const { items, height } = pictureOf(state, width);
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        const boxes = items.filter(({ kind }) => kind === 'rect').map(({ geo }) => geo as Record<string, number>);
        expect(
          boxes.filter(
            ({ x, y, w, h }) => !(w! > 0 && h! > 0 && x! >= 0 && y! >= 0 && x! + w! <= width && y! + h! <= height),
          ),
        ).toEqual([]);
      }
    expect(heights.size).toBe(1);
  });
});

describe('the picture', () => {
  const looksOf = (state: State): Record<string, string> =>
    Object.fromEntries(pictureOf(state, 686).items.map(({ id, look }) => [id, look]));

  it('shows whole what the view has, and dashed every other file', () => {
    for (const setup of setups)
      for (const state of statesOf(setup)) {
        const looks = Object.entries(looksOf(state)).filter(([id]) => /^file \d [^ ]+$/.test(id));
        const shown = looks.filter(([, look]) => look === 'box');
        const files = Object.values(viewOf(state.layers)).filter(({ kind }) => kind === 'file');
        expect(shown).toHaveLength(files.length);
        expect(looks.filter(([, look]) => look !== 'box' && look !== 'ghost')).toEqual([]);
      }
  });

  it('does not say what is in a directory that is new before somebody looks', () => {
    const said = (state: State, path: string) =>
      pictureOf(state, 686).items.find(({ id }) => id === `view ${path} says`)?.text;
    const states = statesOf({ marks: true, ops: ops('d2 m2 r4') });
    expect([said(states.at(-2)!, 'mail/july'), said(states.at(-1)!, 'mail/july')]).toEqual(['?', '✗ no file']);
    const broken = statesOf({ marks: false, ops: ops('d2 m2 r4') });
    expect([said(broken.at(-3)!, 'mail/july'), said(broken.at(-1)!, 'mail/july')]).toEqual(['?', '6 B']);
    expect(described(states.at(-2)!)).toContain('mail/july ?');
  });

  it('is told in words', () => {
    expect(described(statesOf({ marks: true, ops: ops('d3') }).at(-1)!)).toBe(
      'view: server.conf 8 B, mail directory, mail/july 6 B; changes: mail directory, mail/june whiteout; image: server.conf 8 B, mail directory, mail/june 6 B, mail/july 6 B.',
    );
  });
});
