/** Where `margin: auto` puts the box in a parent of 300 by 120. */
export default async (page) =>
  page.evaluate(() => {
    const [main, div] = [document.querySelector('main'), document.querySelector('div')];
    const ways = ['display: flow-root', 'display: flow-root; align-content: center', 'display: flex', 'display: grid', 'position: relative; --box: absolute'];
    return ways.map((way) => {
      main.style.cssText = way;
      div.style.cssText = way.includes('--box') ? 'position: absolute; inset: 0' : '';
      const { x, y } = div.getBoundingClientRect();
      return `${(way.includes('--box') ? 'box: position: absolute; inset: 0' : way).padEnd(42)} ${x},${y}`;
    });
  });
