/**
 * Where Tea begins on the shelf, by the direction of the flex container and by the one declaration that is set, and
 * where Oil begins in a row when Oil has an auto margin.
 */
export default (page) =>
  page.evaluate(() => {
    const shelf = document.querySelector('.shelf');
    const tea = document.querySelector('.tea');
    const placeWith = (direction, declaration) => {
      shelf.style.cssText = `flex-direction: ${direction}; align-items: normal; justify-items: normal; ${declaration}`;
      const { left, top } = tea.getBoundingClientRect();
      return `${left}, ${top}`;
    };
    const rows = ['', 'align-items: end', 'justify-items: end', 'justify-content: end'].map((declaration) => [
      declaration || 'nothing set',
      placeWith('row', declaration),
      placeWith('column', declaration),
    ]);
    shelf.style.cssText = 'align-items: normal; justify-items: normal';
    const oil = document.querySelector('.oil');
    oil.style.marginLeft = 'auto';
    const { left, top } = oil.getBoundingClientRect();
    const line = ([name, row, column]) => name.padEnd(21) + row.padEnd(8) + column;
    return [
      ...[['Tea begins at', 'row', 'column'], ...rows].map(line),
      line(['Oil begins at', 'row', '']).trimEnd(),
      line(['margin-left: auto', `${left}, ${top}`, '']).trimEnd(),
    ];
  });
