const declarations = [
  'position: static', 'position: relative', 'position: sticky',
  'transform: scale(1)', 'translate: 0 0', 'perspective: 9px',
  'filter: blur(0)', 'backdrop-filter: blur(0)', 'contain: layout',
  'contain: paint', 'content-visibility: auto', 'will-change: transform',
  'container-type: size', 'overflow: hidden', 'opacity: 0.9',
  'isolation: isolate', 'mix-blend-mode: multiply',
];

/** For each declaration on the ancestor: whose origin the box gets, and whether its z-index counts outside. */
export default async (page) => {
  const rows = await page.evaluate((all) => {
    const ancestor = document.querySelector('#ancestor');
    const box = ancestor.firstElementChild;
    const isCaught = (position) => {
      box.style.position = position;
      return box.getBoundingClientRect().x === 100 ? 'yes' : '-';
    };
    const hasStack = () => {
      box.style.position = 'relative';
      const { x, y } = box.getBoundingClientRect();
      return document.elementFromPoint(x + 5, y + 5) === box ? '-' : 'yes';
    };
    const rows = all.map((declaration) => {
      ancestor.style.cssText = declaration;
      return [declaration, isCaught('absolute'), isCaught('fixed'), hasStack()];
    });
    ancestor.style.cssText = 'transform: scale(1)';
    box.popover = 'manual';
    box.showPopover();
    return [...rows, ['transform, and a popover', '', isCaught('fixed'), hasStack()]];
  }, declarations);
  const head = ['on the ancestor', 'abs', 'fixed', 'own'];
  return [head, ...rows].map((row) => row.map((cell, at) => cell.padEnd([25, 4, 6, 0][at])).join('').trimEnd());
};
