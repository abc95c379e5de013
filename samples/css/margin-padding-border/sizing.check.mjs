/** The width of the content area and that of the visible box, from border to border. */
export default async (page) => {
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('div')].map((div) => {
      const padding = parseFloat(getComputedStyle(div).paddingLeft);
      return [div.className, `${div.clientWidth - 2 * padding}`, `${div.getBoundingClientRect().width}`];
    }),
  );
  return [['card', 'content', 'visible box'], ...rows].map(
    ([card, content, box]) => `${card.padEnd(8)}${content.padEnd(10)}${box}`,
  );
};
