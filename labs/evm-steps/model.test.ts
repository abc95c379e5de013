import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { EXAMPLES, model, prediction, usedBy } from './model';
import { assemble, bytecode, wordsOf } from './program';
import { Machine } from './run';
import reference from './ethereumjs.json';

const recorded = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../samples/blockchain/smart-contracts', file), 'utf8');

describe('the machine', () => {
  /** Ninety programs, each called three times by @ethereumjs/evm 10.1.3 under the rules of Osaka. */
  it.each(reference.map((one) => [one.words, one] as const))(
    'agrees with another EVM about %s',
    (text, { limit, calls }) => {
      const machine = new Machine({ words: wordsOf(text)!, limit, calls: calls.length });
      const ends = machine.frames.filter(({ state }) => state.ended !== null);
      calls.forEach(({ used, refund, error, slots }, index) => {
        const { ended, ...paid } = machine.results[index]!;
        expect(paid).toEqual({ used, refund });
        const kind = { STOP: null, REVERT: 'revert', 'out of gas': 'out of gas', 'stack is empty': 'stack underflow' };
        if (ended === 'no such place') expect(error).toMatch(/^invalid JUMP/);
        else expect(kind[ended as keyof typeof kind]).toBe(error);
        const shown = Object.entries(ends[index]!.state.storage).map(([slot, value]) => [
          slot,
          value.replaceAll(',', ''),
        ]);
        expect(Object.fromEntries(shown)).toEqual(slots);
      });
    },
  );

  it('takes the steps that the note records, at the same prices', () => {
    const lines = recorded('steps.mjs.out').match(/^ +\d+ [A-Z0-9]+ +\[.*\](?:, gas \d+)?$/gm)!;
    const frames = model.trace(model.initial);
    const code = assemble(model.initial.words);
    const mine = frames.flatMap(({ state }, index) => {
      if (state.next === null) return [];
      const { at, name, value } = code[state.next]!;
      const after = frames[index + 1]!.state;
      const cost = after.cost === null ? '' : `, gas ${after.cost}`;
      const shown = value === undefined ? name : `${name}1`;
      return [`${String(at).padStart(4)} ${shown.padEnd(7)}[${state.stack.join(' ')}]${cost}`];
    });
    expect(mine).toEqual(lines);
  });

  it('stops long programs and says so', () => {
    const { results } = new Machine({ words: EXAMPLES['Without end'], limit: 30_000, calls: 1 });
    expect(results).toEqual([{ used: 0, refund: 0, ended: 'too long' }]);
  });
});

it('assembles as the note’s program does', () => {
  const code = [...recorded('../smart-contracts/steps.mjs').matchAll(/'([0-9a-f]{2,4})'\]/g)]
    .map(([, hex]) => hex)
    .join('');
  expect(bytecode(model.initial.words)).toBe(code);
});

it('takes no program with a place twice or a word that is none', () => {
  expect(wordsOf(':a :a')).toBeNull();
  expect(wordsOf('constructor')).toBeNull();
});

it('asks for a price that the note records', () => {
  expect(usedBy(model.initial)).toEqual([22227, 2327]);
  expect(prediction.choices[prediction.right]).toBe('2,200 gas');
  expect(model.trace(model.initial)[model.startAt + 1]!.text).toContain('2,200 gas');
});
