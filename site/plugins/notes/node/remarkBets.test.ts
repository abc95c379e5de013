import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';

import { parseMdx } from '@groundwork/lib/parseMdx';
import { remarkBets } from './remarkBets';

function drawn(text: string): string {
  const tree = parseMdx(text, 'docs/a/b.mdx');
  remarkBets({ root: '/site' })(tree, new VFile({ path: '/site/docs/a/b.mdx', value: text }));
  return toHtml(toHast(tree));
}

const bet = ':::bet What is `2 + 2`?\n\n- [ ] 3\n- [x] 4\n- [x] `04`\n\nBecause.\n\n:::\n';

it('asks, and folds the rest with the answer in words', () => {
  expect(drawn(bet)).toMatchSnapshot();
});

it('names the choices of each bet apart', () => {
  expect([...drawn(`${bet}\n${bet}`).matchAll(/name="([^"]*)"/g)].map(([, name]) => name)).toEqual(
    ['bet-1', 'bet-2'].flatMap((name) => [name, name, name]),
  );
});
