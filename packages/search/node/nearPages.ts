import { nearestFirst, type NearPage } from '../shared/format/directory';
import type { PageRecord } from '../shared/format/records';
import type { TermPostings } from '../shared/format/shard';

/** For each page as many pages are found that are near it; as near as that they count for those as well. */
const mostFound = 4;
/** The sums of two pages' places in each other's list from which on they are a step less near. */
const steps = [1, 3, 5];
/** A page that no link joins to another, but one that is joined to both, counts as this much as alike. */
const overOneMore = 0.6;
/** A page that more are joined to, an overview, joins any two; to compare them all would take a large site hours. */
const mostJoined = 30;

/**
 * For each page those that are near it, nearest first: of the pages that a link joins to it in either direction, and of
 * those that are joined to them, the most alike. Two pages are alike as far as they are about the same rare words: the
 * cosine of their impacts' cubes, weighted by rarity. How near two pages are is the same from both.
 */
export function nearPages(pages: readonly PageRecord[], terms: readonly TermPostings[]): NearPage[][] {
  const lists = mostAlike(linkedPages(pages), terms);
  const near = pages.map((): NearPage[] => []);
  lists.forEach((list, page) =>
    list.forEach((other, place) => {
      const back = lists[other]?.indexOf(page) ?? -1;
      // A pair that each has in its list is met twice.
      if (back >= 0 && other < page) return;
      const sum = place + (back < 0 ? mostFound : back);
      const level = steps.filter((step) => sum >= step).length;
      near[page]?.push({ page: other, level });
      near[other]?.push({ page, level });
    }),
  );
  return near.map((list) => list.sort(nearestFirst));
}

/** For each page the numbers of those that it is most like. */
function mostAlike(linked: readonly ReadonlySet<number>[], terms: readonly TermPostings[]): number[][] {
  const candidates = linked.map((others, page) => withNext(page, others, linked));
  const alike = likeness(candidates, terms);
  return candidates.map((others, page) =>
    others
      .map((other, place) => {
        const share = linked[page]?.has(other) ? 1 : overOneMore;
        return { other, likeness: share * (alike[page]?.[place] ?? 0) };
      })
      .sort((a, b) => b.likeness - a.likeness || a.other - b.other)
      .slice(0, mostFound)
      .map(({ other }) => other),
  );
}

/** The pages that are joined to a page and those that are joined to them: on a large site a few of all. */
function withNext(page: number, others: ReadonlySet<number>, linked: readonly ReadonlySet<number>[]): number[] {
  const next = [...others].flatMap((other) => joinedTo(other, linked));
  return [...new Set([...others, ...next])].filter((other) => other !== page);
}

function linkedPages(pages: readonly PageRecord[]): Set<number>[] {
  const numbers = new Map(pages.map(({ route }, number) => [route, number]));
  const linked = pages.map(() => new Set<number>());
  pages.forEach(({ linksTo = [] }, number) => {
    for (const route of linksTo) {
      const other = numbers.get(route);
      if (other === undefined || other === number) continue;
      linked[number]?.add(other);
      linked[other]?.add(number);
    }
  });
  return linked;
}

function joinedTo(page: number, linked: readonly ReadonlySet<number>[]): number[] {
  const others = [...(linked[page] ?? [])];
  return others.length > mostJoined ? [] : others;
}

/**
 * How alike a page is to each of its candidates, in their order; only comparable for one page. Term by term,
 * because all words of all pages at once take more memory than a large site's build has.
 */
function likeness(candidates: readonly (readonly number[])[], terms: readonly TermPostings[]): Float64Array[] {
  const shared = candidates.map((others) => new Float64Array(others.length));
  const lengths = new Float64Array(candidates.length);
  const weights = new Float64Array(candidates.length);
  for (const { postings } of terms) {
    const rarity = Math.log(candidates.length / postings.length);
    for (const { page, impact } of postings) weights[page] = impact ** 3 * rarity;
    for (const { page } of postings) {
      const weight = weights[page] ?? 0;
      lengths[page] = (lengths[page] ?? 0) + weight ** 2;
      const sums = shared[page];
      candidates[page]?.forEach(
        (other, place) => sums && (sums[place] = (sums[place] ?? 0) + weight * (weights[other] ?? 0)),
      );
    }
    for (const { page } of postings) weights[page] = 0;
  }
  return shared.map((sums, page) =>
    sums.map((sum, place) => sum / Math.sqrt(lengths[candidates[page]?.[place] ?? -1] || 1)),
  );
}
