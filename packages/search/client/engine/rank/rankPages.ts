import type { WordEvidence } from './evidence';
import { inverseDocumentFrequency } from '../expand/expansion';
import { isName, isTelling } from '../parseQuery';
import { weights } from '../weights';

export interface RankedPage {
  page: number;
  score: number;
}

/** Title words that the three title codes stand for; see `Posting.title`. */
const titleLength = [0, 4, 2.5, 1];

/** All pages that answer the query, best first; none where no page answers enough of it. */
export function rankPages(words: readonly WordEvidence[], pageCount: number): RankedPage[] {
  const weightsOfWords = words.map((word) => word.word.weight * idfIn(word, pageCount) ** weights.idfPower);
  const total = sum(weightsOfWords);
  if (total === 0) return [];
  const shares = evidenceShares(words, pageCount);
  const pages = candidatesOf(words, pageCount);
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
  const leastCoverage = bestCoverage * weights.leastShareOfCoverage;
  let bestScore = 0;
  let bestPage = 0;
  pages.forEach((page, index) => {
    const coverage = coverages[index] ?? 0;
    if (coverage < leastCoverage) return;
    const score = scorePage(page, words, weightsOfWords, total, coverage);
    scores[index] = score;
    if (score <= bestScore) return;
    bestScore = score;
    bestPage = page;
  });
  if (bestEvidence < least + weights.untitled * doubtOf(bestPage, words, shares)) return [];
  return bestFirst(pages, scores, bestScore * weights.leastShareOfBest);
}

const first = 10;

/** The list without pages that are not among the first and have little more than a word that every third page has. */
export function withoutTail(ranked: readonly RankedPage[]): readonly RankedPage[] {
  const least = (ranked[0]?.score ?? 0) * weights.leastShareOfFurther;
  return ranked.filter(({ score }, place) => place < first || score >= least);
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

function leastEvidence(words: readonly WordEvidence[]): number {
  if (words.some(({ isTitle, idf }) => isTitle && idf >= weights.idfOfRareTitle)) return weights.leastEvidenceOfTitle;
  const telling = words.filter(({ word }) => isTelling(word)).length;
  return telling >= weights.longQuery ? weights.leastEvidenceOfLong : weights.leastEvidence;
}

/** How likely it is that a page has the query's words by chance: 0 where it has all of them, or is called so; at most 1. */
function doubtOf(page: number, words: readonly WordEvidence[], shares: readonly number[]): number {
  if (words.every(({ word, nearness }) => nearness[page] || !isTelling(word))) return 0;
  // A name from code stands nowhere by chance.
  const said = words.map(({ word, title, nearness }, index) =>
    title[page] || isName(word) ? (shares[index] ?? 0) * (nearness[page] ?? 0) : 0,
  );
  return Math.max(0, 1 - sum(said) / weights.titledEnough);
}

/** The candidates: pages with any telling word; with any word where none tells. */
function candidatesOf(words: readonly WordEvidence[], pageCount: number): number[] {
  const telling = words.filter(({ word }) => isTelling(word));
  const isSeen = new Uint8Array(pageCount);
  const pages: number[] = [];
  for (const word of telling.length > 0 ? telling : words) {
    for (const page of word.pages) {
      if (isSeen[page]) continue;
      isSeen[page] = 1;
      pages.push(page);
    }
  }
  return pages;
}

const unknownIdf = (pageCount: number): number => inverseDocumentFrequency(0, pageCount) * weights.unknownWord;

const idfIn = ({ pages, idf }: WordEvidence, pageCount: number): number =>
  pages.length === 0 ? unknownIdf(pageCount) : idf;

/** What share of the query each word is. */
function evidenceShares(words: readonly WordEvidence[], pageCount: number): number[] {
  const rarest = inverseDocumentFrequency(0, pageCount);
  const weightsOfWords = words.map((known) => {
    // A word that had to be corrected may be another, rare one: as long as it is not found it counts as such.
    const isGuess = known.correction !== undefined;
    const idf = isGuess ? Math.max(known.idf, unknownIdf(pageCount)) : idfIn(known, pageCount);
    return known.word.weight * (weights.evenness + ((1 - weights.evenness) * idf) / rarest);
  });
  const total = sum(weightsOfWords);
  const guesses = words.filter(({ correction }) => correction !== undefined).length;
  const trust = guesses > 1 ? weights.furtherGuess ** (guesses - 1) : 1;
  return weightsOfWords.map((weight, index) => (weight * (words[index]?.correction === undefined ? 1 : trust)) / total);
}

/** How much of the query a page has, and how much it is about that. */
function evidenceFor(
  page: number,
  words: readonly WordEvidence[],
  shares: readonly number[],
): { coverage: number; evidence: number } {
  let coverage = 0;
  let about = 0;
  words.forEach(({ word, nearness, value }, index) => {
    const near = nearness[page] ?? 0;
    coverage += (shares[index] ?? 0) * near;
    // A name from code (`epoll_wait`) is nowhere by chance, however seldom it is said.
    about += (shares[index] ?? 0) * (isName(word) ? near : Math.min(near, value[page] ?? 0));
  });
  return { coverage, evidence: weights.presence * coverage + (1 - weights.presence) * about };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function scorePage(
  page: number,
  words: readonly WordEvidence[],
  weightsOfWords: readonly number[],
  total: number,
  coverage: number,
): number {
  let sum = 0;
  words.forEach(({ value }, index) => (sum += (weightsOfWords[index] ?? 0) * (value[page] ?? 0)));
  const { titleShare, wholeTitle } = titleMatch(page, words, weightsOfWords, total);
  const together = words.length > 1 ? inOneSection(page, words, weightsOfWords) / total : 0;
  return (
    (sum / total) *
    (1 - weights.coverage + weights.coverage * coverage) *
    (1 + weights.together * together + weights.title * titleShare + weights.wholeTitle * wholeTitle)
  );
}

/** How much of the query is in the title, and how much of the title is in the query. */
function titleMatch(
  page: number,
  words: readonly WordEvidence[],
  weightsOfWords: readonly number[],
  total: number,
): { titleShare: number; wholeTitle: number } {
  let inTitle = 0;
  let titleWords = 0;
  let longestTitle = 0;
  words.forEach((word, index) => {
    const title = word.title[page] ?? 0;
    if (title === 0) return;
    // The less near a form is to the word, the less its title is the reader's.
    inTitle += (weightsOfWords[index] ?? 0) * (word.nearness[page] ?? 0) ** 2;
    titleWords++;
    longestTitle = Math.max(longestTitle, titleLength[title] ?? 0);
  });
  const titleShare = inTitle / total;
  return { titleShare, wholeTitle: titleShare * Math.min(1, titleWords / (longestTitle || 1)) };
}

const bySection = new Float32Array(8);

/** Weight of the words in the eighth of the page that has most of them. */
function inOneSection(page: number, words: readonly WordEvidence[], weightsOfWords: readonly number[]): number {
  bySection.fill(0);
  words.forEach(({ sections }, index) => {
    for (let rest = sections[page] ?? 0; rest; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      bySection[bit] = (bySection[bit] ?? 0) + (weightsOfWords[index] ?? 0);
    }
  });
  return Math.max(...bySection);
}
