import type { Code } from 'mdast';
import { describe, expect, it } from 'vitest';

import { parseMdx } from '@groundwork/lib/parseMdx';
import { checkLineReferences, mentionsIn, requireMarkedLines } from './lineReferences';

const found = (text: string) => mentionsIn(text).map(({ numbers, ofOutput }) => [...numbers, ofOutput ? 'output' : '']);

describe('mentionsIn', () => {
  it.each([
    ['Line 3 opens it.', [[3, '']]],
    [
      'It waits (line 12), then lines 3 to 5 run.',
      [
        [12, ''],
        [3, 5, ''],
      ],
    ],
    ['See lines 2, 8 and 12.', [[2, 8, 12, '']]],
    ['Lines 8 and 12 print', [[8, 12, '']]],
    [
      'line 2 of the output, and the output’s line 4',
      [
        [2, 'output'],
        [4, 'output'],
      ],
    ],
    ['In the output, lines 1 to 2 differ', [[1, 2, 'output']]],
    ['line 3, 4 bytes in', [[3, '']]],
    ['a deadline 3 days away, online 24 hours, in line with', []],
  ])('%s', (text, mentions) => {
    expect(found(text)).toEqual(mentions);
  });
});

const length = (code: Code) =>
  code.lang === 'figure' ? undefined : { name: `a.${code.lang}`, lines: code.lang === 'go' ? 9 : 4, outputLines: 2 };

function check(...paragraphs: string[]) {
  const tree = parseMdx(paragraphs.join('\n\n'), 'docs/a/b.mdx');
  return [...checkLineReferences(tree, length, (line) => ({ file: 'docs/a/b.mdx', line: line + 10 }))].map(
    ([{ lang }, { listing, output }]) => `${lang}${listing ? ' listing' : ''}${output ? ' output' : ''}`,
  );
}

const go = '```go\n```';
const c = '```c\n```';
const figure = '```figure\n```';

describe('checkLineReferences', () => {
  it('answers with the listings that the text speaks of, the last one before it', () => {
    expect(check(go, 'Line 9 ends it.', figure, '- lines 1 to 2 of the output', c, 'Lines 3 and 4.')).toEqual([
      'go listing output',
      'c listing',
    ]);
    expect(check(go, 'No word of any.')).toEqual([]);
  });

  it.each([
    ['a line that the last listing lacks', [go, 'Line 9.', c, 'First\nline 5 and']],
    ['a range that ends outside', [c, 'Lines 3 to 5 do.']],
    ['line 0', [c, 'Line 0 does.']],
    ['a line that the output lacks', [go, 'See line 3 of the output.']],
    ['a line of the output that is not said to be one', ['```x\n```', 'Line 2 does.', c, 'Lines 1 to 5.']],
    ['a line before any listing', ['Line 1 does.', go]],
  ])('refuses %s', (_, paragraphs) => {
    expect(() => check(...paragraphs)).toThrowErrorMatchingSnapshot();
  });
});

describe('requireMarkedLines', () => {
  const place = { file: 'docs/a/b.mdx', line: 7 };

  it('takes marks on lines that are there, and no others', () => {
    expect(() => requireMarkedLines('{1,3-4}', { name: 'a.go', lines: 4 }, place)).not.toThrow();
    expect(() => requireMarkedLines('{1,3-5}', { name: 'a.go', lines: 4 }, place)).toThrowErrorMatchingSnapshot();
  });
});
