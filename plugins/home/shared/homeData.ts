/** A topic on the map, with its written notes in the planned order. */
export interface TopicEntry {
  title: string;
  /** The topic's section in the table of contents. */
  to: string;
  about: string;
  planned: number;
  notes: NoteEntry[];
}

export interface NoteEntry {
  title: string;
  to: string;
  hasLab: boolean;
}

export interface LayerEntry {
  title: string;
  topics: TopicEntry[];
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

/** A program of a note, what it printed when it was run, and the record of that run. */
export interface Specimen {
  file: string;
  program: string;
  output: string;
  /** What is surprising in the output; the note's title follows it as a link. */
  remark: string;
  note: { title: string; to: string };
  run?: { toolchain: string; date: string };
}

/** All that the home page shows beyond its own words. Computed at build time. */
export interface HomeData {
  layers: LayerEntry[];
  recent: RecentNote[];
  labs: FeaturedLab[];
  written: number;
  planned: number;
  specimen?: Specimen;
}
