/** Size of each item, in cells of 80 by 90, by what the grid says. */
export default async (page) => {
  const rows = await page.evaluate(() => {
    const row = document.querySelector('#row');
    const items = [...row.children];
    const size = (item) => {
      const { width, height } = item.getBoundingClientRect();
      const isText = item.className === 'margin' || row.style.placeItems === 'center';
      return `${isText && width < 20 ? 'text' : width}x${height}`.padEnd(9);
    };
    return ['normal', 'stretch', 'center'].map((value) => {
      row.style.placeItems = value;
      return [value.padEnd(12), ...items.map(size)].join(' ').trimEnd();
    });
  });
  return ['place-items  plain     height    ratio     auto      image', ...rows];
};
