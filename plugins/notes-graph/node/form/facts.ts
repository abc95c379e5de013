import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { EXIT, visit } from 'unist-util-visit';

import { element, text } from '../elements';
import type { NoteParts } from './partsOf';
import { readingTimeOf } from './readingTime';
import { sampleLanguages } from './sampleLanguages';

/** The line under the question: reading times, languages of the samples, and a link to the note's first lab. */
export function factsOf(tree: Root, parts: NoteParts): RootContent {
  const { plain, whole } = readingTimeOf(parts);
  const minutes = plain === 1 ? '1 minute to read' : `${plain} minutes to read`;
  const time = whole > plain ? `${minutes}, ${whole} with the part for the expert` : minutes;
  const languages = sampleLanguages(tree).join(', ');
  const items = [text(time), ...(languages ? [text(languages)] : []), ...(anchorLab(tree) ? [labLink()] : [])];
  return element(
    'ul',
    { className: ['note-facts'], ariaLabel: 'About this note', dataSearch: 'skip' },
    items.map((item) => element('li', {}, [item])),
  );
}

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
    const anchored = element('div', { id: 'lab' }, [node]);
    (parent as Parent).children.splice(index, 1, anchored);
    found = true;
    return EXIT;
  });
  return found;
}
