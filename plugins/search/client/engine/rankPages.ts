import type { KnownWord } from './gather';
import { rarityOf } from './evidence';

export interface RankedPage {
  page: number;
  score: number;
  /** How much of the query, by weight and rarity, the page answers: 0 to 1. */
  coverage: number;
}

/**
 * What each observation adds to a page's score. Found on the development queries, see bench/search; the shape of the
 * formula matters more than its numbers.
 */
export const ranking = {
  /** Where no page has this much of the query, nothing is found; of a long one (an error message) less will do. */
  leastCoverage: 0.5,
  leastCoverageOfLong: 0.36,
  longQuery: 5,
  /** Nor is anything found where no page has nearly all of the query and the best is as weak as this. */
  nearlyAll: 0.8,
  leastScore: 0.12,
  /** Beside a page that has it, one with this share of its coverage is still worth showing. */
  shareOfBestCoverage: 0.4,
  /** A page this much weaker than the best is not shown. */
  leastShareOfBest: 0.14,
  /** How much a page loses that lacks words of the query. */
  coverageMatters: 0.8,
  /** All words in one section (of eight). */
  together: 0.3,
  /** All words in the title; and the title has no others. */
  title: 0.35,
  wholeTitle: 0.55,
  /** An unknown word is less telling than one that is known to be rare. */
  unknownWord: 0.85,
};

/** Title words that the three title codes stand for; see `Posting.title`. */
const titleLength = [0, 4, 2.5, 1];

/** All pages that answer the query, best first; none where no page answers enough of it. */
export function rankPages(words: readonly KnownWord[], pageCount: number): RankedPage[] {
  const rarities = words.map(({ evidence }) => (evidence.isEmpty ? unknownRarity(pageCount) : evidence.rarity));
  const weights = words.map(({ word }, index) => word.weight * (rarities[index] ?? 0));
  // A word that had to be corrected may be another, rare one: as long as it is not found it counts as such.
  const asTyped = words.map(({ word, correction }, index) =>
    correction === undefined
      ? (weights[index] ?? 0)
      : word.weight * Math.max(rarities[index] ?? 0, unknownRarity(pageCount)),
  );
  const total = sum(weights);
  if (total === 0) return [];
  const seen = new Set<number>();
  for (const { word, evidence } of words)
    if (word.weight === 1 || words.every((other) => other.word.weight < 1))
      for (const page of evidence.pages) seen.add(page);
  const telling = words.filter(({ word }) => word.weight === 1).length;
  const leastCoverage = telling >= ranking.longQuery ? ranking.leastCoverageOfLong : ranking.leastCoverage;
  const typedTotal = sum(asTyped);
  const coverages = new Map([...seen].map((page) => [page, coverageOf(page, words, asTyped) / typedTotal]));
  const best = Math.max(0, ...coverages.values());
  if (best < leastCoverage) return [];
  const ranked: RankedPage[] = [];
  for (const [page, coverage] of coverages) {
    if (coverage < best * ranking.shareOfBestCoverage) continue;
    ranked.push({ page, coverage, score: scorePage(page, words, weights, total, coverage) });
  }
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const strongest = ranked[0]?.score ?? 0;
  if (best < ranking.nearlyAll && strongest < ranking.leastScore) return [];
  const least = strongest * ranking.leastShareOfBest;
  return ranked.filter(({ score }) => score >= least);
}

/** Weight of the query's words that a page has, each as near as its form is. */
function coverageOf(page: number, words: readonly KnownWord[], weights: readonly number[]): number {
  let covered = 0;
  for (let index = 0; index < words.length; index++) {
    covered += (weights[index] ?? 0) * (words[index]?.evidence.nearness[page] ?? 0);
  }
  return covered;
}

const bySection = new Float32Array(8);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const unknownRarity = (pageCount: number): number => rarityOf(0, pageCount) * ranking.unknownWord;

function scorePage(
  page: number,
  words: readonly KnownWord[],
  weights: readonly number[],
  total: number,
  coverage: number,
): number {
  let value = 0;
  let inTitle = 0;
  let titleWords = 0;
  let longestTitle = 0;
  bySection.fill(0);
  words.forEach(({ evidence }, index) => {
    const weight = weights[index] ?? 0;
    if (!evidence.nearness[page]) return;
    value += weight * (evidence.value[page] ?? 0);
    const title = evidence.title[page] ?? 0;
    if (title > 0) {
      inTitle += weight;
      titleWords++;
      longestTitle = Math.max(longestTitle, titleLength[title] ?? 0);
    }
    const sections = evidence.sections[page] ?? 0;
    for (let bit = 0; bit < 8; bit++) if (sections & (1 << bit)) bySection[bit] = (bySection[bit] ?? 0) + weight;
  });
  const together = words.length > 1 ? Math.max(...bySection) / total : 0;
  const titleShare = inTitle / total;
  const wholeTitle = titleShare * Math.min(1, titleWords / (longestTitle || 1));
  return (
    (value / total) *
    (1 - ranking.coverageMatters + ranking.coverageMatters * coverage ** 2) *
    (1 + ranking.together * together + ranking.title * titleShare + ranking.wholeTitle * wholeTitle)
  );
}
