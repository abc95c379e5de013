/** Sentences of a text with the place where each begins in it. Inline code may stand in it as one neutral sign. */
export function sentencesOf(text: string): { text: string; at: number }[] {
  // A sentence ends before a capital, a digit, code or a quotation; "e.g. this" has no end in it.
  const ends = [...text.matchAll(/[.!?]["”)]?\s+(?=["“(]?[\p{Lu}\p{N}\u25a1])/gu)].map(
    (end) => end.index + end[0].length,
  );
  return [0, ...ends].map((at, index) => ({ text: text.slice(at, ends[index] ?? text.length).trim(), at }));
}
