/** How near a form is to the word that was typed. A stream is what streams are, but streaming may be another thing. */
export const nearnessOf = { exact: 1, plural: 0.93, inflection: 0.8, derivation: 0.7, prefix: 0.8 } as const;

/** Pages with a synonym's words in different sections: they may have nothing to do with each other. */
export const scattered = 0.55;
