import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { seeded } from '@groundwork/lib/seeded';
import { freeKey, HEIGHT, keyAt, layoutOf, pictureOf } from './Drawing';
import { EXAMPLES, model, type Setup } from './model';
import type { State } from './run';
import { childFor, keysOf, leavesOf, levels, type Page } from './tree';

/** Any keys, and many of them: up to the most that the figure takes. */
function random(seed: number): Setup {
  const next = seeded(seed);
  const acts = ['insert', 'insert', 'insert', 'insert', 'find', 'range'] as const;
  const op = () => ({ act: acts[Math.floor(next() * acts.length)]!, key: Math.floor(next() * 100) });
  return { split: seed % 2 ? 'half' : 'right', ops: Array.from({ length: 60 }, op) };
}
const ascending = Array.from({ length: 50 }, (_, key) => ({ act: 'insert' as const, key }));
const setups: Setup[] = [
  ...(['half', 'right'] as const).flatMap((split) => Object.values(EXAMPLES).map((ops) => ({ split, ops }))),
  { split: 'half', ops: [...ascending, { act: 'range', key: 20 }] },
  ...[1, 2, 3, 4].map(random),
];
const hand = { key: 42, at: null };
const runs = setups.map((setup) => {
  const states = model.trace(setup).map(({ state }) => state);
  return { states, deepest: Math.max(...states.map(({ root }) => levels(root).length)) };
});
const allStates = runs.flatMap(({ states, deepest }) => states.map((state): [State, number] => [state, deepest]));

describe.each([296, 336, 500, 686, 1000])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = allStates.flatMap(([state, deepest]) => touchingItems(pictureOf(state, deepest, width, hand)));
    expect([...new Set(found)].slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name, and no page the place of another', () => {
    for (const [state, deepest] of allStates) {
      const { items } = pictureOf(state, deepest, width, hand);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      const { all, places } = layoutOf(state, deepest, width);
      for (const pages of all)
        pages.slice(1).forEach(({ id }, index) => {
          const before = places.get(pages[index]!.id)!;
          expect(places.get(id)!.x).toBeGreaterThan(before.x + before.w);
        });
    }
  });

  it('always shows the keys of the leaf that is read', () => {
    for (const [state, deepest] of allStates) {
      const leaf = leavesOf(state.root).find(({ id }) => id === state.cursor?.page);
      if (leaf) expect(layoutOf(state, deepest, width).places.get(leaf.id)!.isThin).toBe(false);
    }
  });
});

describe('what is written beside the pages', () => {
  const { states, deepest } = runs[0]!;
  const writtenAt = (at: number, width: number) =>
    pictureOf(states[at]!, deepest, width, hand).items.flatMap(({ text = '' }) => (text ? [text] : []));
  // 75 comes to a full leaf under a full root; the leaf is cut, then the root.
  const [full, cutLeaf, cutRoot] = [29, 30, 31];

  it.each([336, 686])('says at %i pixels why pages are cut, what goes up, and that the tree grows', (width) => {
    expect(writtenAt(full, width)).toContain('full as well');
    expect(writtenAt(cutLeaf, width).join('; ')).toMatch(/80 goes up.*5 keys.*cut in two/);
    expect(writtenAt(cutLeaf, width)).toContain('5 entries, room for 4');
    expect(writtenAt(cutRoot, width)).toEqual(
      expect.arrayContaining(['new root', 'so one level more', '50 goes up', '80 goes up']),
    );
    expect(writtenAt(cutRoot, width).filter((text) => text.endsWith('cut in two')).length).toBe(2);
  });

  it('names entries by the keys that they lead to', () => {
    const texts = writtenAt(full, 336);
    expect(texts).toEqual(expect.arrayContaining(['<30', '30+', '50+', '70+']));
  });
});

const leafOf = (page: Page, key: number): number =>
  page.children ? leafOf(page.children[childFor(page, key)]!, key) : page.id;

describe('a new key', () => {
  it('is free, and goes into the leaf over which it is dropped', () => {
    for (const [state, deepest] of allStates.filter((_, index) => index % 5 === 0)) {
      const places = layoutOf(state, deepest, 710).places;
      for (const { id } of leavesOf(state.root)) {
        const { x, w, y } = places.get(id)!;
        const key = keyAt(state, deepest, 710, { x: x + w / 2, y: y + 30 });
        if (key === null) continue;
        expect(keysOf(state.root)).not.toContain(key);
        expect(leafOf(state.root, key)).toBe(id);
      }
    }
  });

  it('is never one that is there, and none where all are taken', () => {
    const full = model.trace({ split: 'half', ops: ascending }).at(-1)!.state;
    expect(freeKey(full, 0, 1)).toBe(48);
    expect(freeKey(full, 47, -1)).toBeNull();
  });

  it('stays in the picture when it is dragged out of it', () => {
    const [state, deepest] = allStates.at(-1)!;
    for (const at of [
      { x: -900, y: -900 },
      { x: 9000, y: HEIGHT * 9 },
    ])
      expect(() => keyAt(state, deepest, 336, at)).not.toThrow();
  });
});
