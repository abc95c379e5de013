/** The computed padding at the top, and the margins at both sides. */
export default async (page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('.pool')].map((pool) => {
      const { paddingTop, marginLeft, marginRight } = getComputedStyle(pool);
      return [pool.closest('[dir=rtl]') ? 'Arabic' : 'English', paddingTop, marginLeft, marginRight];
    });
    const head = [
      ['', 'padding', 'margin', 'margin'],
      ['text', 'top', 'left', 'right'],
    ];
    return [...head, ...rows].map((cells) => cells.map((cell) => cell.padEnd(9)).join('').trimEnd());
  });
