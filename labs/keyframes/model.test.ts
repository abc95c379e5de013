import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { inChromium } from '@groundwork/machine/inChromium';
import { DELAYS, DURATIONS, END, EXAMPLES, ITERATIONS, model, pixels, prediction } from './model';
import { DIRECTIONS, EASINGS, FILLS, FROM, momentOf, TO, type Setup } from './rules';

const each = <Key extends keyof Setup>(key: Key, values: readonly Setup[Key][], setups: Partial<Setup>[]) =>
  setups.flatMap((setup) => values.map((value) => ({ ...setup, [key]: value })));

const setups = [
  each.bind(null, 'duration', DURATIONS),
  each.bind(null, 'delay', DELAYS),
  each.bind(null, 'iterations', ITERATIONS),
  each.bind(null, 'direction', DIRECTIONS),
  each.bind(null, 'fill', FILLS),
  each.bind(null, 'easing', EASINGS),
].reduce<Partial<Setup>[]>((found, more) => more(found), [{}]) as Setup[];

const times = Array.from({ length: 33 }, (_, index) => (index * END) / 32);

/** Every fifth: all values of each choice with all of any other, in a second instead of many. */
const some = setups.filter((_, index) => index % 5 === 0);

/** The computed value of each of them at each of the times, in Chromium. */
function inBrowser(): Promise<number[][]> {
  return inChromium(
    `<!doctype html><style>@keyframes slide { from { translate: ${FROM}px } to { translate: ${TO}px } }</style><p></p>`,
    ({ setups, times }) => {
      const box = document.querySelector('p')!;
      return setups.map(({ duration, delay, iterations, direction, fill, easing }) => {
        box.style.animation = 'none';
        box.getAnimations();
        box.style.animation = `slide ${duration}ms ${easing} ${delay}ms ${iterations} ${direction} ${fill} paused`;
        const animation = box.getAnimations()[0] ?? null;
        return times.map((time) => {
          if (animation) animation.currentTime = time;
          return parseFloat(getComputedStyle(box).translate) || 0;
        });
      });
    },
    { setups: some, times },
  );
}

describe('the value at a moment', () => {
  let browser: number[][] = [];
  beforeAll(async () => void (browser = await inBrowser()), 120_000);

  it('is that of Chromium', () => {
    expect(some.length).toBeGreaterThan(300);
    const wrong = some.flatMap((setup, index) =>
      times.flatMap((time, at) => {
        const mine = momentOf(setup, time).value;
        return Math.abs(mine - browser[index]![at]!) > 0.02
          ? [{ setup, time, mine, browser: browser[index]![at] }]
          : [];
      }),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});

describe('the run', () => {
  it('has the values that the sample of the note recorded', () => {
    const file = path.join(import.meta.dirname, '../../samples/css/keyframes/times.html.out');
    const [head, ...rows] = readFileSync(file, 'utf8').trim().split('\n').slice(0, -1);
    const recorded = head!.trim().split(/\s+/).slice(1).map(Number);
    expect(rows).toHaveLength(Object.keys(EXAMPLES).length);
    for (const row of rows) {
      const [name, ...values] = row.split(/\s+/);
      const setup = EXAMPLES[name as keyof typeof EXAMPLES];
      expect(recorded.map((time) => String(pixels(momentOf(setup, time).value)))).toEqual(values);
    }
  });

  it('asks for a value that its next step tells', () => {
    const { text } = model.trace(model.initial)[model.startAt + 1]!;
    expect(text).toBe('2500 ms: after the end, the fill mode sets the value of pass 3, at 50%: 70 pixels.');
    expect(prediction.choices[prediction.right]).toBe('at 70');
  });
});
