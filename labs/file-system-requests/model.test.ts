import { describe, expect, it } from 'vitest';

import { EXAMPLES, followed, model, moved, MOST_OPS, ops, prediction, type Setup } from './model';
import { contentsOf, FILES, NAMES, readable, trusted, type Opening } from './rules';
import type { State } from './run';

/** What each cat printed, and what it made the kernel ask. */
const told = (setup: Setup): string[] =>
  model
    .trace(setup)
    .at(-1)!
    .state.lines.flatMap(({ did, printed, asked }) =>
      NAMES.some((name) => name === did) ? [`${printed!.replace('\n', '$')}: ${asked.join(', ')}`.trim()] : [],
    );

/**
 * Recorded with the note's wire.py and a shop whose trust is 3 seconds, on Linux 6.18: the opening, what was done, and for
 * each cat what it printed ($ ends a line) and what the shop was asked.
 */
const RECORDED: readonly (readonly [Opening, string, readonly string[]])[] = [
  [
    'DROP',
    'k120 r k9 r r',
    ['120$: LOOKUP rolls, OPEN 2, READ 2 from 0', '9$: OPEN 2, READ 2 from 0', '9$: OPEN 2, READ 2 from 0'],
  ],
  ['none', 'r k8 w4 r', ['9$: LOOKUP rolls, OPEN 2, READ 2 from 0', '9$: LOOKUP rolls']],
  [
    'none',
    'r k120 w4 r u',
    ['9$: LOOKUP rolls, OPEN 2, READ 2 from 0', '120$: LOOKUP rolls, READ 2 from 0', '120$: LOOKUP buns'],
  ],
  [
    'none',
    'k120 r k9 w4 u r',
    ['120$: LOOKUP rolls, OPEN 2, READ 2 from 0', '9$: LOOKUP buns, READ 2 from 0', '9$: LOOKUP rolls'],
  ],
  [
    'none',
    's w2 s w2 s b',
    [
      'no such file: LOOKUP rols',
      'no such file:',
      'no such file: LOOKUP rols',
      '30$: LOOKUP bread, OPEN 3, READ 3 from 0',
    ],
  ],
  [
    'DROP',
    'r k120 r w4 r',
    [
      '9$: LOOKUP rolls, OPEN 2, READ 2 from 0',
      '12: OPEN 2, READ 2 from 0',
      '120$: LOOKUP rolls, OPEN 2, READ 2 from 0',
    ],
  ],
  [
    'DROP',
    'k150 u k0 u r k12 r',
    [
      '150$: LOOKUP buns, OPEN 2, READ 2 from 0',
      '0$: OPEN 2, READ 2 from 0',
      '0$: LOOKUP rolls, OPEN 2, READ 2 from 0',
      '12: OPEN 2, READ 2 from 0',
    ],
  ],
  [
    'ASK',
    'r k120 r s k0 r',
    [
      '9$: LOOKUP rolls, OPEN 2, READ 2 from 0, READ 2 from 2',
      '120$: OPEN 2, READ 2 from 0, READ 2 from 4',
      'no such file: LOOKUP rols',
      '0$: OPEN 2, READ 2 from 0, READ 2 from 2',
    ],
  ],
  [
    'DROP',
    'w2 w2 k0 r u k120 u b u',
    [
      '0$: LOOKUP rolls, OPEN 2, READ 2 from 0',
      '0$: LOOKUP buns, OPEN 2, READ 2 from 0',
      '12: OPEN 2, READ 2 from 0',
      '30$: LOOKUP bread, OPEN 3, READ 3 from 0',
      '12: OPEN 2, READ 2 from 0',
    ],
  ],
  [
    'ASK',
    'r k0 s w2 u u',
    [
      '9$: LOOKUP rolls, OPEN 2, READ 2 from 0, READ 2 from 2',
      'no such file: LOOKUP rols',
      '0$: LOOKUP buns, OPEN 2, READ 2 from 0, READ 2 from 2',
      '0$: OPEN 2, READ 2 from 0, READ 2 from 2',
    ],
  ],
  [
    'none',
    'w2 r r k99 r u k120 k100 u',
    ['9$: LOOKUP rolls, OPEN 2, READ 2 from 0', '9$:', '9$:', '99$: LOOKUP buns, READ 2 from 0', '99$:'],
  ],
  [
    'none',
    'u k150 w2 b r s w2 u k150',
    [
      '9$: LOOKUP buns, OPEN 2, READ 2 from 0',
      '30$: LOOKUP bread, READ 3 from 0',
      '150$: LOOKUP rolls, READ 2 from 0',
      'no such file: LOOKUP rols',
      '150$: LOOKUP buns',
    ],
  ],
  [
    'ASK',
    'b r w2 r u w2 k120 w2 k99',
    [
      '30$: LOOKUP bread, OPEN 3, READ 3 from 0, READ 3 from 3',
      '9$: LOOKUP rolls, OPEN 2, READ 2 from 0, READ 2 from 2',
      '9$: OPEN 2, READ 2 from 0, READ 2 from 2',
      '9$: LOOKUP buns, OPEN 2, READ 2 from 0, READ 2 from 2',
    ],
  ],
  [
    'none',
    'r u u u k8 u b k150 w2',
    [
      '9$: LOOKUP rolls, OPEN 2, READ 2 from 0',
      '9$: LOOKUP buns',
      '9$:',
      '9$:',
      '9$:',
      '30$: LOOKUP bread, READ 3 from 0',
    ],
  ],
];

/** The same from the terminals of the note, where trust is 60 seconds. */
const NOTE: readonly (readonly [Opening, string, readonly string[]])[] = [
  ['none', 'r r s s', ['9$: LOOKUP rolls, OPEN 2, READ 2 from 0', '9$:', 'no such file: LOOKUP rols', 'no such file:']],
  ['none', 'r k120 r', ['9$: LOOKUP rolls, OPEN 2, READ 2 from 0', '9$:']],
  [
    'DROP',
    'r k120 r u r',
    [
      '9$: LOOKUP rolls, OPEN 2, READ 2 from 0',
      '12: OPEN 2, READ 2 from 0',
      '120$: LOOKUP buns, OPEN 2, READ 2 from 0',
      '120$: OPEN 2, READ 2 from 0',
    ],
  ],
  [
    'ASK',
    'r k120 r',
    ['9$: LOOKUP rolls, OPEN 2, READ 2 from 0, READ 2 from 2', '120$: OPEN 2, READ 2 from 0, READ 2 from 4'],
  ],
];

describe('the kernel', () => {
  it.each(RECORDED)('asks, and lets cat print, what a real one does: %s, %s', (opening, done, said) => {
    expect(told({ opening, trust: 3, ops: ops(done) })).toEqual(said);
  });

  it.each(NOTE)('does what the note shows: %s, %s', (opening, done, said) => {
    expect(told({ opening, trust: 60, ops: ops(done) })).toEqual(said);
  });
});

/** Runs of every kind, the same each time. */
function* setups(): Generator<Setup> {
  const all = ['r', 'u', 'b', 's', 'k0', 'k8', 'k99', 'k120', 'w2', 'w61'];
  let seed = 7;
  const next = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
  for (let count = 0; count < 60; count++) {
    const length = 1 + next(count % 10 === 0 ? MOST_OPS : 8);
    const list = Array.from({ length }, () => all[next(all.length)]).join(' ');
    yield { opening: (['none', 'DROP', 'ASK'] as const)[count % 3]!, trust: 1 + next(60), ops: ops(list) };
  }
}

describe('every run', () => {
  const runs = [...setups(), ...Object.values(EXAMPLES)].map((setup) => ({ setup, frames: model.trace(setup) }));

  it('is the same each time, and is told in sentences that a phone has room for', () => {
    for (const { setup, frames } of runs) {
      expect(model.trace(setup)).toEqual(frames);
      for (const { text } of frames) expect(text.length, text).toBeLessThanOrEqual(140);
    }
  });

  it('notes only what the shop has said: a file is noted with a name, bytes with a file', () => {
    for (const { frames } of runs)
      for (const { state } of frames)
        for (const { notes } of [state, ...state.legs]) {
          const files = Object.values(notes.dentries).map(({ file }) => file);
          for (const file of FILES) {
            expect(notes.inodes[file] === undefined, 'inode').toBe(!files.includes(file));
            if (notes.pages[file] !== undefined) expect(notes.inodes[file]).toBeDefined();
          }
        }
  });

  it('prints what the shop has wherever it asks at each read, and keeps nothing', () => {
    for (const { setup, frames } of runs) {
      if (setup.opening !== 'ASK') continue;
      for (const { state } of frames) {
        expect(state.notes.pages).toEqual({});
        const printed = state.legs.find((leg) => leg.does === 'prints');
        if (printed && NAMES.indexOf(printed.name) < 2) expect(printed.text).toBe(contentsOf(state.stock, 2));
      }
    }
  });

  it('prints from kept bytes never more than the size, and asks for no name that is still believed', () => {
    for (const { setup, frames } of runs)
      frames.forEach(({ state }, at) => {
        const before: State | undefined = frames[at - 1]?.state;
        for (const leg of state.legs) {
          if (leg.does === 'prints' && leg.row === 'bytes' && setup.opening !== 'ASK')
            expect(leg.text).toBe(readable(leg.notes, NAMES.indexOf(leg.name) < 2 ? 2 : 3));
          if (leg.does !== 'asks' || leg.row !== 'name' || state.legs.indexOf(leg) < state.old) continue;
          const note = before!.notes.dentries[leg.name];
          if (note) expect(trusted(note, state.now, setup.trust)).toBe(0);
        }
      });
  });

  it('begins with the frames of the shorter one', () => {
    for (const { setup, frames } of runs) {
      if (setup.ops.length >= MOST_OPS) continue;
      const shorter = model.trace({ ...setup, ops: setup.ops.slice(0, -1) });
      expect(frames.slice(0, shorter.length)).toEqual(shorter);
    }
  });
});

describe('the prediction', () => {
  it('is answered by what the first run asks for buns', () => {
    expect(prediction.choices[prediction.right]).toBe('LOOKUP buns');
    expect(told(model.initial)).toEqual(['9$: LOOKUP rolls, OPEN 2, READ 2 from 0', '9$:', '9$: LOOKUP buns', '9$:']);
    expect(model.trace(model.initial)[model.startAt]!.state.done).toBe(2);
  });
});

describe('what a reader does', () => {
  const frames = model.trace(model.initial);
  const written = (setup: Setup): string => model.encode(setup);

  it('follows what is happening now, and leaves out what was to come', () => {
    expect(written(followed(model.initial, frames[1]!.state, { cat: 'bread' }))).toBe('none.60.r.b');
    expect(written(followed(model.initial, frames.at(-1)!.state, { cat: 'rolls' }))).toBe('none.60.r.r.u.k120.r.r');
  });

  it('moves the last stock or pause instead of adding one', () => {
    const { state } = frames.find((one) => one.state.done === 4)!;
    expect(written(moved(model.initial, state, { rolls: 8 }))).toBe('none.60.r.r.u.k8');
    expect(written(moved(model.initial, state, { wait: 61 }))).toBe('none.60.r.r.u.k120.w61');
    const waited = moved(model.initial, state, { wait: 61 });
    const last = model.trace(waited).at(-1)!.state;
    expect(last.idle).toBe(61);
    expect(written(moved(waited, last, { wait: 0 }))).toBe('none.60.r.r.u.k120');
  });

  it('never gets more than the figure plays', () => {
    const full = { ...model.initial, ops: Array.from({ length: MOST_OPS }, () => ({ cat: 'rolls' }) as const) };
    const next = followed(full, model.trace(full).at(-1)!.state, { cat: 'buns' });
    expect(next.ops).toHaveLength(MOST_OPS);
    expect(model.trace(next).at(-1)!.text).toContain(`at most ${MOST_OPS}`);
  });
});
