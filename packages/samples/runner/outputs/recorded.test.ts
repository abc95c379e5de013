import { expect, it } from 'vitest';

import { blocksIn } from '../../contract/fences/discover';
import { readsBack, rewriteSessions, sessionText } from './recorded';
import type { SessionUnit } from '../units/units';

const note = `Text.

\`\`\`console
$ echo one
old
\`\`\`

- item

  \`\`\`\`console
  $ cat <<END
  > a
  > END
  $ date
  10:00
  \`\`\`\`

Last.
`;

/** The sessions of a note as far as recording them needs. */
function sessions(): SessionUnit[] {
  const blocks = blocksIn(note, 'x/y', 'docs/x/y.mdx');
  return blocks.map((block) => ({
    doc: 'docs/x/y.mdx',
    line: block.line,
    block,
    vary: [{ pattern: '\\d+:\\d+', why: 'the clock' }],
  })) as unknown as SessionUnit[];
}

it('writes outputs into the fences of a note and nothing else', () => {
  const [first, second] = sessions();
  const texts = [
    { unit: first!, text: sessionText(first!, [{ output: 'one', status: 0 }]) },
    {
      unit: second!,
      text: sessionText(second!, [
        { output: 'a', status: 0 },
        { output: '23:59', status: 0 },
      ]),
    },
  ];
  expect(rewriteSessions(note, texts)).toBe(note.replace('old', 'one').replace('  > END\n', '  > END\n  a\n'));
});

it('knows which sessions cannot be read back', () => {
  expect(readsBack('$ echo one\none', 1)).toBe(true);
  expect(readsBack("$ echo '$ two'\n$ two", 1)).toBe(false);
  expect(readsBack('$ cat note.md\n```', 1)).toBe(false);
});
