import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { codeThemeNames } from '../../../config/codeThemeNames';
import { talks } from '../../../config/pages/talks';
import { rehypeHighlight } from '@groundwork/code';
import { remarkDiagrams, remarkFigures } from '@groundwork/figures';
import { renderDeck } from './renderDeck';

const head = `---
title: A deck for a trial
description: A description that is as long as the description of a deck has to be, which is sixty.
read: 2026-11-20
---
`;
const notes = '\n<Notes>\n\nSaid.\n\n</Notes>\n';
const deckOf = async (body: string) => renderDeck(`${head}\nIntro.\n${notes}${body}`, 'deck.mdx');
const folder = 'site/pages/assets/_decks';

describe('renderDeck', () => {
  it('makes a slide of each heading, and one of the title', async () => {
    const { html, read } = await deckOf(`\n## A claim\n\nText.\n${notes}`);
    expect(html.match(/<section/g)).toHaveLength(2);
    expect(html).toContain('<h1>A deck for a trial</h1>');
    expect(html).toContain('data-slide="a-claim" data-number="2" aria-labelledby="a-claim"');
    expect(html).toContain('<h2 id="a-claim">');
    expect(read).toBe('Nov 20, 2026');
  });

  it('labels a link that leaves the site, and only that', async () => {
    const { html } = await deckOf(`\n## A claim\n\n[in](/talks) [out](https://example.com/)\n${notes}`);
    expect(html).toContain('<a href="/talks">in</a>');
    expect(html).toMatch(
      /href="https:\/\/example.com\/" target="_blank" rel="noopener noreferrer">out<svg[^>]*aria-label="\(opens in new tab\)"/,
    );
  });

  it('reads a part in one line as a part', async () => {
    const { html } = await deckOf(`\n## A claim\n\n<Shown>[a](/talks)</Shown>\n${notes}`);
    expect(html).toContain('<div class="slide__shown"><p><a href="/talks">a</a></p></div>');
  });

  it.each([
    ['a slide without notes', '\n## A claim\n\nText.\n', 'one <Notes> on a slide'],
    ['a second slide of the same name', `\n## !\n${notes}\n## !\n${notes}`, 'headings'],
    ['a slide with too many words', `\n## A claim\n\n${'word '.repeat(120)}\n${notes}`, 'at most 110 words'],
    ['a part that nobody knows', `\n## A claim\n\n<Video />\n${notes}`, 'found     <Video>'],
    ['code', `\n## A claim\n\n{1 + 1}\n${notes}`, 'found     code'],
  ])('refuses %s', async (_name, body, message) => {
    await expect(deckOf(body)).rejects.toThrow(message);
  });

  it('refuses front matter that lacks something', async () => {
    await expect(renderDeck('---\ntitle: A deck\n---\n', 'deck.mdx')).rejects.toThrow('description');
  });
});

describe('the decks', () => {
  const decks = readdirSync(folder).filter((file) => file.endsWith('.mdx'));

  it('are those of the talks', () => {
    expect(decks.map((file) => `/assets/${file.replace('.mdx', '')}`).sort()).toEqual(
      talks.map(({ deck }) => deck).sort(),
    );
  });

  it.each(decks)('%s renders, with YAML that can be read', async (file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const { html } = await renderDeck(text, file, {
      remarkPlugins: [remarkDiagrams, [remarkFigures, { root: process.cwd() }]],
      rehypePlugins: [[rehypeHighlight, codeThemeNames]],
    });
    const { slides } = talks.find(({ deck }) => deck.endsWith(file.replace('.mdx', '')))!;
    expect(html.match(/<section/g)).toHaveLength(slides);
    for (const [, block] of text.matchAll(/```yaml[^\n]*\n([^]*?)```/g)) expect(parse(block!)).toBeTruthy();
  });
});
