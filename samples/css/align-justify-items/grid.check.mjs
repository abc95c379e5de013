/** Where each jar begins, in pixels from the left and from the top of the shelf. */
export default (page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('.jar')].map((jar) => {
      const { left, top } = jar.getBoundingClientRect();
      return jar.textContent.padEnd(5) + `${left}, ${top}`;
    });
    return ['jar  left, top', ...rows];
  });
