/** A run of text, marked or not. Results are made of these, never of markup. */
export interface Segment {
  text: string;
  /** The reader's words. */
  marked?: boolean;
}

export interface SectionHit {
  /** Route and fragment. */
  url: string;
  heading: Segment[];
  snippet: Segment[];
  /** The snippet was taken from a code block. */
  isCode: boolean;
}

/** What a page is: a note, the slides of a talk, or another page of the site. */
export type PageKind = 'note' | 'slides' | 'page';

/** A model on a page that a reader steps through. */
export interface LabHit {
  url: string;
  title: Segment[];
}

export interface PageHit {
  url: string;
  title: Segment[];
  topic: string;
  /** What the page says in a sentence; shown where no section fits better. */
  description: Segment[];
  sections: SectionHit[];
  /** Whether it has a lab at all. */
  hasLab: boolean;
  /** The labs that the query asks for. */
  labs: LabHit[];
}

/** The sentence that defines what the query names, and the note that explains it. */
export interface DefinitionHit {
  url: string;
  /** The note's title. */
  title: string;
  sentence: string;
}

/**
 * What can be found besides pages: a topic, a way through several notes, a part of a page that is not in the index;
 * `print` and `keys` are done where the reader is and have no address.
 */
export type PlaceKind = 'topic' | 'way' | 'part' | 'print' | 'keys';

export interface PlaceHit {
  kind: PlaceKind;
  title: string;
  about: string;
  /** Empty for what is done where the reader is. */
  url: string;
}

export interface TopicCount {
  id: string;
  title: string;
  count: number;
}

export interface SearchRequest {
  query: string;
  /** How many pages to return, from `offset` on. */
  limit: number;
  offset?: number;
  /** Only pages of this topic. */
  topic?: string;
  /** Only what can be said at once, from the pages' titles: nothing, or a list that the whole answer replaces. */
  atOnce?: boolean;
  /** Language and version that the reader is in; the embedded index has but one of each. */
  context?: SearchContext;
}

export interface SearchContext {
  language: string;
  tags: readonly string[];
}

export interface SearchResponse {
  query: string;
  /** How many pages there are in all (of the topic, if one was asked for): what "See all N results" leads to. */
  total: number;
  hits: PageHit[];
  /** What the query names, if a note defines it. */
  definition?: DefinitionHit;
  places: PlaceHit[];
  /** There where no page has all words of the query: the words that none has. */
  lacking?: string[];
  /** There are more pages than were asked for. */
  hasMore: boolean;
  /** All topics with results, whatever topic was asked for. */
  topics: TopicCount[];
  /** Other queries that do have results: the corrected one first, or what to try instead of this one. */
  suggestions: string[];
  /** The query was longer than is searched for; what it was cut to. */
  cutTo?: string;
  /** Titles only: there may be other and better results. */
  isPartial?: boolean;
}

/** A quotation from the notes that may answer a question. */
export interface Passage {
  url: string;
  title: string;
  heading: string;
  text: string;
}

/** What the button, the modal and the search page know of a search engine. */
export interface SearchClient {
  readonly provider: 'embedded' | 'algolia';
  /** Gets ready so that the first query is answered at once. Never throws; a failure shows at the query. */
  prepare(): void;
  /** Rejects with `SearchUnavailable` when the engine cannot be reached, with `Superseded` when a newer query came. */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** The best passages for a question, for Ask mode. */
  passages(question: string, count: number): Promise<Passage[]>;
}

/** The engine or its files cannot be had now; the next query tries again. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';

  /** @param isDamaged the network answers, but not with what was asked for */
  constructor(
    message: string,
    readonly isDamaged = false,
  ) {
    super(message);
  }
}

/** A newer query made this one pointless. */
export class Superseded extends Error {
  override name = 'Superseded';
}
