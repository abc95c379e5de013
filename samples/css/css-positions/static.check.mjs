import { where } from './where.mjs';

/** Where the tag and the price are. */
export default (page) => where(page, [0]);
