/** A note in the table of contents. */
export interface ContentsNote {
  title: string;
  to: string;
  /** The question that the note answers; of a note without one, its answer. */
  about: string;
  hasLab: boolean;
  /** Whether a reader can run one of its programs on the page. */
  runs: boolean;
  /** The languages of its programs, the first one first. */
  languages: string[];
}

export interface ContentsWay {
  question: string;
  notes: { title: string; to: string }[];
}

export interface ContentsTopic {
  /** Also the anchor of the topic's section. */
  id: string;
  title: string;
  /** One sentence. */
  short: string;
  about: string;
  before: string;
  ways: ContentsWay[];
  /** In the order of learning. */
  notes: ContentsNote[];
}

export interface ContentsLayer {
  title: string;
  /** Stands for the layer where there is little room, beside its colour. */
  letter: string;
  topics: ContentsTopic[];
}

/** All that the table of contents at `/docs` shows. Computed at build time. */
export interface ContentsData {
  layers: ContentsLayer[];
  notes: number;
  labs: number;
  /** By what the notes can be filtered: name and number of notes, the most frequent one first. */
  languages: { name: string; notes: number }[];
  runs: number;
}
