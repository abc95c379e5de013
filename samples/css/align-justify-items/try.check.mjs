/** Where the jar begins and how large it is, by the value of place-items. */
export default (page) =>
  page.evaluate(() => {
    const shelf = document.querySelector('.shelf');
    const jar = document.querySelector('.jar');
    return ['end', 'center stretch'].map((value) => {
      shelf.style.placeItems = value;
      const { left, top, width, height } = jar.getBoundingClientRect();
      const size = width < 40 ? `as wide as its text, ${height} high` : `${width} wide, ${height} high`;
      return `${value}: ends at ${left + width}, ${top + height}, ${size}`;
    });
  });
