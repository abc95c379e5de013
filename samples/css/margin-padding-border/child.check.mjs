/** Where main and the card begin, by one more declaration for main. */
const ways = ['', 'padding-top: 1px', 'border-top: 1px solid', 'display: flow-root', 'display: flex'];

export default async (page) =>
  page.evaluate((ways) => {
    const [main, pool] = ['main', '.pool'].map((one) => document.querySelector(one));
    const rows = ways.map((way) => {
      main.style.cssText = way;
      return [way || 'nothing', main.getBoundingClientRect().top, pool.getBoundingClientRect().top];
    });
    return [['', 'top of', 'top of'], ['added to main', 'main', 'Pool'], ...rows].map(
      ([way, main, pool]) => `${way.padEnd(23)}${`${main}`.padEnd(8)}${pool}`,
    );
  }, ways);
