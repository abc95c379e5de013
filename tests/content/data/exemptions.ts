/** A finding that is right to stay. One that is no longer needed is reported. */
export interface Exemption {
  page: string;
  /** The words that were found. */
  found: string;
  why: string;
}

export const exemptions: readonly Exemption[] = [
  {
    page: 'ai/agents-levels',
    found: 'simple',
    why: '“simple processor” is the name of a level in the list that the note cites',
  },
  {
    page: 'browsers/cors',
    found: 'simple',
    why: '“simple request” is the usual name of a request that needs no preflight request',
  },
  {
    page: 'css/css-selectors',
    found: 'simple',
    why: '“simple selector” is the specification’s name of a selector for one feature',
  },
];

/** Likewise, of the form and the sentences of notes (`noteForm.test.ts`). */
export const formExemptions: readonly Exemption[] = [];
