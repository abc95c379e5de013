/** The height of each item, by the display of the shelf and by the value of align-items. */
export default (page) =>
  page.evaluate(() => {
    const shelf = document.querySelector('.shelf');
    const columns = ['flex', 'grid'].flatMap((display) =>
      ['normal', 'center'].map((value) => {
        shelf.style.cssText = `display: ${display}; align-items: ${value}`;
        return [...shelf.children].map((item) => String(item.getBoundingClientRect().height));
      }),
    );
    const rows = ['Tea', 'Jam', 'Oil', 'Nut', 'cup'].map((name, at) => [name, ...columns.map((column) => column[at])]);
    const line = (row) =>
      row
        .map((cell, at) => cell.padEnd([8, 7, 8, 7, 0][at]))
        .join('')
        .trimEnd();
    return [
      line(['height', 'flex', '', 'grid', '']),
      line(['', 'normal', 'center', 'normal', 'center']),
      ...rows.map(line),
    ];
  });
