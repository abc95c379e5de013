/** The pieces of the link, and what a click to the right of the div hits, by the link's display. */
export default async (page) =>
  page.evaluate(() => {
    const [main, a, div] = ['main', 'a', 'div'].map((one) => document.querySelector(one));
    const { left, top, width } = main.getBoundingClientRect();
    const character = width / 30;
    const piecesOf = () =>
      [...a.getClientRects()]
        .filter(({ height }) => height > 0)
        .map((piece) => [
          Math.round((piece.top + piece.height / 2 - top + 10) / 20),
          Math.round((piece.left - left) / character),
          Math.round(piece.width / character),
        ])
        .map(([line, begins, wide]) => `${`${line}`.padEnd(6)}${`${begins}`.padEnd(8)}${wide}`);
    const hit = () => {
      const box = div.getBoundingClientRect();
      return document.elementFromPoint(box.right + 60, box.top + 10) === a ? 'link' : 'main';
    };
    const inline = ['line  begins  width', ...piecesOf(), '', `click, inline:        ${hit()}`];
    a.style.display = 'inline-block';
    return [...inline, `click, inline-block:  ${hit()}`];
  });
