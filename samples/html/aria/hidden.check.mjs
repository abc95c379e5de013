import { line, openTree } from './tree.mjs';

/** Who is given each button: the screen, the Tab key, the accessibility tree (before any key is pressed). */
export default async (page) => {
  const { session } = await openTree(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const told = nodes.filter((node) => !node.ignored && node.role.value === 'button').map((node) => node.name.value);
  const names = await page.$$eval('button', (all) => all.map((one) => one.textContent));
  const seen = await page.$$eval('button', (all) => all.map((one) => one.checkVisibility()));
  const stops = [];
  for (const _ of [...names, '']) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement.textContent));
  }
  const said = (value) => (value ? 'yes' : 'no');
  const rows = names.map((name, index) => [
    name.at(-1),
    ...[seen[index], stops.includes(name), told.includes(name)].map(said),
  ]);
  return [['', 'screen', 'Tab', 'tree'], ...rows].map((row) => line(row, [3, 8, 5, 0]));
};
