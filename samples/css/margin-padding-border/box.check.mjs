/** What `width: 100px; height: 40px` becomes, and how far each box is from its neighbour above. */
export default async (page) => {
  const rows = await page.evaluate(() => {
    let above = document.querySelector('main').getBoundingClientRect().y;
    return [...document.querySelectorAll('div')].map((div) => {
      const { width, height, y, bottom } = div.getBoundingClientRect();
      const padding = parseFloat(getComputedStyle(div).paddingTop);
      const gap = y - above;
      above = bottom;
      // The client box is content and padding, without the border.
      const content = `${div.clientWidth - 2 * padding}x${div.clientHeight - 2 * padding}`;
      return [div.className, `${width}x${height}`, content, `${padding}`, `${gap}`];
    });
  });
  const line = (cells) => cells.map((cell, index) => cell.padEnd([9, 9, 8, 8][index] ?? 0)).join('').trimEnd();
  return [['box', 'whole', 'content', 'padding', 'gap'], ...rows].map(line);
};
