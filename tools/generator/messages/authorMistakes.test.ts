import { expect, it } from 'vitest';

import { authorMistakes } from './authorMistakes';

const mistake = ['docs/go/pointers.mdx:117', '  expected  MDX', '  found     <div>', '  hint      close it'].join('\n');

it('finds a mistake in the error of a plugin, with its stack around', () => {
  const complaints = `[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (/x/build.js:83:15) {
  [cause]: Error: 
  docs/go/pointers.mdx:117
    expected  MDX
    found     <div>
    hint      close it
      at Object.loadContent (/x/index.ts:50:79)`;
  expect(authorMistakes(complaints, '/x')).toEqual([mistake]);
});

it('finds a mistake in the error of the bundler, once', () => {
  const complaints = `  ╰─▶   × Error: MDX compilation failed for file "/x/docs/go/pointers.mdx"
          │ Cause: \u001b[31m/x/docs/go/pointers.mdx:117
          │   expected  MDX\u001b[39m
          │   found     <div>
          │   hint      close it
          │ Details:
          │ AuthorError: docs/go/pointers.mdx:117
          │   expected  MDX
          │   found     <div>
          │   hint      close it`;
  expect(authorMistakes(complaints, '/x')).toEqual([mistake]);
});

it('finds several, one of them on several lines and without a line', () => {
  const other = 'site/pages/x.tsx\n  expected  a\n  found     b\n  c\n  hint      d';
  expect(
    authorMistakes(`${mistake}\n\nsite/pages/x.tsx\n  expected  a\n  found     b\nc\n  hint      d`, '/x'),
  ).toEqual([mistake, other]);
});

it('finds none in any other failure', () => {
  expect(authorMistakes('Error: ENOENT, expected  nothing\n  hint', '/x')).toEqual([]);
});

it('keeps the spaces of a path, which may be the mistake', () => {
  const spaced = mistake.replace('go/pointers.mdx:117', 'go/my new note.mdx:2');
  expect(authorMistakes(`[ERROR] Error: \n${spaced}`, '/x')).toEqual([spaced]);
  expect(authorMistakes(`Cause: /x/${spaced}`, '/x')).toEqual([spaced]);
});
