import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { roleClass, roleNames, type CodeClasses } from '@groundwork/lib/codeRoles';
import type { ColourAnswer, ColourRequest } from '../../shared/colourMessages';
import { programLimits } from '../../shared/limits';
import { createColours } from './colours';

class FakeWorker {
  onmessage: ((event: { data: ColourAnswer }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  readonly sent: ColourRequest[] = [];
  postMessage = (request: ColourRequest): void => void this.sent.push(request);
  constructor(readonly address: string) {
    if (address === '') throw new Error('refused');
    workers.push(this);
  }
}

let workers: FakeWorker[];
const classes: CodeClasses = {
  base: 'base',
  plain: 'tx',
  roles: {
    ...(Object.fromEntries(roleNames.map((role) => [role, roleClass(role)])) as CodeClasses['roles']),
    tag: 'base',
  },
};

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.useRealTimers());

it('answers each question from one worker, in the classes of the page', async () => {
  const colours = createColours('/colours.js', classes);
  const [first, second] = [colours.ask('a', 'tsx'), colours.ask('b', 'css')];
  expect(workers.map(({ address, sent }) => [address, sent])).toEqual([
    [
      '/colours.js',
      [
        { id: 1, text: 'a', grammar: 'tsx' },
        { id: 2, text: 'b', grammar: 'css' },
      ],
    ],
  ]);
  workers[0]?.onmessage?.({ data: { id: 2, lines: [[['b', undefined]]] } });
  // What looks like the code as a whole, or is not seen, has no look of its own.
  const line: ColourAnswer['lines'][number] = [
    ['let', 'keyword'],
    [' ', 'string'],
    ['p', 'tag'],
  ];
  workers[0]?.onmessage?.({ data: { id: 1, lines: [line] } });
  await expect(second).resolves.toEqual([[['b', 'tx']]]);
  await expect(first).resolves.toEqual([
    [
      ['let', 'tk'],
      [' ', ''],
      ['p', ''],
    ],
  ]);
});

it('answers with nothing where its worker fails or may not start, and starts another for the next question', async () => {
  const colours = createColours('/colours.js', classes);
  const asked = colours.ask('a', 'tsx');
  workers[0]?.onerror?.({ preventDefault: () => undefined });
  await expect(asked).resolves.toBeUndefined();
  void colours.ask('a', 'tsx');
  expect(workers).toHaveLength(2);
  await expect(createColours('', classes).ask('a', 'tsx')).resolves.toBeUndefined();
});

it('waits longer before it is loaded, and while a run is being timed', () => {
  const colours = createColours('/colours.js', classes);
  const before = colours.delay();
  void colours.ask('a', 'tsx');
  const after = colours.delay();
  expect(after).toBeLessThan(before);
  colours.pause();
  expect([colours.isPaused(), colours.delay()]).toEqual([true, programLimits.busy + after]);
  vi.advanceTimersByTime(programLimits.busy + after);
  expect([colours.isPaused(), colours.delay()]).toEqual([false, after]);
});
