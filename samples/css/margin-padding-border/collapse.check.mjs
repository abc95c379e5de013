const margins = [['30px', '20px'], ['30px', '-10px'], ['-30px', '-10px'], ['30px', '30px']];
const walls = [
  'display: block', 'padding: 1px 0', 'border: 1px solid', 'overflow: hidden', 'overflow: clip',
  'display: flow-root', 'display: flex', 'display: grid', 'display: inline-block', 'float: left',
  'position: relative', 'position: absolute', 'container-type: inline-size', 'contain: layout',
  'columns: 1', 'align-content: start',
];

/** First the gap between a and b for some margins, then what keeps a's margins, both of them, inside its parent. */
export default async (page) => {
  const gaps = await page.evaluate((margins) => {
    const [a, b] = [document.querySelector('#a'), document.querySelector('#b')];
    const lines = margins.map(([below, above]) => {
      a.style.marginBottom = below;
      b.style.marginTop = above;
      return `a ${below.padStart(5)} below, b ${above.padStart(5)} above: ${b.getBoundingClientRect().y - a.getBoundingClientRect().bottom}`;
    });
    a.style.marginBottom = b.style.marginTop = '';
    return lines;
  }, margins);
  const inside = await page.evaluate((walls) => {
    const [parent, a] = [document.querySelector('#parent'), document.querySelector('#a')];
    return walls.map((wall) => {
      parent.style.cssText = wall;
      const [outer, inner] = [parent.getBoundingClientRect(), a.getBoundingClientRect()];
      const kept = [inner.y - outer.y, outer.bottom - inner.bottom].map((gap) => (gap >= 30 ? 'inside' : 'outside'));
      return `${wall.padEnd(29)}${[...new Set(kept)].join(', then ')}`;
    });
  }, walls);
  return [...gaps, '', `${'on the parent'.padEnd(29)}margins`, ...inside];
};
