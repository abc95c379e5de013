import { nearnessOf, scattered } from '../../shared/nearness';
import { inflection } from '../../shared/stem';
import { highestValue, type SynonymPostings } from '../../shared/synonymPostings';
import { correctionsOf } from './corrections';
import { Evidence, rarityOf } from './evidence';
import type { IndexStore } from './indexStore';
import { isTelling, type QueryWord } from './parseQuery';
import { completionsOf, formsOf, type Form } from './wordForms';

/** A word of the query with all that the index knows of it. */
export interface KnownWord {
  word: QueryWord;
  evidence: Evidence;
  /** Terms that stand for the word, with how near they are; what is marked in results. */
  terms: Map<string, number>;
  /** What the word was taken for, when it stands nowhere as it was typed. */
  correction?: string;
  /** True where the word is only known as the beginning of others. */
  isBeginning?: boolean;
}

const nearnessOfSynonym = 0.85;
const nearnessOfHint = 0.62;
/** Pages with the words of a name (`Console.WriteLine`) that is itself unknown: they may have nothing to do with it. */
const trustInParts = 0.7;
/** A completion beside the word itself is a guess that the reader goes on typing. */
const completionBesideExact = 0.45;
/** So few letters are rather the beginning of a word than a rare word, as long as the reader may go on typing: `keep al`. */
const longestScrap = 3;
/** A beginning that so few pages go on with may as well be a slip: `filer` is one of `FileReader`, and of `filter`. */
const fewPages = 2;
/** A rarer synonym may count only this much more than the word itself. */
const mostRarityGain = 1.15;

/** Words are told apart by the bits of a number; see `WordMatcher`. */
const mostKnownWords = 30;

/** Looks all words up, compounds that the index lacks by their parts. */
export async function gather(store: IndexStore, words: readonly QueryWord[]): Promise<KnownWord[]> {
  const { pages } = await store.manifest();
  const known = (await Promise.all(words.map((word) => lookUp(store, word, pages)))).flat().slice(0, mostKnownWords);
  await addSynonyms(store, known, pages);
  await Promise.all(known.map((entry) => correct(store, entry, pages)));
  return known;
}

/** `trust` says how surely what is found is meant; it is less for the words of an unknown name. */
async function lookUp(store: IndexStore, word: QueryWord, pages: number, trust = 1): Promise<KnownWord[]> {
  const entry: KnownWord = { word, evidence: new Evidence(pages), terms: new Map() };
  const forms = await formsOf(store, word.term);
  addForms(
    entry,
    forms.filter(({ kind }) => kind !== 'derivation'),
    pages,
    trust,
  );
  addForms(
    entry,
    forms.filter(({ kind }) => kind === 'derivation'),
    pages,
    trust,
  );
  if (word.isOpen) await addCompletions(store, entry, pages, trust);
  if (word.parts.length === 0) return [entry];
  const isKnown = !entry.evidence.isEmpty;
  const keepsParts = word.isJoined || isPath(word.term);
  // `StackOverflowError` is a word of its own where a synonym says what is meant by it.
  if (!keepsParts && (isKnown || (await isSynonym(store, word.term)))) return [entry];
  const trustHere = keepsParts ? trust : trust * trustInParts;
  const parts = (
    await Promise.all(
      word.parts.map((part) => lookUp(store, { ...part, weight: word.weight * part.weight }, pages, trustHere)),
    )
  ).flat();
  if (!keepsParts) return parts;
  for (const part of parts) mergeCompound(part, entry);
  return parts;
}

const isSynonym = async (store: IndexStore, term: string): Promise<boolean> =>
  (await store.synonyms(term)).some(({ words }) => words.length === 1);

/** A path is written in many ways (`/proc/self/fd`, `/proc/PID/fd`): its names count as well. */
const isPath = (term: string): boolean => term.includes('/');

/** Adds forms of one kind: they share a rarity, that of the pages that hold any of them. */
function addForms(entry: KnownWord, forms: readonly Form[], pages: number, trust: number): void {
  if (forms.length === 0) return;
  const scale = rarityScale(entry.evidence, rarityOf(countPages(forms), pages));
  for (const { term, kind, list } of forms) {
    entry.terms.set(term, trust * nearnessOf[kind]);
    entry.evidence.addList(list, trust * nearnessOf[kind], scale);
  }
}

/** Sets the word's rarity if it has none; else says how `rarity` compares with it. */
function rarityScale(evidence: Evidence, rarity: number): number {
  if (evidence.rarity === 0) evidence.rarity = rarity;
  return Math.min(mostRarityGain, rarity / evidence.rarity);
}

function countPages(forms: readonly Form[]): number {
  const first = forms[0];
  if (forms.length === 1 && first) return first.list.pages.length;
  const pages = new Set<number>();
  for (const { list } of forms) for (const page of list.pages) pages.add(page);
  return pages.size;
}

async function addCompletions(store: IndexStore, entry: KnownWord, pages: number, trust = 1): Promise<void> {
  const completions = await completionsOf(store, entry.word.term);
  const isBesideExact = !entry.evidence.isEmpty;
  const fresh = completions.filter(({ term }) => !entry.terms.has(term));
  if (fresh.length === 0) return;
  if (!isBesideExact) entry.isBeginning = true;
  else if (entry.word.term.length <= longestScrap) entry.evidence.rarity = rarityOf(pagesWithAny(entry, fresh), pages);
  const scale =
    (isBesideExact ? completionBesideExact : 1) * rarityScale(entry.evidence, rarityOf(countPages(fresh), pages));
  for (const { term, list } of fresh) {
    const nearness = trust * nearnessOf.prefix * Math.min(1, entry.word.term.length / term.length) ** 0.25;
    entry.terms.set(term, nearness);
    entry.evidence.addList(list, nearness, scale);
  }
}

/** On how many pages the word stands, or a word that it may become. */
const pagesWithAny = ({ evidence }: KnownWord, forms: readonly Form[]): number =>
  new Set([...evidence.pages, ...forms.flatMap(({ list }) => [...list.pages])]).size;

function mergeCompound(part: KnownWord, compound: KnownWord): void {
  for (const page of compound.evidence.pages) {
    part.evidence.add(page, {
      value: (compound.evidence.value[page] ?? 0) * rarityScale(part.evidence, compound.evidence.rarity),
      nearness: compound.evidence.nearness[page] ?? 0,
      title: compound.evidence.title[page] ?? 0,
      sections: compound.evidence.sections[page] ?? 0,
      inProse: !compound.evidence.isOnlyInCode(page),
    });
  }
  for (const [term, nearness] of compound.terms) part.terms.set(term, nearness);
}

/** A place in the query that a synonym covers. */
interface Span {
  synonym: SynonymPostings;
  covered: readonly KnownWord[];
}

async function addSynonyms(store: IndexStore, known: readonly KnownWord[], pages: number): Promise<void> {
  const telling = known.filter(({ word }) => isTelling(word));
  const spans = await Promise.all(telling.map((_, start) => spansFrom(store, telling, start)));
  for (const span of spans.flat()) addSynonym(span, pages);
}

/** The synonyms of the words from `start` on. They stand beside their first word, whose shard has been fetched. */
async function spansFrom(store: IndexStore, known: readonly KnownWord[], start: number): Promise<Span[]> {
  const term = known[start]?.word.term ?? '';
  const candidates = await Promise.all([...new Set([term, inflection(term)])].map((first) => store.synonyms(first)));
  return candidates
    .flat()
    .map((synonym) => ({ synonym, covered: known.slice(start, start + synonym.words.length) }))
    .filter(({ synonym, covered }) =>
      synonym.words.every((wanted, index) => isWord(covered[index]?.word.term, wanted)),
    );
}

const isWord = (term: string | undefined, wanted: string): boolean =>
  term === wanted || (term !== undefined && inflection(term) === inflection(wanted));

function addSynonym({ synonym, covered }: Span, pages: number): void {
  const nearness = synonym.isMutual ? nearnessOfSynonym : nearnessOfHint;
  const rarity = rarityOf(synonym.postings.length, pages);
  for (const { evidence, terms } of covered) {
    const scale = (nearness * rarityScale(evidence, rarity)) / highestValue;
    for (const { page, value, title, isScattered, sections, isOnlyInCode } of synonym.postings)
      evidence.add(page, {
        value: value * scale * (isScattered ? scattered : 1),
        nearness,
        title,
        sections,
        inProse: !isOnlyInCode,
      });
    for (const term of synonym.terms) if (!terms.has(term)) terms.set(term, nearness);
  }
}

/** One wrong letter in a long word leaves little doubt; in a short word it may be another word. */
const nearnessOfCorrection = (length: number, distance: number): number => Math.max(0.5, 1 - (1.6 * distance) / length);

/** What is meant is rather what a page is about than a word somewhere in it, the more so the shorter the word is. */
const doubtInText = (length: number): number => (length < 6 ? 0.25 : 0.12);

/** Replaces a word that stands nowhere by what it is most likely a slip for. */
async function correct(store: IndexStore, entry: KnownWord, pages: number): Promise<void> {
  const { word, evidence } = entry;
  if (!isTelling(word)) return;
  if (evidence.isEmpty && !word.isOpen && word.term.length >= 4) await addCompletions(store, entry, pages);
  const mayGoOn = entry.isBeginning === true && evidence.pages.length <= fewPages;
  if (!evidence.isEmpty && !mayGoOn) return;
  const corrections = await correctionsOf(store, word.term, word.isOpen && !mayGoOn);
  for (const { word: corrected, distance } of corrections) {
    const nearness = nearnessOfCorrection(word.term.length, Math.ceil(distance));
    const forms = (await formsOf(store, corrected)).filter(({ kind }) => kind !== 'derivation');
    if (forms.length === 0) continue;
    if (!mayGoOn) entry.correction ??= corrected;
    const scale = rarityScale(evidence, rarityOf(countPages(forms), pages));
    for (const { term, list } of forms) {
      entry.terms.set(term, nearness);
      evidence.addList(list, nearness, scale, nearness - doubtInText(word.term.length));
    }
  }
}
