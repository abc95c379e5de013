/**
 * By scroll-padding-top: the top of the heading after a click on the link to it, and the top of the link Order when it
 * lies 20 pixels below the top of the viewport and gets the focus, because Shift and Tab lead back to it from Help.
 */
export default async (page) => {
  const topOf = (selector) =>
    page.evaluate((text) => Math.round(document.querySelector(text).getBoundingClientRect().top), selector);
  const lines = ['scroll-padding-top  heading  Order'];
  for (const padding of ['0', '60px']) {
    await page.evaluate((value) => {
      document.documentElement.style.scrollPaddingTop = value;
      scrollTo(0, 0);
    }, padding);
    await page.click('.bar a');
    const heading = await topOf('h2');
    await page.evaluate(() => {
      scrollBy(0, document.querySelector('.order').getBoundingClientRect().top - 20);
      document.querySelector('.help').focus({ preventScroll: true });
    });
    await page.keyboard.press('Shift+Tab');
    const order = await topOf('.order:focus');
    lines.push(padding.padEnd(20) + String(heading).padStart(7) + String(order).padStart(7));
  }
  return lines;
};
