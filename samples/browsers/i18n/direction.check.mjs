/** For each paragraph of each card: how many pixels are empty at its left and at its right. */
const empty = () =>
  [...document.querySelectorAll('.card')].flatMap((card) =>
    [...card.children].map((paragraph) => {
      const inner = paragraph.getBoundingClientRect();
      const outer = card.getBoundingClientRect();
      const left = Math.round(inner.left - outer.left - card.clientLeft);
      const right = Math.round(outer.right - inner.right - card.clientLeft);
      return `${card.dir} ${paragraph.className}: ${left} left, ${right} right`;
    }),
  );

export default (page) => page.evaluate(empty);
