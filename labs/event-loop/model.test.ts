import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, prediction } from './model';
import { DEEPEST, MOST_STATEMENTS, parse } from './program';
import { run } from './run';

const logged = (text: string) => run(text).at(-1)!.state.output;

/** What the engine logs when it runs the lines that the figure shows. */
function engine(text: string): Promise<string> {
  let output = '';
  let waiting = 0;
  const log = (letter: string) => (output += letter);
  const source = parse(text)
    .lines.map((line) => line.text)
    .join('\n');
  return new Promise((go) => {
    // After a callback's microtasks, which setImmediate waits for, the program has ended when no timer is left.
    const ended = () => setImmediate(() => waiting === 0 && go(output));
    const queue = (callback: () => void) => {
      waiting++;
      setTimeout(() => {
        waiting--;
        callback();
        ended();
      });
    };
    runInNewContext(source, { log, queueMicrotask, setTimeout: queue });
    ended();
  });
}

const next = seeded(5);

/** A random program of at most `budget` statements. */
function random(budget: number, depth: number, inside: string): string {
  let text = '';
  for (let left = budget; left > 0;) {
    const kind = next() < 0.45 || depth >= DEEPEST ? 'log' : ['t', 'm', 'f', 'w'][Math.floor(next() * 4)]!;
    if (kind === 'log' || (kind === 'w' && inside !== 'f')) {
      text += String.fromCharCode(65 + Math.floor(next() * 26));
      left--;
    } else if (kind === 'w') {
      text += 'w';
      left--;
    } else {
      const part = Math.floor(next() * left);
      text += `${kind}(${random(part, depth + 1, kind)})`;
      left -= part + 1;
    }
  }
  return text;
}

describe('a program', () => {
  it('logs in the order in which the engine logs', async () => {
    const programs = [...Object.values(EXAMPLES), ...Array.from({ length: 150 }, () => random(MOST_STATEMENTS, 0, ''))];
    const outputs = await Promise.all(programs.map(engine));
    expect(programs.map(logged)).toEqual(outputs);
    expect(new Set(outputs).size).toBeGreaterThan(100);
  });

  it('of the note logs what the note’s sample has recorded', () => {
    const recorded = readFileSync('samples/javascript/runtime/order.js.out', 'utf8').trimEnd().split('\n');
    expect([...logged(model.initial.text)]).toEqual(recorded);
  });

  it('starts a task only when no microtask waits, and ends with both queues empty', () => {
    for (const text of Object.values(EXAMPLES)) {
      const frames = run(text);
      for (const { text: says, state } of frames)
        if (says.startsWith('The loop takes')) expect(state.microtasks).toEqual([]);
      expect(frames.at(-1)!.state).toMatchObject({ tasks: [], microtasks: [], stack: [], line: null });
    }
  });
});

describe('the language', () => {
  it.each([
    ['t(A', 'ends where'],
    ['A)', 'no partner'],
    ['w', 'await'],
    ['m(w)', 'await'],
    ['tA', 'needs a “(”'],
    ['A'.repeat(MOST_STATEMENTS + 1), 'takes 16'],
    ['t('.repeat(5), 'brackets in each other'],
  ])('says what is wrong with %s', (text, part) => {
    expect(run(text)).toHaveLength(1);
    expect(run(text)[0]!.text).toContain(part);
  });
});

describe('the model', () => {
  it('starts at the end of the script, and knows the answer', () => {
    expect(model.trace(model.initial)[model.startAt]!.state).toMatchObject({ output: 'DH', microtasks: { length: 2 } });
    expect(prediction.choices[prediction.right]).toBe('DHEFGABC');
  });
});
