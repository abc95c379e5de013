import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, MOST_OPS, ops, prediction, silent, thrown, type Setup } from './model';
import { HOME, LIFE, ROOM, type End, type Filtering, type Mapping } from './rules';
import type { Op, State } from './run';

const MAPPINGS: readonly Mapping[] = ['same', 'each'];
const FILTERINGS: readonly Filtering[] = ['any', 'host', 'port'];
const WORDS = 'ls lt lu ps pt pu sl tl ul sp tp up ts us st su lp pl w w7 w35'.split(' ');
const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const strict = { mapping: 'same', filtering: 'port', hers: 'same' } as const;

function randomOps(seed: number, count: number, words: readonly string[] = WORDS): Op[] {
  const next = seeded(seed);
  return ops(Array.from({ length: count }, () => words[Math.floor(next() * words.length)]!).join(' '));
}

const kindsOf = (seed: number) => ({
  mapping: MAPPINGS[seed % 2]!,
  filtering: FILTERINGS[seed % 3]!,
  hers: MAPPINGS[(seed >> 1) % 2]!,
});

const last = (setup: Setup): State => model.trace(setup).at(-1)!.state;

/** What became of each packet; null for a silence. */
const fates = (setup: Setup) =>
  setup.ops.map((op, index) => {
    if (op.act === 'wait') return null;
    const [before, after] = [index, index + 1].map((count) => last({ ...setup, ops: setup.ops.slice(0, count) }));
    return after!.arrived > before!.arrived ? 'arrives' : 'dropped';
  });

/**
 * RFC 4787 by the history of packets instead of tables. As long as each end has its own port, and nobody else at home uses
 * it, a packet gets in if its receiver has written to the sender in the last 30 seconds, or was written to by it and let it in.
 */
function byHistory({ filtering, ops: list }: Setup): ('arrives' | 'dropped' | null)[] {
  const used = new Map<string, number>();
  let now = 0;
  const machine = (end: End) => (end === 'other' ? 'friend' : end);
  return list.map((op) => {
    if (op.act === 'wait') {
      now += op.seconds;
      return null;
    }
    const { from, to } = op;
    const isOpen = (one: End) => now - (used.get(`${to} ${one}`) ?? -Infinity) < LIFE;
    if (HOME[from] !== null) used.set(`${from} ${to}`, now);
    if (HOME[to] === null) return 'arrives';
    const looks = HOME[to] === 'router' ? filtering : 'port';
    const written = (['server', 'laptop', 'friend', 'other'] as const).filter((one) => isOpen(one));
    const fitting = written.filter(
      (one) => looks === 'any' || one === from || (looks === 'host' && machine(one) === machine(from)),
    );
    if (fitting.length === 0) return 'dropped';
    used.set(`${to} ${fitting.find((one) => one === from) ?? fitting[0]!}`, now);
    return 'arrives';
  });
}

describe('routers that keep ports', () => {
  const words = 'ls lt lu sl tl ul ts us st su w w7 w35'.split(' ');
  it('decide as the history of packets does', () => {
    // Without the choice among several fitting entries: which one a packet renews is each router's own matter.
    for (const seed of seeds) {
      const setup: Setup = { ...strict, ops: randomOps(seed, 30, words) };
      expect(fates(setup), model.encode(setup)).toEqual(byHistory(setup));
    }
  });

  it.each(FILTERINGS)('do so where holes do not close, letting in %s', (filtering) => {
    const lasting = words.filter((word) => !word.startsWith('w'));
    for (const seed of seeds) {
      const setup: Setup = { ...strict, filtering, ops: randomOps(seed, 30, lasting) };
      expect(fates(setup), model.encode(setup)).toEqual(byHistory(setup));
    }
  });
});

describe('a table', () => {
  it('never has two entries that one packet fits, of different devices', () => {
    for (const seed of seeds)
      for (const { state } of model.trace({ ...kindsOf(seed), ops: randomOps(seed, 40) }))
        for (const router of ['router', 'router2'] as const) {
          const looks = router === 'router' ? kindsOf(seed).filtering : 'port';
          const keys = new Map<string, Set<End>>();
          for (const { port, remote, inside } of state.tables[router]) {
            const key = { any: `${port}`, host: `${port} ${remote.who}`, port: `${port} ${remote.who} ${remote.port}` };
            keys.set(key[looks], (keys.get(key[looks]) ?? new Set()).add(inside));
          }
          for (const owners of keys.values()) expect(owners.size).toBe(1);
        }
  });

  it('has a place for each entry, and none is older than its life', () => {
    for (const seed of seeds)
      for (const { state } of model.trace({ ...kindsOf(seed), ops: randomOps(seed, 40) }))
        for (const entries of Object.values(state.tables)) {
          const slots = entries.map(({ slot }) => slot);
          expect(new Set(slots).size).toBe(slots.length);
          for (const slot of slots) expect(slot).toBeLessThan(ROOM);
          for (const { age } of entries) expect(age).toBeLessThan(LIFE);
        }
  });

  it('gets entries from packets from inside only', () => {
    for (const seed of seeds) {
      const setup: Setup = { ...kindsOf(seed), ops: randomOps(seed, 40) };
      const frames = model.trace(setup);
      frames.slice(1).forEach(({ state }, index) => {
        const before = frames[index]!.state;
        for (const router of ['router', 'router2'] as const)
          if (state.tables[router].length > before.tables[router].length) expect(HOME[state.way!.sender]).toBe(router);
      });
    }
  });

  it('lets in at least as much with a looser filter', () => {
    for (const seed of seeds) {
      const list = [...ops('ls lt ps'), ...randomOps(seed, 12, ['sl', 'tl', 'ul', 'sp', 'tp'])];
      const [any, host, port] = FILTERINGS.map((filtering) => last({ ...strict, filtering, ops: list }).arrived);
      expect(any).toBeGreaterThanOrEqual(host!);
      expect(host).toBeGreaterThanOrEqual(port!);
    }
  });
});

describe('the situations', () => {
  const portsOf = (setup: Setup) => last(setup).tables.router.map(({ port }) => port);

  it('let the laptop in at her router because her packet died at yours', () => {
    expect(fates(EXAMPLES['Two hidden laptops'])).toEqual(['arrives', 'arrives', 'dropped', 'arrives', 'arrives']);
    expect(fates({ ...strict, ops: ops('ls sl lt') }).at(-1)).toBe('dropped');
  });

  it('give the phone a port of its own for the server that the laptop asks, and its own for another', () => {
    expect(portsOf(EXAMPLES['The same port twice'])).toEqual([5000, 3455]);
    expect(portsOf({ ...strict, ops: ops('ls pt') })).toEqual([5000, 5000]);
  });

  it('never let in who sends to a port that was drawn for another', () => {
    expect(fates(EXAMPLES['Her router draws ports'])).toEqual(['arrives', 'arrives', 'dropped', 'dropped']);
  });

  it('forget a silent connection', () => {
    expect(fates(EXAMPLES['Nobody speaks'])).toEqual(['arrives', 'arrives', null, null, 'dropped']);
    expect(fates({ ...strict, ops: ops('ls w29 sl') }).at(-1)).toBe('arrives');
    expect(fates({ ...strict, ops: ops('ls w30 sl') }).at(-1)).toBe('dropped');
  });

  it('tell the three kinds of filtering apart', () => {
    const knock = (filtering: Filtering, first: string) =>
      fates({ ...strict, filtering, ops: ops(`${first} ul`) }).at(-1);
    expect(FILTERINGS.map((kind) => knock(kind, 'ls'))).toEqual(['arrives', 'dropped', 'dropped']);
    expect(FILTERINGS.map((kind) => knock(kind, 'lt'))).toEqual(['arrives', 'arrives', 'dropped']);
  });

  it('close the oldest hole where the picture has no room', () => {
    const { tables } = last({ ...strict, ops: ops('ls lt lu ps pt') });
    expect(tables.router.map(({ inside, remote }) => `${inside} ${remote.who}`)).not.toContain('laptop server');
    expect(tables.router).toHaveLength(ROOM);
  });
});

describe('the model', () => {
  it('starts with an answer let in beside a stranger turned away, and knows what comes next', () => {
    const { state } = model.trace(model.initial)[model.startAt]!;
    expect([state.arrived, state.dropped, state.dead.router?.sender]).toEqual([3, 1, 'friend']);
    expect(prediction.right).toBe(1);
  });

  it('keeps an entry that has ended until another has its place', () => {
    const ended = (text: string) => last({ ...strict, ops: ops(text) }).ended.router.map(({ port }) => port);
    expect(ended('ls w29')).toEqual([]);
    expect(ended('ls ps w30')).toEqual([5000, 3455]);
    expect(ended('ls ps w30 lt')).toEqual([3455]);
  });

  it('says of an ended entry that it was there', () => {
    const wayOf = (text: string) => last({ ...strict, ops: ops(text) }).way!;
    expect([wayOf('ls w30 sl').ended, wayOf('ls w30 tl').ended, wayOf('sl').ended]).toEqual([true, false, false]);
    expect(last({ ...strict, ops: ops('ls w20 w20 sl') }).before).toBe(40);
  });

  it('says when it takes no more', () => {
    expect(model.trace({ ...strict, ops: randomOps(1, MOST_OPS) }).at(-1)!.text).toContain(`at most ${MOST_OPS}`);
  });

  it('adds what is thrown, after what was done, and lengthens a silence', () => {
    const initial = EXAMPLES['Two hidden laptops'];
    const state = model.trace(initial)[5]!.state;
    const written = (setup: Setup) => model.encode(setup);
    expect(written(thrown(initial, state, { act: 'send', from: 'phone', to: 'server' }))).toBe('sp.ls.sl.tl.ps');
    const quiet = silent(initial, state, 12.4);
    expect(written(quiet)).toBe('sp.ls.sl.tl.w12');
    expect(written(silent(quiet, last(quiet), 900))).toBe('sp.ls.sl.tl.w60');
    expect(written(silent(quiet, last(quiet), -3))).toBe('sp.ls.sl.tl');
  });
});
