/** How far the item moves, to the right or down, when a declaration says `end`. */
export default async (page) => {
  const rows = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.box')];
    const place = (box) => {
      const item = box.firstElementChild.getBoundingClientRect();
      const { x, y } = box.getBoundingClientRect();
      return [item.x - x, item.y - y];
    };
    const row = (property) => {
      const moves = boxes.map((box) => {
        const before = place(box);
        const target = property.endsWith('self') ? box.firstElementChild : box;
        target.style.setProperty(property, 'end');
        const [right, down] = place(box).map((after, axis) => after - before[axis]);
        target.style.removeProperty(property);
        return `${right ? `→${right}` : ''}${down ? `↓${down}` : ''}` || '-';
      });
      return [property, ...moves];
    };
    return ['justify-content', 'align-content', 'justify-items', 'align-items', 'justify-self', 'align-self'].map(row);
  });
  return [['item moves by', 'block', 'flex', 'wrap', 'grid'], ...rows].map((row) =>
    row.map((cell, at) => cell.padEnd([16, 6, 5, 5][at] ?? 0)).join('').trimEnd(),
  );
};
