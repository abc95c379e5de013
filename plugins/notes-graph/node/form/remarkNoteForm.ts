import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';

import { linesBefore } from '../../../../lib/samples/linesBefore';
import { readFrontMatter, type FrontMatter } from '../frontMatter';
import { checkForm } from './checkForm';
import { element, text } from '../elements';
import { factsOf } from './facts';
import { partsOf, sectionOf, type NoteParts } from './partsOf';

export interface RemarkNoteFormOptions {
  root: string;
}

/**
 * Draws what the form of a note says: the question and the facts under the title, the opening set
 * apart, the division before the part for the expert, the questions. To be run before fences are filled in.
 * @throws Error with every mistake of the note's form; while writing, they are only warned of.
 */
export function remarkNoteForm({ root }: RemarkNoteFormOptions) {
  return (tree: Root, file: VFile): void => {
    const name = path.relative(root, file.path).split(path.sep).join('/');
    const frontMatter = name.startsWith('docs/') ? frontMatterOf(file.path, name) : undefined;
    const question = frontMatter?.data.question;
    if (!frontMatter || question === undefined) return;
    const parts = partsOf(tree);
    const mistakes = checkForm({ file: name, linesBefore: linesBefore(file), frontMatter, parts });
    const message = mistakes.map((mistake) => mistake.message).join('\n\n');
    if (message && process.env.NODE_ENV === 'production') throw new Error(`\n${message}`);
    if (message) logger.warn(message);
    draw(tree, parts, question);
  };
}

/** Nothing for a part of notes, and for a note with a mistake there that the graph has told of already. */
function frontMatterOf(file: string, name: string): FrontMatter | undefined {
  if (path.basename(file).startsWith('_') || !fs.existsSync(file)) return undefined;
  try {
    return readFrontMatter(fs.readFileSync(file, 'utf8'), name);
  } catch {
    return undefined;
  }
}

function draw(tree: Root, parts: NoteParts, question: string): void {
  // Before anything moves: they look at the author's text.
  const facts = factsOf(tree, parts);
  for (const { node } of parts.questions)
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'className', value: 'question' });
  const [division] = parts.deeper;
  if (division) setApart(tree, [division, ...sectionOf(tree.children, division)], deeperPart);
  setApart(tree, parts.opening, inShort);
  tree.children.unshift(element('p', { className: ['note-question'] }, [text(question)]), facts);
}

/** Puts an element in the place of neighbouring nodes. */
function setApart(tree: Root, nodes: readonly RootContent[], as: (nodes: RootContent[]) => RootContent): void {
  const [first] = nodes;
  if (!first) return;
  const from = tree.children.indexOf(first);
  const taken = new Set(nodes);
  const rest = tree.children.filter((node) => !taken.has(node));
  rest.splice(from, 0, as([...nodes]));
  tree.children = rest;
}

function inShort(opening: RootContent[]): RootContent {
  return element('section', { className: ['in-short'], ariaLabel: 'In short' }, opening);
}

function deeperPart(nodes: RootContent[]): RootContent {
  const mark = element('p', { className: ['deeper__mark'], dataSearch: 'skip' }, [
    element('strong', {}, [text('For the expert')]),
    element('span', {}, [
      text('You know the plain case now. From here on: exact conditions, failures, costs and limits.'),
    ]),
  ]);
  return element('section', { className: ['deeper'] }, [mark, ...nodes]);
}
