/** The pieces of each box: the line on which a piece begins, its first column, and its width in characters. */
export default async (page) => {
  const rows = await page.evaluate(() => {
    const main = document.querySelector('main').getBoundingClientRect();
    const character = main.width / 30;
    const boxes = [
      ['div 1', 'div.title'],
      ['div 2', 'div:last-child'],
      ['new', 'span'],
      ['warm until noon', 'span:last-child'],
    ];
    return boxes.flatMap(([name, selector]) =>
      [...document.querySelector(selector).getClientRects()].map((piece, index) => [
        index === 0 ? name : '',
        Math.floor((piece.top - main.top) / 20) + 1,
        Math.round((piece.left - main.left) / character),
        Math.round(piece.width / character),
      ]),
    );
  });
  const line = (cells) => cells.map((cell, index) => String(cell).padEnd([17, 6, 8, 0][index])).join('');
  return [['box', 'line', 'begins', 'width'], ...rows].map(line);
};
