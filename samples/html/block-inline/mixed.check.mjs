/** The line and the colour of each text. */
export default async (page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const top = main.getBoundingClientRect().top;
    return [...main.childNodes]
      .filter((node) => node.textContent.trim() !== '')
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        // the first letters of the text, without the white space before
        const rect = [...range.getClientRects()].find(({ width }) => width > 0);
        const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        const colour = getComputedStyle(element).color === 'rgb(0, 0, 0)' ? 'black' : 'red';
        return `${node.textContent.trim().padEnd(13)}line ${Math.floor((rect.top - top) / 20) + 1}  ${colour}`;
      });
  });
