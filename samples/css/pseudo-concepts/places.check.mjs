import matches from './matches.mjs';

/** What each selector matches. */
export default matches;
