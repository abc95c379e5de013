import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { parseMdx } from '@groundwork/lib/parseMdx';
import { frameFile } from './frameFile';
import { framesOf } from './frames';
import { readNotes } from './readNotes';
import { remarkNoteFrame } from './remarkNoteFrame';

let root: string;

const ways = [
  { title: 'What runs my program?', notes: ['java/jvm', 'java/unwritten', 'java/jvm/threads', 'java/files'] },
];

const note = (title: string, defines: string, requires: string, text: string) => `---
title: ${title}
description: ${title} in a sentence that is long enough to be accepted as a description.
question: What is a ${defines}?
defines: { ${defines}: 'A ${defines} is one thing of this note.' }
requires: [${requires}]
sources:
  - title: ${title} specification
    url: https://example.org/spec
    settles: everything about it
verified: 2026-11-20
---

${text}
`;

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'note-frame-'));
  fs.mkdirSync(path.join(root, 'docs/java/jvm'), { recursive: true });
  fs.mkdirSync(path.join(root, '.docusaurus/note-frames'), { recursive: true });
  fs.writeFileSync(path.join(root, 'docs/java/jvm/index.mdx'), note('The JVM', 'jvm', '', 'Text.'));
  fs.writeFileSync(path.join(root, 'docs/java/jvm/threads.mdx'), note('Threads', 'thread', 'jvm', 'Text.'));
  fs.writeFileSync(
    path.join(root, 'docs/java/files.mdx'),
    note('Files', 'file', '', 'See [the JVM](jvm/index.mdx) and [threads](/docs/java/jvm/threads#x).'),
  );
});

afterAll(() => fs.rmSync(root, { recursive: true }));

it('puts what the graph knows around the text of a note', () => {
  const { notes, errors } = readNotes(root);
  expect(errors).toEqual([]);
  for (const [page, frame] of framesOf(notes, ways)) fs.writeFileSync(frameFile(root, page), JSON.stringify(frame));
  const html = (file: string) => {
    const tree = parseMdx('Text.', file);
    remarkNoteFrame({ root })(tree, new VFile({ path: path.join(root, file) }));
    return toHtml(toHast(tree));
  };
  expect(html('docs/java/jvm/threads.mdx')).toMatchSnapshot();
  expect(html('docs/java/jvm/index.mdx')).toMatchSnapshot();
  expect(html('docs/java/files.mdx')).toContain(
    '<a href="/#what-runs-my-program">What runs my program?</a>, 3 of 3: previous <a href="/docs/java/jvm/threads">Threads</a></p>',
  );
});
