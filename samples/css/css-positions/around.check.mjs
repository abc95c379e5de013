const styles = {
  relative: 'position: relative',
  transform: 'transform: scale(1)',
  perspective: 'perspective: 9px',
  filter: 'filter: blur(0)',
  'will-change': 'will-change: transform',
  'contain: layout': 'contain: layout',
  'contain: paint': 'contain: paint',
  'overflow: hidden': 'overflow: hidden',
  opacity: 'opacity: 0.9',
};

/**
 * For each style of the card: whether the card is the containing block of an absolute and of a fixed menu, and whether
 * it forms a stacking context, so that the cover with z-index 1 is painted above the menu with 9999.
 */
export default async (page) => {
  const rows = await page.evaluate((all) => {
    const card = document.querySelector('.card');
    const menu = document.querySelector('.menu');
    const isContained = (position) => {
      menu.style.position = position;
      return menu.getBoundingClientRect().left === 100 ? 'yes' : '-';
    };
    const isCovered = () => {
      menu.style.position = 'relative';
      const { left, top } = menu.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + 5) === menu ? '-' : 'yes';
    };
    return Object.entries(all).map(([name, style]) => {
      card.style.cssText = style;
      return [name, isContained('absolute'), isContained('fixed'), isCovered()];
    });
  }, styles);
  const line = (row) => row.map((cell, at) => cell.padEnd([17, 9, 6, 0][at])).join('').trimEnd();
  return [['the card has', 'absolute', 'fixed', 'context'], ...rows].map(line);
};
