import matches from './matches.mjs';

/** What the last three rules select. */
export default (page) => matches(page, 4);
