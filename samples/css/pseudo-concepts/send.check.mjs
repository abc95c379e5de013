import said from './said.mjs';

/** What the page says of itself. */
export default said;
