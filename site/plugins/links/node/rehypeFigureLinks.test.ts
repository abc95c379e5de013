import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';

import { rehypeFigureLinks } from './rehypeFigureLinks';

function linked(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  rehypeFigureLinks()(tree);
  visit(tree, 'mdxJsxTextElement', (link, index, parent) => {
    const properties = Object.fromEntries(
      link.attributes.map((attribute) => ('name' in attribute ? [attribute.name, String(attribute.value)] : [])),
    );
    parent!.children[index!] = { type: 'element', tagName: 'a', properties, children: [] } satisfies Element;
  });
  return toHtml(tree);
}

const sample = (name: string, className = 'sample'): string =>
  `<figure class="${className}"><figcaption><span class="sample__name">${name}</span><button>Run</button></figcaption></figure>`;

const ids = (html: string): string[] => [...linked(html).matchAll(/<figure[^>]* id="([^"]*)"/g)].map(([, id]) => id!);

test('links a program from its name, before its buttons', () => {
  expect(linked(sample('undo.mjs'))).toBe(
    '<figure class="sample" id="sample-undo-mjs"><figcaption><span class="sample__name">undo.mjs</span>' +
      '<a href="#sample-undo-mjs" class="hash-link" aria-label="Direct link to undo.mjs"></a>' +
      '<button>Run</button></figcaption></figure>',
  );
});

test('links a drawing from the end of its title, by the first words of it', () => {
  const drawing =
    '<figure><svg></svg><figcaption>Each <em>bit</em> has the double of its neighbour.</figcaption></figure>';
  expect(linked(drawing)).toContain(
    'neighbour.<a href="#figure-each-bit-has-the-double-of" class="hash-link" aria-label="Direct link to this figure"></a>',
  );
});

test('gives figures with one name addresses of their own', () => {
  expect(ids(sample('Terminal') + sample('Terminal', 'sample sample--session') + sample('a b/c.py'))).toEqual([
    'sample-terminal',
    'sample-terminal-1',
    'sample-a-b-c-py',
  ]);
});

test('leaves an id that is there, and figures without a title', () => {
  expect(ids('<figure id="mine"><figcaption>Title</figcaption></figure>')).toEqual(['mine']);
  expect(linked('<figure><svg></svg></figure>')).toBe('<figure><svg></svg></figure>');
});
