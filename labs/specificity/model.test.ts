import { beforeAll, describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { inChromium } from '@groundwork/machine/inChromium';
import { EXAMPLES, model, prediction } from './model';
import { parse, sum, type Weight } from './parse';

const weigh = (selector: string): Weight => sum(parse(selector));

const next = seeded(11);
const oneOf = <Value>(...values: Value[]): Value => values[Math.floor(next() * values.length)]!;

/** A selector of the kinds that the figure reads, without pseudo-elements, which cannot stand in `:is()`. */
function random(depth = 0): string {
  const list = (): string => Array.from({ length: oneOf(1, 2, 3) }, () => random(depth + 1)).join(', ');
  const simple = (): string =>
    oneOf(
      () => '#menu',
      () => '.on',
      () => '[href]',
      () => '[class~="x y"]',
      () => ':hover',
      () => ':nth-of-type(2n + 1)',
      () => (depth < 2 ? `:${oneOf('is', 'not', 'where')}(${list()})` : '.deep'),
      // `:has()` in another is no selector.
      () => (depth === 0 ? `:has(${oneOf('> ', '', '+ ')}.on, #x)` : ':focus'),
      () => (depth < 2 ? `:nth-child(${oneOf('2', 'odd', '-n + 3')} of ${list()})` : ':nth-last-child(odd)'),
    )();
  const compound = (): string => `${oneOf('a', 'li', '*')}${Array.from({ length: oneOf(0, 1, 2) }, simple).join('')}`;
  return Array.from({ length: oneOf(1, 2, 3) }, compound).join(oneOf(' ', ' > ', '~', ' + '));
}

const selectors = Array.from({ length: 500 }, () => random());

/**
 * Chromium as the scale. `:is()` weighs as much as its heaviest argument, and matches by the one that weighs nothing: so
 * any selector can be put before a rule of known weight, which is later and wins unless it is lighter.
 */
function contests(all: { selector: string; weight: Weight }[]): Promise<{ asHeavy: boolean; heavier: boolean }[]> {
  return inChromium(
    '<!doctype html><style></style><p id="probe">',
    (contestants) => {
      const known = ([a, b, c]: readonly number[]): string => {
        const weight = `${'x '.repeat(c!)}*${'#i'.repeat(a!)}${'.c'.repeat(b!)}`;
        return `:is(:where(#probe), ${weight})`;
      };
      const wins = (selector: string, other: string): boolean => {
        document.querySelector('style')!.textContent =
          `:is(:where(#probe), ${selector}) { order: 1 } ${other} { order: 2 }`;
        return getComputedStyle(document.querySelector('#probe')!).order === '1';
      };
      return contestants.map(({ selector, weight: [a, b, c] }) => {
        const below = c > 0 ? [a, b, c - 1] : b > 0 ? [a, b - 1, 60] : a > 0 ? [a - 1, 60, 60] : null;
        return { asHeavy: !wins(selector, known([a, b, c])), heavier: below === null || wins(selector, known(below)) };
      });
    },
    all,
  );
}

describe('the weight of a selector', () => {
  let results: { asHeavy: boolean; heavier: boolean }[] = [];
  beforeAll(
    async () => void (results = await contests(selectors.map((selector) => ({ selector, weight: weigh(selector) })))),
    60_000,
  );

  it('is the one that Chromium gives it', () => {
    const wrong = selectors.filter((_, index) => !results[index]!.asHeavy || !results[index]!.heavier);
    expect(wrong).toEqual([]);
    expect(new Set(selectors).size).toBeGreaterThan(400);
  });

  it('is the one of the examples in the specification', () => {
    // Selectors 4, Calculating a selector’s specificity.
    const examples: Record<string, Weight> = {
      '*': [0, 0, 0],
      LI: [0, 0, 1],
      'UL OL+LI': [0, 0, 3],
      'H1 + *[REL=up]': [0, 1, 1],
      'UL OL LI.red': [0, 1, 3],
      'LI.red.level': [0, 2, 1],
      '#x34y': [1, 0, 0],
      '#s12:not(FOO)': [1, 0, 1],
      '.foo :is(.bar, #baz)': [1, 1, 0],
      ':is(em, #foo)': [1, 0, 0],
      '.qux:where(em, #foo#bar#baz)': [0, 1, 0],
      ':nth-child(even of li, .item)': [0, 2, 0],
      ':not(em, strong#foo)': [1, 0, 1],
      'p::first-line': [0, 0, 2],
      'p:before': [0, 0, 2],
    };
    for (const [selector, weight] of Object.entries(examples)) expect(weigh(selector), selector).toEqual(weight);
  });

  it('is none of what is no selector here', () => {
    for (const text of [
      '',
      '>',
      'a >',
      'a,b',
      '#',
      '.1',
      '[href',
      '[]',
      ':is(',
      ':is()',
      ':is',
      ':nth-child(x)',
      ':nth-child',
      'a b)',
      '::slotted(a)',
      ':host(a)',
      'a||b',
      ':is(:is(:is(:is(:is(:is(a))))))',
    ])
      expect(() => weigh(text), text).toThrow();
  });
});

describe('the run', () => {
  const last = (name: keyof typeof EXAMPLES): string => model.trace(EXAMPLES[name]).at(-1)!.text;

  it('decides as the note says', () => {
    expect(last('One ID in a list')).toBe('The second rule wins: 1,0,2 against 0,3,3 is decided by IDs, 1 to 0.');
    expect(last('Equal, and later')).toBe('The second rule wins: both have 0,1,1, and it is written later.');
    expect(last('In a layer')).toContain('it is in no layer and the other one is');
    expect(last('An ID in :not()')).toBe('The first rule wins: 1,0,1 against 0,2,1 is decided by IDs, 1 to 0.');
    expect(prediction.choices[prediction.right]).toBe('The second');
    expect(model.trace(model.initial)[model.startAt]!.state.first.weight).toEqual([0, 3, 3]);
  });

  it('says of what it cannot read that it cannot', () => {
    const frames = model.trace({ first: 'a', second: '::slotted(a)', layer: 'none' });
    expect(frames.at(-1)!.text).toContain('no selector that this figure reads: pseudo-elements with arguments');
    expect(frames.at(-1)!.state.winner).toBeNull();
  });
});
