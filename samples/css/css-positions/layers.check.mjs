const tries = [
  ['z-index: auto', 'auto', '1'],
  ['z-index: 1', '1', '1'],
  ['z-index: 9999, opacity: 0.9 on the cards', '9999', '0.9'],
];

/** What is in front where the tag and the second card overlap. */
export default (page) =>
  page.evaluate((all) => {
    const both = document.querySelectorAll('.card');
    const sale = document.querySelector('.tag');
    return all.map(([name, zIndex, opacity]) => {
      sale.style.zIndex = zIndex;
      for (const card of both) card.style.opacity = opacity;
      const { left, bottom } = sale.getBoundingClientRect();
      const front = document.elementFromPoint(left + 60, bottom - 5);
      return `${name}:`.padEnd(42) + (front === sale ? 'the tag' : 'the second card');
    });
  }, tries);
