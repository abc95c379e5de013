import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { commonStyles, partStyles, stylesOfFew } from './chunks';
import type { Stylesheets } from './inlineStyles';
import { splitStyles } from './splitStyles';
import { Asked, usedStyles, withoutFallbacks } from './usedStyles';

/**
 * Reads the stylesheets of a built site as its pages get them: without what nothing of the site asks for.
 * @param pages The files of all pages, as the generator wrote them.
 * @param unasked Classes that scripts name although nothing of the site asks for them.
 */
export async function siteStyles(
  outDir: string,
  pages: readonly string[],
  unasked: readonly string[],
): Promise<Stylesheets> {
  const [scripts, sheets] = await Promise.all(
    ['js', 'css'].map((kind) => textsOf(path.join(outDir, 'assets', kind), kind)),
  );
  const asked = new Asked(new Set(unasked));
  for (const page of pages) asked.addPage(await readFile(page, 'utf8'));
  for (const script of scripts!.values()) asked.addScript(script);
  for (const [file, styles] of sheets!) if (!isOf(commonStyles, file)) asked.addStyles(styles);
  const textOf = (name: string): string | undefined => [...sheets!].find(([file]) => isOf(name, file))?.[1].trim();
  const common = usedStyles(textOf(commonStyles) ?? '', asked);
  const parts = partStyles.flatMap(({ name, onPage }) => {
    const text = textOf(name);
    // A site without such a part has no file for it.
    return text === undefined ? [] : [{ name, text: withoutFallbacks(text, common), onPage }];
  });
  return withFewApart({ name: commonStyles, text: withoutFallbacks(common, common), onPage: /^/ }, parts);
}

type Sheet = Stylesheets['parts'][number] & { name: string };

/** Takes the rules that few pages need out of their stylesheets; each set of them is a part of its own, after the whole. */
function withFewApart(common: Sheet, parts: readonly Sheet[]): Stylesheets {
  const apart = (sheet: Sheet): [whole: Sheet, ...few: Sheet[]] => {
    let { text } = sheet;
    const few = stylesOfFew.flatMap(({ sheet: name, classes, onPage }) => {
      if (name !== sheet.name) return [];
      const split = splitStyles(text, classes);
      text = split.rest;
      return split.few ? [{ name: '', text: split.few, onPage }] : [];
    });
    return [{ ...sheet, text }, ...few];
  };
  const [whole, ...few] = apart(common);
  return { common: whole.text, parts: [...few, ...parts.flatMap(apart)] };
}

/** The files of a kind in a folder, with their texts. */
async function textsOf(folder: string, kind: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(`.${kind}`));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const)),
  );
}

const isOf = (name: string, file: string): boolean => file.startsWith(`${name}.`);
