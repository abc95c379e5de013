import { buttonTexts } from './buttonTexts';

/** Every text of the button, modal and search page; the keys are those of the generator's own search theme. */
export const defaultTexts = {
  button: buttonTexts,
  modal: {
    searchBox: {
      placeholderText: 'Search docs',
      resetButtonTitle: 'Clear the query',
      cancelButtonText: 'Close',
      searchInputLabel: 'Search docs',
    },
    startScreen: {
      recentSearchesTitle: 'Recent',
      noRecentSearchesText: 'Type a word, a name from code or an error message.',
      removeRecentSearchButtonTitle: 'Clear recent searches',
      questionsTitle: 'Questions that notes answer',
    },
    errorScreen: {
      titleText: 'Unable to fetch results',
      helpText: 'You might want to check your network connection.',
      damagedText: 'A file of the search is missing or damaged on the server. It is asked for again until it comes.',
    },
    waitingScreen: {
      waitingText: 'Loading the search…',
    },
    noResultsScreen: {
      noResultsText: 'No results found for',
      suggestedQueryText: 'Try searching for',
      reportMissingResultsText: 'Believe this query should return results?',
      reportMissingResultsLinkText: 'Let us know.',
    },
    resultsScreen: {
      correctedQueryText: 'Did you mean',
      cutQueryText: 'The query was too long; these are results for its beginning.',
      askTitle: 'Ask the notes',
      noneHasAllText: 'No page has all of these words.',
      unknownWordsText: 'Nowhere here:',
      placesTitle: 'On this site',
      definitionText: 'Definition, from the note',
      topicText: 'Topic',
      wayText: 'Way through the notes',
      labText: 'Lab',
      slidesText: 'Slides',
      pageText: 'Page',
    },
    footer: {
      selectText: 'to open',
      navigateText: 'to move',
      closeText: 'to close',
    },
    askScreen: {
      backText: 'Back to results',
      thinkingText: 'Reading the notes…',
      answerTitle: 'Answer',
      quotesTitle: 'Quotations from the notes',
      noPassagesText: 'The notes say nothing about this.',
      stopText: 'Stop',
      disclaimerText: 'Answers are generated with AI which can make mistakes. Verify responses.',
    },
  },
  page: {
    title: 'Search the notes',
    emptyText: 'Type a word, a name from code or an error message.',
    topicsTitle: 'Topics',
    allTopicsText: 'All topics',
    moreText: 'Show more results',
    withoutScriptText:
      'Searching needs JavaScript, which is switched off here. The notes can be read without it: begin at the list of topics.',
  },
} as const satisfies Record<string, Record<string, string | Record<string, string>>>;

type Loose<T> = { -readonly [Key in keyof T]?: T[Key] extends string ? string : Loose<T[Key]> };

/** Texts that replace the defaults, as deep as needed. */
export type SearchTexts = Loose<typeof defaultTexts>;

type Whole<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Whole<T[Key]> };
export type AllTexts = Whole<typeof defaultTexts>;

/** The defaults with the owner's texts over them. */
export function textsWith(overrides: SearchTexts | undefined): AllTexts {
  return overrides ? (merge(defaultTexts, overrides) as AllTexts) : defaultTexts;
}

function merge(base: object, over: object): object {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const known = merged[key];
    if (typeof value === 'string') merged[key] = value;
    else if (typeof value === 'object' && value !== null && typeof known === 'object' && known !== null)
      merged[key] = merge(known, value as object);
  }
  return merged;
}

/** Says how many results there are. */
export const countText = (total: number): string => (total === 1 ? '1 result' : `${total} results`);
