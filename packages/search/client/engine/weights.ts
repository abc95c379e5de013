import { nearnessOf } from '../../shared/words/nearness';

/**
 * Every weight by which a page or a section comes before another, stage by stage. Found on the queries written for this
 * site, see packages/search/bench; the shape of the formulas matters more than the numbers. From how many letters or words
 * on a rule holds, and what only bounds a list or a cache, stands with its code; what the index weighs, in
 * node/weighTerms.ts.
 */
export const weights = {
  // The words of a query (parseQuery.ts).
  /** What people wrap a question in. */
  softWord: 0.1,
  /** What every error message has, and names of the program that said it. */
  faintWord: 0.3,

  // The terms that stand for a word (expandQuery.ts, completions.ts), beside `nearnessOf`.
  /** A rarer term may count only this much more than the word itself. */
  mostIdfGain: 1.15,
  /** Pages with the words of a name (`Console.WriteLine`) that is itself unknown may have nothing to do with it. */
  unknownName: 0.7,
  /** How fast a word of which little is typed comes near to what it may become: the power of the typed share. */
  begun: 0.25,
  /** A completion beside the word itself is a guess that the reader goes on typing. */
  completionBesideWord: 0.45,
  /** With so many times the pages of a word, those that it may become are rather meant than the word: `inter`. */
  manyMoreCompletions: 10,

  // Synonyms (synonyms.ts).
  /** What means the same (`gc`) is also the name of a thing. */
  synonym: 0.85,
  hint: 0.62,
  /** Hints of two words and more (`bus error`) are hardly meant otherwise. */
  phrase: 0.7,
  /** Where they lead to other pages, what each of the words stands for by itself counts this much less: `bus`, `error`. */
  apartFromPhrase: 0.6,
  /** Where the word itself is known, a page that only a hint leads to counts this much less. */
  hintAlone: 0.7,
  /** What stands for a corrected word counts as if so much of the word was typed. */
  synonymOfCorrected: 0.8,

  // Corrections (corrections.ts).
  /** What each wrong letter takes, as a share of the word: little doubt in a long word, in a short one it may be another. */
  wrongLetter: 1.6,
  leastCorrected: 0.5,
  /** Of three letters only two that are swapped are taken for a slip. */
  swapOfThree: 0.65,
  /** Any four letters are near to a word that stands on every third page (`saml`, same): it is suggested, not found. */
  chance: 0.45,
  idfOfChance: 1.2,
  /** What is meant is rather what a page is about than a word somewhere in it, the more so the shorter the word is. */
  doubtInText: 0.12,
  doubtInTextOfShort: 0.25,

  /** A word that may go on is rather the one that is whole: it counts as if so much of a letter more was wrong. */
  mistakeOfBeginning: 0.5,

  // What a page has of a word (evidence.ts).
  /** A title that resembles the word less is no title match. */
  leastNearOfTitle: 0.6,

  // Whether anything is found, and in which order (rankPages.ts).
  /** A word counts at least this much of the rarest when what is answered of a query is summed up. */
  evenness: 0.5,
  /** Below 1, a rare word counts less beside the others than its rarity says: rarity on a small site is chance. */
  idfPower: 0.4,
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
  idfOfRareTitle: 2.2,
  /**
   * Where the best page lacks a word, the others may stand there by chance: so much more evidence is asked for where
   * none of the query is in the page's title, and less of it the more is, down to nothing at this share.
   */
  untitled: 0.16,
  titledEnough: 0.5,
  /** Beside a page that has it, one with this share of its coverage is still worth showing. */
  leastShareOfCoverage: 0.25,
  /** A page this much weaker than the best is not shown. */
  leastShareOfBest: 0.03,
  /** Nor is one as weak as this that is not among the first. */
  leastShareOfFurther: 0.2,
  /** How much a page loses that lacks words of the query. */
  coverage: 0.5,
  /** All words in one section (of eight). */
  together: 0.6,
  /** All words in the title; and the title has no others. */
  title: 1.6,
  wholeTitle: 2,

  // Pages that a link joins to the best one (liftLinked.ts).
  /** What the nearest of them gain: this share of the best one's score. */
  linked: 0.3,
  /** With so many times the score of the second page there is no doubt which page is meant. */
  beyondDoubt: 2,
  /** As sure as this it must be for pages without any of the words; they come last, with this share of the last score. */
  sureEnough: 0.5,
  linkedWithoutWords: 0.5,

  // What the text of the first pages adds (rerank.ts).
  /** The query for a title, its words side by side, and all of them in one section. */
  titleFit: 0.8,
  phraseOnPage: 0.3,
  bestSection: 0.3,
  /** Only the word itself, what it is a slip for, its plural and what it may become: a synonym in a title is no title that the reader typed. */
  leastNearOfFit: 0.9,
  /** Of a name that is still being typed so much is enough to be meant. */
  typedEnough: 0.5,

  // The sections of a page (matchPage.ts).
  inHeading: 2.2,
  inCode: 0.7,
  phraseInSection: 0.8,
  /** A section of so many words is neither long nor short; a word of code makes it longer by so much. */
  usualSection: 160,
  lengthOfCode: 0.5,
  /** However short a section is, its words count as if it had this share of the usual length more. */
  shortestSection: 0.5,
  /** How fast repetition stops to count. */
  sectionSaturation: 1.2,
  /** A word that stands on every page still counts so much. */
  leastIdfInSection: 0.1,
  /** How much a section loses that lacks words of the query. */
  allInSection: 0.7,
  /** A section weaker than this share of the page's best one is not shown. */
  leastShareOfSection: 0.45,

  // Titles, before the index is there (titlesAtOnce.ts).
  /** A concept is one of several that a page explains; its title says what it is about. */
  concept: 0.5,
} as const satisfies Record<string, number>;

/** What pages gain of `weights.linked`, by how near they are. */
export const gainOfLevel: readonly number[] = [1, 0.75, 0.5, 0.25];

/** How near each kind of form is to the word; the index weighs synonyms with the same. */
export { nearnessOf };
