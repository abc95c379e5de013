/** Where each jar begins on its own shelf, from the left and from the top. */
export default (page) =>
  page.evaluate(() => {
    const names = { Tea: 'grid, 130 high', Jam: 'flex, 130 high', Oil: 'grid, no height' };
    const rows = [...document.querySelectorAll('.jar')].map((jar) => {
      const [inner, outer] = [jar, jar.parentElement].map((box) => box.getBoundingClientRect());
      const name = `${jar.textContent}  ${names[jar.textContent]}`;
      return name.padEnd(22) + `${inner.left - outer.left}, ${inner.top - outer.top}`;
    });
    return ['jar  shelf            left, top', ...rows];
  });
