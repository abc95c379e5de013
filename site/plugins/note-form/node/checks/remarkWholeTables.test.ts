import path from 'node:path';

import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';

import { remarkWholeTables } from './remarkWholeTables';

const root = '/site';
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkWholeTables, { root });
const check = (rows: string[]) => {
  const value = ['| a | b |', '| - | - |', ...rows].join('\n');
  const file = new VFile({ path: path.join(root, 'docs/linux/epoll.mdx'), value });
  processor.runSync(processor.parse(file), file);
};

it('leaves a table alone whose rows are whole, also with an empty cell and a bar that is escaped', () => {
  expect(() => check(['| 1 | 2 |', '| 1 |  |', '| `a \\| b` | 2 |'])).not.toThrow();
});

it.each([
  ['too many cells', ['| 1 | 2 |', '| 1 | 2 | 3 |'], '3 cells'],
  ['too few cells', ['| 1 | 2 |', '| 1 |'], '1 cells'],
])('names the line of a row with %s', (_, rows, found) => {
  expect(() => check(rows)).toThrow(
    new RegExp(`^docs/linux/epoll\\.mdx:4\\n {2}expected {2}a row of 2 cells.+\\n {2}found {5}${found}\\n {2}hint {6}`),
  );
});
