import type { Root, RootContent } from 'mdast';

import { mdxElement, textNode } from '../elements';
import type { NoteParts } from '../parts/partsOf';
import { readingTimeOf } from './readingTime';
import { sampleLanguages } from './sampleLanguages';
import { walkHeadings, type WalkParts } from '../parts/walkParts';

/**
 * The line under an article's question: reading times, languages of the samples, and a link to the first lab.
 * @param hasLab whether there is one, which has its anchor already
 */
export function factsOf(tree: Root, parts: NoteParts, hasLab: boolean): RootContent {
  const { plain, whole } = readingTimeOf(parts);
  const time = whole > plain ? `${toRead(plain)}, ${whole} with the part for the expert` : toRead(plain);
  return linesOf('note-facts', 'About this note', [
    textNode(time),
    ...languagesOf(tree),
    ...(hasLab ? [labLink()] : []),
  ]);
}

/**
 * The lines under the question of a note with a walk: reading times and languages; the places for those who do not read
 * from the start, the first lab among them where there is one.
 */
export function walkFactsOf(
  tree: Root,
  { whole }: NoteParts,
  { walk, lookUp, deeper }: WalkParts,
  hasLab: boolean,
): RootContent[] {
  const time = readingTimeOf({ plain: walk, whole });
  const minutes = `${time.plain} ${time.plain === 1 ? 'minute' : 'minutes'} for the walk, ${time.whole} with everything`;
  const facts = [textNode(minutes), ...languagesOf(tree)];
  const ways = [
    ...(lookUp ? [linkTo('#look-it-up', walkHeadings.lookUp)] : []),
    ...(hasLab ? [labLink()] : []),
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
