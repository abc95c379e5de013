import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { model, prediction, printed } from './model';
import { PROGRAMS, programs } from './programs';

/** What JavaScript itself prints for the program that the lab shows. */
function really(source: readonly string[]): string[] {
  const output: string[] = [];
  const run = new Function('print', source.join('\n')) as (print: (value: unknown) => void) => void;
  run((value) => output.push(String(value)));
  return output;
}

const recorded = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../samples/javascript', `${file}.out`), 'utf8');

describe('environments', () => {
  it.each(PROGRAMS)('prints what JavaScript prints: %s', (name) => {
    expect(printed(name)).toEqual(really(programs[name].source));
  });

  it('agrees with the samples of the notes', () => {
    const lines = recorded('closures/loop.mjs').split('\n');
    for (const name of ['var', 'let'] as const)
      expect(lines.filter((line) => line.startsWith(name)).map((line) => line.split(' ')[1])).toEqual(printed(name));
    for (const balance of printed('accounts')) expect(recorded('closures/share.mjs')).toContain(`balance ${balance},`);
    for (const place of printed('places'))
      expect(recorded('lexical-environment/written.mjs')).toContain(`says ${place}\n`);
  });

  it('keeps an environment exactly as long as a way leads to it', () => {
    const names = (name: (typeof PROGRAMS)[number]) => {
      const { kept, records } = model.trace(name).at(-1)!.state;
      return kept.map((at) => records[at]!.name);
    };
    expect(names('accounts')).toEqual(['file', 'account()', 'account()']);
    expect(names('places')).toEqual(['module']);
    expect(names('var')).toEqual(['file']);
    expect(names('let')).toEqual(['file', 'iteration 1', 'iteration 2', 'iteration 3']);
    expect(names('update')).toEqual(['file', 'iteration 2', 'iteration 3', 'iteration 4']);
    expect(names('header')).toEqual(['file', 'header']);
  });

  it('stands on a line of the program in every frame, and searches only outwards', () => {
    for (const name of PROGRAMS)
      for (const { state } of model.trace(name)) {
        expect(programs[name].source[state.line]).toBeDefined();
        for (const [index, { outer }] of state.records.entries()) expect(outer ?? -1).toBeLessThan(index);
        expect(state.kept).toContain(state.here);
      }
  });

  it('knows the answer to its question', () => {
    expect(prediction.choices[prediction.right]).toBe('0 1 2');
  });
});
