import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { AuthorError } from '@groundwork/lib/authorError';
import { partNames } from './toHast';

/** Most slides show about this many words; a talk gives a slide one idea. */
const mostWords = 110;

const isSlideHeading = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 2;
const isNotes = (node: RootContent): boolean => node.type === 'mdxJsxFlowElement' && node.name === 'Notes';

/**
 * Makes slides of a deck: each `##` heading begins one, and what stands before the first belongs to the title slide.
 * A slide's `<Notes>` stand beside its face.
 * @throws AuthorError for a slide without notes, with two of them, with too many words, or a name used twice.
 */
export function remarkSlides({ slug }: { slug: (text: string) => string }) {
  return (tree: Root, file: VFile): void => {
    refuseCode(tree, file);
    standAlone(tree);
    const parts: RootContent[][] = [[]];
    for (const node of tree.children.filter(({ type }) => type !== 'yaml')) {
      if (isSlideHeading(node)) parts.push([]);
      parts.at(-1)?.push(node);
    }
    const used = new Set<string>();
    tree.children = parts.map((nodes) => {
      const heading = nodes.find(isSlideHeading);
      const id = heading ? slug(toString(heading)) : 'title';
      const problem = problemOf(nodes, used.has(id) || id === '');
      if (problem) throw new AuthorError({ file: file.path, line: nodes[0]?.position?.start.line, ...problem });
      used.add(id);
      return slideOf(nodes, id);
    });
  };
}

/** A deck is text: parts that nobody knows and expressions are mistakes. */
function refuseCode(tree: Root, file: VFile): void {
  visit(tree, (node) => {
    const isPart = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isPart ? partNames.includes(node.name ?? '') : !node.type.startsWith('mdx')) return;
    throw new AuthorError({
      file: file.path,
      line: node.position?.start.line,
      expected: `text and the parts ${partNames.join(', ')}`,
      found: isPart ? `<${node.name ?? ''}>` : 'code',
      hint: 'write { and < in prose as code, or escape them: \\{ and \\<',
    });
  });
}

/** MDX reads a part that begins and ends in one line as words of a paragraph; it stands by itself. */
function standAlone(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const [only] = node.children;
    if (!parent || index === undefined || node.children.length !== 1 || only?.type !== 'mdxJsxTextElement') return;
    const paragraph = { type: 'paragraph' as const, children: only.children };
    parent.children[index] = { ...only, type: 'mdxJsxFlowElement', children: [paragraph] };
  });
}

function problemOf(
  nodes: readonly RootContent[],
  isDouble: boolean,
): { expected: string; found: string; hint: string } | undefined {
  const notes = nodes.filter(isNotes).length;
  if (isDouble)
    return {
      expected: 'headings that differ',
      found: 'a second slide of this name, or a heading without words',
      hint: 'a slide is linked to by its heading',
    };
  if (notes !== 1)
    return {
      expected: 'one <Notes> on a slide',
      found: String(notes),
      hint: 'what is said to this slide stands in <Notes>',
    };
  const words = nodes
    .filter((node) => !isNotes(node) && node.type !== 'code')
    .flatMap((node) => toString(node).split(/\s+/)).length;
  return words > mostWords
    ? {
        expected: `at most ${mostWords} words on a slide`,
        found: String(words),
        hint: 'one idea a slide; the rest belongs into <Notes>',
      }
    : undefined;
}

function slideOf(nodes: RootContent[], id: string): MdxJsxFlowElement {
  const face = nodes.filter((node) => !isNotes(node));
  return element('Slide', [element('Face', face), ...nodes.filter(isNotes)], { id });
}

function element(name: string, children: RootContent[], attributes: Record<string, string> = {}): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: children as MdxJsxFlowElement['children'],
  };
}
