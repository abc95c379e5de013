/** The width, the style and the colour of each box's border, and how high the box is with it. */
const names = { 'rgb(255, 0, 0)': 'red', 'rgb(0, 0, 128)': 'navy' };

export default async (page) => {
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('div')].map((div) => {
      const { borderTopStyle, borderTopColor } = getComputedStyle(div);
      const { height } = div.getBoundingClientRect();
      // clientTop is the width of the top border as it is drawn.
      return [div.className, `${div.clientTop}px`, borderTopStyle, borderTopColor, `${height}`];
    }),
  );
  const line = (cells) => cells.map((cell, at) => cell.padEnd([9, 6, 6, 7][at] ?? 0)).join('');
  return [
    line(['box', 'width', 'style', 'colour', 'height']),
    ...rows.map(([box, width, style, colour, height]) =>
      line([box, width, style, style === 'none' ? '-' : names[colour], height]),
    ),
  ];
};
