import { watch } from './watch.mjs';

/** What is shown half a second after each part of the document has arrived. */
export default async (page) =>
  (await watch(page, 'swap.html', [500, 1500])).map(({ seconds, text }) => `second ${seconds}: ${text}`);
