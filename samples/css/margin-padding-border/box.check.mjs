/** What `width: 100px; height: 40px` becomes, and how far each box is from its neighbour above. */
export default async (page) => {
  const rows = await page.evaluate(() => {
    let above = document.querySelector('main').getBoundingClientRect().y;
    return [...document.querySelectorAll('div')].map((div) => {
      const { width, height, y, bottom } = div.getBoundingClientRect();
      const style = getComputedStyle(div);
      const gap = y - above;
      above = bottom;
      return [div.className, `${width}x${height}`, style.width, style.paddingTop, `${gap}`];
    });
  });
  const line = (cells) => cells.map((cell, index) => cell.padEnd([9, 12, 12, 13][index] ?? 0)).join('').trimEnd();
  return [['box', 'border box', 'content', 'padding-top', 'gap above'], ...rows].map(line);
};
