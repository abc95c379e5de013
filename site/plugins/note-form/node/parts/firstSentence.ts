import type { Paragraph, Parent, PhrasingContent } from 'mdast';

import { sentencesOf } from './sentences';

/** Stands for code and formulas while the end of a sentence is looked for. */
const placeholder = '\u25a1';

/** The first sentence of a paragraph, without links and emphasis: it is shown where neither has a place. */
export function firstSentence(paragraph: Paragraph): PhrasingContent[] {
  const pieces = piecesOf(paragraph);
  const whole = pieces.map(({ said }) => said).join('');
  let left = sentencesOf(whole)[0]?.text.length ?? 0;
  // A sentence is trimmed, its paragraph may begin with white space.
  left += whole.length - whole.trimStart().length;
  return pieces.flatMap(({ said, node }) => {
    const taken = said.slice(0, left);
    left -= taken.length;
    if (taken === '') return [];
    return [node.type === 'text' ? { type: 'text', value: taken } : node];
  });
}

interface Piece {
  said: string;
  node: PhrasingContent;
}

function piecesOf({ children }: Parent): Piece[] {
  return (children as PhrasingContent[]).flatMap((node) => {
    if (node.type === 'text') return [{ said: node.value, node }];
    if ('children' in node) return piecesOf(node);
    return [{ said: placeholder, node: structuredClone(node) }];
  });
}
