import { titleOf } from '../../../shared/format/shard';
import { withCompletions } from './completions';
import { isRareGuess, withCorrection } from './corrections';
import {
  documentFrequency,
  expandedBy,
  inverseDocumentFrequency,
  isUnknown,
  reweighed,
  unexpanded,
  weigh,
  type Expansion,
} from './expansion';
import type { IndexStore } from '../indexStore';
import type { QueryWord } from '../parseQuery';
import { withSynonyms, withSynonymsOfCorrected } from './synonyms';
import { nearnessOf, weights } from '../weights';
import { formsOf, type Form } from './wordForms';

/** Words are told apart by the bits of a number; see `WordMatcher`. */
const mostWords = 30;
/** See `Posting.title`. */
const isWholeTitle = 3;

/** The terms of the index that stand for the words of a query, with their postings. */
export async function expandQuery(store: IndexStore, words: readonly QueryWord[]): Promise<Expansion[]> {
  const { pages } = await store.manifest();
  const known = (await Promise.all(words.map((word) => lookUp(store, word, pages)))).flat().slice(0, mostWords);
  const meant = await withSynonyms(store, known, pages);
  const corrected = await Promise.all(meant.map((expansion) => withCorrection(store, expansion, pages)));
  return withSynonymsOfCorrected(store, corrected, pages);
}

/**
 * A word by its forms and what it may become; a compound that the index lacks by its parts. `trust` says how surely what
 * is found is meant; it is less for the words of an unknown name.
 */
async function lookUp(store: IndexStore, word: QueryWord, pages: number, trust = 1): Promise<Expansion[]> {
  const forms = await formsOf(store, word.term);
  const derived = forms.filter(({ kind }) => kind === 'derivation');
  const own = forms.filter(({ kind }) => kind !== 'derivation');
  const formed = withForms(withForms(unexpanded(word), own, pages, trust), derived, pages, trust);
  const known = { ...formed, isIndirect: !isUnknown(formed) && !formed.terms.has(word.term) };
  const whole = word.isOpen ? await withCompletions(store, known, pages, trust) : known;
  if (word.parts.length === 0) return [whole];
  const keepsParts = word.isJoined || (isPath(word.term) && !(word.parts.length === 1 && whole.terms.has(word.term)));
  // `StackOverflowError` is a word of its own where a synonym says what is meant by it.
  if (!keepsParts && (isKnownName(whole) || (await isSynonym(store, word.term)))) return [whole];
  const trustInParts = keepsParts ? trust : trust * weights.unknownName;
  const looked = await Promise.all(
    word.parts.map((part) => lookUp(store, { ...part, weight: weightOfPart(word, part) }, pages, trustInParts)),
  );
  return isUnknown(whole) ? looked.flat() : looked.flat().map((part) => withCompound(part, whole));
}

/** A name of one word with a sign (`.git`) is none where it only begins names of a page or two. */
const isKnownName = (whole: Expansion): boolean =>
  !isUnknown(whole) && !(whole.word.parts.length === 1 && isRareGuess(whole));

/** The parts of what hardly matters share its weight: a path of six names is no six words. */
const weightOfPart = (word: QueryWord, part: QueryWord): number =>
  (word.weight * part.weight) / (word.weight < 1 ? word.parts.length : 1);

const isSynonym = async (store: IndexStore, term: string): Promise<boolean> =>
  (await store.synonyms(term)).some(({ words }) => words.length === 1);

/** A path is written in many ways (`/proc/self/fd`, `/proc/PID/fd`): its names count as well. */
const isPath = (term: string): boolean => term.includes('/');

/** With forms of one kind: they share a rarity, that of the pages that hold any of them. */
function withForms(expansion: Expansion, forms: readonly Form[], pages: number, trust: number): Expansion {
  if (forms.length === 0) return expansion;
  const nearnessOfForm = ({ kind }: Form): number => trust * nearnessOf[kind];
  const formed = expandedBy(
    expansion,
    inverseDocumentFrequency(documentFrequency(forms), pages),
    forms.map((form) => [form.term, nearnessOfForm(form)]),
    (scale) => forms.map((form) => weigh(form.list, nearnessOfForm(form), scale)),
  );
  return forms.some(isNoteName) ? { ...formed, isTitle: true } : formed;
}

const isNoteName = ({ kind, list }: Form): boolean =>
  (kind === 'exact' || kind === 'plural') && list.facts.some((facts) => titleOf(facts) === isWholeTitle);

/** A part counts where its compound stands, too. */
const withCompound = (part: Expansion, compound: Expansion): Expansion =>
  expandedBy(part, compound.idf, compound.terms, (scale) => reweighed(compound.sources, () => scale));
