import fs from 'node:fs';
import path from 'node:path';

import type { Code, Parent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import type { Block } from '../../../lib/samples/blocks';
import type { ExtrasOf } from '../shared/sampleExtras';
import { blockOf } from '../../../lib/samples/discover';
import { inertFigure, programFigure, sessionFigure, ShownOnce } from './figures';
import type { FencePlace } from '../../../lib/samples/fenceMeta';
import { readPage, type PageSamples } from '../../../lib/samples/pageSamples';
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
    visit(tree, 'code', (node: Code, index, parent) => {
      const place = { file: path.relative(root, file.path), line: (node.position?.start.line ?? 1) + before };
      const block = blockOf(node, page.name, place);
      if (!block || !parent) return undefined;
      const figure = figureOf(block, page, place, ids, extrasOf);
      (parent as Parent).children.splice(index!, 1, figure as unknown as Code);
      return [SKIP, index! + 1];
    });
  };
}

function figureOf(block: Block, page: PageSamples, place: FencePlace, ids: ShownOnce, extrasOf?: ExtrasOf) {
  if (block.kind === 'program') return programFigure(block, page, place, ids, extrasOf);
  return block.kind === 'session' ? sessionFigure(block, page, place) : inertFigure(block);
}

/** Lines of the file before the text that the generator hands to plugins: it takes the front matter off. */
function linesBefore(file: VFile): number {
  const whole = fs.existsSync(file.path) ? fs.readFileSync(file.path, 'utf8') : '';
  const text = String(file.value);
  const start = text.trim() ? whole.indexOf(text.trim()) : -1;
  if (start < 0) return 0;
  const leading = text.slice(0, text.length - text.trimStart().length);
  return whole.slice(0, start).split('\n').length - leading.split('\n').length;
}
