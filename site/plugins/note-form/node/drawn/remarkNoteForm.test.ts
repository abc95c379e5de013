import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { parseMdx } from '@groundwork/lib/parseMdx';
import { remarkNoteForm } from './remarkNoteForm';

let root: string;

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'note-form-'));
  fs.mkdirSync(path.join(root, 'docs/databases'), { recursive: true });
});

afterAll(() => fs.rmSync(root, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

const first = 'A **row lock** reserves one row of a table for one transaction until that transaction ends.';
const opening = `${first} ${'Other transactions wait for the row. '.repeat(9)}`.trim();
const question = (text: string, answer: string) => `<details>\n<summary>${text}</summary>\n\n${answer}\n\n</details>\n`;
const questions = Array.from({ length: 5 }, (_, index) =>
  question(`What does \`lock ${index}\` reserve?`, 'One row.'),
).join('\n');

const good = {
  question: 'What makes a transaction wait?',
  description: first.replaceAll('*', ''),
  opening,
  body: '## The plain case\n\nTwo clients.\n\n```sql file=locks.sql\n```\n\n<Lab name="locks" />\n',
  deeper: '## Going deeper: what it costs\n\n### Memory\n\nSome.\n',
  check: `## Check yourself\n\n${questions}`,
  form: '',
};

/** The note as HTML, as far as the plugin makes it. */
function draw(changes: Partial<typeof good> = {}): string {
  const { question: asked, description, form, ...parts } = { ...good, ...changes };
  const body = [parts.opening, parts.body, parts.deeper, parts.check].join('\n\n');
  const head = `---
title: Locking
${asked && `question: ${asked}`}
description: ${description}
defines:
  ${asked ? 'row-lock: A row lock reserves one row for one transaction.' : '- row-lock'}
requires: []
sources:
  - title: The manual
    url: https://example.org/
    settles: what a lock is
verified: 2026-11-21${form}
---
`;
  const file = path.join(root, 'docs/databases/locking.mdx');
  fs.writeFileSync(file, head + body);
  const tree = parseMdx(body, file);
  remarkNoteForm({ root })(tree, new VFile({ path: file, value: body }));
  return toHtml(
    toHast(tree, {
      handlers: {
        mdxJsxFlowElement: (state, node) => ({
          type: 'element',
          tagName: node.name ?? 'div',
          properties: Object.fromEntries(
            node.attributes.map(({ name, value }: { name: string; value: string }) => [name, value]),
          ),
          children: state.all(node),
        }),
        mdxJsxTextElement: (state, node) => ({
          type: 'element',
          tagName: node.name ?? 'span',
          properties: Object.fromEntries(
            node.attributes.map(({ name, value }: { name: string; value: string }) => [name, value]),
          ),
          children: state.all(node),
        }),
      },
    }),
  );
}

it('draws question, facts, opening, the part for the expert and the questions', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(draw()).toMatchSnapshot();
});

const workshop = (title: string): string =>
  `### ${title}\n\nThe log says \`deadlock\`, see [locks](locks.mdx). What **then**?\n\nRun it again.`;

it('draws the walk, its end, cards and folded workshops of a note with a walk', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const table = '| Level | Waits | Fails |\n| --- | --- | --- |\n| read | no | – |';
  const html = draw({
    form: '\nform: walk',
    body: [
      good.body,
      '## What you can do now\n\n- one\n- two\n- three',
      `## Look it up\n\n### Levels\n\n${table}\n\n### Two\n\n| a | b |\n|---|---|\n| c | d |`,
    ].join('\n\n'),
    deeper: `## Going deeper\n\nEach alone.\n\n${['One', 'Two', 'Three'].map(workshop).join('\n\n')}`,
  });
  expect(html).toMatchSnapshot();
});

it('says how long the parts take at 200 words a minute, without what is folded', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const deeper = `${good.deeper}\n${'Words of the deeper part. '.repeat(160)}`;
  const check = `## Check yourself\n\n${questions.replaceAll('One row.', 'Many words. '.repeat(500))}`;
  expect(draw({ deeper, check })).toContain('1 minute to read, 5 with the part for the expert');
});

describe('stops the build with file, line, expected, found and hint at', () => {
  it.each([
    ['a short opening', { opening: first }],
    ['a long opening', { opening: `${first} ${'Other transactions wait. '.repeat(60)}` }],
    ['a list in the opening', { opening: `${opening}\n\n- a list` }],
    [
      'a description that the note does not begin with',
      { description: 'A row lock keeps one row for one transaction until it ends, and no longer.' },
    ],
    [
      'a description that breaks off',
      { description: 'A row lock reserves one row of a table for one transaction until that' },
    ],
    ['no part for the expert', { deeper: '' }],
    ['two parts for the expert', { deeper: `${good.deeper}\n${good.deeper}` }],
    ['no questions', { check: '' }],
    ['four questions', { check: good.check.replace(/<details>[^]*?<\/details>/, '') }],
    ['a question that does not ask', { check: good.check.replace('reserve?', 'reserves.') }],
    ['a question without an answer', { check: good.check.replace('One row.', '') }],
  ])('%s', (_, changes) => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => draw(changes)).toThrowErrorMatchingSnapshot();
  });
});
