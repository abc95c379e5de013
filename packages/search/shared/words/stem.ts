/**
 * Word forms. `inflection` takes off what grammar adds (locks, locked, locking); `derivation` is Porter's stemmer,
 * which also joins words that only share a root (compress, compression).
 */

const vowelInside = /[aeiouy]/;

/** The word without plural, -ed and -ing; words that share it are forms of one word. */
export function inflection(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:sses|shes|ches|xes|zzes)$/.test(word)) return withoutFinalE(word.slice(0, -2));
  if (word.endsWith('s')) return withoutFinalE(word.slice(0, -1));
  if (word.endsWith('ied')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  const ending = /(?:ing|ed)$/.exec(word)?.[0];
  if (ending && word.length - ending.length >= 3 && vowelInside.test(word.slice(0, -ending.length))) {
    return withoutDouble(word.slice(0, -ending.length));
  }
  return withoutFinalE(word);
}

/** Whether one of two words is the other's plural: the same thing, where other forms (stream, streaming) may be another. */
export const isPlural = (a: string, b: string): boolean => pluralsOf(a).includes(b) || pluralsOf(b).includes(a);

/** What a word's plural may be; the word itself among them where it has no `y` at its end. */
export const pluralsOf = (word: string): string[] => [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')];

/** What a word may be the plural of. */
export const singularsOf = (word: string): string[] =>
  [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].filter((other) => other !== word);

const withoutFinalE = (word: string): string => (word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word);

const withoutDouble = (word: string): string =>
  /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : withoutFinalE(word);

const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;
const measureOver0 = new RegExp(`^(?:${consonants})?${vowels}${consonants}`);
const measureIs1 = new RegExp(`^(?:${consonants})?${vowels}${consonants}(?:${vowels})?$`);
const measureOver1 = new RegExp(`^(?:${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const hasVowel = new RegExp(`^(?:${consonants})?${vowel}`);
const endsShort = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`);

const step2 = new Map(
  Object.entries({
    ational: 'ate',
    tional: 'tion',
    enci: 'ence',
    anci: 'ance',
    izer: 'ize',
    bli: 'ble',
    alli: 'al',
    entli: 'ent',
    eli: 'e',
    ousli: 'ous',
    ization: 'ize',
    ation: 'ate',
    ator: 'ate',
    alism: 'al',
    iveness: 'ive',
    fulness: 'ful',
    ousness: 'ous',
    aliti: 'al',
    iviti: 'ive',
    biliti: 'ble',
    logi: 'log',
  }),
);
const step3 = new Map(
  Object.entries({ icate: 'ic', ative: '', alize: 'al', iciti: 'ic', ical: 'ic', ful: '', ness: '' }),
);
const step4 = /(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

/** Porter's stem (M. F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980) of a lower-case word. */
export function derivation(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let stem = plural(word);
  stem = pastAndGerund(stem);
  if (stem.endsWith('y') && hasVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = mapSuffix(stem, step2);
  stem = mapSuffix(stem, step3);
  stem = dropSuffix(stem);
  return tidy(stem);
}

function plural(word: string): string {
  if (/(?:sses|ies)$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function pastAndGerund(word: string): string {
  if (word.endsWith('eed')) return measureOver0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const match = /^(.+?)(?:ed|ing)$/.exec(word);
  if (!match?.[1] || !hasVowel.test(match[1])) return word;
  const stem = match[1];
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return endsShort.test(stem) ? `${stem}e` : stem;
}

function mapSuffix(word: string, suffixes: ReadonlyMap<string, string>): string {
  for (let start = 1; start < word.length; start++) {
    const replacement = suffixes.get(word.slice(start));
    if (replacement === undefined) continue;
    const stem = word.slice(0, start);
    return measureOver0.test(stem) ? stem + replacement : word;
  }
  return word;
}

function dropSuffix(word: string): string {
  const ion = /^(.+?[st])ion$/.exec(word)?.[1];
  if (ion) return measureOver1.test(ion) ? ion : word;
  const stem = word.replace(step4, '');
  return stem !== word && measureOver1.test(stem) ? stem : word;
}

function tidy(word: string): string {
  let stem = word;
  if (stem.endsWith('e')) {
    const base = stem.slice(0, -1);
    if (measureOver1.test(base) || (measureIs1.test(base) && !endsShort.test(base))) stem = base;
  }
  return stem.endsWith('ll') && measureOver1.test(stem) ? stem.slice(0, -1) : stem;
}
