/** How many pixels of the jar remain above the shelf when the shelf is scrolled to its top, and below at its bottom. */
export default (page) =>
  page.evaluate(() => {
    const shelf = document.querySelector('.shelf');
    const jar = document.querySelector('.jar');
    const over = (side) => jar.getBoundingClientRect()[side] - shelf.getBoundingClientRect()[side];
    const rows = ['center', 'unsafe center', 'safe center'].map((value) => {
      shelf.style.alignItems = value;
      shelf.scrollTop = -1000;
      const top = Math.max(0, -over('top'));
      shelf.scrollTop = 1000;
      const bottom = Math.max(0, over('bottom'));
      return value.padEnd(15) + String(top).padEnd(5) + bottom;
    });
    return ['align-items    top  bottom', ...rows];
  });
