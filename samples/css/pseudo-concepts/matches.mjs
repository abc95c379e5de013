/** What each selector of the style sheet matches inside the section: a paragraph is called by its first word. */
export default (page) =>
  page.evaluate(() => {
    const name = (element) => (element.localName === 'h2' ? 'heading' : element.textContent.split(' ')[0]);
    const selectors = [...document.styleSheets[0].cssRules].map((rule) => rule.selectorText);
    const width = Math.max(...selectors.map((selector) => selector.length)) + 2;
    return selectors.map((selector) => {
      const found = [...document.querySelectorAll(selector)].filter((element) => element.parentElement?.closest('section'));
      return selector.padEnd(width) + (found.map(name).join(', ') || 'none');
    });
  });
