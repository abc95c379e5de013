import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';

import { remarkActors } from './remarkActors';

const drawn = (tree: Root): string => {
  const file = new VFile({ path: 'docs/a/b.mdx', data: { frontMatter: { actors: { laptop: 'a L' } } } });
  remarkActors()(tree, file);
  return JSON.stringify(tree.children);
};

it('draws the badge of an actor in prose, with its word as the only text', () => {
  const json = drawn({
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: 'The [laptop] asks [1].' }] }],
  });
  expect(json).toContain('"hProperties":{"className":["who","who-a"],"dataLetter":"L"}');
  expect(json).toContain('"value":" asks "');
  expect(json).toContain('"value":"[1]"');
});

it('leaves the bare word in headings and links, and code as it is', () => {
  const text = { type: 'text', value: 'The [laptop]' } as const;
  const json = drawn({
    type: 'root',
    children: [
      { type: 'heading', depth: 2, children: [text] },
      {
        type: 'paragraph',
        children: [
          { type: 'link', url: '/x', children: [{ ...text }] },
          { type: 'inlineCode', value: '[laptop]' },
        ],
      },
    ],
  });
  expect(json).not.toContain('who-a');
  expect(json.match(/"value":"laptop"/g)).toHaveLength(2);
  expect(json).toContain('"inlineCode","value":"[laptop]"');
});
