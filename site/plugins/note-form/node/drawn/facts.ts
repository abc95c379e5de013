import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { EXIT, visit } from 'unist-util-visit';

import { mdxElement, textNode } from '../elements';
import type { NoteParts } from '../parts/partsOf';
import { readingTimeOf } from './readingTime';
import { sampleLanguages } from './sampleLanguages';
import { walkHeadings, type WalkParts } from '../parts/walkParts';

/** The line under the question: reading times, languages of the samples, and a link to the note's first lab. */
export function factsOf(tree: Root, parts: NoteParts): RootContent {
  const { plain, whole } = readingTimeOf(parts);
  const time = whole > plain ? `${toRead(plain)}, ${whole} with the part for the expert` : toRead(plain);
  return linesOf('note-facts', 'About this note', [
    textNode(time),
    ...languagesOf(tree),
    ...(anchorLab(tree) ? [labLink()] : []),
  ]);
}

/** The same of a note of the third form, and below it where those go at once who do not read from the start. */
export function walkFactsOf(tree: Root, { whole }: NoteParts, { walk, lookUp, deeper }: WalkParts): RootContent[] {
  const time = readingTimeOf({ plain: walk, whole });
  const minutes = `${time.plain} ${time.plain === 1 ? 'minute' : 'minutes'} for the walk, ${time.whole} with everything`;
  const facts = [textNode(minutes), ...languagesOf(tree)];
  const ways = [
    ...(lookUp ? [linkTo('#look-it-up', walkHeadings.lookUp)] : []),
    ...(anchorLab(tree) ? [labLink()] : []),
    ...(deeper ? [linkTo('#going-deeper', walkHeadings.deeper)] : []),
  ];
  return [linesOf('note-facts', 'About this note', facts), linesOf('note-jumps', 'On this page', ways)];
}

const toRead = (minutes: number): string => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`);

function languagesOf(tree: Root): RootContent[] {
  const languages = sampleLanguages(tree).join(', ');
  return languages ? [textNode(languages)] : [];
}

function linesOf(className: string, ariaLabel: string, items: readonly RootContent[]): RootContent {
  return mdxElement(
    'ul',
    { className: [className], ariaLabel, dataSearch: 'skip' },
    items.map((item) => mdxElement('li', {}, [item])),
  );
}

const linkTo = (url: string, label: string): RootContent =>
  ({ type: 'link', url, children: [textNode(label)] }) as RootContent;

/** A link that the generator does not look after: it knows no anchors but those of headings. */
function labLink(): RootContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'href', value: '#lab' },
      { type: 'mdxJsxAttribute', name: 'data-noBrokenLinkCheck', value: 'true' },
    ],
    children: [{ type: 'text', value: 'Try the lab' }],
  };
}

/** Gives the note's first lab an id; returns whether there is one. */
function anchorLab(tree: Root): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (node.name !== 'Lab' || index === undefined) return undefined;
    const anchored = mdxElement('div', { id: 'lab' }, [node]);
    (parent as Parent).children.splice(index, 1, anchored);
    found = true;
    return EXIT;
  });
  return found;
}
