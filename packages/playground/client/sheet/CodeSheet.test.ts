// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Colours } from './colours';
import type { CodeLine } from './lines';
import { CodeSheet } from './CodeSheet';

const ask = vi.fn<Colours['ask']>();
let isPaused: boolean;
// The classes of roles are the worker's answer's, which is given here.
const colours = { classes: { base: 'tx' }, delay: () => 100, isPaused: () => isPaused, ask } as unknown as Colours;

beforeEach(() => {
  isPaused = false;
  ask.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function sheetOf(text: string, file = 'a.mjs'): { area: HTMLTextAreaElement; sheet: CodeSheet } {
  const area = document.createElement('textarea');
  area.value = text;
  return {
    area,
    sheet: new CodeSheet(
      area,
      file,
      new Map([
        [
          'let a',
          [
            ['let', 'tk'],
            [' a', ''],
          ],
        ],
      ]),
      colours,
    ),
  };
}

const rows = ({ element }: CodeSheet): string[] =>
  [...element.querySelectorAll('.code__line')].map(({ innerHTML }) => innerHTML.trimEnd());

it('begins in the colours that are known, with numbers', () => {
  const { sheet } = sheetOf('let a\nlet b');
  expect(rows(sheet)).toEqual(['<span class="tk">let</span> a', 'let b']);
  expect(sheet.element.querySelector('[data-line="2"]')).not.toBeNull();
  expect(sheet.element.querySelector('code')?.className).toBe('tx code__numbered');
});

it('follows what is typed at once, and takes the colours that come', async () => {
  const { area, sheet } = sheetOf('let a');
  ask.mockResolvedValueOnce([
    [
      ['let', 'tk'],
      [' b', 'tv'],
    ],
  ] satisfies CodeLine[]);
  area.value = 'let b';
  sheet.refresh();
  expect(rows(sheet)).toEqual(['<span class="tk">let</span> b']);
  await vi.advanceTimersByTimeAsync(100);
  expect(ask.mock.calls).toEqual([['let b', 'tsx']]);
  expect(rows(sheet)).toEqual(['<span class="tk">let</span><span class="tv"> b</span>']);
});

it('drops colours of a text that is gone, and asks again', async () => {
  const { area, sheet } = sheetOf('a');
  ask.mockImplementationOnce(() => {
    area.value = 'b';
    return Promise.resolve([[['a', 'tv']]]);
  });
  ask.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(100);
  expect(rows(sheet)).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(100);
  expect(ask.mock.calls.map(([text]) => text)).toEqual(['a', 'b']);
});

it('does not ask while a run is timed, for a file without a grammar, or for what is too long', async () => {
  sheetOf('a', 'a.txt');
  sheetOf('a'.repeat(50_001));
  isPaused = true;
  sheetOf('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).not.toHaveBeenCalled();
  isPaused = false;
  await vi.advanceTimersByTimeAsync(100);
  expect(ask).toHaveBeenCalledTimes(1);
});
