import { line, openTree, valueOf } from './tree.mjs';

/** For each of the six: its role and state, whether Tab stops there, and whether mouse, Enter and space click it. */
export default async (page) => {
  const { ask } = await openTree(page);
  const names = await page.$$eval('main > *', (all) => all.map((one) => one.textContent));
  const stops = new Set();
  for (const _ of [...names, '']) {
    await page.keyboard.press('Tab');
    stops.add(await page.evaluate(() => document.activeElement.textContent));
  }
  const clicks = async (act) => {
    await page.evaluate(() => (document.querySelector('#log').textContent = ''));
    await act();
    return (await page.textContent('#log')).trim() !== '';
  };
  const rows = [];
  for (const [index, name] of names.entries()) {
    const node = await ask(`main > :nth-child(${index + 1})`);
    const one = page.locator('main > *').nth(index);
    const box = await one.boundingBox();
    const press = (key) =>
      clicks(async () => {
        await page.evaluate(() => document.activeElement.blur());
        await one.evaluate((element) => element.focus());
        await page.keyboard.press(key);
      });
    const mouse = await clicks(() => page.mouse.click(box.x + 5, box.y + 5));
    const role = node.role.value + (valueOf(node, 'disabled') ? ', disabled' : '');
    rows.push([name.at(-1), role, stops.has(name), mouse, await press('Enter'), await press('Space')]);
  }
  const said = (value) => (value === true ? 'yes' : value === false ? 'no' : value);
  return [['', 'role', 'Tab', 'mouse', 'Enter', 'space'], ...rows].map((row) =>
    line(row.map(said), [3, 18, 5, 7, 7, 0]),
  );
};
