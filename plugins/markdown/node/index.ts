import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { docsOf } from '../../../lib/node/docsOf';
import { noteMarkdown } from './noteMarkdown';

/**
 * Writes each note's page as Markdown beside it, `docs/linux/epoll.md` beside `docs/linux/epoll.html`, and all of them
 * as `llms-full.txt`.
 */
export default function markdown({ siteConfig, baseUrl }: LoadContext): Plugin<void> {
  let permalinks: readonly string[] = [];
  return {
    name: 'groundwork-markdown',
    async allContentLoaded({ allContent }) {
      permalinks = docsOf(allContent).map((doc) => doc.permalink);
    },
    async postBuild({ outDir }) {
      const all: string[] = [];
      for (const permalink of permalinks) {
        const file = path.join(outDir, permalink.slice(baseUrl.length));
        const text = noteMarkdown(await readFile(`${file}.html`, 'utf8'), `${siteConfig.url}${permalink}`);
        if (text === null) continue;
        all.push(text);
        await writeFile(`${file}.md`, text);
      }
      await writeFile(path.join(outDir, 'llms-full.txt'), all.join('\n'));
    },
  };
}
