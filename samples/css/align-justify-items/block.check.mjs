/** Where Tea begins on the shelf, by the one declaration that is set. */
export default (page) =>
  page.evaluate(() => {
    const shelf = document.querySelector('.shelf');
    const properties = ['justify-content', 'align-content', 'justify-items', 'align-items'];
    const rows = ['', ...properties.map((property) => `${property}: center`)].map((declaration) => {
      shelf.style.cssText = `align-content: normal; ${declaration}`;
      const { left, top } = document.querySelector('.tea').getBoundingClientRect();
      return (declaration || 'nothing set').padEnd(25) + `${left}, ${top}`;
    });
    return ['Tea begins at            left, top', ...rows];
  });
