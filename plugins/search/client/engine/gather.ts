import { nearnessOf } from '../../shared/nearness';
import { titleOf } from '../../shared/shard';
import { addCompletions } from './addCompletions';
import { addSynonyms, addSynonymsOfCorrected } from './addSynonyms';
import { correctWord, fewPages } from './correctWord';
import { rarityOf } from './evidence';
import type { IndexStore } from './indexStore';
import { countPages, rarityScale, unknown, type KnownWord } from './knownWord';
import type { QueryWord } from './parseQuery';
import { formsOf, type Form } from './wordForms';

/** Pages with the words of a name (`Console.WriteLine`) that is itself unknown: they may have nothing to do with it. */
const trustInParts = 0.7;

/** Words are told apart by the bits of a number; see `WordMatcher`. */
const mostKnownWords = 30;
/** See `Posting.title`. */
const wholeTitle = 3;

/** Looks all words up, compounds that the index lacks by their parts. */
export async function gather(store: IndexStore, words: readonly QueryWord[]): Promise<KnownWord[]> {
  const { pages } = await store.manifest();
  const known = (await Promise.all(words.map((word) => lookUp(store, word, pages)))).flat().slice(0, mostKnownWords);
  await addSynonyms(store, known, pages);
  await Promise.all(known.map((entry) => correctWord(store, entry, pages)));
  await addSynonymsOfCorrected(store, known, pages);
  return known;
}

/** `trust` says how surely what is found is meant; it is less for the words of an unknown name. */
async function lookUp(store: IndexStore, word: QueryWord, pages: number, trust = 1): Promise<KnownWord[]> {
  const entry = unknown(word, pages);
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
  entry.isOtherForm = !entry.evidence.isEmpty && !entry.terms.has(word.term);
  if (word.isOpen) await addCompletions(store, entry, pages, trust);
  if (word.parts.length === 0) return [entry];
  const isOneName = word.parts.length === 1;
  const isRareBeginning = entry.isBeginning === true && entry.evidence.pages.length <= fewPages;
  const isKnown = !entry.evidence.isEmpty && !(isOneName && isRareBeginning);
  const isWhole = isOneName && entry.terms.has(word.term);
  const keepsParts = word.isJoined || (isPath(word.term) && !isWhole);
  // `StackOverflowError` is a word of its own where a synonym says what is meant by it.
  if (!keepsParts && (isKnown || (await isSynonym(store, word.term)))) return [entry];
  const trustHere = keepsParts ? trust : trust * trustInParts;
  const parts = (
    await Promise.all(
      word.parts.map((part) => lookUp(store, { ...part, weight: weightOfPart(word, part) }, pages, trustHere)),
    )
  ).flat();
  if (!keepsParts && entry.evidence.isEmpty) return parts;
  for (const part of parts) mergeCompound(part, entry);
  return parts;
}

/** The parts of what hardly matters share its weight: a path of six names is no six words. */
const weightOfPart = (word: QueryWord, part: QueryWord): number =>
  (word.weight * part.weight) / (word.weight < 1 ? word.parts.length : 1);

const isSynonym = async (store: IndexStore, term: string): Promise<boolean> =>
  (await store.synonyms(term)).some(({ words }) => words.length === 1);

/** A path is written in many ways (`/proc/self/fd`, `/proc/PID/fd`): its names count as well. */
const isPath = (term: string): boolean => term.includes('/');

/** Adds forms of one kind: they share a rarity, that of the pages that hold any of them. */
function addForms(entry: KnownWord, forms: readonly Form[], pages: number, trust: number): void {
  if (forms.length === 0) return;
  const scale = rarityScale(entry.evidence, rarityOf(countPages(forms), pages));
  for (const { term, kind, list } of forms) {
    if ((kind === 'exact' || kind === 'plural') && list.facts.some((facts) => titleOf(facts) === wholeTitle))
      entry.isTitle = true;
    entry.terms.set(term, trust * nearnessOf[kind]);
    entry.evidence.addList(list, trust * nearnessOf[kind], scale);
  }
}

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
