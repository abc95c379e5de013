/** Notes that answer one question, by their pages, in the order in which they are read. */
export interface PlannedWay {
  title: string;
  notes: readonly string[];
}

/** The id of a way on the home page, by its title: `why-is-my-program-slow`. */
export const wayId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
