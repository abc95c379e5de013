/** For each component: which rules of the page reach its title, and whether its own rule for p reaches a widget in it. */
export default async (page) =>
  page.evaluate(() => {
    const row = (name, ...cells) => name.padEnd(12) + cells.map((cell) => cell.padEnd(15)).join('').trimEnd();
    const yes = (is) => (is ? 'reaches' : '-');
    const components = { module: '.card_card_x1', '@scope': '.scoped', shadow: '.shadow' };
    const rows = Object.entries(components).map(([name, selector]) => {
      const root = document.querySelector(selector);
      const title = getComputedStyle((root.shadowRoot ?? root).querySelector('p'));
      const widget = getComputedStyle(root.querySelector('.widget p'));
      return row(
        name,
        yes(title.fontStyle === 'italic'),
        yes(title.textIndent !== '0px'),
        yes(title.color === 'rgb(0, 0, 160)'),
        yes(widget.backgroundColor === 'rgb(255, 187, 102)'),
      );
    });
    return [row('', "page's .title", "page's p", 'body color', 'own p, widget'), ...rows];
  });
