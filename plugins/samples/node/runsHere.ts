import { readFileSync } from 'node:fs';
import path from 'node:path';

import { blockOf } from '../../../lib/samples/discover';
import { readPage } from '../../../lib/samples/pageSamples';
import { docFileOf, samplesFolderOf } from '../../../lib/samples/pages';
import { stripMarkers } from '../../../lib/samples/regions';
import type { ExtrasOf } from '../shared/sampleExtras';
import { sampleOf } from './figures';

/** The first line of a fence that names a file. */
const fence = /^[ \t]*```(\w+)[ \t]+(.*\bfile=.*)$/gm;

/**
 * Returns what says of a note (its page, `linux/epoll`, and its source) whether a reader can run one of its programs
 * on the page: whether `extrasOf` gives one a control. It reads the fences' first lines only, because it is asked for
 * all notes before any is compiled.
 */
export const runsHere =
  (root: string, extrasOf: ExtrasOf) =>
  (page: string, source: string): boolean => {
    const fences = [...source.matchAll(fence)];
    if (fences.length === 0) return false;
    const samples = readPage(root, page, { sources: '', strict: false });
    const place = { file: docFileOf(root, page), line: 1 };
    return fences.some(([, lang = '', meta]) => {
      const block = blockOf({ type: 'code', lang, meta, value: '' }, page, place);
      if (block?.kind !== 'program' || block.of !== undefined || block.norun !== undefined) return false;
      const text = readFileSync(path.join(samplesFolderOf(root, page), block.file), 'utf8');
      return extrasOf(sampleOf(block, samples, stripMarkers(text))).controls.length > 0;
    });
  };
