/** Characters of a quotation: code hosts refuse addresses of more than some 8,000. */
const longest = 1000;

/** Text as a quotation of its own in Markdown, with an empty line before it; nothing for no text. */
export const quotation = (text: string): string => text && `\n\n> ${text.slice(0, longest).replaceAll('\n', '\n> ')}`;
