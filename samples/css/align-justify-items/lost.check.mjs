/** How many pixels of the item can never be scrolled into view, to the left and to the right. */
export default async (page) => {
  const ways = [
    'justify-content: center', 'justify-content: safe center',
    'justify-content: flex-end', 'justify-content: space-between',
    'justify-content: space-around', 'justify-content: flex-start; --margin: auto',
  ];
  return page.evaluate((ways) => {
    const box = document.querySelector('#box');
    const item = document.querySelector('#item');
    item.style.marginInline = 'var(--margin)';
    return ways.map((way) => {
      box.style.cssText = way;
      const over = (side) => item.getBoundingClientRect()[side] - box.getBoundingClientRect()[side];
      box.scrollLeft = -1000;
      const left = Math.max(0, -over('left'));
      box.scrollLeft = 1000;
      const right = Math.max(0, over('right'));
      return `${way.replace('justify-content: flex-start; --margin', 'margin-inline').padEnd(32)} lost: left ${String(left).padStart(3)}, right ${right}`;
    });
  }, ways);
};
