import fs from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import type { AuthorMistake } from '@groundwork/lib/authorError';
import type { Asset, NoteAssets } from './assetsFile';
import { endings, fileKindOf } from './kinds';
import { jsxAttribute, isJsx, isMarkdown, referencesIn, type Reference } from './references';
import { UnfitAsset, type AssetStore } from './store';

type Wrong = Omit<AuthorMistake, 'file' | 'line'>;

/** A place of a note that cannot be shown as it is written. */
class WrongReference extends Error {
  constructor(readonly wrong: Wrong) {
    super(wrong.found);
  }
}

/** Puts the files of a note into the store. `file` is the note's path from the root. */
export async function assetsOf(root: string, file: string, tree: Root, store: AssetStore): Promise<NoteAssets> {
  const mistakes: AuthorMistake[] = untraced(tree).map((wrong) => ({ file, ...wrong }));
  const assets: Record<string, Asset> = {};
  for (const reference of referencesIn(tree)) {
    try {
      const asset = await assetOf(root, file, reference, store);
      if (asset) assets[reference.url] = asset;
    } catch (error) {
      if (!(error instanceof WrongReference)) throw error;
      mistakes.push({ file, line: reference.line, ...error.wrong });
    }
  }
  return { assets, mistakes };
}

async function assetOf(
  root: string,
  note: string,
  reference: Reference,
  store: AssetStore,
): Promise<Asset | undefined> {
  const { url, wants } = reference;
  const file = fileOf(root, note, reference);
  if (file === undefined) return undefined;
  const kind = fileKindOf(path.extname(file).slice(1));
  const folder = wants === 'picture' ? 'images' : wants === 'media' ? 'medias' : undefined;
  if (!kind || (folder !== undefined && kind.folder !== folder)) {
    throw new WrongReference({
      expected: `a file that ends with one of ${endings(folder)}`,
      found: url,
      hint: 'programs belong into samples/ and are linked as [the program](sample:name.py)',
    });
  }
  requireWords(reference);
  try {
    return await store.add(file, kind);
  } catch (error) {
    if (!(error instanceof UnfitAsset)) throw error;
    const hint = 'make it smaller, or save it anew as what its ending says, and look at it before you commit it';
    throw new WrongReference({
      expected: error.expected,
      found: `${path.relative(root, file)}: ${error.message}`,
      hint,
    });
  }
}

/** The file that a URL leads to; undefined for an address that the build itself makes, like `/feed.xml`. */
function fileOf(root: string, note: string, { url, wants }: Reference): string | undefined {
  const target = decoded(url.replace(/[?#].*$/, ''));
  const file = target.startsWith('@site/')
    ? path.join(root, target.slice('@site/'.length))
    : target.startsWith('/')
      ? path.join(root, 'static', target)
      : path.resolve(root, path.dirname(note), target);
  const isThere = file.startsWith(root + path.sep) && fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  if (isThere) return file;
  if (wants === 'file' && target.startsWith('/')) return undefined;
  const what = wants === 'picture' ? 'an image file' : 'a file';
  const hint = `write the path relative to this file: ./img/name.${wants === 'picture' ? 'svg' : 'ending'}`;
  throw new WrongReference({ expected: `${what} that is in the repository`, found: url, hint });
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** What is shown has words for those who do not see it, and its place before it is there. */
function requireWords(reference: Reference): void {
  const { url, wants, node } = reference;
  if (isMarkdown(reference) || !isJsx(node)) {
    if (wants === 'picture' && !('alt' in node && node.alt?.trim())) throw withoutWords(`![](${url})`);
    return;
  }
  if (node.name === 'img' && jsxAttribute(node, 'alt')?.trim() === '') throw withoutWords(`<img src="${url}" alt="">`);
  if (node.name === 'img' && jsxAttribute(node, 'alt') === null) throw withoutWords(`<img src="${url}">`);
  if (node.name !== 'video') return;
  if (jsxAttribute(node, 'width') !== null && jsxAttribute(node, 'height') !== null) return;
  const hint = 'without them the text jumps when the video arrives: <video controls width="640" height="360" src="…">';
  throw new WrongReference({ expected: 'a video with width and height', found: `<video src="${url}">`, hint });
}

const withoutWords = (found: string): WrongReference =>
  new WrongReference({
    expected: 'a text that says what the picture shows',
    found,
    hint: '![what the picture shows](./img/name.png), or <img alt="what the picture shows" …>',
  });

const shown = new Set(['img', 'video', 'audio', 'source']);
const importOfFile = new RegExp(`\\bfrom\\s*['"][^'"]+\\.(?:${endings().replaceAll(', ', '|')})['"]`, 'i');

/** Files that are named in code: a note is rendered to HTML, and what its code names would never be written. */
function untraced(tree: Root): (Wrong & { line: number | undefined })[] {
  const found: (Wrong & { line: number | undefined })[] = [];
  const hint = 'write the path itself: <img src="./img/name.png" alt="…">, or ![…](./img/name.png)';
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'mdxjsEsm' && importOfFile.test(node.value))
      found.push({ line, expected: 'no import of a file', found: firstLine(node.value), hint });
    if (!isJsx(node) || !shown.has(node.name ?? '')) return;
    for (const name of ['src', 'srcSet', 'srcset', 'poster']) {
      const value = jsxAttribute(node, name);
      const isUntraced = value === undefined || (value !== null && name.toLowerCase() === 'srcset');
      if (isUntraced)
        found.push({ line, expected: 'the path of one file, as text', found: `<${node.name} ${name}=…>`, hint });
    }
  });
  return found;
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';
