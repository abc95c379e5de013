import type { List, ListItem, Nodes, Paragraph, Parent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

import { AuthorError, type AuthorMistake } from '@groundwork/lib/authorError';

/**
 * A question with choices, of which a reader takes one before the rest is unfolded:
 * `:::bet What will she see?`, a list of `- [ ]` and `- [x]`, the rest, `:::`.
 */
export interface Bet extends Parent {
  type: 'bet';
  /** The question, its choices (`checked` is right), and what is folded. */
  children: [Paragraph, List, ...RootContent[]];
}

declare module 'mdast' {
  interface BlockContentMap {
    bet: Bet;
  }
  interface RootContentMap {
    bet: Bet;
  }
}

const opening = /^:::bet(?:\s+|$)/;

type PlaceOf = (line: number) => { file: string; line: number };

/**
 * Makes one node of each bet, wherever it stands. @throws AuthorError where a bet lacks its end, its choices, the right
 * one or what is unfolded.
 */
export function groupBets(tree: Root, placeOf: PlaceOf): void {
  visit(tree, (node: Nodes) => {
    if (!('children' in node)) return;
    const children: Nodes[] = node.children;
    for (let index = 0; index < children.length; index++) {
      const first = children[index];
      if (!isParagraphLike(first, opening)) continue;
      const end = children.findIndex((other, at) => at > index && isParagraphLike(other, /^:::\s*$/));
      const nodes = children.slice(index + 1, end) as RootContent[];
      children.splice(index, end - index + 1, betOf(first, end < 0 ? undefined : nodes, placeOf));
    }
  });
}

/** The choices of a bet that are right. */
export const rightChoices = ({ children: [, choices] }: Bet): ListItem[] =>
  choices.children.filter(({ checked }) => checked === true);

function isParagraphLike(node: Nodes | undefined, start: RegExp): node is Paragraph {
  const first = node?.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' && start.test(first.value);
}

function betOf(opened: Paragraph, nodes: RootContent[] | undefined, placeOf: PlaceOf): Bet {
  const question = withoutSign(opened);
  const [choices, ...rest] = nodes ?? [];
  const problem = nodes === undefined ? noEnd : problemOf(question, choices, rest);
  if (problem || choices?.type !== 'list')
    throw new AuthorError({ ...placeOf(opened.position?.start.line ?? 1), ...(problem ?? noChoices('none')) });
  const end = (rest.at(-1) ?? choices).position?.end ?? { line: 1, column: 1 };
  return {
    type: 'bet',
    children: [question, choices, ...rest],
    position: { start: opened.position?.start ?? { line: 1, column: 1 }, end },
  };
}

function withoutSign(paragraph: Paragraph): Paragraph {
  const [first, ...more] = paragraph.children;
  if (first?.type !== 'text') return paragraph;
  const value = first.value.replace(opening, '');
  return { ...paragraph, children: value === '' ? more : [{ ...first, value }, ...more] };
}

type Mistake = Omit<AuthorMistake, 'file' | 'line'>;

const noEnd: Mistake = {
  expected: 'a line ::: that ends the bet',
  found: 'none',
  hint: 'write ::: after an empty line, below what is unfolded',
};

const noChoices = (found: string): Mistake => ({
  expected: 'a list of at least two choices below the question, each in one line: - [ ] wrong, - [x] right',
  found,
  hint: 'each choice is a line that begins with - [ ] or - [x]',
});

function problemOf(question: Paragraph, choices: RootContent | undefined, rest: RootContent[]): Mistake | undefined {
  const last = question.children.at(-1);
  if (last?.type !== 'text' || !/\?\s*$/.test(last.value))
    return {
      expected: 'a bet that asks, with a question mark at its end: :::bet What will she see?',
      found: last?.type === 'text' ? last.value || 'no question' : 'no question mark at its end',
      hint: 'the question stands on the line of :::bet, the choices below it',
    };
  const items = choices?.type === 'list' ? choices.children : [];
  if (items.length < 2 || !items.every(isChoice))
    return noChoices(choices?.type === 'list' ? `${items.filter(isChoice).length} of ${items.length} lines` : 'none');
  return rightOrRest(items, rest);
}

const isChoice = ({ checked, children }: ListItem): boolean =>
  typeof checked === 'boolean' && children.length === 1 && children[0]?.type === 'paragraph';

function rightOrRest(items: readonly ListItem[], rest: readonly RootContent[]): Mistake | undefined {
  const right = items.filter(({ checked }) => checked === true).length;
  if (right === 0 || right === items.length)
    return {
      expected: 'a bet with a right answer, - [x], and a wrong one, - [ ]',
      found: right === 0 ? 'no right one' : 'no wrong one',
      hint: 'write [x] at what the output below says',
    };
  const heading = rest.find(({ type }) => type === 'heading');
  if (rest.length > 0 && !heading) return undefined;
  return {
    expected: 'what happens below the choices, without headings: it is folded until a reader has chosen',
    found: heading ? 'a heading' : 'nothing',
    hint: 'put the session that shows it there, and a sentence why; headings stand outside',
  };
}
