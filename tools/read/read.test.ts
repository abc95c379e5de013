import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readNote } from './readNote';

const note = `---
title: Locking
question: What makes one transaction wait for another?
description: A lock reserves a row for one transaction until it ends, and others that want the row wait for it.
defines:
  row-lock: A row lock reserves one row of a table for one transaction until that transaction ends.
requires: [transaction]
sources:
  - title: PostgreSQL 18, Explicit locking
    url: https://www.postgresql.org/docs/18/explicit-locking.html
    settles: which locks conflict
verified: 2026-11-21
---

A **row lock** reserves a row
for one [transaction](./transactions.mdx#begin).

## Two writers

| wants | waits |
| --- | --- |
| \`UPDATE\` | yes |

After 10<sup>9</sup> rows it waits still.

\`\`\`python file=lock.py {2-3} fold=helpers title="Two writers"
\`\`\`

\`\`\`console
$ echo done
done
\`\`\`

\`\`\`mermaid title="B waits for A"
sequenceDiagram
  A->>B: row 1
\`\`\`

\`\`\`figure kind=stack title="A lock is a layer"
layers: [{ name: row }, { name: table }]
\`\`\`

![A lock.](./lock.png) and <img src="./key.png" alt="A key." />

1. first
2. second

## What you can do now

- wait

## Look it up

<Lab name="hash-table" />

<details>
<summary>Does \`SELECT\` wait?</summary>

No.

</details>
`;

const required = `---
title: Transactions
description: A transaction is a group of statements that takes effect as a whole or not at all, whatever fails.
question: What is a transaction?
defines: { transaction: A transaction is a group of statements that takes effect as a whole. }
requires: []
sources: [{ title: PostgreSQL, url: 'https://www.postgresql.org/', settles: nothing here }]
verified: 2026-11-21
---
`;

let root: string;
let text: string;

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'read-'));
  const files = {
    'docs/databases/locking.mdx': note,
    'docs/databases/transactions.mdx': required,
    'samples/databases/locking/lock.py': 'a\n# #region helpers\nb\nc\n# #endregion helpers\n',
    'samples/databases/locking/lock.py.out': 'waits\n',
  };
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), content);
  }
  text = await readNote(root, 'databases/locking');
});

afterAll(() => fs.rmSync(root, { recursive: true }));

describe('a note as plain text', () => {
  it.each([
    [
      'begins with title, question and what comes before',
      '# Locking\n\nWhat makes one transaction wait for another?\n\nBefore this: Transactions (→ databases/transactions)\n\n',
    ],
    ['shows where links lead', 'A row lock reserves a row for one transaction (→ databases/transactions#begin).'],
    ['has cells in columns', 'wants    | waits\n---------+------\n`UPDATE` | yes\n'],
    [
      'numbers a listing as the page does and points at its marked lines',
      '  --- Two writers ---\n    1  a\n  > 2  b\n  > 3  c\n',
    ],
    ['says what is folded', 'folded until it is opened: helpers'],
    ['has sessions', '  --- Terminal ---\n  $ echo done\n  done\n  (not recorded yet)'],
    ['tells a power from a number', 'After 10^9 rows'],
    ['has captions and what pictures show', '  --- Picture: B waits for A ---\n  B waits for A: '],
    ['says what images show', '[Picture: A lock.] and [Picture: A key.]'],
    ['has figures', '  --- Picture: A lock is a layer ---\n  A lock is a layer: From top to bottom: row; table\n'],
    ['has lists', '1. first\n2. second\n'],
    ['says where one may stop', '- wait\n\nYou may stop here. The walk is over.'],
    ['has labs in words', '  Its steps in words:\n  1. '],
    ['says where a lab begins', '  It begins at step '],
    ['asks what a lab asks, with what there is to choose', '  Predict first. '],
    ['says what can be set in a lab', '  To choose, '],
    ['has questions and their answers', '[folded] Does `SELECT` wait?\n\n  No.\n'],
    [
      'ends with the sources',
      '- PostgreSQL 18, Explicit locking (→ https://www.postgresql.org/docs/18/explicit-locking.html):\nwhich locks conflict\n\nChecked against these sources on 2026-11-21.',
    ],
  ])('%s', (_, expected) => {
    expect(text).toContain(expected);
  });

  it('shows no front matter, region marker or markup', () => {
    expect(text).not.toMatch(/#region|defines|<details>|\*\*/);
  });

  it('shows recorded outputs with their evidence', async () => {
    const recorded = await readNote(process.cwd(), 'linux/epoll');
    expect(recorded).toMatch(
      / {2}Output:\n {4}level: event, read order 1\n[\s\S]*\n {2}\(Linux \d+\.\d+ · \d{4}-\d\d-\d\d\)/,
    );
  });
});
