import path from 'node:path';

import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parse, stringify } from 'yaml';

import { parseMdx } from '@groundwork/lib/parseMdx';
import { pick, seeded } from '@groundwork/lib/seeded';
import { applyEdits, rangeOf, type Edit } from './edits';
import { targetOf } from './links';
import { pathOf, type BenchNote } from './note';

interface FrontMatter {
  title: string;
  description: string;
  /** The sentence that defines each concept. */
  defines?: Record<string, string>;
  requires?: string[];
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
/** Inline content that reads the same on any page. */
const plainInline = new Set(['text', 'emphasis', 'strong', 'inlineCode', 'inlineMath', 'break']);
/** Such a paragraph speaks of the listing before it. */
const saysLine = /\blines? \d/i;

/** Of a base's opening; with the new description it stays within what the form of a note allows. */
const mostWords = 110;

/** Few texts are read many times: each written note is the base of many. */
const trees = new Map<string, Root>();

function treeOf(text: string, file: string): Root {
  const tree = trees.get(text) ?? parseMdx(text, file);
  trees.set(text, tree);
  return tree;
}

/** The paragraphs below a note's first heading that make sense anywhere: prose without links, images or components. */
export function movableParagraphs(text: string, file: string): string[] {
  return movable(text, file).map(({ start, end }) => text.slice(start, end));
}

function movable(text: string, file: string): { start: number; end: number }[] {
  const { children } = treeOf(text, file);
  return children.slice(firstHeading(children)).filter(isPlainParagraph).map(rangeOf);
}

const firstHeading = (children: readonly RootContent[]): number => children.findIndex(({ type }) => type === 'heading');

function isPlainParagraph(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.children.every(isPlain) && !saysLine.test(toString(node));
}

function isPlain(node: PhrasingContent): boolean {
  return plainInline.has(node.type) && (!('children' in node) || node.children.every(isPlain));
}

/**
 * A note for a page that nobody has written: the headings, programs, sessions, tables, diagrams and figures of `base`,
 * with its plain paragraphs exchanged for others of `pool`, and front matter and an opening of its own. `number` is the
 * seed, and makes ids, title and description unique: the site refuses two notes of one title.
 */
export function generateNote(page: string, number: number, base: BenchNote, pool: readonly string[]): BenchNote {
  const file = `docs/${page}.mdx`;
  const random = seeded(number);
  const exchanged = movable(base.text, base.file).map((range) => ({
    ...range,
    text: pick(pool, random),
  }));
  const front = parse(frontMatter.exec(base.text)?.[1] ?? '') as FrontMatter;
  const title = `${titleOf(page)} (${number})`;
  const own = {
    ...front,
    title,
    description: `${title} is a page that nobody wrote, made from another so that a bench sees how far the site goes with many.`,
    defines: Object.fromEntries(
      Object.entries(front.defines ?? {}).map(([concept, sentence]) => [`${concept}-${number}`, sentence]),
    ),
  };
  const opening = ownOpening(base, own.description);
  const elsewhere = movedAddresses(base, file).filter(({ start }) => start >= opening.end);
  const body = applyEdits(base.text, [opening, ...exchanged, ...elsewhere]).replace(frontMatter, '');
  return {
    page,
    file,
    title: own.title,
    description: own.description,
    text: `---\n${stringify(own)}---\n${body}`,
    samplesOf: base.samplesOf,
    generated: true,
  };
}

/** The opening begins with the description, as the form of a note asks, and goes on in the plain words of its base. */
function ownOpening(base: BenchNote, description: string): Edit {
  const { children } = treeOf(base.text, base.file);
  const paragraphs = children.slice(0, firstHeading(children)).filter(({ type }) => type === 'paragraph');
  const [first, last] = [paragraphs[0], paragraphs.at(-1)];
  if (!first || !last) throw new Error(`${base.file} has no opening.`);
  const plain = paragraphs.map((node) => toString(node)).join(' ');
  // What MDX would read as markup goes.
  const words = plain.replace(/[{}<>*_`[\]$\\]/g, '').split(/\s+/);
  const rest = words.slice(base.description.split(' ').length, mostWords);
  return { start: rangeOf(first).start, end: rangeOf(last).end, text: [description, ...rest].join(' ') };
}

/** Relative links and images of the base, as seen from the new file. */
function movedAddresses(base: BenchNote, file: string): Edit[] {
  const edits: Edit[] = [];
  visit(treeOf(base.text, base.file), ['link', 'image'], (node) => {
    if ((node.type !== 'link' && node.type !== 'image') || !node.url.startsWith('.')) return;
    const { start, end } = rangeOf(node);
    const at = base.text.lastIndexOf(node.url, end);
    if (at < start) throw new Error(`${base.file}: the address ${node.url} is not where its link is.`);
    edits.push({ start: at, end: at + node.url.length, text: movedAddress(node.url, base.file, file) });
  });
  return edits;
}

function movedAddress(url: string, from: string, to: string): string {
  const target = targetOf(url, from);
  if (target.kind === 'page') return `${pathOf(target.page)}${target.hash}`;
  const moved = path.posix.relative(path.posix.dirname(to), path.posix.join(path.posix.dirname(from), url));
  return moved.startsWith('.') ? moved : `./${moved}`;
}

/** `java/jvm/garbage-collection-2` is "Garbage collection 2"; topics may have pages of the same name. */
function titleOf(page: string): string {
  const words = path.posix.basename(page).replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
