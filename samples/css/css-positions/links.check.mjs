const tries = ['', 'html { scroll-padding-top: 60px }', 'h2 { scroll-margin-top: 60px }'];

/** By a rule that is added: how far from the top of the window the heading or the focused link is, whose first 60 pixels the bar covers. */
export default async (page) => {
  const topOf = (selector) => page.evaluate((one) => document.querySelector(one).getBoundingClientRect().top, selector);
  const lines = ['rule added'.padEnd(36) + 'link  scrollIntoView  scrollTo  Shift+Tab'];
  for (const rule of tries) {
    await page.evaluate((text) => {
      const sheet = document.querySelector('#tried') ?? document.head.appendChild(document.createElement('style'));
      sheet.id = 'tried';
      sheet.textContent = text;
      scrollTo(0, 0);
      history.replaceState(null, '', location.pathname);
    }, rule);
    const tops = [];
    await page.click('header a');
    tops.push(await topOf('h2[id]'));
    await page.evaluate(() => document.querySelector('h2[id]').scrollIntoView());
    tops.push(await topOf('h2[id]'));
    await page.evaluate(() => scrollTo(0, document.querySelector('h2[id]').offsetTop));
    tops.push(await topOf('h2[id]'));
    await page.evaluate(() => {
      scrollBy(0, document.querySelector('.first').getBoundingClientRect().top - 10);
      document.querySelector('.second').focus({ preventScroll: true });
    });
    await page.keyboard.press('Shift+Tab');
    tops.push(Math.round(await topOf('.first:focus')));
    lines.push((rule || 'nothing').padEnd(36) + tops.map((top, at) => String(top).padEnd([6, 16, 10, 0][at])).join(''));
  }
  return lines;
};
