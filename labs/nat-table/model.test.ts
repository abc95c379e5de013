import { describe, expect, it } from 'vitest';
import { seeded } from '../../lib/seeded';
import { EXAMPLES, model, MOST_OPS, ops, prediction, type Setup } from './model';
import { LIFE, OUTSIDE, PAUSE, type Filtering, type Mapping, type Op, type Outside } from './run';

const MAPPINGS: readonly Mapping[] = ['same', 'each'];
const FILTERINGS: readonly Filtering[] = ['any', 'host', 'port'];
const WORDS = ['ls', 'lt', 'lu', 'ps', 'pt', 'sl', 'tl', 'ul', 'sp', 'tp', 'w'];
const seeds = Array.from({ length: 80 }, (_, seed) => seed);

function randomOps(seed: number, count: number): Op[] {
  const next = seeded(seed);
  return ops(Array.from({ length: count }, () => WORDS[Math.floor(next() * WORDS.length)]!).join(' '));
}

const last = (setup: Setup) => model.trace(setup).at(-1)!;
const fates = (setup: Setup) =>
  setup.ops.map((_, index) => last({ ...setup, ops: setup.ops.slice(0, index + 1) }).state.packet?.fate ?? null);

/**
 * RFC 4787 by the history of packets instead of a table: an inside host is known by the times at which each of its flows
 * was last used. One inside host and endpoint-independent mapping, where one port stands for that host.
 */
function byHistory({ filtering, ops: list }: Setup): ('through' | 'dropped' | null)[] {
  const used = new Map<string, number>();
  let now = 0;
  const allowed = (outside: Outside, flow: Outside) => {
    const [sender, expected] = [OUTSIDE[outside], OUTSIDE[flow]];
    if (filtering === 'any') return true;
    return sender.host === expected.host && (filtering === 'host' || sender.port === expected.port);
  };
  return list.map((op) => {
    if (op.act === 'wait') {
      now += PAUSE;
      for (const [key, time] of used) if (now - time >= LIFE) used.delete(key);
      return null;
    }
    const key = (outside: Outside) => `${op.inside} ${outside}`;
    if (op.act === 'out') {
      used.set(key(op.outside), now);
      return 'through';
    }
    const open = [...used.keys()].filter((one) => one.startsWith(op.inside)).map((one) => one.split(' ')[1] as Outside);
    const fitting = open.filter((flow) => allowed(op.outside, flow));
    if (fitting.length === 0) return 'dropped';
    const flow = fitting.includes(op.outside) ? op.outside : fitting[0]!;
    used.set(key(flow), now);
    return 'through';
  });
}

describe('a router that keeps one port for a host', () => {
  it.each(FILTERINGS)('decides as the history of packets does, filtering %s', (filtering) => {
    for (const seed of seeds) {
      const laptopOnly = randomOps(seed, 30).filter((op) => op.act === 'wait' || op.inside === 'laptop');
      const setup: Setup = { mapping: 'same', filtering, ops: laptopOnly };
      expect(fates(setup)).toEqual(byHistory(setup));
    }
  });
});

describe.each(MAPPINGS)('mapping %s', (mapping) => {
  it('never gives one port to two hosts, nor to two flows of one host when it draws for each', () => {
    for (const seed of seeds)
      for (const { state } of model.trace({ mapping, filtering: 'port', ops: randomOps(seed, 40) })) {
        const owners = new Map<number, Set<string>>();
        for (const { port, inside, outside } of state.table) {
          const owner = mapping === 'same' ? inside : `${inside} ${outside}`;
          owners.set(port, (owners.get(port) ?? new Set()).add(owner));
        }
        for (const set of owners.values()) expect(set.size).toBe(1);
      }
  });

  it('makes entries for packets from inside only, and keeps none for longer than its life', () => {
    for (const seed of seeds) {
      const frames = model.trace({ mapping, filtering: 'any', ops: randomOps(seed, 40) });
      frames.forEach(({ state, text }, index) => {
        const before = frames[index - 1]?.state.table.length ?? 0;
        if (state.table.length > before) expect(text).toContain('A new connection makes an entry');
        if (state.packet !== null) for (const { age } of state.table) expect(age).toBeLessThan(LIFE);
      });
    }
  });

  it('lets in at least as much with a looser filter', () => {
    for (const seed of seeds) {
      const knocks = ops('ls lt ps');
      const passed = FILTERINGS.map((filtering) => {
        const tail = randomOps(seed, 20).filter((op) => op.act === 'in');
        return last({ mapping, filtering, ops: [...knocks, ...tail] }).state.passed;
      });
      expect(passed[0]).toBeGreaterThanOrEqual(passed[1]!);
      expect(passed[1]).toBeGreaterThanOrEqual(passed[2]!);
    }
  });
});

describe('the sessions of the note', () => {
  const strict = { mapping: 'same', filtering: 'port' } as const;
  it('give the laptop its port, and the phone one that it keeps for the second destination', () => {
    const { table } = last({ ...strict, ops: EXAMPLES['The same port twice'] }).state;
    expect(table.map(({ port }) => port)).toEqual([5000, 51182, 51182]);
  });

  it('drop the stranger, and let it in once the laptop has written to it', () => {
    expect(fates({ ...strict, ops: EXAMPLES['Hole punching'] })).toEqual(['through', 'dropped', 'through', 'through']);
    expect(fates({ ...strict, mapping: 'each', ops: EXAMPLES['Hole punching'] }).at(-1)).toBe('dropped');
  });

  it('forget a silent flow', () => {
    expect(fates({ ...strict, ops: EXAMPLES.Silence })).toEqual(['through', 'through', null, null, 'dropped']);
  });

  it('tell the three kinds of filtering apart', () => {
    const knock = (filtering: Filtering, first: string) =>
      fates({ mapping: 'same', filtering, ops: ops(`${first} ul`) }).at(-1);
    expect(FILTERINGS.map((kind) => knock(kind, 'ls'))).toEqual(['through', 'dropped', 'dropped']);
    expect(FILTERINGS.map((kind) => knock(kind, 'ls lt'))).toEqual(['through', 'through', 'dropped']);
    expect(FILTERINGS.map((kind) => knock(kind, 'lt'))).toEqual(['through', 'through', 'dropped']);
  });
});

describe('the model', () => {
  it('starts before the second knock and knows the answer', () => {
    expect(model.trace(model.initial)[model.startAt + 1]!.text).toContain('stranger:53 sends to 203.0.113.1:5000');
    expect(prediction.choices[prediction.right]).toBe('It reaches the laptop');
  });

  it('gives the same frames each time, and a longer run begins with the shorter', () => {
    const all = randomOps(3, 40);
    const setup = { mapping: 'each', filtering: 'host' } as const;
    const long = model.trace({ ...setup, ops: all });
    const short = model.trace({ ...setup, ops: all.slice(0, 20) });
    expect(long.slice(0, short.length)).toEqual(short);
    expect(JSON.parse(JSON.stringify(long))).toEqual(long);
  });

  it('says when it takes no more', () => {
    expect(last({ ...model.initial, ops: randomOps(1, MOST_OPS) }).text).toContain('at most 40 operations');
  });

  it('reads back what it writes and refuses the rest', () => {
    for (const seed of seeds)
      for (const mapping of MAPPINGS)
        for (const filtering of FILTERINGS) {
          const setup: Setup = { mapping, filtering, ops: randomOps(seed, 1 + (seed % 40)) };
          expect(model.decode(model.encode(setup))).toEqual(setup);
        }
    const hostile = ['', 's', 'sx', 'sp.', 'sp.ll', 'sp.ss', 'sp.w.', 'sp.<b>', 'constructor', `sp${'.w'.repeat(41)}`];
    for (const text of hostile) expect(model.decode(text)).toBeNull();
    expect(model.decode('sp')).toEqual({ mapping: 'same', filtering: 'port', ops: [] });
  });
});
