/** How many pixels of the item can never be scrolled into view, to the left and to the right. */
export default async (page) => {
  const ways = ['center', 'safe center', 'flex-end', 'space-between', 'space-around', 'none, auto margins'];
  const rows = await page.evaluate((ways) => {
    const box = document.querySelector('#box');
    const item = document.querySelector('#item');
    return ways.map((way) => {
      const hasAuto = way.includes('auto');
      box.style.justifyContent = hasAuto ? 'normal' : way;
      item.style.marginInline = hasAuto ? 'auto' : '';
      const over = (side) => item.getBoundingClientRect()[side] - box.getBoundingClientRect()[side];
      box.scrollLeft = -1000;
      const left = Math.max(0, -over('left'));
      box.scrollLeft = 1000;
      const right = Math.max(0, over('right'));
      return [way, `${left}`, `${right}`];
    });
  }, ways);
  const line = ([way, left, right]) => `${way.padEnd(18)}${left.padStart(11)}${right.padStart(7)}`;
  return [['justify-content', 'lost left', 'right'], ...rows].map(line);
};
