import { taken, watch } from './watch.mjs';

const ofProgram = (lines) => lines.filter((line) => !line.startsWith('  DOM:'));

export default async (page) => {
  await watch(page);
  await taken(page);
  const lines = [];
  for (const name of ['Buy', 'Buy now']) {
    await page.getByRole('button', { name, exact: true }).click();
    lines.push(`click on ${name}`, ...ofProgram(await taken(page)));
  }
  return lines;
};
