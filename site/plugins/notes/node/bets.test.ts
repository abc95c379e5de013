import { expect, it } from 'vitest';

import { groupBets } from './bets';
import { parseMdx } from '@groundwork/lib/parseMdx';

const whole = [':::bet What will `ask` say?', '- [ ] a\n- [x] no *answer*', '```console\n$ ask\nno answer\n```', ':::'];

function grouped(...blocks: readonly string[]) {
  const tree = parseMdx(['Before.', ...blocks, 'After.'].join('\n\n'), 'docs/a/b.mdx');
  groupBets(tree, (line) => ({ file: 'docs/a/b.mdx', line: line + 10 }));
  return tree.children;
}

it('makes one node of a bet, and leaves the rest as it is', () => {
  const [, bet, ...after] = grouped(...whole);
  expect(bet).toMatchObject({ type: 'bet', children: [{ type: 'paragraph' }, { type: 'list' }, { type: 'code' }] });
  expect(after.map(({ type }) => type)).toEqual(['paragraph']);
});

it('finds several, also in a folded part', () => {
  const [, details] = grouped('<details>', ...whole, ...whole, '</details>');
  expect(details).toMatchObject({ children: [{ type: 'bet' }, { type: 'bet' }] });
});

const [asked, choices, session, end] = whole as [string, string, string, string];

it.each([
  ['without an end', [asked, choices, session]],
  ['that does not ask', [':::bet She sees it.', choices, session, end]],
  ['without a question', [':::bet', choices, session, end]],
  ['without choices', [asked, session, end]],
  ['with one choice', [asked, '- [x] a', session, end]],
  ['with a choice without a box', [asked, '- [x] a\n- b', session, end]],
  ['without its right answer', [asked, '- [ ] a\n- [ ] b', session, end]],
  ['without a wrong answer', [asked, '- [x] a\n- [x] b', session, end]],
  ['without what is unfolded', [asked, choices, end]],
  ['with a heading', [asked, choices, '### Why', session, end]],
])('refuses a bet %s', (_, blocks) => {
  expect(() => grouped(...blocks)).toThrowErrorMatchingSnapshot();
});
