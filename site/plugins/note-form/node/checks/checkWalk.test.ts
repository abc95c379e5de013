import { describe, expect, it } from 'vitest';

import { parseMdx } from '@groundwork/lib/parseMdx';
import { readFrontMatter } from '../frontMatter';
import { checkForm } from './checkForm';
import { partsOf } from '../parts/partsOf';

const file = 'docs/databases/locking.mdx';
const head = `---
title: Locking
question: What makes a transaction wait?
description: A row lock reserves one row of a table for one transaction until that transaction ends.
defines:
  row-lock: A row lock reserves one row for one transaction.
requires: []
sources:
  - title: The manual
    url: https://example.org/
    settles: what a lock is
verified: 2026-11-24
form: walk
---
`;
const times = (count: number, part: string): string => Array.from({ length: count }, () => part).join('\n\n');
const workshop = '### It waits for ever\n\nThe log says `deadlock`. More.';
const question = '<details>\n<summary>Who waits?</summary>\n\nBob.\n\n</details>';
const table = '| Level | Waits |\n| --- | --- |\n| read | no |';

const good = {
  opening: 'Two customers want one seat. A **lock** lets one of them wait.',
  walk: '## Who gets the seat?\n\nBoth look, then both buy.\n\n| a | | c |\n|---|---|---|\n| d | e | f |',
  stop: '## What you can do now\n\n- one\n- two\n- three',
  lookUp: `## Look it up\n\n### Levels\n\n${table}`,
  deeper: `## Going deeper\n\n${times(3, workshop)}`,
  check: `## Check yourself\n\n${times(5, question)}`,
  more: '## More, elsewhere\n\n- [The manual](https://example.org/)',
};

const mistakesOf = (changes: Partial<typeof good> = {}) => {
  const text = head + Object.values({ ...good, ...changes }).join('\n\n');
  const parts = partsOf(parseMdx(text, file));
  return checkForm({ file, frontMatter: readFrontMatter(text, file), parts }).map(({ message }) => message);
};

it('accepts a note with a walk, whose description is no part of its opening', () => {
  expect(mistakesOf()).toEqual([]);
  expect(mistakesOf({ more: '' })).toEqual([]);
});

describe('tells file, line, expected, found and hint of', () => {
  it.each<[string, Partial<typeof good>]>([
    ['no trouble before the first heading', { opening: '' }],
    ['a walk that is too long', { walk: `## Who?\n\n${'word '.repeat(1600)}` }],
    ['more terms than a reader keeps', { walk: `## Who?\n\n${times(12, 'A **term**.')}` }],
    ['no stop', { stop: '' }],
    ['a stop without a list', { stop: '## What you can do now\n\nEverything.' }],
    ['a stop with four things', { stop: `${good.stop}\n- four` }],
    ['a stop that says more', { stop: `${good.stop}\n\nGo on.` }],
    ['no walk', { walk: '' }],
    ['no tables', { lookUp: '' }],
    ['a section behind the stop', { lookUp: `${good.lookUp}\n\n## One thing more\n\nSome.` }],
    ['an order of its own', { lookUp: good.deeper, deeper: good.lookUp }],
    ['a part of another name', { deeper: good.deeper.replace('deeper', 'deeper: costs') }],
    ['a heading without a table', { lookUp: '## Look it up\n\n### Levels\n\nNone.' }],
    ['five tables', { lookUp: `## Look it up\n\n${times(5, `### Levels\n\n${table}`)}` }],
    ['a table without a heading', { lookUp: `## Look it up\n\n${table}` }],
    ['two tables below one heading', { lookUp: `${good.lookUp}\n\nAnd:\n\n${table}` }],
    ['an empty cell', { lookUp: good.lookUp.replace('no |', '|') }],
    ['a row that ends early', { lookUp: good.lookUp.replace(' no |', '') }],
    ['two workshops', { deeper: `## Going deeper\n\n${times(2, workshop)}` }],
    ['six workshops', { deeper: `## Going deeper\n\n${times(6, workshop)}` }],
    ['a workshop that begins with code', { deeper: good.deeper.replace('The log', '```text\nx\n```\n\nThe log') }],
    ['four questions', { check: `## Check yourself\n\n${times(4, question)}` }],
  ])('%s', (_, changes) => {
    const found = mistakesOf(changes);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchSnapshot();
  });
});
