import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { withPolicy } from './contentSecurityPolicy';
import { inlineStyles } from './inlineStyles';
import { pageFiles } from './pageFiles';
import { reactInItsOwnFile } from './reactChunk';
import { buildPlaceholder } from './template';
import { writeFragment } from './writeFragment';

/**
 * Makes the first paint need nothing but the page: styles inside, scripts after the paint (`template.ts`), a strict
 * policy for both. Also writes each note's body as a fragment for navigation.
 */
export default function firstPaint({ baseUrl }: LoadContext): Plugin<void> {
  return {
    name: 'groundwork-first-paint',
    configureWebpack: (_config, isServer) => (isServer ? {} : reactInItsOwnFile),
    async postBuild({ outDir }) {
      const build = await nameOfBuild(outDir);
      const read = styleReader(outDir, baseUrl);
      for (const file of await pageFiles(outDir)) {
        const html = (await readFile(file, 'utf8')).replace(buildPlaceholder, build);
        await writeFragment(file, html, build);
        await writeFile(file, withPolicy(inlineStyles(html, read)));
      }
    },
  };
}

/** Names what the scripts of a build are together: pages and fragments of one name fit each other. */
async function nameOfBuild(outDir: string): Promise<string> {
  const scripts = await readdir(path.join(outDir, 'assets/js'));
  return createHash('sha256').update(scripts.sort().join('\n')).digest('hex').slice(0, 12);
}

function styleReader(outDir: string, baseUrl: string): (address: string) => string {
  const texts = new Map<string, string>();
  return (address) => {
    const known = texts.get(address);
    if (known !== undefined) return known;
    const text = readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8').trim();
    texts.set(address, text);
    return text;
  };
}
