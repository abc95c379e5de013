/** The attribute of the page's root element that holds what the reader chose: words with a space between them. */
export const preferencesAttribute = 'data-look';
