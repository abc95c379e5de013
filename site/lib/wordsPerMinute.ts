/** How fast technical prose is read, in a language that is often the reader's second. */
export const wordsPerMinute = 200;
