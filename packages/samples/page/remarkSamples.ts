import path from 'node:path';

import type { Element } from 'hast';
import type { Code, Link, Parent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { AuthorError } from '@groundwork/lib/authorError';
import type { Block } from '../contract/fences/blocks';
import type { ExtrasOf } from './sampleExtras';
import { blockOf, inertLanguages } from '../contract/fences/discover';
import { commandsFor, offeredFolder, type Folder } from './downloads/folder';
import {
  folderLine,
  inertFigure,
  programFigure,
  sessionFigure,
  ShownOnce,
  sourceAddress,
  type Around,
} from './figures';
import type { FencePlace } from '../contract/fences/fenceMeta';
import { readFences } from '../contract/fences/fences';
import { checkLineReferences } from './lineReferences';
import { linesBefore } from '@groundwork/lib/node/linesBefore';
import {
  lengthOf,
  readPage,
  requireSampleFile,
  type ListingLength,
  type PageSamples,
} from '../contract/notes/pageSamples';
import { pageOfFile } from '../contract/notes/pages';

export interface RemarkSamplesOptions {
  /** The repository's folder on this machine. */
  root: string;
  /** Address of the source repository's files, to which a path is added: `https://…/blob/main`. */
  sources: string;
  /** Whether a block without evidence is an error; while writing it is only shown as not recorded. */
  strict?: boolean;
  /** Where the site is served; with it a copy button fetches a program of which a part is shown, else it stands in the page. */
  baseUrl?: string;
  /** Properties of the link to all files of a page, which are written when the pages are. */
  folderLink?: Element['properties'];
  /** What another plugin adds to a program: a Run button, a live result. */
  extrasOf?: ExtrasOf;
}

/**
 * Fills in the fences of a note: programs from `samples/`, their recorded output, and the evidence from the lock.
 * @throws AuthorError where a fence breaks the sample contract or shows what was not recorded.
 */
export function remarkSamples({
  root,
  sources,
  strict = process.env.NODE_ENV === 'production',
  baseUrl,
  folderLink,
  extrasOf,
}: RemarkSamplesOptions) {
  return (tree: Root, file: VFile): void => {
    const name = pageOfFile(root, file.path);
    if (name === undefined) return;
    const page = readPage(root, name, { sources, strict });
    const before = linesBefore(file);
    const ids = new ShownOnce(baseUrl);
    const placeOf = (line: number) => ({ file: path.relative(root, file.path), line: line + before });
    const blockAt = blocksOf(String(file.value), page.name, placeOf);
    const referred = checkLineReferences(tree, (code) => listingLength(code, blockAt(code), page, placeOf), placeOf);
    visit(tree, 'link', (link: Link) => linkToSample(link, page, placeOf));
    const blocks: Block[] = [];
    visit(tree, 'code', (node: Code, index, parent) => {
      const block = blockAt(node);
      const spokenOf = referred.get(node);
      if (!block && spokenOf) node.meta = `${node.meta ?? ''} numbers`.trim();
      if (!block || !parent || index === undefined) return undefined;
      blocks.push(block);
      const figure = figureOf(block, page, placeOf(lineOf(node)), { ids, spokenOf, extrasOf });
      (parent as Parent).children.splice(index, 1, figure as unknown as Code);
      return [SKIP, index + 1];
    });
    // Where nothing is written for readers to fetch, nothing is offered.
    const folder = baseUrl === undefined ? undefined : offeredFolder(root, page.name, page.files);
    if (folder)
      tree.children.push(folderNode(folder, blocks, page, { href: `${baseUrl}${folder.file}`, ...folderLink }));
  };
}

/** Says of a code block of the tree what it is by the sample contract, as its fence is written in the note's text. */
function blocksOf(text: string, page: string, placeOf: (line: number) => FencePlace) {
  const fences = new Map(readFences(text).map((fence) => [fence.line, fence]));
  return (node: Code): Block | undefined => {
    const place = placeOf(lineOf(node));
    const fence = fences.get(lineOf(node));
    if (fence) return blockOf(fence, page, place);
    // In a quotation, or behind the mark of a list: the recorder would not see it.
    if (inertLanguages.has(node.lang ?? '')) return undefined;
    throw new AuthorError({
      ...place,
      expected: 'a fence on lines of its own, before which only spaces stand',
      found: `\`\`\`${node.lang ?? ''} ${node.meta ?? ''}`.trim(),
      hint: 'take it out of the quotation; in a list, begin it below the words of its item',
    });
  };
}

const lineOf = (node: Code): number => node.position?.start.line ?? 0;

/** The last line of a note's text: below it stand its sources. */
function folderNode(
  folder: Folder,
  blocks: readonly Block[],
  page: PageSamples,
  link: Element['properties'],
): RootContent {
  return folderLine({
    name: folder.name,
    link,
    files: page.files.length,
    bytes: folder.bytes.length,
    commands: commandsFor(folder, blocks, page.options),
  }) as unknown as RootContent;
}

const sampleScheme = 'sample:';

/** `[the program](sample:stress.py)` leads to the source of a file of the page's samples, on the page or not. */
function linkToSample(link: Link, page: PageSamples, placeOf: (line: number) => FencePlace): void {
  if (!link.url.startsWith(sampleScheme)) return;
  const file = decodeURI(link.url.slice(sampleScheme.length));
  requireSampleFile(file, page.name, page.files, placeOf(link.position?.start.line ?? 1));
  link.url = sourceAddress(file, page);
}

function figureOf(block: Block, page: PageSamples, place: FencePlace, around: Around) {
  if (block.kind === 'program') return programFigure(block, page, place, around);
  return block.kind === 'session' ? sessionFigure(block, page, place, around) : inertFigure(block, around);
}

/** How long a block is, where it is one whose lines a text may speak of. */
function listingLength(
  code: Code,
  block: Block | undefined,
  page: PageSamples,
  placeOf: (line: number) => FencePlace,
): ListingLength | undefined {
  if (block) return lengthOf(block, page, placeOf(lineOf(code)));
  return code.lang === 'text' ? { name: 'the block', lines: code.value.split('\n').length } : undefined;
}
