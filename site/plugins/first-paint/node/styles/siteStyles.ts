import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Need, Sheet } from '@groundwork/lib/chunk';
import type { Element } from '@groundwork/lib/htmlTree';
import { DrawersCode } from './drawersCode';
import { fittingStyles } from './fittingStyles';
import { plainProperties } from './plainProperties';
import { splitStyles } from './splitStyles';
import { Asked, usedStyles } from './usedStyles';

/** The generator's name for the stylesheet of every page. */
const commonStyles = 'styles';

export interface Stylesheets {
  /** The text of the stylesheet of every page. */
  common: string;
  /** The stylesheets that only some pages need: those with an element that passes. */
  parts: readonly Part[];
}

interface Part {
  text: string;
  neededBy: Need;
  /** What of the text a page with these elements needs; all of it where this is missing. */
  fit?: (elements: readonly Element[]) => string;
}

/**
 * Reads the stylesheets of a built site as its pages get them: without what nothing of the site asks for.
 * @param root Where the site's own code lies.
 * @param pages The files of all pages, as the generator wrote them.
 * @param unasked Classes that scripts name although nothing of the site but a page may ask for them.
 */
export async function siteStyles(
  root: string,
  outDir: string,
  pages: readonly string[],
  declared: readonly Sheet[],
  unasked: ReadonlySet<string> = new Set(),
): Promise<Stylesheets> {
  const filesOf = (kind: string) => textsOf(path.join(outDir, 'assets', kind), kind);
  const [scripts, sheets] = await Promise.all([filesOf('js'), filesOf('css')]);
  const asked = new Asked(unasked);
  const code = new DrawersCode(root, declared);
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    asked.addPage(html);
    code.addPage(html);
  }
  await code.read();
  for (const script of scripts.values()) asked.addScript(script);
  for (const [file, styles] of sheets) if (!isOf(commonStyles, file)) asked.addStyles(styles);
  const textOf = (name: string): string | undefined => [...sheets].find(([file]) => isOf(name, file))?.[1].trim();
  const common = textOf(commonStyles);
  if (common === undefined)
    throw new Error(`The built site has no stylesheet called ${commonStyles}: the generator renamed it.`);
  const plain = plainProperties(common, asked);
  const parts = declared.flatMap(({ name, neededBy, kinds = {}, drawnBy, isStill }): readonly Part[] => {
    const text = textOf(name);
    // A site without such a part has no file for it.
    const found = text === undefined || !neededBy ? [] : byKind(plain(text), neededBy, kinds);
    if (!drawnBy && !isStill) return found;
    const codeOf = (element: Element) => drawnBy && code.of(drawnBy, element);
    return found.map((part) => ({ ...part, fit: fittingStyles(part.text, codeOf) }));
  });
  return { common: usedStyles(plain(common), asked), parts };
}

/** What all that needs a stylesheet needs of it, and what only those of one kind need. */
function byKind(css: string, neededBy: Need, kinds: Readonly<Record<string, Need>>): Stylesheets['parts'] {
  const { rest, of } = splitStyles(css, Object.keys(kinds));
  const ofKinds = Object.entries(kinds).map(([kind, need]) => ({ text: of.get(kind) ?? '', neededBy: need }));
  return [{ text: rest, neededBy }, ...ofKinds];
}

/** The files of a kind in a folder, with their texts. */
async function textsOf(folder: string, kind: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(`.${kind}`));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const)),
  );
}

const isOf = (name: string, file: string): boolean => file.startsWith(`${name}.`);
