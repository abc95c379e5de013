import { expect, it } from 'vitest';

import { namesFile, readFences, withoutFences } from './fences';

const text = [
  'Text with `code`.',
  '```go file=a.go {1,3}',
  '```',
  '- item',
  '',
  '  ````console exit=1',
  '  $ cat a.md',
  '  ```',
  '    b',
  ' c',
  '  `````',
  '~~~',
  '``` not one ```',
  '```',
  '~~~~ ',
  '```inline``` is no fence',
  '```text',
  'goes on',
].join('\n');

it('reads language, meta, text and place, in lists, with longer marks, and to the end where they are not closed', () => {
  expect(readFences(text)).toEqual([
    { lang: 'go', meta: 'file=a.go {1,3}', value: '', line: 2, end: 3, indent: '' },
    { lang: 'console', meta: 'exit=1', value: '$ cat a.md\n```\n  b\nc', line: 6, end: 11, indent: '  ' },
    { lang: '', meta: '', value: '``` not one ```\n```', line: 12, end: 15, indent: '' },
    { lang: 'text', meta: '', value: 'goes on', line: 17, end: 19, indent: '' },
  ]);
});

it('takes fences out of a text', () => {
  expect(withoutFences(text).split('\n')).toEqual([
    'Text with `code`.',
    '',
    '- item',
    '',
    '',
    '',
    '```inline``` is no fence',
    '',
  ]);
});

it('tells fences that are filled in from a file', () => {
  expect(readFences(text).filter(namesFile)).toHaveLength(1);
  expect(namesFile({ meta: 'profile=a' })).toBe(false);
});
