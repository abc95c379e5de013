/** A topic on the map, with its written notes in the planned order. */
export interface TopicEntry {
  title: string;
  /** The topic's section in the table of contents. */
  to: string;
  about: string;
  planned: number;
  notes: NoteEntry[];
}

interface NoteEntry {
  title: string;
  to: string;
  hasLab: boolean;
}

export interface LayerEntry {
  title: string;
  topics: TopicEntry[];
}

/** A way through notes of several topics, in the order in which they are read. */
export interface HomeWay {
  title: string;
  notes: { title: string; to: string }[];
}

export interface RecentNote {
  title: string;
  topic: string;
  to: string;
  /** Day of the change, `YYYY-MM-DD`, and as a reader reads it. */
  day: string;
  shown: string;
}

/** A note that holds a lab. */
export interface FeaturedLab {
  title: string;
  description: string;
  to: string;
}

/** All that the home page shows beyond its own words. Computed at build time. */
export interface HomeData {
  layers: LayerEntry[];
  ways: HomeWay[];
  /** The note that holds the lab with which the page begins. */
  openingNote?: { title: string; to: string };
  recent: RecentNote[];
  labs: FeaturedLab[];
  written: number;
  planned: number;
}
