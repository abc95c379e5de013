/** A slide deck as the build writes it: its slides as HTML, so that no MDX reaches the browser. */
export interface Deck {
  title: string;
  description: string;
  /** Day on which its sources were read, as a reader reads it. */
  read: string;
  /** The sections, in order; the first one is the title slide. */
  html: string;
}
