import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { HtmlTagObject } from '@docusaurus/types';
import sharp from 'sharp';

const manifestFile = 'manifest.webmanifest';
const touchIcon = 'img/touch-icon.png';

/** The paper of the site in both colour modes (`--gw-bg` in `site/css/tokens.css`). */
const paper = { light: '#fbfcf8', dark: '#121713' };

/** The site as an app that a reader puts on a home screen. */
const manifest = (title: string, baseUrl: string): object => ({
  name: title,
  short_name: title,
  start_url: baseUrl,
  scope: baseUrl,
  display: 'minimal-ui',
  background_color: paper.light,
  theme_color: paper.light,
  icons: [
    { src: `${baseUrl}img/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
    { src: `${baseUrl}${touchIcon}`, sizes: '192x192', type: 'image/png' },
  ],
});

/** What the head of every page says of it. */
export const appTags = (baseUrl: string): HtmlTagObject[] => [
  ...(['light', 'dark'] as const).map((mode) => ({
    tagName: 'meta',
    attributes: { name: 'theme-color', content: paper[mode], media: `(prefers-color-scheme:${mode})` },
  })),
  { tagName: 'link', attributes: { rel: 'manifest', href: baseUrl + manifestFile } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: baseUrl + touchIcon } },
];

/** Writes the manifest and the icon that some systems want as pixels. */
export async function writeAppFiles(iconFile: string, outDir: string, title: string, baseUrl: string): Promise<void> {
  const icon = sharp(iconFile).resize(192, 192).png({ compressionLevel: 9 });
  await mkdir(path.join(outDir, path.dirname(touchIcon)), { recursive: true });
  await Promise.all([
    icon.toFile(path.join(outDir, touchIcon)),
    writeFile(path.join(outDir, manifestFile), JSON.stringify(manifest(title, baseUrl))),
  ]);
}
