/** What the selectors of the style sheet select inside the section, from one of its rules on: an element is called by its first word. */
export default (page, from) =>
  page.evaluate((start) => {
    const selectors = [...document.styleSheets[0].cssRules].slice(start).map((rule) => rule.selectorText);
    const width = Math.max(...selectors.map(({ length }) => length)) + 2;
    return selectors.map((selector) => {
      const found = [...document.querySelectorAll(selector)].filter((one) => one.parentElement?.localName === 'section');
      return selector.padEnd(width) + (found.map((one) => one.textContent.split(' ')[0]).join(', ') || 'none');
    });
  }, from);
