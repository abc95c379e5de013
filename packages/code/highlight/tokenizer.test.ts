import { execFileSync } from 'node:child_process';
import path from 'node:path';

import type { BundledLanguage } from 'shiki';
import { expect, it } from 'vitest';

import { Tokenizer, type ColouredLines } from './tokenizer';

const theme = {
  name: 'test',
  colors: { 'editor.foreground': '#000000' },
  tokenColors: [{ scope: ['comment'], settings: { foreground: '#000001' } }],
};

/** What of a text is coloured as a comment. */
const comments = (lines: ColouredLines): string =>
  lines.map((line) => line.flatMap(([text, colour]) => (colour === '#000001' ? [text] : [])).join('')).join('\n');

it('answers each question with its own lines', async () => {
  const tokenizer = new Tokenizer(theme);
  const [go, css] = await Promise.all([tokenizer.tokenize('x\n// one', 'go'), tokenizer.tokenize('/* two */', 'css')]);
  expect(comments(go)).toBe('\n// one');
  expect(comments(css)).toBe('/* two */');
});

it('passes an error on to who asked, and answers the next', async () => {
  const tokenizer = new Tokenizer(theme);
  await expect(tokenizer.tokenize('x', 'no-such-language' as BundledLanguage)).rejects.toThrow(/no-such-language/);
  expect(comments(await tokenizer.tokenize('# one', 'bash'))).toBe('# one');
});

it('keeps no process alive once it has answered', () => {
  const file = path.join(import.meta.dirname, 'tokenizer.ts');
  const script = `const { Tokenizer } = require(${JSON.stringify(file)});
    new Tokenizer({ name: 'none' }).tokenize('x', 'go').then(() => console.log('answered'));`;
  expect(
    execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', script], { encoding: 'utf8', timeout: 60_000 }),
  ).toBe('answered\n');
});
