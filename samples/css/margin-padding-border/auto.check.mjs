const ways = {
  block: 'display: flow-root',
  'block, align-content: center': 'display: flow-root; align-content: center',
  flex: 'display: flex',
  grid: 'display: grid',
  'absolute, inset: 0': 'position: relative',
};

/** Where `margin: auto` puts the box in a parent of 300 by 120. */
export default async (page) =>
  page.evaluate((ways) => {
    const [main, div] = [document.querySelector('main'), document.querySelector('div')];
    return Object.entries(ways).map(([name, style]) => {
      main.style.cssText = style;
      div.style.cssText = name.startsWith('absolute') ? 'position: absolute; inset: 0' : '';
      const { x, y } = div.getBoundingClientRect();
      return `${name.padEnd(30)}${x},${y}`;
    });
  }, ways);
