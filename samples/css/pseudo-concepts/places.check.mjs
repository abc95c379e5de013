import matches from './matches.mjs';

/** What each rule selects. */
export default (page) => matches(page, 0);
