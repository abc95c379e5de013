/** What the selectors of the style sheet select, from one of its rules on: an element without children is called by its first word. */
export default (page, from) =>
  page.evaluate((start) => {
    const selectors = [...document.styleSheets[0].cssRules].slice(start).map((rule) => rule.selectorText);
    const width = Math.max(...selectors.map(({ length }) => length)) + 2;
    const name = (one) => (one.childElementCount ? one.localName : one.textContent.split(' ')[0]);
    return selectors.map((selector) => {
      const found = [...document.querySelectorAll(selector)].map(name);
      return selector.padEnd(width) + (found.join(', ') || 'none');
    });
  }, from);
