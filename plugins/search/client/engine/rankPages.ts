import type { KnownWord } from './knownWord';
import { rarityOf } from './evidence';
import { isName, isTelling } from './parseQuery';

export interface RankedPage {
  page: number;
  score: number;
}

/**
 * What each observation adds to a page's score. Found on the queries written for this site, see bench/search; the
 * shape of the formula matters more than its numbers.
 */
export const ranking = {
  /** A word counts at least this much of the rarest when what is answered of a query is summed up. */
  evenness: 0.5,
  /** Below 1, a rare word counts less beside the others than its rarity says: rarity on a small site is chance. */
  rarityPower: 0.4,
  /** An unknown word is less telling than one that is known to be rare. */
  unknownWord: 0.7,
  /** How much of a word's evidence is that it stands on the page at all; the rest is how much the page is about it. */
  presence: 0.5,
  /** Each further word that had to be corrected makes it likelier that the query is about something else. */
  furtherGuess: 0.75,
  /** Where no page has this much evidence for the query, nothing is found. */
  leastEvidence: 0.475,
  /** The more words, the surer it is that what is found of them is meant: an error message holds names of its own. */
  leastEvidenceOfLong: 0.42,
  longQuery: 4,
  /** A rare word by which a note is called (`TPM`, `inode`) is meant, whatever unknown word stands beside it. */
  leastEvidenceOfTitle: 0.44,
  rareTitle: 2.2,
  /**
   * Where the best page lacks a word, the others may stand there by chance: so much more evidence is asked for where
   * none of the query is in the page's title, and less of it the more is, down to nothing at this share.
   */
  untitled: 0.16,
  titledEnough: 0.5,
  /** Beside a page that has it, one with this share of its coverage is still worth showing. */
  shareOfBestCoverage: 0.25,
  /** A page this much weaker than the best is not shown. */
  leastShareOfBest: 0.03,
  /** Nor is one as weak as this that is not among the first. */
  leastShareOfFurther: 0.2,
  first: 10,
  /** How much a page loses that lacks words of the query. */
  coverageMatters: 0.5,
  /** All words in one section (of eight). */
  together: 0.6,
  /** All words in the title; and the title has no others. */
  title: 1.6,
  wholeTitle: 2,
};

/** Title words that the three title codes stand for; see `Posting.title`. */
const titleLength = [0, 4, 2.5, 1];

/** All pages that answer the query, best first; none where no page answers enough of it. */
export function rankPages(words: readonly KnownWord[], pageCount: number): RankedPage[] {
  const weights = words.map((word) => word.word.weight * rarityIn(word, pageCount) ** ranking.rarityPower);
  const total = sum(weights);
  if (total === 0) return [];
  const shares = evidenceShares(words, pageCount);
  const pages = pagesOf(words, pageCount);
  const coverages = new Float32Array(pages.length);
  let bestCoverage = 0;
  let bestEvidence = 0;
  pages.forEach((page, index) => {
    const { coverage, evidence } = evidenceFor(page, words, shares);
    coverages[index] = coverage;
    bestCoverage = Math.max(bestCoverage, coverage);
    bestEvidence = Math.max(bestEvidence, evidence);
  });
  const least = leastEvidence(words);
  if (bestEvidence < least) return [];
  const scores = new Float32Array(pages.length);
  const leastCoverage = bestCoverage * ranking.shareOfBestCoverage;
  let bestScore = 0;
  let bestPage = 0;
  pages.forEach((page, index) => {
    const coverage = coverages[index] ?? 0;
    if (coverage < leastCoverage) return;
    const score = scorePage(page, words, weights, total, coverage);
    scores[index] = score;
    if (score <= bestScore) return;
    bestScore = score;
    bestPage = page;
  });
  if (bestEvidence < least + ranking.untitled * doubtOf(bestPage, words, shares)) return [];
  return bestFirst(pages, scores, bestScore * ranking.leastShareOfBest);
}

/** The list without pages that are not among the first and have little more than a word that every third page has. */
export function withoutTail(ranked: readonly RankedPage[]): readonly RankedPage[] {
  const least = (ranked[0]?.score ?? 0) * ranking.leastShareOfFurther;
  return ranked.filter(({ score }, place) => place < ranking.first || score >= least);
}

/** Room for 16 million pages below a score in the 53 bits that a number holds exactly. */
const pageRange = 2 ** 24;
const scoreSteps = 2 ** 23;

/** Sorts numbers made of score and page: on a large site several times faster than sorting objects. */
function bestFirst(pages: readonly number[], scores: Float32Array, least: number): RankedPage[] {
  const keys = new Float64Array(pages.length);
  let count = 0;
  pages.forEach((page, index) => {
    const score = scores[index] ?? 0;
    if (score > 0 && score >= least)
      keys[count++] = Math.round(score * scoreSteps) * pageRange + (pageRange - 1 - page);
  });
  const sorted = keys.subarray(0, count).sort().reverse();
  return Array.from(sorted, (key) => ({
    page: pageRange - 1 - (key % pageRange),
    score: Math.floor(key / pageRange) / scoreSteps,
  }));
}

function leastEvidence(words: readonly KnownWord[]): number {
  if (words.some(({ isTitle, evidence }) => isTitle && evidence.rarity >= ranking.rareTitle))
    return ranking.leastEvidenceOfTitle;
  const telling = words.filter(({ word }) => isTelling(word)).length;
  return telling >= ranking.longQuery ? ranking.leastEvidenceOfLong : ranking.leastEvidence;
}

/** How likely it is that a page has the query's words by chance: 0 where it has all of them, or is called so; at most 1. */
function doubtOf(page: number, words: readonly KnownWord[], shares: readonly number[]): number {
  if (words.every(({ word, evidence }) => evidence.nearness[page] || !isTelling(word))) return 0;
  // A name from code stands nowhere by chance.
  const said = words.map(({ word, evidence }, index) =>
    evidence.title[page] || isName(word) ? (shares[index] ?? 0) * (evidence.nearness[page] ?? 0) : 0,
  );
  return Math.max(0, 1 - sum(said) / ranking.titledEnough);
}

/** Pages with any telling word; with any word where none tells. */
function pagesOf(words: readonly KnownWord[], pageCount: number): number[] {
  const telling = words.filter(({ word }) => isTelling(word));
  const isSeen = new Uint8Array(pageCount);
  const pages: number[] = [];
  for (const { evidence } of telling.length > 0 ? telling : words) {
    for (const page of evidence.pages) {
      if (isSeen[page]) continue;
      isSeen[page] = 1;
      pages.push(page);
    }
  }
  return pages;
}

const unknownRarity = (pageCount: number): number => rarityOf(0, pageCount) * ranking.unknownWord;

const rarityIn = ({ evidence }: KnownWord, pageCount: number): number =>
  evidence.isEmpty ? unknownRarity(pageCount) : evidence.rarity;

/** What share of the query each word is. */
function evidenceShares(words: readonly KnownWord[], pageCount: number): number[] {
  const rarest = rarityOf(0, pageCount);
  const weights = words.map((known) => {
    // A word that had to be corrected may be another, rare one: as long as it is not found it counts as such.
    const isGuess = known.correction !== undefined;
    const rarity = isGuess ? Math.max(known.evidence.rarity, unknownRarity(pageCount)) : rarityIn(known, pageCount);
    return known.word.weight * (ranking.evenness + ((1 - ranking.evenness) * rarity) / rarest);
  });
  const total = sum(weights);
  const guesses = words.filter(({ correction }) => correction !== undefined).length;
  const trust = guesses > 1 ? ranking.furtherGuess ** (guesses - 1) : 1;
  return weights.map((weight, index) => (weight * (words[index]?.correction === undefined ? 1 : trust)) / total);
}

/** How much of the query a page has, and how much it is about that. */
function evidenceFor(
  page: number,
  words: readonly KnownWord[],
  shares: readonly number[],
): { coverage: number; evidence: number } {
  let coverage = 0;
  let about = 0;
  words.forEach(({ word, evidence }, index) => {
    const nearness = evidence.nearness[page] ?? 0;
    coverage += (shares[index] ?? 0) * nearness;
    // A name from code (`epoll_wait`) is nowhere by chance, however seldom it is said.
    about += (shares[index] ?? 0) * (isName(word) ? nearness : Math.min(nearness, evidence.value[page] ?? 0));
  });
  return { coverage, evidence: ranking.presence * coverage + (1 - ranking.presence) * about };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function scorePage(
  page: number,
  words: readonly KnownWord[],
  weights: readonly number[],
  total: number,
  coverage: number,
): number {
  let value = 0;
  words.forEach(({ evidence }, index) => (value += (weights[index] ?? 0) * (evidence.value[page] ?? 0)));
  const { titleShare, wholeTitle } = titleMatch(page, words, weights, total);
  const together = words.length > 1 ? inOneSection(page, words, weights) / total : 0;
  return (
    (value / total) *
    (1 - ranking.coverageMatters + ranking.coverageMatters * coverage) *
    (1 + ranking.together * together + ranking.title * titleShare + ranking.wholeTitle * wholeTitle)
  );
}

/** How much of the query is in the title, and how much of the title is in the query. */
function titleMatch(
  page: number,
  words: readonly KnownWord[],
  weights: readonly number[],
  total: number,
): { titleShare: number; wholeTitle: number } {
  let inTitle = 0;
  let titleWords = 0;
  let longestTitle = 0;
  words.forEach(({ evidence }, index) => {
    const title = evidence.title[page] ?? 0;
    if (title === 0) return;
    // The less near a form is to the word, the less its title is the reader's.
    inTitle += (weights[index] ?? 0) * (evidence.nearness[page] ?? 0) ** 2;
    titleWords++;
    longestTitle = Math.max(longestTitle, titleLength[title] ?? 0);
  });
  const titleShare = inTitle / total;
  return { titleShare, wholeTitle: titleShare * Math.min(1, titleWords / (longestTitle || 1)) };
}

const bySection = new Float32Array(8);

/** Weight of the words in the eighth of the page that has most of them. */
function inOneSection(page: number, words: readonly KnownWord[], weights: readonly number[]): number {
  bySection.fill(0);
  words.forEach(({ evidence }, index) => {
    for (let rest = evidence.sections[page] ?? 0; rest; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      bySection[bit] = (bySection[bit] ?? 0) + (weights[index] ?? 0);
    }
  });
  return Math.max(...bySection);
}
