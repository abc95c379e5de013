/** The text before the first line break. */
export const firstLineOf = (text: string): string => text.split('\n', 1).join('');
