/** Where the card begins, and what its background encloses, as a block and as a flow-root. */
export default async (page) => {
  const columns = await page.evaluate(() => {
    const [main, card, label, p] = ['main', '.card', '.new', 'p'].map((one) => document.querySelector(one));
    const character = main.getBoundingClientRect().width / 30;
    return ['block', 'flow-root'].map((display) => {
      card.style.display = display;
      const [box, word, text] = [card, label, p].map((one) => one.getBoundingClientRect());
      return [
        display,
        `column ${Math.round((box.left - main.getBoundingClientRect().left) / character)}`,
        `${box.height}px`,
        word.bottom <= box.bottom ? 'inside' : 'sticks out',
        text.top - box.top === 10 ? 'inside' : 'outside',
      ];
    });
  });
  const names = ['card', 'begins at', 'height', 'float "new"', 'margin above p'];
  return names.map((name, index) => name.padEnd(16) + columns[0][index].padEnd(12) + columns[1][index]);
};
