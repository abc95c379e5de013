import type { Expansion, WordTerms } from '../expand/expansion';
import { weights } from '../weights';

/** What the index says about one word of the query, page by page: the best of all the terms that stand for it. */
export interface WordEvidence extends WordTerms {
  idf: number;
  /** A note is called by this word alone. */
  isTitle: boolean;
  /** Pages with any of the terms. */
  pages: readonly number[];
  /** By page: the highest value of its postings. */
  value: Float32Array;
  /** By page: how near the nearest of the terms is; 0 where the page has none. */
  nearness: Float32Array;
  /** By page; see `Posting.title`. */
  title: Uint8Array;
  sections: Uint8Array;
  /** By page: 1 where any of the terms stands in prose. */
  inProse: Uint8Array;
}

/** Sums up, page by page, what stands for a word. Pages beyond the index are ignored. */
export function evidenceOf({ sources, isTitle = false, ...expansion }: Expansion, pageCount: number): WordEvidence {
  const pages: number[] = [];
  const value = new Float32Array(pageCount);
  const nearness = new Float32Array(pageCount);
  const title = new Uint8Array(pageCount);
  const sections = new Uint8Array(pageCount);
  const inProse = new Uint8Array(pageCount);
  for (const { postings, alone = 1 } of sources)
    for (const posting of postings) {
      const { page } = posting;
      if (page >= pageCount) continue;
      const isFirst = nearness[page] === 0;
      if (isFirst) pages.push(page);
      value[page] = Math.max(value[page] ?? 0, posting.value * (isFirst ? alone : 1));
      nearness[page] = Math.max(nearness[page] ?? 0, posting.nearness);
      if (posting.nearness >= weights.leastNearOfTitle) title[page] = Math.max(title[page] ?? 0, posting.title);
      sections[page] = (sections[page] ?? 0) | posting.sections;
      if (!posting.isOnlyInCode) inProse[page] = 1;
    }
  return { ...expansion, isTitle, pages, value, nearness, title, sections, inProse };
}
