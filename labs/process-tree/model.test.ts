import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, ops, prediction } from './model';
import { FIRST, MOST_PROCESSES, type Op, type State } from './run';
import { KERNEL_RUNS } from './recorded';

const seeds = Array.from({ length: 150 }, (_, seed) => seed);
const last = (list: readonly Op[]): State => model.trace({ ops: list }).at(-1)!.state;
const texts = (list: readonly Op[]) => model.trace({ ops: list }).map((frame) => frame.text);
const recorded = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../samples/linux/processes', `${file}.out`), 'utf8');

function randomOps(seed: number, count: number): Op[] {
  const next = seeded(seed);
  const acts = ['fork', 'fork', 'fork', 'exit', 'kill', 'wait', 'wait', 'reaper', 'exec'] as const;
  return Array.from({ length: count }, () => ({
    act: acts[Math.floor(next() * acts.length)]!,
    pid: next() < 0.05 ? 1 : FIRST + Math.floor(next() * 8),
  }));
}

describe('process table against the kernel', () => {
  it('agrees with what Linux did with the same operations, after each of them', () => {
    expect(KERNEL_RUNS.length).toBeGreaterThanOrEqual(40);
    for (const run of KERNEL_RUNS) {
      const words = run.ops.split(' ');
      words.forEach((_, index) => {
        const { table } = last(ops(words.slice(0, index + 1).join(' ')));
        const shown = table
          .filter((one) => one.pid !== 1)
          .sort((a, b) => a.pid - b.pid)
          .map((one) => `${one.pid}<${one.parent}${one.result === null ? '' : 'Z'}`);
        expect(shown.join(' '), words.slice(0, index + 1).join(' ')).toBe(run.tables[index]);
      });
    }
  });

  it('tells the story of zombie.c as it was recorded, and those of an orphan with and without a subreaper', () => {
    expect(recorded('zombie.c')).toMatch(/Z \(zombie\)[^]*SIGKILL: ok[^]*reaped, exit status 7[^]*SIGKILL: ESRCH/);
    const zombie = texts(EXAMPLES['A zombie']).join('\n');
    expect(zombie).toMatch(/a zombie[^]*succeeds and changes nothing[^]*result of 101: status 7[^]*ESRCH/);
    expect(texts(EXAMPLES['An orphan']).join('\n')).toMatch(
      /102 is an orphan[^]*new parent is init, process 1[^]*ECHILD/,
    );
    expect(texts(EXAMPLES['A subreaper']).join('\n')).toMatch(
      /new parent is the subreaper 100[^]*result of 102: status 7/,
    );
  });
});

describe('process table', () => {
  it('keeps every process below a parent that runs, and gives process 1 no zombies', () => {
    for (const seed of seeds) {
      const { table, collected } = last(randomOps(seed, 50));
      for (const one of table.filter((each) => each.pid !== 1)) {
        const parent = table.find((each) => each.pid === one.parent)!;
        expect(parent.result).toBeNull();
        if (one.parent === 1) expect(one.result).toBeNull();
      }
      const everyone = [...table.map((one) => one.pid), ...collected.map((one) => one.pid)];
      expect(new Set(everyone).size).toBe(everyone.length);
      expect(table.length).toBeLessThanOrEqual(MOST_PROCESSES);
    }
  });

  it('collects each result once, and all of them if everybody ends', () => {
    for (const seed of seeds.slice(0, 40)) {
      const some = randomOps(seed, 30);
      const forks = texts(some).filter((text) => text.includes('is a copy')).length;
      const rest = last(some).table.flatMap(({ pid, result }) => (pid > 1 && result === null ? [pid] : []));
      const { table, collected } = last([...some, ...rest.map((pid) => ({ act: 'exit', pid }) as const)]);
      expect([table.length, collected.length]).toEqual([1, forks + 1]);
    }
  });

  it('refuses to fork when zombies have filled the table', () => {
    const all = texts(EXAMPLES['A full table']);
    expect(all.filter((text) => text.includes('EAGAIN'))).toHaveLength(1);
    expect(last(EXAMPLES['A full table']).table.map((one) => one.pid)).toEqual([1]);
  });

  it('keeps number, parent and children through exec', () => {
    const before = last(ops('f100 f101')).table;
    const after = last(ops('f100 f101 x101')).table;
    expect(after.map(({ pid, parent }) => [pid, parent])).toEqual(before.map(({ pid, parent }) => [pid, parent]));
    expect(after.map((one) => one.program)).toEqual(['init', 'shell', 'sort', 'shell']);
  });

  it('starts with a zombie, and knows who takes it away', () => {
    const { table } = model.trace(model.initial)[model.startAt]!.state;
    expect(table.map(({ pid, result }) => [pid, result])).toEqual([
      [1, null],
      [100, null],
      [101, 'status 7'],
    ]);
    expect(prediction.choices[prediction.right]).toBe('A wait by 100');
  });
});
