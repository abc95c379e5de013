import matches from './matches.mjs';

/** What each rule but the first selects. */
export default (page) => matches(page, 1);
