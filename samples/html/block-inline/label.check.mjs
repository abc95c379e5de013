const properties = ['width', 'height', 'margin-left', 'margin-top', 'padding-left', 'padding-top'];

/** Whether taking one declaration away moves or resizes the label's text, its box, or the lines around. */
export default async (page) => {
  const table = await page.evaluate((properties) => {
    const span = document.querySelector('span');
    const [, line, last] = document.querySelectorAll('div');
    const around = () => {
      const word = document.createRange();
      word.selectNodeContents(line.lastChild);
      return `${word.getBoundingClientRect().left} ${last.getBoundingClientRect().top}`;
    };
    const own = () => {
      const { width, height } = span.getBoundingClientRect();
      return `${width} ${height}`;
    };
    const column = (display) => {
      span.style.display = display;
      const effects = properties.map((property) => {
        const before = [around(), own()];
        span.style.setProperty(property, property === 'width' || property === 'height' ? 'auto' : '0');
        const after = [around(), own()];
        span.style.removeProperty(property);
        if (before[0] !== after[0]) return 'takes room';
        return before[1] === after[1] ? 'no effect' : 'painted';
      });
      return [display, ...effects, `${line.getBoundingClientRect().height}px`];
    };
    return ['inline', 'inline-block'].map(column);
  }, properties);
  const names = ['', ...properties, 'whole line'];
  return names.map((name, index) => name.padEnd(14) + table[0][index].padEnd(12) + table[1][index]);
};
