import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { bytesOf, lookup, parentOf, PATHS, viewOf, type Path } from './layers';
import { EXAMPLES, model, MOST_OPS, ops, prediction, type Setup } from './model';
import { lineFor, MOST_LAYERS, type Op } from './run';

const seeds = Array.from({ length: 80 }, (_, seed) => seed);
const last = (setup: Setup) => model.trace(setup).at(-1)!;

function randomOps(seed: number, count: number): Op[] {
  const next = seeded(seed);
  const acts = ['read', 'append', 'append', 'remove', 'remove', 'mkdir'] as const;
  return Array.from({ length: count }, (): Op => {
    if (next() < 0.06) return { act: 'seal' };
    return { act: acts[Math.floor(next() * 6)]!, path: PATHS[Math.floor(next() * 5)]! };
  });
}

/** The reference: one plain directory without layers, where a name is a size or a directory. */
class Plain {
  readonly names = new Map<Path, number | 'dir'>([
    ['server.conf', 8],
    ['mail', 'dir'],
    ['mail/june', 6],
    ['mail/july', 6],
  ]);

  do(op: Op): void {
    if (op.act === 'seal' || op.act === 'read') return;
    const { act, path } = op;
    const parent = parentOf(path);
    if (parent !== null && !this.names.has(parent)) return;
    const old = this.names.get(path);
    if (act === 'append' && path !== 'mail' && old !== 'dir') this.names.set(path, (old ?? 0) + lineFor(path));
    if (act === 'mkdir' && path === 'mail' && old === undefined) this.names.set(path, 'dir');
    if (act === 'remove') {
      this.names.delete(path);
      for (const other of PATHS) if (parentOf(other) === path) this.names.delete(other);
    }
  }
}

describe('overlay', () => {
  it('shows what a plain directory would hold, after every operation', () => {
    for (const seed of seeds) {
      const all = randomOps(seed, 38);
      const plain = new Plain();
      all.forEach((op, index) => {
        plain.do(op);
        const view = viewOf(last({ marks: true, ops: all.slice(0, index + 1) }).state.layers);
        const shown = PATHS.flatMap((path) => {
          const entry = view[path];
          return entry === undefined ? [] : [[path, entry.kind === 'file' ? entry.bytes : entry.kind] as const];
        });
        expect(new Map(shown)).toEqual(plain.names);
      });
    }
  });

  it('never changes a layer below the top', () => {
    for (const seed of seeds) {
      const frames = model.trace({ marks: true, ops: randomOps(seed, 38) });
      frames.slice(1).forEach((frame, index) => {
        const before = frames[index]!.state.layers;
        const now = frame.state.layers;
        const below = now.length > before.length ? before : before.slice(1);
        expect(now.slice(1)).toEqual(below);
      });
    }
  });

  it('keeps no mark without need: none in an opaque directory, none that hides nothing when it is made', () => {
    for (const seed of seeds) {
      for (const { state } of model.trace({ marks: true, ops: randomOps(seed, 38) })) {
        const [top, ...below] = state.layers;
        for (const path of PATHS) {
          if (top![path]?.kind !== 'whiteout') continue;
          expect(lookup(below, path).found).not.toBeNull();
          const parent = parentOf(path);
          if (parent !== null) expect(top![parent]).toEqual({ kind: 'dir', opaque: false });
        }
      }
    }
  });

  it('copies up the whole old content, once', () => {
    const copied = (text: string) =>
      Math.max(...model.trace({ marks: true, ops: ops(text) }).map((f) => f.state.copied));
    expect(copied('a0')).toBe(8);
    expect(last({ marks: true, ops: ops('a0 a0') }).state.copied).toBe(0);
    expect(copied('a1')).toBe(0);
    expect(copied('r0 d0')).toBe(0);
  });

  it('brings deleted files back where the new directory is not marked', () => {
    const setup = { marks: false, ops: EXAMPLES['Delete a directory and make it again'].slice(0, 7) };
    expect(last(setup).state.cursor!.mark).toBe('found');
    expect(Object.keys(viewOf(last(setup).state.layers))).toContain('mail/june');
    expect(last({ ...setup, marks: true }).state.cursor).toEqual({ layer: 0, path: 'mail', mark: 'absent' });
  });

  it('does not get smaller by removing in a later layer', () => {
    const sum = (setup: Setup) => last(setup).state.layers.reduce((bytes, layer) => bytes + bytesOf(layer), 0);
    const both = EXAMPLES['Remove at once, then a layer later'];
    expect(sum({ marks: true, ops: both.slice(0, 2) })).toBe(20);
    expect(sum({ marks: true, ops: both })).toBe(20 + 10);
    expect(bytesOf(viewOf(last({ marks: true, ops: both }).state.layers))).toBe(20);
  });

  it('asks layers from the top and stops at the first answer', () => {
    const { layers } = last({ marks: true, ops: ops('a0 d3 s') }).state;
    const verdicts = (path: Path) => lookup(layers, path).looks.map((look) => look.verdict);
    expect(verdicts('mail/july')).toEqual(['nothing', 'nothing', 'found']);
    expect(verdicts('mail/june')).toEqual(['nothing', 'whiteout']);
    expect(lookup(layers, 'server.conf').found).toMatchObject({ layer: 1, entry: { bytes: 8 + 11 } });
  });

  it('stops at the most layers and operations', () => {
    expect(last({ marks: true, ops: ops('s s s') }).state.layers).toHaveLength(MOST_LAYERS);
    expect(last({ marks: true, ops: randomOps(1, MOST_OPS - 1) }).text).not.toContain('at most');
    expect(last({ marks: true, ops: randomOps(1, MOST_OPS) }).text).toContain('at most 40 operations');
  });

  it('starts right after the new directory, before the search, and knows the answer', () => {
    const { state } = model.trace(model.initial)[model.startAt]!;
    expect(state.cursor).toEqual({ layer: 0, path: 'mail', mark: 'put' });
    expect(prediction.choices[prediction.right]).toBe('No such file');
  });
});
