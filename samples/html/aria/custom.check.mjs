import { line, openTree, valueOf } from './tree.mjs';

/** For each of the six, all buttons in the tree: whether Tab stops there, whether mouse, Enter and space click it, and whether the tree says disabled. */
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
    if (node.role.value !== 'button') throw new Error(`${name} is no button in the tree`);
    const isDisabled = valueOf(node, 'disabled') === true;
    rows.push([name.at(-1), stops.has(name), mouse, await press('Enter'), await press('Space'), isDisabled]);
  }
  const said = (value) => (value === true ? 'yes' : value === false ? 'no' : value);
  return [['', 'Tab', 'mouse', 'Enter', 'space', 'disabled'], ...rows].map((row) =>
    line(row.map(said), [2, 5, 7, 7, 7, 0]),
  );
};
