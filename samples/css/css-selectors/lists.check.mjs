import { looksOf } from './looks.mjs';
import matches from './matches.mjs';

/** What each selector matches, and how Mint tea looks. */
export default async (page) => {
  const lines = await matches(page);
  const [color, background] = await looksOf(page, '.hot');
  return [...lines, '', `Mint tea: ${color} on ${background}`];
};
