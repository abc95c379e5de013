import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';

import { linesBefore } from '@groundwork/lib/node/linesBefore';
import { readFrontMatter, type FrontMatter, type NoteFrontMatter } from '../frontMatter';
import { checkForm } from '../checks/checkForm';
import { mdxElement, textNode } from '../elements';
import { drawWalk } from './drawWalk';
import { anchorFirstLab } from './anchorFirstLab';
import { factsOf, walkFactsOf } from './facts';
import { partsOf, sectionOf, type NoteParts } from '../parts/partsOf';
import { setApart } from './setApart';
import { walkPartsOf } from '../parts/walkParts';

interface RemarkNoteFormOptions {
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
    draw(tree, parts, frontMatter.data.form);
    tree.children.unshift(mdxElement('p', { className: ['note-question'] }, [textNode(question)]));
  };
}

/** Nothing for a part of notes, and for a note with a mistake there that the plugin has told of already. */
function frontMatterOf(file: string, name: string): FrontMatter | undefined {
  if (path.basename(file).startsWith('_') || !fs.existsSync(file)) return undefined;
  try {
    return readFrontMatter(fs.readFileSync(file, 'utf8'), name);
  } catch {
    return undefined;
  }
}

function draw(tree: Root, { questions }: NoteParts, form: NoteFrontMatter['form']): void {
  for (const { node } of questions)
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'className', value: 'question' });
  const hasLab = anchorFirstLab(tree);
  const parts = partsOf(tree);
  if (form === 'walk') drawNoteWithWalk(tree, parts, hasLab);
  else drawArticle(tree, parts, hasLab);
}

// Facts are taken before anything moves: they look at the author's text.
function drawNoteWithWalk(tree: Root, parts: NoteParts, hasLab: boolean): void {
  const walkParts = walkPartsOf(parts);
  const facts = walkFactsOf(tree, parts, walkParts, hasLab);
  drawWalk(tree, parts, walkParts);
  tree.children.unshift(...facts);
}

function drawArticle(tree: Root, parts: NoteParts, hasLab: boolean): void {
  const facts = factsOf(tree, parts, hasLab);
  const [division] = parts.deeper;
  if (division) setApart(tree, [division, ...sectionOf(tree.children, division)], deeperPart);
  setApart(tree, parts.opening, inShort);
  tree.children.unshift(facts);
}

function inShort(opening: RootContent[]): RootContent {
  return mdxElement('section', { className: ['in-short'], ariaLabel: 'In short' }, opening);
}

function deeperPart(nodes: RootContent[]): RootContent {
  const mark = mdxElement('p', { className: ['deeper__mark'], dataSearch: 'skip' }, [
    mdxElement('strong', {}, [textNode('For the expert')]),
    mdxElement('span', {}, [
      textNode('You know the plain case now. From here on: exact conditions, failures, costs and limits.'),
    ]),
  ]);
  return mdxElement('section', { className: ['deeper'] }, [mark, ...nodes]);
}
