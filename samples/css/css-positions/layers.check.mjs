/** What is painted on top where the menu and the second card overlap, by the z-index of the cards. */
export default (page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('.card')];
    const { left, top } = cards[1].getBoundingClientRect();
    const rows = ['1', 'auto'].map((zIndex) => {
      for (const card of cards) card.style.zIndex = zIndex;
      return zIndex.padEnd(18) + document.elementFromPoint(left + 100, top + 5).textContent.trim();
    });
    return ['z-index of cards  on top', ...rows];
  });
