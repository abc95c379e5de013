import { watch } from './watch.mjs';

/** What is shown half a second after each part of the document has arrived. */
export default async (page) =>
  (await watch(page, 'plain.html', [500, 1500, 2500])).map(({ seconds, text }) => `second ${seconds}: ${text}`);
