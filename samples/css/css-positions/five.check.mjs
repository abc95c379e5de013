/** Where each box is, where the paragraph after it, and where the box when the page is scrolled by 200. */
export default async (page) => {
  const rows = await page.evaluate(() => {
    const xy = (element) => {
      const { x, y } = element.getBoundingClientRect();
      return `${x},${y}`.padEnd(8);
    };
    const table = () =>
      [...document.querySelectorAll('.box')].map((box) => [
        box.textContent.padEnd(8),
        xy(box),
        xy(box.nextElementSibling),
      ]);
    const before = table();
    scrollTo(0, 200);
    return before.map((row, index) => [...row, table()[index][1]]);
  });
  const head = ['position', 'box     ', 'next one', 'scrolled'];
  return [head, ...rows].map((row) => row.join('  ').trimEnd());
};
