/** How far the first heading is from the top of the list, by the `overflow` of the sections and the scrolling of the list. */
export default async (page) => {
  const scrolls = [0, 100, 111, 130, 151];
  const rows = await page.evaluate((scrolls) => {
    const list = document.querySelector('#list');
    const heading = document.querySelector('h2');
    const top = () => heading.getBoundingClientRect().y - list.getBoundingClientRect().y;
    const along = () =>
      scrolls.map((scroll) => {
        list.scrollTop = scroll;
        return String(Math.round(top())).padStart(5);
      });
    return ['visible', 'hidden', 'auto', 'clip'].map((overflow) => {
      for (const section of document.querySelectorAll('section')) section.style.overflow = overflow;
      return `${overflow.padEnd(11)}${along().join('')}`;
    });
  }, scrolls);
  return [`overflow   ${scrolls.map((scroll) => String(scroll).padStart(5)).join('')}`, ...rows];
};
