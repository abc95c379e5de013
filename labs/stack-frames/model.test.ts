import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { beforeFill, endingOf, model, MOST_WORDS, prediction, type Setup } from './model';
import { BUFFER_WORDS, type Ending, type Protection } from './run';

const protections: readonly Protection[] = ['none', 'canary', 'shadow'];
const setups = protections.flatMap((protection) =>
  Array.from({ length: MOST_WORDS + 1 }, (_, count): Setup => ({ protection, count })),
);

/** Worked out by counting words, without a stack: what lies how far above the buffer. */
function expected({ protection, count }: Setup): { ending: Ending; rbpIsRight: boolean } {
  const canaryAt = BUFFER_WORDS + 1;
  const savedAt = protection === 'canary' ? canaryAt + 1 : BUFFER_WORDS;
  const returnAddressHit = count === 0 || count > savedAt + 1;
  const rbpIsRight = count <= savedAt;
  if (protection === 'canary' && count > canaryAt) return { ending: 'abort', rbpIsRight };
  if (!returnAddressHit) return { ending: 'main', rbpIsRight };
  return { ending: protection === 'shadow' ? 'fault' : 'secret', rbpIsRight };
}

/** What the compiled program printed when the note's session was recorded, by program and argument. */
function recorded(): Map<string, string> {
  const file = path.join(import.meta.dirname, '../../docs/computers/function-calling.mdx');
  const runs = readFileSync(file, 'utf8').matchAll(/^\$ \.\/(open|guarded) (\d)\n([^$`]*)/gm);
  return new Map([...runs].map(([, program, count, output]) => [`${program!} ${count!}`, output!]));
}

const sign: Record<Ending, string> = {
  main: 'main goes on',
  secret: 'secret: nobody called me',
  abort: '*** stack smashing detected ***',
  fault: 'Segmentation fault',
};

describe('stack frames', () => {
  it('ends as counting the words says', () => {
    for (const setup of setups) {
      const last = model.trace(setup).at(-1)!;
      const { ending, rbpIsRight } = expected(setup);
      expect([setup, last.state.ending]).toEqual([setup, ending]);
      if (ending === 'main') expect(typeof last.state.rbp === 'number').toBe(rbpIsRight);
    }
  });

  it('ends as the compiled program of the note did', () => {
    const runs = recorded();
    expect(runs.size).toBeGreaterThanOrEqual(4);
    for (const [run, output] of runs) {
      const [program, count] = run.split(' ');
      const ending = endingOf({ protection: program === 'open' ? 'none' : 'canary', count: Number(count) });
      expect(output, run).toContain(sign[ending]);
      expect(output, run).toContain('greet is done');
    }
  });

  it('calls with rsp at a multiple of 16, so that a function begins at 8 modulo 16', () => {
    for (const setup of setups)
      for (const { text, state } of model.trace(setup)) if (text.startsWith('call')) expect(state.rsp % 16).toBe(8);
  });

  it('brings rsp back to where it was whenever main goes on', () => {
    for (const setup of setups.filter((one) => endingOf(one) === 'main')) {
      const frames = model.trace(setup);
      expect(frames.at(-1)!.state.rsp).toBe(frames[0]!.state.rsp);
      const live = ({ words, rsp }: (typeof frames)[number]['state']) => words.filter(({ address }) => address >= rsp);
      expect(live(frames.at(-1)!.state)).toEqual(live(frames[0]!.state));
    }
  });

  it('writes words in order, changes no other, and leaves the shadow stack alone', () => {
    for (const setup of setups) {
      const frames = model.trace(setup);
      const at = beforeFill(setup);
      const before = frames[at]!.state;
      const after = frames[at + Math.max(1, setup.count)]!.state;
      const changed = after.words.filter(({ value }, index) => value !== before.words[index]!.value);
      const addresses = changed.map(({ address }) => address).sort((a, b) => a - b);
      expect(addresses).toHaveLength(Math.max(1, setup.count));
      addresses.forEach((address, index) => expect(address).toBe(addresses[0]! + index * 8));
      expect(after.shadow).toEqual(before.shadow);
      expect(after.rsp).toBe(before.rsp);
      expect(after.outside).toBe(setup.count === 0 ? 1 : Math.max(0, setup.count - BUFFER_WORDS));
    }
  });

  it('starts before the first write, and knows the answer', () => {
    const { state } = model.trace(model.initial)[model.startAt]!;
    expect([state.outside, state.words.some(({ value }) => value === '&secret')]).toEqual([0, false]);
    expect(prediction.choices[prediction.right]).toBe('Not at all');
  });
});
