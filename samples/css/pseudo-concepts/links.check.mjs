/** Which states the link Mint tea and its paragraph have after each step, with a mouse, the keyboard and a finger; no link is followed. */
export default async (page) => {
  const lines = [];
  const link = '.new a';
  const look = async (where, step) => {
    const found = await where.evaluate((selector) => {
      const one = document.querySelector(selector);
      const states = [':link', ':hover', ':active', ':focus', ':focus-visible'].filter((state) => one.matches(state));
      return [...states, ...(one.parentElement.matches(':focus-within') ? ['p:focus-within'] : [])];
    }, link);
    lines.push(`${step.padEnd(19)}${found.join(' ')}`);
  };
  const stay = (where) =>
    where.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await stay(page);
  await page.mouse.move(700, 500);
  await look(page, 'nothing done');
  await page.hover(link);
  await look(page, 'mouse over it');
  await page.mouse.down();
  await look(page, 'button pressed');
  await page.mouse.up();
  await page.mouse.move(700, 500);
  await look(page, 'mouse elsewhere');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await look(page, 'reached by Tab');

  const context = await page.context().browser().newContext({ hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await phone.setContent(await page.content());
  await stay(phone);
  await phone.tap(link);
  await phone.waitForFunction((selector) => document.querySelector(selector).matches(':hover:not(:active)'), link);
  await look(phone, 'phone, after a tap');
  await phone.tap('h2');
  await phone.waitForFunction((selector) => !document.querySelector(selector).matches(':hover'), link);
  await look(phone, 'then elsewhere');
  await context.close();
  return lines;
};
