/** The element that lists the scripts of a page, as JSON. */
export const scriptListId = 'scripts';
