import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

import { endOf, EXAMPLES, model, MOST_CALLS, ONS, prediction, swapped, type Setup } from './model';
import type { Mode } from './rules';
import { codeOf, writtenOf, type Inner, type Line, type Way } from './run';

const WAYS: readonly Way[] = ['dot', 'map', 'wrap', 'costs', 'call', 'bind', 'short', 'new'];
const LINES: readonly Line[] = WAYS.flatMap((way) =>
  (way === 'new' ? ['none' as const] : ONS).map((on) => ({ way, on })),
);
const MODES: readonly Mode[] = ['module', 'script'];
const INNERS: readonly Inner[] = ['arrow', 'function'];

/** What the program of the lab is, with a note of each `this`; its lines are tried one after the other. */
const programOf = (inner: Inner): string => `
const seen = [];
const bakery = {
  price: 3,
  cost(count) {
    seen.push(this);
    let sum = count * this.price;
    if (count >= 10) sum = sum - this.price;
    return sum;
  },
  costs(counts) {
    seen.push(this);
    return counts.map(${inner === 'arrow' ? '(count) => {' : 'function (count) {'}
      seen.push(this);
      return this.cost(count);
    });
  },
  short: (count) => {
    seen.push(this);
    return count * this.price;
  },
};
const cafe = { price: 5, cost: bakery.cost, costs: bakery.costs, short: bakery.short };
const { cost, costs, short } = bakery;
function Shop(price) {
  seen.push(this);
  this.price = price;
}
const nameOf = (thing) => {
  if (thing === undefined) return 'undefined';
  if (thing === globalThis) return 'global';
  return thing === bakery ? 'bakery' : thing === cafe ? 'cafe' : 'fresh';
};
const tried = (line) => {
  seen.length = 0;
  let result;
  try {
    const given = line();
    result = Array.isArray(given) ? '[' + given.join(', ') + ']' : typeof given === 'object' ? '{ price: ' + given.price + ' }' : String(given);
  } catch (error) {
    result = error.name;
  }
  return [result, seen.map(nameOf)];
};
const answers = [${LINES.map((line) => `tried(() => ${codeOf(line)})`).join(', ')}];
`;

type Answer = readonly [result: string, seen: readonly string[]];
const real = (mode: Mode, inner: Inner): readonly Answer[] => {
  const program = programOf(inner);
  const said =
    mode === 'script'
      ? (runInNewContext(`${program}; JSON.stringify(answers)`) as string)
      : execFileSync(
          process.execPath,
          ['--input-type=module', '-e', `${program}; process.stdout.write(JSON.stringify(answers))`],
          { encoding: 'utf8' },
        );
  return JSON.parse(said) as Answer[];
};

/** What the model says of a line: its result, and each `this` in the order in which functions begin. */
function told(setup: Setup): Answer {
  const { lines } = model.trace(setup).at(-1)!.state;
  const { result, calls } = lines[0]!;
  const said = result === '✗' ? 'TypeError' : result.slice(2);
  return [said, calls.filter(({ argument }) => argument !== null).map(({ own }) => String(own))];
}

describe.each(MODES)('in a %s', (mode) => {
  it.each(INNERS)('every line gives what JavaScript gives, with the same this in each call (%s in costs)', (inner) => {
    real(mode, inner).forEach(([result, seen], index) => {
      const line = LINES[index]!;
      const [said, own] = told({ mode, inner, lines: [line] });
      expect(said, codeOf(line)).toBe(result);
      // For two counts, the second time is as the first.
      expect(own, codeOf(line)).toEqual(seen.slice(0, own.length));
      const again = seen.slice(own.length);
      expect(again, codeOf(line)).toEqual(own.slice(own.length - again.length));
    });
  });
});

describe('a run', () => {
  it('is that of the note: 12, 20, an error, and the prices of the café', () => {
    const results = model
      .trace(model.initial)
      .at(-1)!
      .state.lines.map(({ result }) => result);
    expect(results).toEqual(['= 12', '= 20', '✗', '= [20, 45]']);
    expect(prediction.choices[prediction.right]).toBe('[20, 45]');
  });

  it('is at the line that is asked for, also with another object in it', () => {
    for (const setup of Object.values(EXAMPLES))
      setup.lines.forEach((_, index) =>
        ONS.forEach((on) => {
          const next = swapped(setup, index, on);
          const { state } = model.trace(next)[endOf(next, index)]!;
          expect(state.at).toBe(index);
          expect(state.lines[index]!.result).not.toBe('');
        }),
      );
  });

  it('shows the very code that was tried', () => {
    for (const inner of INNERS)
      for (const line of LINES) {
        const { code, calls } = writtenOf(line, 1, inner);
        expect((code ?? calls[0]!.written).map(({ text }) => text).join('')).toBe(codeOf(line));
      }
  });

  it('has sentences of three lines on a phone', () => {
    for (const mode of MODES)
      for (const inner of INNERS)
        for (const line of LINES)
          for (const { text } of model.trace({ mode, inner, lines: [line] }))
            expect(text.length, text).toBeLessThan(165);
  });
});

describe('the address', () => {
  it('takes every line, alone and with others, as long as there is room', () => {
    for (const line of LINES) {
      const setup: Setup = { mode: 'script', inner: 'function', lines: [line, line] };
      expect(model.decode(model.encode(setup))).toEqual(setup);
    }
    expect(model.decode('module.arrow.ob.ob')).not.toBeNull();
    expect(model.decode('module.arrow.ob.ob.db')).toBeNull();
    expect(MOST_CALLS).toBe(6);
    for (const text of [
      'module.arrow',
      'module.arrow.',
      'module.arrow.nb',
      'module.arrow.dx',
      'module.arrow.db.db.db.db.db',
    ])
      expect(model.decode(text)).toBeNull();
  });
});
