/** The gap between the two lines of text, by how main lays out its children. */
export default async (page) =>
  page.evaluate(() => {
    const [main, above, below] = ['main', '#above', '#below'].map((one) => document.querySelector(one));
    const gap = () => below.getBoundingClientRect().y - above.getBoundingClientRect().bottom;
    const ways = ['display: flow-root', 'display: flex; flex-direction: column', 'display: grid'];
    return ways.map((way) => {
      main.style.cssText = way;
      return `${way.padEnd(38)} gap ${gap()}`;
    });
  });
