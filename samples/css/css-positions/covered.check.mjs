/**
 * By scroll-padding-top: whether the bar covers the heading after a click on the link to it, and whether the bar covers
 * the link Order when it lies 20 pixels below the top of the viewport and Shift and Tab move the focus from Help to it.
 */
export default async (page) => {
  const stateOf = (selector) =>
    page.evaluate((text) => {
      const rectangle = document.querySelector(text).getBoundingClientRect();
      const [top, bottom] = [Math.round(rectangle.top), Math.round(rectangle.bottom)];
      const end = document.querySelector('.bar').getBoundingClientRect().bottom;
      if (top >= end && bottom <= innerHeight) return 'visible';
      return top >= 0 && bottom <= end ? 'covered' : `from ${top} to ${bottom}`;
    }, selector);
  const lines = ['scroll-padding-top  heading  Order'];
  for (const padding of ['0', '60px']) {
    await page.evaluate((value) => {
      document.documentElement.style.scrollPaddingTop = value;
      scrollTo(0, 0);
    }, padding);
    await page.click('.bar a');
    const heading = await stateOf('h2');
    await page.evaluate(() => {
      scrollBy(0, document.querySelector('.order').getBoundingClientRect().top - 20);
      document.querySelector('.help').focus({ preventScroll: true });
    });
    await page.keyboard.press('Shift+Tab');
    const order = await stateOf('.order:focus');
    lines.push(padding.padEnd(20) + heading.padEnd(9) + order);
  }
  return lines;
};
