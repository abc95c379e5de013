import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { readSource } from '@groundwork/lib/node/readSource';
import type { Deck } from '../shared/deck';
import { renderDeck, type RenderOptions } from './renderDeck';

interface DecksOptions extends RenderOptions {
  /** The folder of the decks, `<name>.mdx` each, from the root of the site. */
  path: string;
}

/** Renders every deck to HTML and writes it as a file that only the deck's page loads. */
export default function decks(
  { siteDir }: LoadContext,
  { path: folder, ...options }: DecksOptions,
): Plugin<Map<string, Deck>> {
  const files = (): string[] => readdirSync(path.join(siteDir, folder)).filter((file) => file.endsWith('.mdx'));
  return {
    name: 'groundwork-decks',
    getPathsToWatch: () => [path.join(siteDir, folder, '*.mdx')],
    async loadContent() {
      const rendered = files().map(async (file) => {
        const text = readSource(siteDir, path.join(folder, file));
        return [file.replace(/\.mdx$/, ''), await renderDeck(text, path.join(folder, file), options)] as const;
      });
      return new Map(await Promise.all(rendered));
    },
    async contentLoaded({ content, actions }) {
      await Promise.all([...content].map(([name, deck]) => actions.createData(`${name}.json`, JSON.stringify(deck))));
    },
  };
}
