import { describe, expect, it } from 'vitest';

import { defineLab } from './labModel';
import {
  after,
  byKey,
  byLetter,
  byPlace,
  fields,
  flag,
  glued,
  list,
  matching,
  oneOf,
  optional,
  places,
  rest,
  text,
  valuesOf,
  where,
  whole,
  type Part,
} from './labSetup';

/** How a value is written, and what a text means, in the address of a lab that has this setup. */
const lab = <Value>(setup: Part<Value>, initial: Value, renewed?: (old: string) => string) =>
  defineLab<Value, null>({ name: 'lab', setup, initial, startAt: 0, trace: () => [], ...(renewed && { renewed }) });

const means = <Value>(part: Part<Value>, written: string) => lab(part, undefined as Value).decode(written);

describe('one of a few', () => {
  it('is written by a text of its own, and nothing else is read', () => {
    expect(means(oneOf([4, 8]), '8')).toBe(8);
    expect(means(oneOf(['a.b', 'c']), 'a.b')).toBe('a.b');
    expect(means(oneOf(['a.b', 'c']), 'axb')).toBeNull();
    expect(
      means(
        oneOf([null, 1], (value) => value ?? '-'),
        '-',
      ),
    ).toBeNull();
    expect(means(byLetter(['plain', 'avl']), 'a')).toBe('avl');
    expect(means(byPlace(['none', 'all']), '1')).toBe('all');
    expect(means(byKey({ q: 'ask', a: 'add' }), 'q')).toBe('ask');
    expect(means(flag('on', ''), '')).toBe(false);
    for (const written of ['', 'constructor', '__proto__', '2', '-1', 'pa'])
      expect(means(byPlace(['none', 'all']), written)).toBeNull();
  });
});

describe('a whole number', () => {
  it('is within its bounds and written in one way', () => {
    expect(
      ['0', '07', '7', '12', '13', '-1', '1e1', '1.0', ' 7', '', '٣', '7\n'].map((one) => means(whole(1, 12), one)),
    ).toEqual([null, null, 7, 12, null, null, null, null, null, null, null, null]);
    expect(['-10', '-11', '-0', '0', '5'].map((one) => means(whole(-10, 4), one))).toEqual([-10, null, null, 0, null]);
  });
});

describe('a text', () => {
  it('has letters of its alphabet, and not too many', () => {
    expect(['ab c', '', 'abcdef', 'aB', 'a_b'].map((one) => means(text('a-z ', 5), one))).toEqual([
      'ab c',
      null,
      null,
      null,
      null,
    ]);
    expect(means(text('a-z ', 5, '_'), 'a_b')).toBe('a b');
    expect(means(text('a-z ', 5, '_'), 'a b')).toBeNull();
    expect(means(matching('/[a-z]*'), '/ab')).toBe('/ab');
    expect(means(matching('/[a-z]*'), 'ab')).toBeNull();
  });
});

describe('a list', () => {
  const digits = whole(0, 9);
  it('has no more items than it may have, and no fewer', () => {
    expect(['', '1', '123', '1234'].map((one) => means(list(digits, 3), one))).toEqual([[], [1], [1, 2, 3], null]);
    const pair = list(digits, 2, { separator: '.', least: 2 });
    expect(['', '1', '1.2', '1.2.3', '1.'].map((one) => means(pair, one))).toEqual([null, null, [1, 2], null, null]);
    expect(['-', '', '1'].map((one) => means(list(digits, 3, { none: '-' }), one))).toEqual([[], null, [1]]);
  });

  it('takes items of several letters without a separator', () => {
    expect(means(list(oneOf(['u1', 'B']), 4), 'Bu1B')).toEqual(['B', 'u1', 'B']);
    expect(means(list(oneOf(['u1', 'B']), 4), 'Bu')).toBeNull();
  });

  it('gives the values of words', () => {
    expect(valuesOf(digits, '1 2')).toEqual([1, 2]);
    expect(valuesOf(digits, '')).toEqual([]);
    expect(() => valuesOf(digits, '1 12')).toThrow(/12/);
  });
});

describe('an object', () => {
  interface Setup {
    readonly way: 'fast' | 'slow';
    readonly isLate: boolean;
    readonly ops: readonly { readonly act: 'add' | 'drop'; readonly key: number }[];
    readonly held: number | null;
  }
  const held: Part<number | null> = oneOf([null, 1, 2], (value) => value ?? '');
  const op = fields<Setup['ops'][number]>({ act: byLetter(['add', 'drop']), key: whole(0, 99) }, '');
  const setup = fields<Setup>({
    way: byLetter(['fast', 'slow']),
    isLate: glued(flag('l', '')),
    held: optional(held, '!'),
    ops: rest(op, 2),
  });

  it('is its parts in their order, with what is not there left out', () => {
    const values: readonly (readonly [string, Setup])[] = [
      ['f', { way: 'fast', isLate: false, held: null, ops: [] }],
      [
        'sl!2.a7.d10',
        {
          way: 'slow',
          isLate: true,
          held: 2,
          ops: [
            { act: 'add', key: 7 },
            { act: 'drop', key: 10 },
          ],
        },
      ],
    ];
    for (const [written, value] of values) {
      expect(setup.write(value)).toBe(written);
      expect(means(setup, written)).toEqual(value);
    }
    for (const written of ['', 'f.', 'f!', 'f!3', 'fl.a', 'f.a7.', 'f.a07', 'f.a7.a7.a7', 'x', 'f.a7!2'])
      expect(means(setup, written), written).toBeNull();
  });

  it('may have a text before it, and conditions that a pattern cannot say', () => {
    const other = where(after('i.', list(whole(0, 9), 3)), (items) => items.length !== 2);
    expect(['i.', 'i.1', 'i.12', '1', 'x.1'].map((one) => means(other, one))).toEqual([[], [1], null, null, null]);
  });

  it('may be the places of choices', () => {
    const choices = places<{ a: 'x' | 'y'; b: number }>({ a: { x: 'in words', y: 'in others' }, b: [10, 20] });
    expect(choices.write({ a: 'y', b: 10 })).toBe('10');
    expect(['01', '12', '1', '100'].map((one) => means(choices, one))).toEqual([{ a: 'x', b: 20 }, null, null, null]);
  });
});

it('reads what was written in earlier years as what is written today', () => {
  const { decode, encode } = lab(whole(0, 99), 1, (old) => old.replace(/^n/, ''));
  expect([decode('n7'), decode('7'), decode('nn7'), encode(7)]).toEqual([7, 7, null, '7']);
});
