/** Where the start of the item goes when a declaration says `end`: its x and y in its container. */
export default async (page) => {
  const rows = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.box')];
    const place = (box) => {
      const item = box.firstElementChild.getBoundingClientRect();
      const { x, y } = box.getBoundingClientRect();
      return `${item.x - x},${item.y - y}`;
    };
    const row = (property) => {
      const places = boxes.map((box) => {
        const before = place(box);
        const target = property.endsWith('self') ? box.firstElementChild : box;
        // A stretched item has no room to be moved in.
        box.firstElementChild.style.cssText = 'width: 60px; height: 20px';
        target.style.setProperty(property, 'end');
        const after = place(box);
        target.style.removeProperty(property);
        box.firstElementChild.style.cssText = '';
        return (before === after ? '-' : after).padEnd(9);
      });
      return [property.padEnd(15), ...places].join(' ').trimEnd();
    };
    return ['justify-content', 'align-content', 'justify-items', 'align-items', 'justify-self', 'align-self'].map(row);
  });
  return ['item moves to    block     flex      wrap      grid', ...rows.map((row) => row.replace(' ', '  '))];
};
