import fc from 'fast-check';
import { expect, it } from 'vitest';

import { engineOverPages, pageRecord } from '../../testing/fixtures';

const engine = engineOverPages(
  Array.from({ length: 50 }, (_, i) =>
    pageRecord(`/docs/filler/page-${i}`, {
      text: `Filler number ${i} speaks of epoll, descriptors and rivers, and mentions process and data.`,
    }),
  ),
);

/** Milliseconds. A query that hangs takes minutes; the usual one takes one. `npm run bench:search` measures that. */
const bound = 2000;

it('hangs on no string', async () => {
  const pieces = fc.constantFrom('(a+)+$', '%E0%A4%A', '-->', '"', '\ud800', 'epoll', 'memroy', 'fd', ' ', 'e\u0301');
  const strings = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(pieces, { maxLength: 40 }).map((all) => all.join(' ')),
  );
  let slowest = 0;
  await fc.assert(
    fc.asyncProperty(strings, async (query) => {
      const before = process.cpuUsage();
      await engine.search({ query, limit: 3 });
      const { user, system } = process.cpuUsage(before);
      slowest = Math.max(slowest, (user + system) / 1000);
    }),
    { numRuns: 2000 },
  );
  expect(slowest).toBeLessThan(bound);
});

it('does not read all of a megabyte', async () => {
  const started = performance.now();
  await engine.search({ query: 'epoll descriptor '.repeat(60_000), limit: 3 });
  expect(performance.now() - started).toBeLessThan(bound);
});
