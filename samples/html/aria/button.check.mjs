/** Role and state in the tree, whether Tab stops there, and what clicks, Enter and space do, in clicks counted. */
export default async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { root } = await session.send('DOM.getDocument');
  const names = await page.$$eval('form > *', (all) => all.map((one) => one.className));
  const stops = new Set();
  for (const _ of [...names, '']) {
    await page.keyboard.press('Tab');
    stops.add(await page.evaluate(() => document.activeElement.className));
  }
  const clicks = async (act) => {
    await page.evaluate(() => (document.querySelector('#log').textContent = ''));
    await act();
    return (await page.textContent('#log')).trim() !== '';
  };
  const rows = [];
  for (const name of names) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: `.${name}` });
    const { nodes: [node] } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
    const disabled = node.properties?.some(({ name, value }) => name === 'disabled' && value.value);
    const box = await page.locator(`.${name}`).boundingBox();
    const mouse = await clicks(() => page.mouse.click(box.x + 5, box.y + 5));
    const press = (key) => clicks(async () => {
      await page.evaluate((name) => (document.activeElement.blur(), document.querySelector(`.${name}`).focus()), name);
      await page.keyboard.press(key);
    });
    rows.push([name, node.role.value + (disabled ? ', disabled' : ''), stops.has(name), mouse, await press('Enter'), await press(' ')]);
  }
  const said = (value) => (value === true ? 'yes' : value === false ? '-' : value);
  const line = (cells) => cells.map((cell, index) => said(cell).padEnd([10, 18, 6, 7, 7][index] ?? 0)).join('').trimEnd();
  return [['element', 'role', 'Tab', 'mouse', 'Enter', 'space'], ...rows].map(line);
};
