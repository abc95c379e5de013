const values = ['block', 'flow-root', 'inline', 'inline flow-root', 'inline-block', 'block flex', 'inline flex', 'contents'];

/** The computed value, whether the box stands in a line, takes a width, and keeps its child's margins inside. */
export default async (page) => {
  const rows = await page.evaluate((values) => {
    const [main, box, inside] = ['main', '#box', 'p'].map((one) => document.querySelector(one));
    const text = (node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    return values.map((value) => {
      box.style.display = value;
      const computed = getComputedStyle(box).display;
      const rect = box.getBoundingClientRect();
      if (rect.width === 0 && rect.height === 0) return [value, computed, 'no box', '', ''];
      const before = text(main.firstChild);
      const inLine = rect.left > before.left + 10 && rect.top < before.bottom ? 'a line' : 'its own';
      const wide = rect.width === 90 ? 'yes' : 'no';
      const inner = inside.getBoundingClientRect();
      const keeps = inner.top - rect.top >= 10 && rect.bottom - inner.bottom >= 10 ? 'yes' : 'no';
      return [value, computed, inLine, wide, keeps];
    });
  }, values);
  const line = (cells) => cells.map((cell, index) => cell.padEnd([18, 14, 11, 7][index] ?? 0)).join('').trimEnd();
  return [['declared', 'computed', 'stands in', 'width', 'keeps margins'], ...rows].map(line);
};
