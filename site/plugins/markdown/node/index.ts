import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { docsOf } from '../../../lib/node/docsOf';
import type { PageReader } from '../../first-paint/shared/pageReader';
import { noteMarkdown } from './noteMarkdown';

/**
 * Writes each note's page as Markdown beside it, `docs/linux/epoll.md` beside `docs/linux/epoll.html`, and all of them
 * as `llms-full.txt`.
 */
export default function markdown({ siteConfig, baseUrl, outDir }: LoadContext): Plugin<void> & PageReader {
  let permalinks: readonly string[] = [];
  const texts = new Map<string, string>();
  return {
    name: 'groundwork-markdown',
    async allContentLoaded({ allContent }) {
      permalinks = docsOf(allContent).map((doc) => doc.permalink);
    },
    readPage({ address, document }) {
      const text = noteMarkdown(document, `${siteConfig.url}${address}`);
      if (text !== null) texts.set(address, text);
    },
    async pagesRead() {
      const notes = permalinks.flatMap((permalink) => {
        const text = texts.get(permalink);
        return text === undefined ? [] : [{ file: `${permalink.slice(baseUrl.length)}.md`, text }];
      });
      for (const { file, text } of notes) await writeFile(path.join(outDir, file), text);
      await writeFile(path.join(outDir, 'llms-full.txt'), notes.map(({ text }) => text).join('\n'));
    },
  };
}
