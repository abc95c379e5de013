import { line, openTree } from './tree.mjs';

/** The buttons in the tree while the focus moves, and two sentences of Chromium's message, broken into short lines. */
export default async (page) => {
  const { session } = await openTree(page);
  const told = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes.filter((node) => !node.ignored && node.role.value === 'button').map((node) => node.name.value);
    return ['Mute', 'Camera', 'Chat'].filter((name) => names.includes(name)).join(', ');
  };
  const rows = [['focus on', 'buttons in the tree'], ['nothing', await told()]];
  const message = page.waitForEvent('console', { timeout: 10_000 });
  await page.keyboard.press('Tab');
  const text = (await message).text();
  for (const key of ['', 'Tab', 'Tab']) {
    if (key) await page.keyboard.press(key);
    rows.push([await page.evaluate(() => document.activeElement.textContent), await told()]);
  }
  const sentences = text.split(/(?<=\.) /);
  const parts = [0, 3].flatMap((index) => sentences[index].match(/.{1,36}(?: |$)/g).map((part) => part.trimEnd()));
  return [...rows.map((row) => line(row, [10, 0])), ...parts];
};
