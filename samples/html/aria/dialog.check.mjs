/** What is left of the page behind, for the tree and for Tab, when each of the three is open. */
export default async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const tree = async () => (await session.send('Accessibility.getFullAXTree')).nodes.filter((node) => !node.ignored);
  const opener = async () => {
    const node = (await tree()).find((node) => node.name?.value === 'Popover');
    return node?.properties.find(({ name }) => name === 'expanded')?.value.value;
  };
  const ways = {
    'role and aria-modal': ['#aria', (one) => (one.hidden = false)],
    'dialog, showModal()': ['#modal', (one) => one.showModal()],
    'dialog, show()': ['#modal', (one) => one.show()],
    popover: ['#pop', (one) => one.showPopover()],
  };
  const lines = [['opened by', 'behind in tree', 'Tab gets behind', 'focus inside', 'Escape closes']];
  for (const [name, [selector, open]] of Object.entries(ways)) {
    await page.reload();
    await page.$eval(selector, open);
    const inside = await page.$eval(selector, (one) => one.contains(document.activeElement));
    const behind = (await tree()).some((node) => node.name?.value === 'Behind');
    const stops = [];
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement.id));
    }
    await page.keyboard.press('Escape');
    const closed = !(await page.$eval(selector, (one) => one.checkVisibility()));
    lines.push([name, behind, stops.includes('behind'), inside, closed]);
  }
  await page.reload();
  const states = [await opener()];
  await page.click('#open');
  states.push(await opener());
  const line = (cells) => cells.map((cell, index) => (cell === true ? 'yes' : cell === false ? '-' : cell).padEnd([20, 15, 16, 13][index] ?? 0)).join('').trimEnd();
  return [...lines.map(line), '', `popovertarget, expanded: ${states.join(', then ')}`];
};
