/** Where Tea begins on each shelf, by the one declaration that is set on the shelf. */
export default (page) =>
  page.evaluate(() => {
    const placeWith = (shelf, declaration) => {
      shelf.style.cssText = `align-items: normal; ${declaration}`;
      const [jar, outer] = [shelf.firstElementChild, shelf].map((box) => box.getBoundingClientRect());
      return `${jar.left - outer.left}, ${jar.top - outer.top}`;
    };
    const shelves = [...document.querySelectorAll('.shelf')];
    const properties = ['justify-content', 'align-content', 'justify-items', 'align-items'];
    const rows = ['', ...properties.map((property) => `${property}: end`)].map((declaration) => [
      declaration || 'nothing set',
      ...shelves.map((shelf) => placeWith(shelf, declaration)),
    ]);
    const line = ([name, grid, flex]) => name.padEnd(22) + grid.padEnd(8) + flex;
    return [['Tea begins at', 'grid', 'flex'], ...rows].map(line);
  });
