/** A question that is offered where nothing is typed yet, and the note that answers it. */
export interface StartQuestion {
  question: string;
  title: string;
  /** Route of the note. */
  url: string;
}
