import path from 'node:path';

import type { Paragraph, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parse, stringify } from 'yaml';

import { parseMdx } from '../../../lib/parseMdx';
import { seeded } from '../../../lib/seeded';
import { applyEdits, rangeOf, type Edit } from './edits';
import { targetOf } from './links';
import { pathOf, type BenchNote } from './note';

interface FrontMatter {
  title: string;
  description: string;
  defines?: string[];
  requires?: string[];
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
/** Inline content that reads the same on any page. */
const plainInline = new Set(['text', 'emphasis', 'strong', 'inlineCode', 'inlineMath', 'break']);

/** Few texts are read many times: each written note is the base of many. */
const trees = new Map<string, Root>();

function treeOf(text: string, file: string): Root {
  const tree = trees.get(text) ?? parseMdx(text, file);
  trees.set(text, tree);
  return tree;
}

/** The paragraphs of a note that make sense anywhere: prose without links, images or components. */
export function movableParagraphs(text: string, file: string): string[] {
  return movable(text, file).map(({ start, end }) => text.slice(start, end));
}

function movable(text: string, file: string): { start: number; end: number }[] {
  return treeOf(text, file).children.filter(isPlainParagraph).map(rangeOf);
}

function isPlainParagraph(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.children.every(({ type }) => plainInline.has(type));
}

/**
 * A note for a page that nobody has written: the headings, programs, sessions, tables, diagrams and figures of `base`,
 * with its plain paragraphs exchanged for others of `pool` and front matter of its own. `number` is the seed, and
 * makes ids, title and description unique: the site refuses two notes of one title.
 */
export function generateNote(page: string, number: number, base: BenchNote, pool: readonly string[]): BenchNote {
  const file = `docs/${page}.mdx`;
  const random = seeded(number);
  const exchanged = movable(base.text, base.file).map((range) => ({
    ...range,
    text: pool[Math.floor(random() * pool.length)]!,
  }));
  const body = applyEdits(base.text, [...exchanged, ...movedAddresses(base, file)]).replace(frontMatter, '');
  const front = parse(frontMatter.exec(base.text)?.[1] ?? '') as FrontMatter;
  const own = {
    ...front,
    title: `${titleOf(page)} (${number})`,
    description: `${front.description.slice(0, 140).replace(/\s+\S*$/, '')} (${number})`,
    defines: front.defines?.map((concept) => `${concept}-${number}`),
  };
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
