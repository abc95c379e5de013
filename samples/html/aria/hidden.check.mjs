/** Who still gets each button: the eye, the Tab key, the accessibility tree. Then what Chromium says to a mistake. */
export default async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const tree = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.filter((node) => !node.ignored && node.role.value === 'button').map((node) => node.name.value);
  };
  const names = await page.$$eval('button', (all) => all.map((one) => one.textContent));
  const stops = [];
  for (const _ of [...names, '']) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement.textContent));
  }
  await page.evaluate(() => document.activeElement.blur());
  const told = await tree();
  const seen = await page.$$eval('button', (all) =>
    all.map((one) => {
      const painted = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return painted && one.parentElement.getBoundingClientRect().width > 1;
    }),
  );
  const line = (cells) => cells.map((cell, index) => (cell === true ? 'yes' : cell || '-').padEnd([13, 6, 6][index] ?? 0)).join('').trimEnd();
  const rows = names.map((name, index) => [name, seen[index], stops.includes(name), told.includes(name)]);
  const message = page.waitForEvent('console', { timeout: 10_000 });
  await page.evaluate(() => {
    document.querySelector('button').focus();
    document.querySelector('div').setAttribute('aria-hidden', 'true');
  });
  await tree();
  const [blocked, advice] = (await message).text().split('. ');
  const plain = (await tree()).includes('plain') ? 'yes' : 'no';
  return [['button', 'eye', 'Tab', 'tree'], ...rows].map(line).concat('', 'aria-hidden around the focused button:', `${blocked}.`, `${advice}.`, `plain is still in the tree: ${plain}`);
};
