import { beforeAll, describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { inChromium } from '@groundwork/machine/inChromium';
import { EXAMPLES, LEAST, model, MOST, prediction } from './model';
import { EMPTY, gapsOf, HEIGHT, PADDING, placed, type Boxes, type Setup, type Wall } from './rules';

const walls: readonly Wall[] = ['none', 'padding', 'root'];
const next = seeded(7);
const size = (least: number): number => least + Math.floor(next() * (MOST - least + 1));
const setups: Setup[] = [
  ...Object.values(EXAMPLES),
  ...Array.from({ length: 600 }, (_, index) => ({
    a: size(LEAST),
    parent: size(0),
    b: size(LEAST),
    wall: walls[index % 3]!,
    empty: next() < 0.5,
    flex: next() < 0.3,
  })),
];

/** What Chromium makes of these documents: the tops of a and b, both edges of the parent, and the height of all. */
function inBrowser(): Promise<Boxes[]> {
  const html = '<!doctype html><body style="margin:0"><main></main>';
  return inChromium(
    html,
    ({ all, HEIGHT, EMPTY, PADDING }) => {
      const main = document.querySelector('main')!;
      return all.map(({ a, parent, b, wall, empty, flex }) => {
        main.style.cssText = flex ? 'display: flex; flex-direction: column' : 'display: flow-root';
        const style = { none: '', padding: `padding: ${PADDING}px 0`, root: 'display: flow-root' }[wall];
        main.innerHTML = `<div id="p" style="margin: ${parent}px 0; ${style}"><div id="a" style="height: ${HEIGHT}px; margin: ${a}px 0"></div></div>
          ${empty ? `<div style="margin: ${EMPTY}px 0"></div>` : ''}<div id="b" style="height: ${HEIGHT}px; margin: ${b}px 0"></div>`;
        const at = (id: string): DOMRect => document.getElementById(id)!.getBoundingClientRect();
        const { top, bottom } = at('p');
        return { parent: { top, bottom }, a: at('a').top, b: at('b').top, end: main.getBoundingClientRect().height };
      });
    },
    { all: setups, HEIGHT, EMPTY, PADDING },
  );
}

describe('the distances of blocks', () => {
  let browser: Boxes[] = [];
  beforeAll(async () => void (browser = await inBrowser()), 60_000);

  it('are those of Chromium', () => {
    const mine = setups.map((setup) => {
      const gaps = gapsOf(setup);
      return placed(setup, gaps, gaps.length);
    });
    expect(mine).toEqual(browser);
  });

  it('are never more than the sum of the margins, and as much in a flex container', () => {
    for (const setup of setups.filter(({ a, b }) => a >= 0 && b >= 0)) {
      const total = (one: Setup): number => gapsOf(one).reduce((all, gap) => all + gap.size, 0);
      const sum = 2 * (setup.a + setup.parent + setup.b + (setup.empty ? EMPTY : 0));
      expect(total({ ...setup, flex: true })).toBe(sum);
      expect(total({ ...setup, flex: false })).toBeLessThanOrEqual(sum);
    }
  });
});

describe('the run', () => {
  it('asks for a distance that its next step tells', () => {
    const { state, text } = model.trace(model.initial)[model.startAt + 1]!;
    expect([state.gaps[state.at]!.size, state.told, text]).toEqual([
      30,
      true,
      'From a to b: the largest counts, 30 pixels.',
    ]);
    expect(prediction.choices[prediction.right]).toBe('30 pixels');
  });

  it('says what the note says: 20 where −10 meets 30, 120 between flex items', () => {
    const between = (setup: Setup): number => gapsOf(setup).find(({ then }) => then === 'b')!.size;
    expect(between(EXAMPLES['Below zero'])).toBe(20);
    const gaps = gapsOf(EXAMPLES['As flex items']);
    expect(gaps.slice(2, -1).reduce((all, { size }) => all + size, 0)).toBe(30 + 0 + 2 * EMPTY + 20);
  });
});
