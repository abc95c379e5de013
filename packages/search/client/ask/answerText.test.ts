import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { answerParts } from './answerText';

const origin = 'https://groundwork.example';
describe('answerParts', () => {
  it('leaves what is no link as text', () => {
    expect(answerParts('It runs twice [1]. **Not** once.', origin)).toEqual([
      { text: 'It runs twice [1]. **Not** once.' },
    ]);
  });

  it.each([
    ['[Hooks](/docs/react/hooks)', '/docs/react/hooks'],
    [`[Hooks](${origin}/docs/react/hooks#a)`, '/docs/react/hooks#a'],
  ])('keeps the link of %s', (answer, url) => {
    expect(answerParts(answer, origin)).toEqual([{ text: 'Hooks', url }]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://groundwork.example/',
    '\\\\evil.example',
  ])('makes plain text of a link to %s', (target) => {
    expect(answerParts(`[here](${target})`, origin).filter(({ url }) => url !== undefined)).toEqual([]);
  });

  it('never links away from the site, whatever an assistant says', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('[', ']', '(', ')', '/', ':', 'a', '1', '\\', '<', ' ', '.', '\n', '@', 'javascript:'),
        }),
        (answer) => {
          for (const { url } of answerParts(answer, origin)) {
            if (url !== undefined) expect(new URL(url, origin).origin).toBe(origin);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
