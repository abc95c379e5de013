const ways = {
  block: 'display: flow-root',
  'flex, in a column': 'display: flex; flex-direction: column',
  grid: 'display: grid',
};

/** The gap between the two lines of text, by how main lays out its children. */
export default async (page) =>
  page.evaluate((ways) => {
    const [main, above, below] = ['main', '#above', '#below'].map((one) => document.querySelector(one));
    const gap = () => below.getBoundingClientRect().y - above.getBoundingClientRect().bottom;
    return Object.entries(ways).map(([name, style]) => {
      main.style.cssText = style;
      return `${name.padEnd(19)}gap ${gap()}`;
    });
  }, ways);
