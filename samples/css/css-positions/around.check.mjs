const styles = {
  nothing: '',
  'position: relative': 'position: relative',
  'position: absolute': 'position: absolute',
  'position: relative, z-index: 0': 'position: relative; z-index: 0',
  'position: fixed': 'position: fixed',
  'position: sticky': 'position: sticky; top: auto',
  'transform: scale(1)': 'transform: scale(1)',
  'translate: 0px': 'translate: 0px',
  'rotate: 0deg': 'rotate: 0deg',
  'scale: 1': 'scale: 1',
  'transform-style: preserve-3d': 'transform-style: preserve-3d',
  'offset-path: path("M0 0H9")': 'offset-path: path("M0 0H9"); offset-rotate: 0deg; offset-anchor: 0 0',
  perspective: 'perspective: 9px',
  'filter: blur(0)': 'filter: blur(0)',
  'backdrop-filter: blur(0)': 'backdrop-filter: blur(0)',
  'will-change: transform': 'will-change: transform',
  'will-change: filter': 'will-change: filter',
  'will-change: contain': 'will-change: contain',
  'will-change: offset-path': 'will-change: offset-path',
  'will-change: position': 'will-change: position',
  'will-change: opacity': 'will-change: opacity',
  'contain: layout': 'contain: layout',
  'contain: paint': 'contain: paint',
  'contain: strict': 'contain: strict',
  'contain: content': 'contain: content',
  'content-visibility: auto': 'content-visibility: auto',
  'container-type: size': 'container-type: size',
  'container-type: inline-size': 'container-type: inline-size',
  'opacity: 0.9': 'opacity: 0.9',
  'mix-blend-mode: multiply': 'mix-blend-mode: multiply',
  'isolation: isolate': 'isolation: isolate',
  'view-transition-name: x': 'view-transition-name: x',
  'clip-path: inset(0)': 'clip-path: inset(0)',
  mask: 'mask-image: linear-gradient(#000, #000)',
  'overflow: hidden': 'overflow: hidden',
  'overflow: auto': 'overflow: auto',
  'overflow: scroll': 'overflow: scroll',
  'overflow: clip': 'overflow: clip',
  'flex item, z-index: 0': 'flex',
  'grid item, z-index: 0': 'grid',
  'popover, open': 'popover',
};

/**
 * For each style of the card: whether it is the containing block of an absolute and of a fixed box inside, whether it forms a
 * stacking context, whether a sticky box inside sticks to it and not to the viewport, and which boxes inside it clips.
 */
export default async (page) => {
  const rows = await page.evaluate((all) => {
    const [row, card, box, cover] = ['.row', '.card', '.box', '.cover'].map((one) => document.querySelector(one));
    const at = (x, y) => document.elementFromPoint(x, y) === box;
    const isFrom = (position) => {
      box.style.cssText = `position: ${position}; left: 3px; top: 7px`;
      scrollTo(0, 20);
      const [inner, outer] = [box.getBoundingClientRect(), card.getBoundingClientRect()];
      scrollTo(0, 0);
      return inner.left - outer.left === 3 && inner.top - outer.top === 7;
    };
    const isContext = () => {
      box.style.cssText = 'position: relative; z-index: 9999';
      const { left, top } = box.getBoundingClientRect();
      cover.style.visibility = 'visible';
      const isFront = at(left + 5, top + 5);
      cover.style.visibility = '';
      return !isFront;
    };
    const isCaught = () => {
      box.style.cssText = 'position: sticky; top: 0';
      scrollTo(0, 100);
      const [inner, outer] = [box.getBoundingClientRect(), card.getBoundingClientRect()];
      scrollTo(0, 0);
      return outer.top < 0 && inner.top === outer.top;
    };
    const isClipped = (position) => {
      box.style.cssText = `position: ${position}; height: 300px`;
      const { left, bottom } = box.getBoundingClientRect();
      return !at(left + 5, bottom - 5);
    };
    return Object.entries(all).map(([name, style]) => {
      row.style.display = style === 'flex' || style === 'grid' ? style : '';
      card.popover = style === 'popover' ? 'manual' : null;
      card.style.cssText =
        { flex: 'z-index: 0', grid: 'z-index: 0', popover: 'inset: 60px auto auto 0; border: 0; padding: 0' }[style] ?? style;
      if (style === 'popover') card.showPopover();
      const clips = ['static', 'absolute', 'fixed'].filter(isClipped);
      const cells = [isFrom('absolute'), isFrom('fixed'), isContext(), isCaught()].map((one) => (one ? 'yes' : '-'));
      return [name, ...cells, clips.join(' ') || '-'];
    });
  }, styles);
  const line = (cells) => cells.map((cell, at) => cell.padEnd([32, 10, 7, 9, 8, 0][at])).join('').trimEnd();
  return [['the card has', 'absolute', 'fixed', 'context', 'sticky', 'clips'], ...rows].map(line);
};
