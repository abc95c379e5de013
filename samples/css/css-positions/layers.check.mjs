const tries = [
  ['1', 'auto'],
  ['1', '1'],
  ['0.9', '9999'],
];

/** By the opacity of the cards and the z-index of the tag: what is in front where the tag and the second card overlap. */
export default (page) =>
  page.evaluate((all) => {
    const both = document.querySelectorAll('.card');
    const sale = document.querySelector('.tag');
    return all.map(([opacity, zIndex]) => {
      sale.style.zIndex = zIndex;
      for (const card of both) card.style.opacity = opacity;
      const { left, bottom } = sale.getBoundingClientRect();
      const front = document.elementFromPoint(left + 60, bottom - 5);
      return `opacity: ${opacity}; z-index: ${zIndex}`.padEnd(29) + (front === sale ? 'the tag' : 'the second card');
    });
  }, tries);
