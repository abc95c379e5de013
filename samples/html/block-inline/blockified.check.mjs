const causes = [
  ['main', 'display: block'], ['main', 'display: flex'], ['main', 'display: grid'], ['span', 'float: left'],
  ['span', 'position: absolute'], ['span', 'position: relative'], ['span', 'float: left; display: inline-flex'],
];

/** The computed display of the span, and whether its width of 90 pixels counts. */
export default async (page) =>
  page.evaluate((causes) => {
    const span = document.querySelector('span');
    return causes.map(([where, style]) => {
      const element = document.querySelector(where);
      element.style.cssText = style;
      const { display } = getComputedStyle(span);
      const wide = span.getBoundingClientRect().width === 90 ? 'counts' : 'ignored';
      element.style.cssText = '';
      return `${where.padEnd(5)}${style.padEnd(36)}${display.padEnd(8)}width ${wide}`;
    });
  }, causes);
