/** The boxes of the link, how high everything is, and what is hit by a click right of the paragraph. */
export default async (page) => {
  const lines = [];
  for (const display of ['inline', 'inline-block', 'block', 'contents']) {
    lines.push(await page.evaluate((display) => {
      const [main, a, p] = ['main', 'a', 'p'].map((one) => document.querySelector(one));
      a.style.display = display;
      const pieces = [...a.getClientRects()].filter(({ height }) => height > 0).length;
      const { right, top } = p.getBoundingClientRect();
      const hit = document.elementFromPoint(right + 60, top + 10).localName;
      return `${display.padEnd(14)}boxes of a: ${pieces}   main: ${main.getBoundingClientRect().height} high   right of p: ${hit}`;
    }, display));
  }
  return lines;
};
