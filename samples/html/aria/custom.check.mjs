import { line, openTree, valueOf } from './tree.mjs';

/** Mute 3 and the real button Mute 4 must click equally often, also with other keys and when the focus moves meanwhile. */
async function compare(page) {
  const mutes = page.locator('main > *');
  const { keyboard } = page;
  const chords = ['Control', 'Shift', 'Alt', 'Meta'].flatMap((other) => [`${other}+Enter`, `${other}+Space`]);
  const tries = ['Enter', 'Space', 'NumpadEnter', ...chords].map((chord) => () => keyboard.press(chord));
  const hold = (key, meanwhile) => async () => {
    await keyboard.down(key);
    await meanwhile();
    await keyboard.up(key);
  };
  const twice = (key) => async () => {
    await keyboard.down(key);
    await keyboard.down(key);
  };
  const away = async () => {
    await keyboard.press('Tab');
    await keyboard.press('Shift+Tab');
  };
  tries.push(hold('Enter', twice('Enter')), hold('Space', twice('Space')));
  tries.push(hold('Space', () => keyboard.press('x')), hold('Space', () => keyboard.press('Escape')), hold('Space', away));
  const before = hold('Space', () => keyboard.press('Tab'));
  const count = async (index, act, from) => {
    await page.evaluate(() => {
      document.activeElement.blur();
      document.querySelector('#log').textContent = '';
    });
    await mutes.nth(from).focus();
    await act();
    const text = await page.textContent('#log');
    return text.split(`Mute ${index + 1}`).length - 1;
  };
  for (const [number, act] of [...tries, before].entries()) {
    const [custom, real] = [2, 3].map((index) => [index, act, act === before ? index - 1 : index]);
    const [mine, its] = [await count(...custom), await count(...real)];
    if (mine !== its) throw new Error(`try ${number}: Mute 3 clicks ${mine} times, Mute 4 ${its} times`);
  }
}

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
  await compare(page);
  const said = (value) => (value === true ? 'yes' : value === false ? 'no' : value);
  return [['', 'Tab', 'mouse', 'Enter', 'space', 'disabled'], ...rows].map((row) =>
    line(row.map(said), [2, 5, 7, 7, 7, 0]),
  );
};
