import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';

import { readFences } from '@groundwork/samples';
import { pages, readNoteText } from './support';

it.for(pages)('%s: has the fences that the parser of Markdown finds', (page) => {
  const { text, tree } = readNoteText(page);
  const parsed: unknown[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }: Code) => {
    parsed.push({ lang: lang ?? '', meta: meta ?? '', value, line: position?.start.line, end: position?.end.line });
  });
  expect(readFences(text).map(({ indent: _, ...fence }) => fence)).toEqual(parsed);
});
