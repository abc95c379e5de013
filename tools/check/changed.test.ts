import { expect, it } from 'vitest';

import { changedParts } from './changed';

const namesFor = (...files: string[]): string[] => changedParts(files).map(({ name }) => name);

it('runs what the touched files can break, and nothing else', () => {
  expect(namesFor()).toEqual([]);
  expect(namesFor('README.md')).toEqual(['format']);
  expect(namesFor('tools/check/check.ts')).toEqual(['format', 'lint', 'types', 'unit']);
  expect(namesFor('labs/_kit/lab.css')).toEqual(['format', 'styles']);
  expect(namesFor('docs/introduction.mdx')).toContain('content');
  expect(namesFor('samples/linux/epoll/watch.c')).toContain('samples');
});

it('does not hand a file to a tool that is gone, and still runs the tests that used it', () => {
  expect(namesFor('tools/check/gone.ts')).toEqual(['types', 'unit']);
});
