/** What matches after a mouse, a keyboard or a finger did something. */
export default async (page) => {
  const lines = [];
  const look = async (said, selector, states) => {
    const matched = await page.$eval(selector, (element, all) => all.filter((one) => element.matches(one)), states);
    lines.push(`${said.padEnd(30)}${matched.join(' ') || 'none'}`);
  };
  const focus = [':focus', ':focus-visible'];
  const validity = [':invalid', ':user-invalid'];
  await look('field, page just loaded', 'input', validity);
  await page.click('#other');
  await look('button, clicked', '#other', focus);
  await page.keyboard.press('Shift+Tab');
  await look('button, reached by Tab', '.careful', focus);
  await page.click('input');
  await look('field, clicked', 'input', focus);
  await page.keyboard.type('ann');
  await look('field, while typing "ann"', 'input', validity);
  await page.click('#other');
  await look('field, left', 'input', validity);

  const context = await page.context().browser().newContext({ hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await phone.setContent(await page.content());
  const orange = (selector) =>
    phone.$eval(selector, (one) => getComputedStyle(one).backgroundColor === 'rgb(255, 187, 102)');
  for (const selector of ['.menu', '.careful']) {
    await phone.tap(selector);
    await phone.waitForTimeout(300);
    lines.push(`${`${selector}, touched and let go`.padEnd(30)}${(await orange(selector)) ? 'still orange' : 'not orange'}`);
  }
  await phone.tap('#other');
  lines.push(`${'.menu, another one touched'.padEnd(30)}${(await orange('.menu')) ? 'still orange' : 'not orange'}`);
  await context.close();
  return lines;
};
