const tries = [
  'left: 20px',
  'left: 50%; transform: translateX(-50%)',
  'left: 50%; transform: translateX(-50%); width: max-content',
  'inset: 0; justify-self: center; align-self: center',
  'inset: 0; margin: auto; width: 160px; height: 30px',
  'inset: 0',
  'left: 0; right: 0; width: 100px',
];

/** By the style of the tip: its left side in the card, its width and its height; then the widths of other elements between left: 0 and right: 0. */
export default (page) =>
  page.evaluate((all) => {
    const card = document.querySelector('.card');
    const tip = document.querySelector('.tip');
    const lines = all.map((style) => {
      tip.style.cssText = style;
      const { left, width, height } = tip.getBoundingClientRect();
      return style.padEnd(60) + `${left - card.getBoundingClientRect().left}: ${width} x ${height}`;
    });
    const widths = ['div', 'button', 'input', 'table', 'img', 'iframe', 'video'].map((name) => {
      const one = card.appendChild(document.createElement(name));
      one.style.cssText = 'left: 0; right: 0; border: 0; padding: 0';
      if (name === 'img') one.src = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20'/%3E";
      return [name, one];
    });
    return Promise.all(widths.map(([, one]) => (one.decode ? one.decode() : null))).then(() => [
      ...lines,
      `left: 0; right: 0 on: ${widths.map(([name, one]) => `${name} ${Math.round(one.getBoundingClientRect().width)}`).join(', ')}`,
    ]);
  }, tries);
