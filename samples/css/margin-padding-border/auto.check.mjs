/** The free space on each side of the card inside its main. */
export default async (page) =>
  page.evaluate(() => {
    const line = (cells) => cells.map((cell) => `${cell}`.padEnd(8)).join('').trimEnd();
    const rows = [...document.querySelectorAll('main')].map((main) => {
      const [outer, inner] = [main, main.firstElementChild].map((one) => one.getBoundingClientRect());
      const { left, right, top, bottom } = inner;
      return [main.className || 'block', left - outer.left, outer.right - right, top - outer.top, outer.bottom - bottom];
    });
    return [['free px', 'left', 'right', 'top', 'bottom'], ...rows].map(line);
  });
