const cases = [
  ['div', 'display: block'],
  ['div', 'display: flex'],
  ['div', 'display: grid'],
  ['span', 'float: left'],
  ['span', 'position: absolute'],
  ['span', 'position: relative'],
];

/** The computed display of the span, and its width in characters, with one declaration at a time (the div else a block). */
export default async (page) => {
  const rows = await page.evaluate((cases) => {
    const [main, div, span] = ['main', 'div', 'span'].map((one) => document.querySelector(one));
    const character = main.getBoundingClientRect().width / 30;
    return cases.map(([where, style]) => {
      div.style.cssText = where === 'div' ? style : 'display: block';
      span.style.cssText = where === 'span' ? style : '';
      const width = Math.round(span.getBoundingClientRect().width / character);
      return [where, style, getComputedStyle(span).display, `${width}`];
    });
  }, cases);
  const line = (cells) => cells.map((cell, index) => cell.padEnd([5, 19, 8, 0][index])).join('');
  return [['on', 'tried', 'display', 'width'], ...rows].map(line);
};
