/** The gap between the cards: as written, with a negative margin, and in a flex container with a column. */
const ways = [
  ['as written', '', ''],
  ['.sauna { margin-top: -10px }', '', '-10px'],
  ['main as a flex column', 'display: flex; flex-direction: column', ''],
];

export default async (page) =>
  page.evaluate((ways) => {
    const [main, pool, sauna] = ['main', '.pool', '.sauna'].map((one) => document.querySelector(one));
    return ways.map(([name, style, top]) => {
      main.style.cssText = style;
      sauna.style.marginTop = top;
      const gap = sauna.getBoundingClientRect().top - pool.getBoundingClientRect().bottom;
      return `${name.padEnd(30)}gap ${gap}`;
    });
  }, ways);
