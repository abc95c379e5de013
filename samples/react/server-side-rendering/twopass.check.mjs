import { shown, taken, watch } from './watch.mjs';

export default async (page) => {
  await watch(page);
  await page.getByText('mint').waitFor();
  return [...(await taken(page)).map((line) => line.trim()), `the page shows ${await shown(page)}`];
};
