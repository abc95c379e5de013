import { impactOf, inHeading, inSummary, isOnlyInCode, titleOf, type PostingList } from '../../shared/shard';

/** What the index says about one word of the query, page by page: the best of all the forms that stand for the word. */
export class Evidence {
  /** Rarity times frequency times how near the form is to the word. */
  readonly value: Float32Array;
  /** How near the best form is: 1 the word itself, less for synonyms and corrections, 0 absent. */
  readonly nearness: Float32Array;
  /** See `Posting.title`. */
  readonly title: Uint8Array;
  readonly sections: Uint8Array;
  /** 1 where any of the forms stands in prose. */
  readonly inProse: Uint8Array;
  /** Pages with any of the forms. */
  readonly pages: number[] = [];
  /** Rarity of the word (or, where it is unknown, of what stands for it). */
  rarity = 0;

  constructor(pageCount: number) {
    this.value = new Float32Array(pageCount);
    this.nearness = new Float32Array(pageCount);
    this.title = new Uint8Array(pageCount);
    this.sections = new Uint8Array(pageCount);
    this.inProse = new Uint8Array(pageCount);
  }

  /** Whether the page has the word, but only in its code. */
  isOnlyInCode(page: number): boolean {
    return (this.nearness[page] ?? 0) > 0 && this.inProse[page] === 0;
  }

  get isEmpty(): boolean {
    return this.pages.length === 0;
  }

  /**
   * Adds all pages of a form. Where it stands in running text only, and not in a title, heading or summary, it counts
   * as `inText` near.
   */
  addList(list: PostingList, prominent: number, rarity: number, inText = prominent): void {
    list.pages.forEach((page, index) => {
      const facts = list.facts[index] ?? 0;
      const nearness = titleOf(facts) > 0 || inHeading(facts) || inSummary(facts) ? prominent : inText;
      this.add(page, {
        value: (nearness * rarity * impactOf(facts)) / 15,
        nearness,
        title: titleOf(facts),
        sections: list.sections[index] ?? 0,
        inProse: !isOnlyInCode(facts),
      });
    });
  }

  /** Adds one page; the better of what is known and what is new stays. Pages beyond the index are ignored. */
  add(page: number, found: Found): void {
    if (page >= this.value.length) return;
    if (this.nearness[page] === 0) this.pages.push(page);
    this.value[page] = Math.max(this.value[page] ?? 0, found.value);
    this.nearness[page] = Math.max(this.nearness[page] ?? 0, found.nearness);
    // A title that only resembles the word is no title match.
    if (found.nearness >= 0.6) this.title[page] = Math.max(this.title[page] ?? 0, found.title);
    this.sections[page] = (this.sections[page] ?? 0) | found.sections;
    if (found.inProse) this.inProse[page] = 1;
  }

  /** Lets some of the pages count less. */
  weaken(isMeant: (page: number) => boolean, share: number): void {
    for (const page of this.pages) if (isMeant(page)) this.value[page] = share * (this.value[page] ?? 0);
  }
}

interface Found {
  value: number;
  nearness: number;
  title: number;
  sections: number;
  inProse: boolean;
}

/** How telling a word is that stands on `count` of `pages` pages (BM25's inverse document frequency). */
export const rarityOf = (count: number, pages: number): number =>
  Math.log(1 + (pages - Math.min(count, pages) + 0.5) / (Math.min(count, pages) + 0.5));
