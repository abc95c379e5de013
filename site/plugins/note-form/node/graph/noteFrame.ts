/** A note that another one refers to. */
export interface NoteLink {
  title: string;
  /** Address below the site's base URL: `/docs/linux/epoll`. */
  address: string;
}

/** A way of the home page that a note stands on. */
export interface PlaceOnWay {
  way: NoteLink;
  /** From 1. */
  place: number;
  places: number;
  next?: NoteLink;
  previous?: NoteLink;
}

export interface NoteSource {
  title: string;
  url: string;
  settles: string;
}

/** What stands around the text of a note. */
export interface NoteFrame {
  /** Notes that explain what this one builds on. */
  before: NoteLink[];
  /** Notes that build on what this one explains. */
  leadsTo: NoteLink[];
  /** Other notes whose text links here. */
  linkedFrom: NoteLink[];
  ways: PlaceOnWay[];
  sources: NoteSource[];
  verified?: string;
}
