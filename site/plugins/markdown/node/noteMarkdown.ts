import type { Element, Nodes, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultHandlers, toMdast, type Handle, type State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { BlockContent, Code, List, ListItem, Paragraph, PhrasingContent, Root as MdastRoot } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

import { attributeOf, findElement, type Document } from '@groundwork/lib/htmlTree';
import { noteAttribute } from '../../notes/shared/fragment';

/**
 * A note's page as Markdown (GFM), for readers who take it along: question, text, listings with their file's name,
 * outputs, what pictures show, the steps of labs, questions with answers, sources, and where it was read. Takes the
 * page and its absolute address. Returns null for a page that is no note.
 */
export function noteMarkdown(page: Document, url: string): string | null {
  const body = findElement(page, (element) => attributeOf(element, noteAttribute) !== undefined);
  if (!body) return null;
  const heading = findElement(page, ({ tagName }) => tagName === 'h1');
  const title = heading ? toString(fromParse5(heading)) : '';
  const note = fromParse5(body) as Element;
  // Pictures too are found from wherever the text is read.
  const base: Element = { type: 'element', tagName: 'base', properties: { href: url }, children: [] };
  const told = toMdast({ type: 'root', children: [base, ...note.children] } satisfies Root, {
    handlers: { ...skipped, figure, div, section, math, details, ul, sup: raised, sub: raised, a: link(url) },
  }) as MdastRoot;
  const text = toMarkdown(told, { extensions: [gfmToMarkdown()], bullet: '-', emphasis: '_', fences: true });
  return `# ${title}\n\n${text}\n---\n\nRead at <${url}>\n`;
}

const hasClass = ({ properties }: Element, name: string): boolean => {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
};

function find(node: Nodes, wanted: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && wanted(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, wanted);
    if (found) return found;
  }
  return undefined;
}

function findAll(node: Nodes, wanted: (element: Element) => boolean): Element[] {
  if (node.type === 'element' && wanted(node)) return [node];
  return 'children' in node ? node.children.flatMap((child) => findAll(child, wanted)) : [];
}

/** Controls, and what only a page can show. */
const nothing: Handle = () => undefined;
const skipped = { button: nothing, iframe: nothing, script: nothing, svg: nothing, form: nothing };

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });

const figure: Handle = (state, element) => {
  if (hasClass(element, 'diagram')) return picture(element);
  if (hasClass(element, 'sample')) return sample(element);
  return state.all(element);
};

/** Reading times are of the page with its pictures, not of this text, and what a page jumps to is near here. */
const ul: Handle = (state, element) =>
  hasClass(element, 'note-facts') || hasClass(element, 'note-jumps') ? undefined : defaultHandlers.ul(state, element);

/** A lab is told by its steps; a wrapper by what is in it. */
const div: Handle = (state, element) => {
  if (element.properties['dataIsland'] === 'lab') return lab(element);
  return state.all(element);
};

const section: Handle = (state, element) => (hasClass(element, 'bet') ? bet(state, element) : state.all(element));

/** A bet without its buttons: the question, what one may choose, and what is unfolded, which names the right answer. */
function bet(state: State, element: Element): BlockContent[] {
  const question = find(element, ({ tagName }) => tagName === 'legend');
  const choices = findAll(element, (part) => hasClass(part, 'bet__choice'));
  const rest = find(element, ({ tagName }) => tagName === 'details');
  const unfolded = rest?.children.filter((child) => child.type !== 'element' || child.tagName !== 'summary') ?? [];
  return [
    paragraph(strong(question ? toString(question) : '')),
    listOf(choices),
    ...(state.toFlow(state.all({ type: 'root', children: unfolded })) as BlockContent[]),
  ];
}

function picture(element: Element): BlockContent[] {
  const drawing = find(element, ({ properties }) => properties['role'] === 'img');
  const label = drawing?.properties['ariaLabel'];
  return [paragraph(strong('Picture:'), text(` ${typeof label === 'string' ? label : toString(element)}`))];
}

function sample(element: Element): BlockContent[] {
  const name = find(element, (part) => hasClass(part, 'sample__name'));
  const news = find(element, (part) => hasClass(part, 'sample__new'));
  const notes = findAll(element, (part) => hasClass(part, 'code__note'));
  const evidence = find(element, (part) => hasClass(part, 'sample__evidence'));
  const blocks = findAll(element, (part) => hasClass(part, 'code') && part.tagName === 'div').flatMap((part) => {
    const lines = findAll(part, ({ tagName }) => tagName === 'pre').map((pre) => toString(pre).replace(/\n$/, ''));
    const language = part.properties['dataLang'];
    const code: Code = { type: 'code', value: lines.join('\n') };
    if (typeof language === 'string' && language !== 'output') code.lang = language;
    return lines.length > 0 ? [code] : [];
  });
  return [
    ...(name ? [paragraph(strong(toString(name)), ...(news ? [text(`, ${toString(news)}`)] : []))] : []),
    ...blocks,
    ...(notes.length > 0 ? [listOf(notes)] : []),
    ...(evidence ? [paragraph({ type: 'emphasis', children: [text(toString(evidence))] })] : []),
  ];
}

/** A list of the words of elements. */
function listOf(elements: readonly Element[]): List {
  const items = elements.map((one): ListItem => ({ type: 'listItem', children: [paragraph(text(toString(one)))] }));
  return { type: 'list', ordered: false, spread: false, children: items };
}

function lab(element: Element): BlockContent[] {
  const part = (name: string): string => {
    const found = find(element, (candidate) => hasClass(candidate, name));
    return found ? toString(found) : '';
  };
  const steps = findAll(element, (candidate) => hasClass(candidate, 'lab-steps')).flatMap((list) =>
    findAll(list, ({ tagName }) => tagName === 'li'),
  );
  const items = steps.map((step): ListItem => ({ type: 'listItem', children: [paragraph(text(toString(step)))] }));
  const told: List = { type: 'list', ordered: true, spread: false, children: items };
  return [paragraph(strong(`Lab: ${part('lab-title')}`), text(` ${part('lab-caption')}`)), told];
}

/** A workshop has a heading of its own; any other summary, such as a question, becomes one in bold. What is folded stands below. */
const details: Handle = (state, element) => {
  const summary = element.children.find((child) => child.type === 'element' && child.tagName === 'summary');
  const rest = element.children.filter((child) => child !== summary);
  const answer = state.toFlow(state.all({ ...element, children: rest })) as BlockContent[];
  const heading = summary && find(summary, ({ tagName }) => tagName === 'h3');
  if (heading) return [...state.toFlow(state.all({ ...element, children: [heading] })), ...answer];
  return [...(summary ? [paragraph(strong(toString(summary)))] : []), ...answer];
};

/** The formula as its author wrote it. */
const math: Handle = (_state, element) => {
  const source = find(element, ({ tagName }) => tagName === 'annotation');
  const value = source ? toString(source) : toString(element);
  // Dollars as code would not be a formula, and escaped they would not either.
  return { type: 'html', value: element.properties['display'] === 'block' ? `$$${value}$$` : `$${value}$` };
};

/** Markdown has no form of its own for 10 to the power of 23, which must not become 1023. */
const raised: Handle = (state, element) => [
  { type: 'html', value: `<${element.tagName}>` },
  ...(state.all(element) as PhrasingContent[]),
  { type: 'html', value: `</${element.tagName}>` },
];

/** Links lead to the site from wherever the text is read; a heading's link to itself goes. */
const link =
  (url: string): Handle =>
  (state: State, element) => {
    if (hasClass(element, 'hash-link')) return undefined;
    const children = state.all(element) as PhrasingContent[];
    const { href } = element.properties;
    if (typeof href !== 'string') return children;
    return { type: 'link', url: new URL(href, url).href, children };
  };
