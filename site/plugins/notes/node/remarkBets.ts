import path from 'node:path';

import type { ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { groupBets, rightChoices, type Bet } from './bets';
import { linesBefore } from '@groundwork/lib/node/linesBefore';

interface RemarkBetsOptions {
  root: string;
}

/**
 * Draws the bets of a note: the question with its choices, and the rest in a `<details>`, so that it unfolds without a
 * script too (`site/plugins/notes/client/behaviour/bets.ts` unfolds it when a choice is made). To be run before fences are filled in.
 * @throws AuthorError where a bet is not in order.
 */
export function remarkBets({ root }: RemarkBetsOptions) {
  return (tree: Root, file: VFile): void => {
    const before = linesBefore(file);
    groupBets(tree, (line) => ({ file: path.relative(root, file.path), line: line + before }));
    let count = 0;
    visit(tree, 'bet', (bet: Bet) => draw(bet, `bet-${(count += 1)}`));
  };
}

function draw(bet: Bet, name: string): void {
  const [question, choices, ...rest] = bet.children;
  const asked = element('legend', {}, question.children);
  const offered = choices.children.map((choice) => choiceOf(choice, name));
  // Said twice, as nodes of their own: what changes links must not change one twice.
  const right = structuredClone(rightChoices(bet)).map(wordsOf);
  // React writes a comment between texts that touch each other.
  const answer = right.flatMap((words, index) => [text(index > 0 ? ', or ' : ' '), element('span', {}, words)]);
  // The script says here whether a choice was right.
  const parts: RootContent[] = [
    element('fieldset', { className: ['bet__choices'] }, [asked, ...offered]),
    element('p', { className: ['bet__said'], role: 'status' }, []),
    element('details', { className: ['bet__rest'] }, [
      element('summary', {}, [text('Show me')]),
      element('p', { className: ['bet__answer'] }, [element('strong', {}, [text('Right:')]), ...answer]),
      ...rest,
    ]),
  ];
  Object.assign(bet, { children: parts, data: { hName: 'section', hProperties: { className: ['bet'] } } });
}

function choiceOf(choice: ListItem, name: string): RootContent {
  const right = choice.checked === true ? { dataRight: '' } : {};
  return element('label', { className: ['bet__choice'], ...right }, [
    element('input', { type: 'radio', name }, []),
    element('span', {}, wordsOf(choice)),
  ]);
}

const wordsOf = ({ children: [words] }: ListItem): PhrasingContent[] => (words as Paragraph).children;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** A node that becomes an element of HTML as it is. */
const element = (hName: string, hProperties: Record<string, unknown>, children: RootContent[]): PhrasingContent =>
  ({ type: 'betPart', data: { hName, hProperties }, children }) as unknown as PhrasingContent;
