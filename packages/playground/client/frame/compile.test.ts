import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { CompileAnswer } from '../../shared/frameMessages';
import { programLimits } from '../../shared/limits';
import { endingTexts } from '../editor/texts';
import { compile } from './compile';

class FakeWorker {
  onmessage: ((event: { data: CompileAnswer }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor(readonly address: string) {
    made.push(this);
  }
}

const made: FakeWorker[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.useRealTimers());

it('asks the worker of the site and ends it when it answered', async () => {
  const compiled = compile('/compiler.js', { 'a.tsx': '1' });
  expect([made.at(-1)?.address, made.at(-1)?.postMessage.mock.calls]).toEqual(['/compiler.js', [[{ 'a.tsx': '1' }]]]);
  made.at(-1)?.onmessage?.({ data: { texts: { 'a.tsx': '2' } } });
  await expect(compiled).resolves.toEqual({ texts: { 'a.tsx': '2' } });
  expect(made.at(-1)?.terminate).toHaveBeenCalled();
});

it.each<[why: string, happens: () => void]>([
  ['does not load', () => made.at(-1)?.onerror?.({ preventDefault: () => undefined })],
  ['takes too long', () => vi.advanceTimersByTime(programLimits.loading)],
])('ends the worker that %s', async (_, happens) => {
  const compiled = compile('/compiler.js', {});
  happens();
  await expect(compiled).resolves.toEqual({ error: endingTexts.unavailable });
  expect(made.at(-1)?.terminate).toHaveBeenCalled();
});
