/** A note as the bench builds it: written, or generated from a written one. */
export interface BenchNote {
  /** Path below docs/ without extension, which is also its address below /docs/: `linux/epoll`. */
  page: string;
  /** Its file, relative to the site's folder: `docs/linux/epoll.mdx`. */
  file: string;
  title: string;
  description: string;
  /** The whole file in Groundwork's own form: front matter and MDX. */
  text: string;
  /** The written note whose samples it shows; itself for a written note. */
  samplesOf: string;
  generated: boolean;
}

/** One topic of the sidebar, with its pages in reading order. */
export interface BenchTopic {
  id: string;
  title: string;
  about: string;
  pages: readonly string[];
}

/** All that a site is built from. */
export interface NoteSet {
  topics: readonly BenchTopic[];
  /** In reading order, without the introduction. */
  notes: readonly BenchNote[];
  introduction: BenchNote;
}

/** The address of a page of docs/ on every site of the bench. */
export const pathOf = (page: string): string => `/docs/${page}`;
