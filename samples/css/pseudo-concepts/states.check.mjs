/** Which pseudo-classes the link and its paragraph match after each step; the link is not followed. */
export default async (page) => {
  const lines = [];
  const look = async (where, step) => {
    const matched = await where.evaluate(() => {
      const states = [':link', ':visited', ':hover', ':active', ':focus', ':focus-visible', ':focus-within'];
      const of = (tag, all) => [tag, ...all.filter((one) => document.querySelector(tag).matches(one))];
      return [of('a', states.slice(0, -1)), of('p', states.slice(-1))].filter(({ length }) => length > 1);
    });
    lines.push(`${step}:`, ...matched.map((row) => `  <${row[0]}> ${row.slice(1).join(', ')}`));
  };
  const stay = (where) =>
    where.evaluate(() => document.querySelector('a').addEventListener('click', (event) => event.preventDefault()));
  await stay(page);
  await page.hover('a');
  await look(page, 'mouse over the link');
  await page.mouse.down();
  await look(page, 'mouse button pressed');
  await page.mouse.up();
  await page.mouse.move(700, 500);
  await look(page, 'released, mouse elsewhere');
  await page.mouse.click(700, 500);
  await page.keyboard.press('Tab');
  if (await page.evaluate(() => document.activeElement.localName !== 'a')) await page.keyboard.press('Tab');
  await look(page, 'reached with the Tab key');

  const context = await page.context().browser().newContext({ hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await phone.setContent(await page.content());
  await stay(phone);
  await phone.tap('a');
  await phone.waitForTimeout(300);
  await look(phone, 'phone, finger lifted after a touch');
  await context.close();
  return lines;
};
