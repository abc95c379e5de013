import { describe, expect, it } from 'vitest';

import { model, prediction } from './model';
import { KINDS, source, USES, type Setup } from './source';

const setups = KINDS.flatMap((kind) =>
  USES.flatMap((use) => [true, false].map((outer): Setup => ({ kind, use, outer }))),
);

/** What JavaScript itself prints for the program that the lab shows. */
function really(setup: Setup): string[] {
  const output: string[] = [];
  const text = source(setup)
    .map((line) => line.text)
    .join('\n');
  const run = new Function('print', text) as (print: (value: unknown) => void) => void;
  try {
    run((value) => output.push(String(value)));
  } catch (error) {
    output.push((error as Error).name);
  }
  return output;
}

describe('hoisting', () => {
  it.each(setups.map((setup) => [model.encode(setup), setup] as const))(
    'prints what JavaScript prints: %s',
    (_, setup) => {
      expect(model.trace(setup).at(-1)!.state.output).toEqual(really(setup));
    },
  );

  it('makes what belongs to main before any of its lines has run', () => {
    for (const setup of setups) {
      const { state } = model.trace(setup)[1]!;
      expect(state.output).toEqual([]);
      expect(state.slots.some(({ where }) => where === 'main')).toBe(setup.kind !== 'strict');
    }
  });

  it('asks its question before the first step shows the answer', () => {
    const { state } = model.trace(model.initial)[model.startAt]!;
    expect(state.slots.some(({ where }) => where === 'main')).toBe(false);
  });

  it('knows the answer to its question', () => {
    expect(prediction.choices[prediction.right]).toBe('undefined');
  });
});
