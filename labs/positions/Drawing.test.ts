import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { middleAt, pictureOf, scrolledAt } from './Drawing';
import { ANCESTORS, model, POSITIONS, STEP, STEPS, type State } from './model';
import { comparedOf, freeOf, switched } from './page';
import { layoutOf, type Setup } from './rules';

const setups: Setup[] = POSITIONS.flatMap((position) => ANCESTORS.map((ancestor) => ({ position, ancestor })));
const all = setups.flatMap((setup) => model.trace(setup).map(({ state }, at) => ({ state, at })));
/** Also between two steps, where the reader drags. */
const scrolls = Array.from({ length: STEP * STEPS + 1 }, (_, scrolled) => scrolled).filter((one) => one % 8 === 0);
const dragged = setups.flatMap((setup) =>
  scrolls.map((scrolled) => {
    const state: State = { setup, scrolled, layout: layoutOf(setup, scrolled) };
    return { state, at: Math.round(scrolled / STEP), scrolled };
  }),
);

describe.each([296, 336, 560, 686, 1000])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = [
      ...all.flatMap(({ state, at }) => touchingItems(pictureOf(state, at, width))),
      ...dragged.flatMap(({ state, at, scrolled }) => touchingItems(pictureOf(state, at, width, scrolled))),
    ];
    expect([...new Set(found)].slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name, keeps its height, and lets no two places to choose lie over each other', () => {
    const heights = new Set<number>();
    for (const { state, at } of all) {
      const { items, height, spots = [] } = pictureOf(state, at, width);
      heights.add(height);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      for (const [index, a] of spots.entries())
        for (const b of spots.slice(index + 1))
          expect(a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h, `${a.id}/${b.id}`).toBe(
            false,
          );
    }
    expect(heights.size).toBe(1);
  });

  it('has the window where the pointer holds it, as far as the run goes', () => {
    for (const scrolled of scrolls) expect(scrolledAt(middleAt(scrolled, width), width)).toBe(scrolled);
    expect([scrolledAt(-9000, width), scrolledAt(9000, width)]).toEqual([0, STEP * STEPS]);
  });
});

describe('the picture', () => {
  it('leaves the box where it is on the page while its ancestor or its place holds it, and takes it along with the viewport', () => {
    for (const setup of setups)
      for (const scrolled of scrolls.slice(1)) {
        const [before, now] = [layoutOf(setup, scrolled - 8), layoutOf(setup, scrolled)];
        if (before.holder !== now.holder) continue;
        expect(now.box.y - before.box.y).toBe(now.holder === 'viewport' ? 0 : -8);
      }
  });

  it('lets a sticky box lie in its place, go along with the viewport, and stay at the end of its ancestor', () => {
    const holders = model.trace({ position: 'sticky', ancestor: 'clip' }).map(({ state }) => state.layout.holder);
    expect(holders).toEqual(['place', 'place', 'place', 'viewport', 'viewport', 'ancestor', 'ancestor']);
    const hidden = model.trace({ position: 'sticky', ancestor: 'hidden' }).map(({ state }) => state.layout.holder);
    expect(new Set(hidden)).toEqual(new Set(['ancestor']));
  });

  it('shows how each step was seen, the box only where it can be seen', () => {
    for (const { state, at } of all) {
      const ids = pictureOf(state, at, 686).items.map(({ id }) => id);
      for (let step = 0; step <= STEPS; step++) {
        const { y } = layoutOf(state.setup, step * STEP).box;
        expect(ids.includes(`seen 0 ${step} box`)).toBe(step <= at && y > -30 && y < 160);
      }
    }
  });
});

describe('what is compared', () => {
  it('differs in the rule, but for a box that nothing on its ancestor moves', () => {
    for (const setup of setups) {
      const [own, other] = comparedOf(setup);
      expect(own.setup).toEqual(setup);
      expect(layoutOf(other.setup, 0).reference).not.toBe(layoutOf(setup, 0).reference);
    }
  });

  it('is the free box where the ancestor catches it', () => {
    expect(freeOf(model.initial)).toEqual({ position: 'fixed', ancestor: 'nothing' });
    expect(freeOf({ position: 'fixed', ancestor: 'hidden' })).toBeNull();
    expect(switched(model.initial).ancestor).toBe('nothing');
    for (const setup of setups) expect(model.decode(model.encode(switched(setup)))).not.toBeNull();
  });
});
