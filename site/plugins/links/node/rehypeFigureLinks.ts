import type { Element, Nodes, Root, RootContent } from 'hast';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { createSlugger } from '@docusaurus/utils';
import { SKIP, visit } from 'unist-util-visit';

/** How many words of a drawing's title name it: enough to tell the drawings of a page apart. */
const wordsOfTitle = 6;

/**
 * Gives each figure with a title an address of its own, and its title a link to it like a heading's: programs
 * (`#sample-undo-mjs`), sessions (`#sample-terminal`, `#sample-terminal-1`) and drawings (`#figure-one-block-has`).
 * An id that an author has set stays. Labs are components and link to themselves: `packages/labs-kit/stage/LabFrame.tsx`.
 */
export function rehypeFigureLinks() {
  return (tree: Root): void => {
    const slugger = createSlugger();
    visit(tree, 'element', (figure) => {
      if (figure.tagName !== 'figure') return undefined;
      const title = figure.children.find(
        (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
      );
      const shown = title && nameOf(title);
      if (!shown) return SKIP;
      const { name } = shown;
      figure.properties['id'] ??= isSample(figure) ? addressOfSample(name, slugger) : addressOfDrawing(name, slugger);
      const target = isSample(figure) ? name : 'this figure';
      shown.parent.children.splice(shown.after, 0, linkTo(String(figure.properties['id']), target));
      return SKIP;
    });
  };
}

/** The name in a title (a program's, or a drawing's first words), and where in it the link goes: behind a program's name and before its buttons, or at the end. */
function nameOf(title: Element): { name: string; parent: Element; after: number } | undefined {
  const label = title.children.findIndex((child) => hasClass(child, 'sample__name'));
  const name = textOf(title.children[label] ?? title).trim();
  if (!name) return undefined;
  if (label >= 0) return { name, parent: title, after: label + 1 };
  return { name: name.split(/\s+/).slice(0, wordsOfTitle).join(' '), parent: title, after: title.children.length };
}

const hasClass = (node: RootContent, name: string): boolean =>
  node.type === 'element' && Array.isArray(node.properties['className']) && node.properties['className'].includes(name);

const isSample = (figure: Element): boolean => hasClass(figure, 'sample');

/** Signs of a file's name that an address cannot have part its words. */
const addressOfSample = (name: string, slugger: ReturnType<typeof createSlugger>): string =>
  slugger.slug(`sample ${name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`);

const addressOfDrawing = (title: string, slugger: ReturnType<typeof createSlugger>): string =>
  slugger.slug(`figure ${title}`);

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/**
 * As the generator writes the link of a heading; its sign comes from the stylesheet. JSX, because the generator takes
 * each `a` of Markdown for a link to check, and knows the anchors of headings only.
 */
function linkTo(id: string, target: string): MdxJsxTextElementHast {
  const properties = { href: `#${id}`, className: 'hash-link', 'aria-label': `Direct link to ${target}` };
  const attributes = Object.entries(properties).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }));
  return { type: 'mdxJsxTextElement', name: 'a', attributes, children: [], data: { _mdxExplicitJsx: true } };
}
