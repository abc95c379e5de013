import path from 'node:path';

import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';

import { remarkKnownComponents } from './remarkKnownComponents';

const root = '/site';
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkKnownComponents, { root, components: ['Head', 'Lab'], labs: ['hash-table', 'event-loop'] });

const check = (value: string) => {
  const file = new VFile({ path: path.join(root, 'docs/linux/epoll.mdx'), value });
  processor.runSync(processor.parse(file), file);
};

it.each([
  ['HTML', '<details>\n\nText.\n\n</details>'],
  ['a component of every page', '<Lab name="hash-table" />'],
  ['what the page imports', "import Chart from './Chart'\n\n<Chart />"],
  ['a part of what the page imports', "import * as charts from './charts'\n\n<charts.Bar />"],
  ['what the page exports', 'export const Chart = () => <b>1</b>\n\n<Chart />'],
])('leaves %s alone', (_, text) => {
  expect(() => check(text)).not.toThrow();
});

it.each([
  ['an unknown component', 'Text.\n\n<Labb name="hash-table" />'],
  ['an unknown component in a sentence', 'Text.\n\nText and <Chart />.'],
  ['a lab that nobody has', 'Text.\n\n<Lab name="hash-tabel" />'],
  ['a lab without a name', 'Text.\n\n<Lab />'],
  ['a lab whose name is an expression', 'Text.\n\n<Lab name={1} />'],
])('answers %s with file, line, expected, found and hint', (_, text) => {
  expect(() => check(text)).toThrowErrorMatchingSnapshot();
});
