const values = ['inline', 'inline-block', 'block'];

/** Which declarations of `mark` do something: to its own box in the first three columns, to the line in the next two. */
export default async (page) => {
  const rows = await page.evaluate((values) => {
    const [mark, above, line] = ['mark', '#above', '#line'].map((one) => document.querySelector(one));
    const sizes = () => {
      const { width, height, left } = mark.getBoundingClientRect();
      return { own: `${width} ${height} ${left}`, line: line.getBoundingClientRect().height };
    };
    const matters = (property, unset, what) => {
      const before = sizes()[what];
      mark.style.setProperty(property, unset);
      const after = sizes()[what];
      mark.style.removeProperty(property);
      return before !== after;
    };
    return values.map((value) => {
      mark.style.display = value;
      const covers = mark.getBoundingClientRect().top < above.getBoundingClientRect().bottom;
      return [
        value,
        matters('width', 'auto', 'own'), matters('height', 'auto', 'own'), matters('margin-left', '0', 'own'),
        matters('margin-top', '0', 'line'), matters('padding-top', '0', 'line'), sizes().line, covers,
      ];
    });
  }, values);
  const said = (value) => (value === true ? 'yes' : value === false ? 'no' : String(value));
  const line = (cells) => cells.map((cell, index) => said(cell).padEnd([13, 6, 7, 9, 11, 12, 6][index] ?? 0)).join('').trimEnd();
  return [
    line(['', 'its', '', 'margin', 'margin', 'padding', 'line', 'covers the']),
    line(['display', 'width', 'height', 'at left', 'above', 'above', 'high', 'line above']),
    ...rows.map(line),
  ];
};
