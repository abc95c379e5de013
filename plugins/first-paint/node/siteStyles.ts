import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { commonStyles, drawingKinds, drawingStyles, partStyles } from './chunks';
import type { Stylesheets } from './inlineStyles';
import { splitStyles } from './splitStyles';
import { Asked, usedStyles } from './usedStyles';

/**
 * Reads the stylesheets of a built site as its pages get them: without what nothing of the site asks for.
 * @param pages The files of all pages, as the generator wrote them.
 */
export async function siteStyles(outDir: string, pages: readonly string[]): Promise<Stylesheets> {
  const filesOf = (kind: string) => textsOf(path.join(outDir, 'assets', kind), kind);
  const [scripts, sheets] = await Promise.all([filesOf('js'), filesOf('css')]);
  const asked = new Asked();
  for (const page of pages) asked.addPage(await readFile(page, 'utf8'));
  for (const script of scripts.values()) asked.addScript(script);
  for (const [file, styles] of sheets) if (!isOf(commonStyles, file)) asked.addStyles(styles);
  const textOf = (name: string): string | undefined => [...sheets].find(([file]) => isOf(name, file))?.[1].trim();
  const common = textOf(commonStyles);
  if (common === undefined)
    throw new Error(`The built site has no stylesheet called ${commonStyles}: the generator renamed it.`);
  const parts = partStyles.flatMap(({ name, onPage }) => {
    const text = textOf(name);
    // A site without such a part has no file for it.
    if (text === undefined) return [];
    return name === drawingStyles ? ofDrawings(text, onPage) : [{ text, onPage }];
  });
  return { common: usedStyles(common, asked), parts };
}

/** What all drawings share where there is one, and what those of one kind need where there is one of that kind. */
function ofDrawings(css: string, onPage: RegExp): Stylesheets['parts'] {
  const { rest, of } = splitStyles(css, drawingKinds);
  return [
    { text: rest, onPage },
    ...[...of].map(([kind, text]) => ({
      text,
      onPage: new RegExp(String.raw`<svg[^>]*\sclass="?[^">]*\b${kind}-svg\b`),
    })),
  ];
}

/** The files of a kind in a folder, with their texts. */
async function textsOf(folder: string, kind: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(`.${kind}`));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const)),
  );
}

const isOf = (name: string, file: string): boolean => file.startsWith(`${name}.`);
