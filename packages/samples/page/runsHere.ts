import { readFileSync } from 'node:fs';
import path from 'node:path';

import { blockOf } from '../contract/fences/discover';
import { namesFile, readFences } from '../contract/fences/fences';
import { readPage } from '../contract/notes/pageSamples';
import { docFileOf, samplesFolderOf } from '../contract/notes/pages';
import { stripMarkers } from '../contract/listing/regions';
import type { ExtrasOf } from './sampleExtras';
import { sampleOf } from './figures';

/**
 * Returns what says of a note (its page, `linux/epoll`, and its source) whether a reader can run one of its programs
 * on the page: whether `extrasOf` gives one a control.
 */
export const runsHere =
  (root: string, extrasOf: ExtrasOf) =>
  (page: string, source: string): boolean => {
    const fences = readFences(source).filter(namesFile);
    if (fences.length === 0) return false;
    const samples = readPage(root, page, { sources: '', strict: false });
    const file = docFileOf(root, page);
    return fences.some((fence) => {
      const block = blockOf(fence, page, { file, line: fence.line });
      if (block?.kind !== 'program' || block.of !== undefined || block.norun !== undefined) return false;
      const text = readFileSync(path.join(samplesFolderOf(root, page), block.file), 'utf8');
      return extrasOf(sampleOf(block, samples, stripMarkers(text))).controls.length > 0;
    });
  };
