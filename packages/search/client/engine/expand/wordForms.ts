import { afterPrefix, prefixTerm, shardRange } from '../../../shared/format/prefix';
import type { PostingList, Shard } from '../../../shared/format/shard';
import { derivation, inflection, isPlural } from '../../../shared/words/stem';
import { ignoredWords, softWords } from '../../../shared/words/stopWords';
import type { IndexStore } from '../indexStore';

type FormKind = 'exact' | 'plural' | 'inflection' | 'derivation' | 'prefix';

/** A term of the index that stands for a word of the query. */
export interface Form {
  term: string;
  kind: FormKind;
  list: PostingList;
}

const mostPrefixForms = 60;

/** The two stems of a term; a shard's terms are compared with many queries, so they are kept. */
const stems = new Map<string, { stem: string; root: string }>();
const mostStems = 50_000;

function stemsOf(term: string): { stem: string; root: string } {
  const known = stems.get(term);
  if (known) return known;
  if (stems.size >= mostStems) stems.clear();
  const found = { stem: inflection(term), root: derivation(term) };
  stems.set(term, found);
  return found;
}

/** The word itself and its grammatical and derived forms, as far as the index has them. */
export function formsOf(store: IndexStore, word: string): Promise<Form[]> {
  return store.remember(`forms ${word}`, () => findForms(store, word));
}

async function findForms(store: IndexStore, word: string): Promise<Form[]> {
  const { stem, root } = stemsOf(word);
  const beginning = sharedBeginning(word, sharedBeginning(stem, root));
  const isName = !/^[a-z]{3,}$/.test(word);
  const range: [string, string] = isName ? [word, `${word}\u0000`] : [beginning, afterPrefix(beginning)];
  const shards = await store.shards(...(await narrow(store, range, word)));
  const forms: Form[] = [];
  for (const shard of shards) {
    for (let index = shard.lowerBound(range[0]); index < shard.terms.length; index++) {
      const term = shard.terms[index] ?? '';
      if (term >= range[1]) break;
      const kind = kindOf(term, word, stem, root);
      if (kind) forms.push({ term, kind, list: shard.postings(index) });
    }
  }
  return forms;
}

/** What all forms of a word begin with: `memor` of memory and memories; three letters at least. */
function sharedBeginning(left: string, right: string): string {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length++;
  const shared = left.slice(0, Math.max(3, length));
  return shared.endsWith('y') && shared.length > 3 ? shared.slice(0, -1) : shared;
}

/** A beginning that spans many shards is not worth them: then only the word's own shard is read. */
async function narrow(store: IndexStore, range: [string, string], word: string): Promise<[string, string]> {
  const { shards, mostShardsOfPrefix } = await store.manifest();
  const [from, until] = shardRange(shards, ...range);
  return until - from > mostShardsOfPrefix ? [word, `${word}\u0000`] : range;
}

function kindOf(term: string, word: string, stem: string, root: string): FormKind | null {
  if (term === word) return 'exact';
  if (!/^[a-z]+$/.test(term)) return null;
  const stemsOfTerm = stemsOf(term);
  // Grammar makes no word out of one that only joins others: `them` is no form of theme.
  if (softWords.has(term) || ignoredWords.has(term)) return null;
  if (stemsOfTerm.stem === stem) return isPlural(term, word) ? 'plural' : 'inflection';
  return root.length >= 4 && stemsOfTerm.root === root ? 'derivation' : null;
}

/** Terms that begin with `prefix`, the shortest first; for a beginning with too many, the term that stands for all. */
export function completionsOf(store: IndexStore, prefix: string): Promise<Form[]> {
  return store.remember(`completions ${prefix}`, () => findCompletions(store, prefix));
}

async function findCompletions(store: IndexStore, prefix: string): Promise<Form[]> {
  const { shards, mostShardsOfPrefix } = await store.manifest();
  const [from, until] = shardRange(shards, prefix, afterPrefix(prefix));
  if (until - from > mostShardsOfPrefix)
    return exactForm(await store.shards(prefixTerm(prefix), `${prefixTerm(prefix)}\u0000`), prefixTerm(prefix));
  const found: Form[] = [];
  for (const shard of await store.shards(prefix, afterPrefix(prefix))) {
    for (let index = shard.lowerBound(prefix); shard.terms[index]?.startsWith(prefix); index++) {
      const term = shard.terms[index] ?? '';
      if (term !== prefix) found.push({ term, kind: 'prefix', list: shard.postings(index) });
    }
  }
  return found.sort((a, b) => a.term.length - b.term.length).slice(0, mostPrefixForms);
}

function exactForm(shards: readonly Shard[], term: string): Form[] {
  for (const shard of shards) {
    const index = shard.lowerBound(term);
    if (shard.terms[index] === term) return [{ term, kind: 'prefix', list: shard.postings(index) }];
  }
  return [];
}
