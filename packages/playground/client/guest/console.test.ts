import { expect, it } from 'vitest';

import { createConsole } from './console';

/** What the console prints for what is done with it. */
function printed(does: (own: Record<string, (...values: unknown[]) => void>) => void): string {
  let text = '';
  does(createConsole((piece) => (text += piece)));
  return text;
}

it.each<[what: string, does: Parameters<typeof printed>[0], expected: string]>([
  ['values as Node does', (own) => own['log']?.('%s is %d', 'a', 1, { b: [2] }), 'a is 1 { b: [ 2 ] }\n'],
  ['what failed to hold', (own) => own['assert']?.(false, 'no'), 'Assertion failed: no\n'],
  ['what failed to hold, without words', (own) => own['assert']?.(false), 'Assertion failed\n'],
  ['nothing of what holds', (own) => own['assert']?.(true, 'no'), ''],
  ['an object without its own way to be shown', (own) => own['dir']?.({ a: 1 }), '{ a: 1 }\n'],
  [
    'counts',
    (own) => {
      own['count']?.();
      own['count']?.();
      own['countReset']?.();
      own['count']?.();
      own['count']?.('a');
    },
    'default: 1\ndefault: 2\ndefault: 1\na: 1\n',
  ],
  [
    'groups, line by line',
    (own) => {
      own['group']?.('a');
      own['group']?.();
      own['log']?.('b\nc');
      own['groupEnd']?.();
      own['groupEnd']?.();
      own['groupEnd']?.();
      own['log']?.('d');
    },
    'a\n    b\n    c\nd\n',
  ],
])('prints %s', (_, does, expected) => {
  expect(printed(does)).toBe(expected);
});
