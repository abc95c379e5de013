const declarations = [
  'position: static', 'position: relative', 'position: sticky',
  'transform: scale(1)', 'translate: 0 0', 'perspective: 9px',
  'filter: blur(0)', 'backdrop-filter: blur(0)', 'contain: layout',
  'contain: paint', 'content-visibility: auto', 'will-change: transform',
  'container-type: inline-size', 'overflow: hidden', 'opacity: 0.9',
  'isolation: isolate', 'mix-blend-mode: multiply',
];

/** For each declaration on the ancestor: whose origin the box gets, and whether its z-index counts outside. */
export default async (page) => {
  const rows = await page.evaluate((all) => {
    const ancestor = document.querySelector('#ancestor');
    const box = ancestor.firstElementChild;
    const isCaught = (position) => {
      box.style.position = position;
      return box.getBoundingClientRect().x === 100 ? 'caught' : '-';
    };
    const isLayer = () => {
      box.style.position = 'relative';
      const { x, y } = box.getBoundingClientRect();
      return document.elementFromPoint(x + 5, y + 5) === box ? '-' : 'yes';
    };
    const rows = all.map((declaration) => {
      ancestor.style.cssText = declaration;
      return [declaration.padEnd(27), isCaught('absolute').padEnd(8), isCaught('fixed').padEnd(8), isLayer()];
    });
    ancestor.style.cssText = 'transform: scale(1)';
    box.popover = 'manual';
    box.showPopover();
    return [...rows, ['transform, box is a popover'.padEnd(27), ''.padEnd(8), isCaught('fixed').padEnd(8), isLayer()]];
  }, declarations);
  const head = ['on the ancestor'.padEnd(27), 'absolute', 'fixed   ', 'own stack'];
  return [head, ...rows].map((row) => row.join('  ').trimEnd());
};
