/** A note in the table of contents. */
export interface ContentsNote {
  title: string;
  to: string;
  /** The question that the note answers; of a note without one, its answer. */
  about: string;
  hasLab: boolean;
}

export interface ContentsWay {
  question: string;
  notes: { title: string; to: string }[];
}

export interface ContentsTopic {
  /** Also the anchor of the topic's section. */
  id: string;
  title: string;
  about: string;
  before: string;
  ways: ContentsWay[];
  /** In the order of learning. */
  notes: ContentsNote[];
}

/** All that the table of contents at `/docs` shows. Computed at build time. */
export interface Contents {
  layers: { title: string; topics: ContentsTopic[] }[];
  notes: number;
  labs: number;
}
