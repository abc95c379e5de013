import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { programLimits } from '../../shared/limits';
import type { RunEnding, RunMessage } from '../../shared/runMessages';
import { runProgram } from './runProgram';

class FakeWorker {
  onmessage: ((event: { data: RunMessage }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  terminated = false;
  readonly sent: unknown[] = [];
  postMessage = (message: unknown): void => void this.sent.push(message);
  terminate = (): void => void (this.terminated = true);
  say = (...messages: RunMessage[]): void => messages.forEach((data) => this.onmessage?.({ data }));
}

const request = { kind: 'module', file: 'a.mjs', text: '1', args: [] } as const;

function start(busy?: number): { worker: FakeWorker; printed: string[]; endings: RunEnding[]; stop: () => void } {
  const worker = new FakeWorker();
  const printed: string[] = [];
  const endings: RunEnding[] = [];
  const { ended, stop } = runProgram('/m.js', request, (text) => printed.push(text), {
    ...(busy && { busy }),
    start: () => worker as unknown as Worker,
  });
  void ended.then(({ ending }) => endings.push(ending));
  return { worker, printed, endings, stop };
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a run', () => {
  it('hands on what is printed and ends its worker', async () => {
    const { worker, printed, endings } = start();
    worker.say(
      { kind: 'busy' },
      { kind: 'output', text: 'a' },
      { kind: 'idle' },
      { kind: 'ended', ending: 'finished' },
    );
    await pass(0);
    expect([worker.sent, printed, endings, worker.terminated]).toEqual([[request], ['a'], ['finished'], true]);
    await pass(programLimits.total * 2);
    expect(endings).toEqual(['finished']);
  });

  it('is stopped when it has worked too long', async () => {
    const { worker, endings } = start();
    worker.say({ kind: 'busy' });
    await pass(programLimits.busy - 1);
    expect(endings).toEqual([]);
    await pass(1);
    expect([endings, worker.terminated]).toEqual([['time'], true]);
  });

  it('may work longer where it is known to end', async () => {
    const { worker, endings } = start(5_000);
    worker.say({ kind: 'busy' });
    await pass(4_999);
    expect(endings).toEqual([]);
    await pass(1);
    expect(endings).toEqual(['time']);
  });

  it('is not stopped for waiting, but for much work in small parts', async () => {
    const { worker, endings } = start();
    for (let part = 0; part < 4; part++) {
      worker.say({ kind: 'busy' });
      await pass(programLimits.busy / 4 - 1);
      worker.say({ kind: 'idle' });
      await pass(500);
    }
    expect(endings).toEqual([]);
    worker.say({ kind: 'busy' });
    await pass(10);
    expect(endings).toEqual(['time']);
  });

  it('is stopped in the end even where it only waits', async () => {
    const { worker, endings } = start();
    worker.say({ kind: 'busy' }, { kind: 'idle' });
    await pass(programLimits.total);
    expect(endings).toEqual(['time']);
  });

  it('does not count loading, but not for ever', async () => {
    const { endings } = start();
    await pass(programLimits.loading - 1);
    expect(endings).toEqual([]);
    await pass(1);
    expect(endings).toEqual(['unavailable']);
  });

  it('is stopped by the reader, once', async () => {
    const { worker, endings, stop } = start();
    stop();
    worker.say({ kind: 'ended', ending: 'finished' });
    await pass(0);
    expect([endings, worker.terminated]).toEqual([['stopped'], true]);
  });

  it('says so where its worker does not load or may not start', async () => {
    const { worker, endings } = start();
    worker.onerror?.({ preventDefault: () => undefined });
    await pass(0);
    expect(endings).toEqual(['unavailable']);
    const refused = runProgram('/m.js', request, () => undefined, {
      start: () => {
        throw new Error('refused');
      },
    });
    await expect(refused.ended).resolves.toEqual({ ending: 'unavailable' });
  });
});
