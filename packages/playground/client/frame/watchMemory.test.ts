import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { programLimits } from '../../shared/limits';
import { watchMemory } from './watchMemory';

const mebibyte = 1024 * 1024;
let bytes: number;

beforeEach(() => {
  bytes = 100 * mebibyte;
  vi.useFakeTimers();
  vi.stubGlobal('crossOriginIsolated', true);
  vi.stubGlobal('performance', { measureUserAgentSpecificMemory: () => Promise.resolve({ bytes }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('tells when the page has grown by too much', async () => {
  const onOver = vi.fn();
  watchMemory(onOver);
  await vi.advanceTimersByTimeAsync(2000);
  bytes += programLimits.growth * mebibyte;
  await vi.advanceTimersByTimeAsync(2000);
  expect(onOver).not.toHaveBeenCalled();
  bytes += 1;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('ends when it is told to', async () => {
  const onOver = vi.fn();
  watchMemory(onOver)();
  bytes *= 1000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onOver).not.toHaveBeenCalled();
});

it('is nothing where the browser does not tell', async () => {
  vi.stubGlobal('crossOriginIsolated', false);
  const onOver = vi.fn();
  watchMemory(onOver)();
  bytes *= 1000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onOver).not.toHaveBeenCalled();
});
