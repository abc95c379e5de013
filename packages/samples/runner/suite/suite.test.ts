import { expect, it } from 'vitest';

import { notesFolder } from '../../testing/notesFolder';
import { findUnits, groupOf, runSuite, selectPages, type Outcome } from './suite';

const { root, write } = notesFolder();
write('docs/bash/a.mdx', '```bash file=a.sh\n```\n\n```console\n$ id\n```\n');
write('docs/bash/a/below.mdx', 'Text.\n');
write('docs/basher.mdx', 'Text.\n');
write('docs/bash/broken.mdx', '```go\npackage main\n```\n');
write('samples/bash/a/a.sh', 'echo one\n');

it('pages are selected by topic or by name', () => {
  expect(selectPages(root, [])).toEqual(['bash/a', 'bash/a/below', 'bash/broken', 'basher']);
  expect(selectPages(root, ['bash/'])).toEqual(['bash/a', 'bash/a/below', 'bash/broken']);
  expect(selectPages(root, ['bash/a', 'basher'])).toEqual(['bash/a', 'bash/a/below', 'basher']);
  expect(selectPages(root, ['bas'])).toEqual([]);
});

it('a page that breaks the contract is an error of its own', () => {
  const { found, broken } = findUnits(root, selectPages(root, ['bash']));
  expect(found.map(({ page, units }) => [page, units.length])).toEqual([
    ['bash/a', 2],
    ['bash/a/below', 0],
  ]);
  expect([...broken.keys()]).toEqual(['bash/broken']);
});

it('a result is kept, and answers the next run unless all is asked for', async () => {
  const units = findUnits(root, ['bash/a']).found.flatMap((page) => page.units);
  expect(units.map(groupOf)).toEqual(['Bash', 'Session']);
  const run = async (all: boolean): Promise<Outcome[]> =>
    runSuite(units, { root, all, workers: 2, onOutcome: () => {} });
  const first = await run(false);
  expect(first.map(({ fromCache, result }) => [fromCache, result?.ending])).toEqual([
    [false, 'exited'],
    [false, 'exited'],
  ]);
  expect((await run(false)).map(({ fromCache }) => fromCache)).toEqual([true, true]);
  expect((await run(true)).map(({ fromCache }) => fromCache)).toEqual([false, false]);
});
