/** Size of each item, in cells of 80 by 90, by what `place-items` of the grid says. */
export default async (page) => {
  const values = ['normal', 'stretch', 'center'];
  const columns = await page.evaluate((values) => {
    const row = document.querySelector('#row');
    const size = (item) => {
      const { width, height } = item.getBoundingClientRect();
      const isText = item.className === 'margin' || row.style.placeItems === 'center';
      return `${isText && width < 20 ? 'text' : width}x${height}`;
    };
    return values.map((value) => {
      row.style.placeItems = value;
      return [...row.children].map(size);
    });
  }, values);
  const items = ['plain', 'height', 'ratio', 'auto', 'image'];
  const rows = items.map((item, at) => [item, ...columns.map((column) => column[at])]);
  return [['item', ...values], ...rows].map((row) => row.map((cell) => cell.padEnd(9)).join('').trimEnd());
};
