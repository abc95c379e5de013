/**
 * Each selector of the page's style sheet, with the elements that match, or that the browser drops the rule. The badge
 * is called badge, paragraphs and links by their first word, and other elements by their type.
 */
export default (page) =>
  page.evaluate(() => {
    const nameOf = (element) => {
      if (element.matches('b')) return 'badge';
      return element.matches('p, a') ? element.textContent.trim().split(' ')[0] : element.localName;
    };
    const namesFor = (selector) => {
      const found = [...document.querySelectorAll(selector)].map(nameOf);
      return found.length > 6 ? `all ${found.length} elements` : found.join(', ') || 'nothing';
    };
    const text = document.querySelector('style').textContent;
    const rules = [...text.matchAll(/^ *(\S.*) \{.*\}$/gm)];
    const width = Math.max(...rules.map(([, selector]) => selector.length)) + 2;
    return rules.map(([rule, selector]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      return selector.padEnd(width) + (sheet.cssRules.length === 0 ? 'rule dropped' : namesFor(selector));
    });
  });
