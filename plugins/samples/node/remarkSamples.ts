import path from 'node:path';

import type { Code, Link, Parent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import type { Block } from '../../../lib/samples/blocks';
import type { ExtrasOf } from '../shared/sampleExtras';
import { blockOf } from '../../../lib/samples/discover';
import { commandsFor, offeredFolder, type Folder } from './folder';
import {
  folderLine,
  inertFigure,
  programFigure,
  sessionFigure,
  ShownOnce,
  sourceAddress,
  type Around,
} from './figures';
import type { FencePlace } from '../../../lib/samples/fenceMeta';
import { checkLineReferences, type ListingLength } from '../../../lib/samples/lineReferences';
import { linesBefore } from '../../../lib/samples/linesBefore';
import { lengthOf, readPage, requireSampleFile, type PageSamples } from '../../../lib/samples/pageSamples';
import { pageOf } from '../../../lib/samples/pages';

export interface RemarkSamplesOptions {
  /** The repository's folder on this machine. */
  root: string;
  /** Address of the source repository's files, to which a path is added: `https://…/blob/main`. */
  sources: string;
  /** Whether a block without evidence is an error; while writing it is only shown as not recorded. */
  strict?: boolean;
  /** Where the site is served; with it a copy button fetches a program of which a part is shown, else it stands in the page. */
  baseUrl?: string;
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
  extrasOf,
}: RemarkSamplesOptions) {
  return (tree: Root, file: VFile): void => {
    const below = path.relative(path.join(root, 'docs'), file.path);
    if (below.startsWith('..')) return;
    const page = readPage(root, pageOf(below), { sources, strict });
    const before = linesBefore(file);
    const ids = new ShownOnce(baseUrl);
    const placeOf = (line: number) => ({ file: path.relative(root, file.path), line: line + before });
    const referred = checkLineReferences(tree, (code) => listingLength(code, page, placeOf), placeOf);
    visit(tree, 'link', (link: Link) => linkToSample(link, page, placeOf));
    const blocks: Block[] = [];
    visit(tree, 'code', (node: Code, index, parent) => {
      const place = placeOf(node.position?.start.line ?? 1);
      const block = blockOf(node, page.name, place);
      const spokenOf = referred.get(node);
      if (!block && spokenOf) node.meta = `${node.meta ?? ''} numbers`.trim();
      if (!block || !parent || index === undefined) return undefined;
      blocks.push(block);
      const figure = figureOf(block, page, place, { ids, spokenOf, extrasOf });
      (parent as Parent).children.splice(index, 1, figure as unknown as Code);
      return [SKIP, index + 1];
    });
    // Where nothing is written for readers to fetch, nothing is offered.
    const folder = baseUrl === undefined ? undefined : offeredFolder(root, page.name, page.files);
    if (folder) tree.children.push(folderNode(folder, blocks, page, baseUrl));
  };
}

/** The last line of a note's text: below it stand its sources. */
function folderNode(folder: Folder, blocks: readonly Block[], page: PageSamples, baseUrl = '/'): RootContent {
  const { name, file, bytes } = folder;
  const commands = commandsFor(folder, blocks, page.options);
  const address = `${baseUrl}${file}`;
  return folderLine({
    name,
    address,
    files: page.files.length,
    bytes: bytes.length,
    commands,
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
  page: PageSamples,
  placeOf: (line: number) => FencePlace,
): ListingLength | undefined {
  const place = placeOf(code.position?.start.line ?? 1);
  const block = blockOf(code, page.name, place);
  if (block) return lengthOf(block, page, place);
  return code.lang === 'text' ? { name: 'the block', lines: code.value.split('\n').length } : undefined;
}
