import { looksOf } from './looks.mjs';
import matches from './matches.mjs';

/** Each nested selector as the browser completes it with the elements that match, the rules that it drops, and the color of Mint tea. */
export default async (page) => {
  const { whole, outer, dropped } = await page.evaluate(() => {
    const sheet = document.querySelector('style');
    const whole = sheet.textContent;
    const [{ selectorText: outer, cssRules }] = document.styleSheets[0].cssRules;
    const dropped = [...whole.matchAll(/^ {4}(\S.*) \{.*\}$/gm)].flatMap(([rule, selector]) => {
      const alone = new CSSStyleSheet();
      alone.replaceSync(`${outer} { ${rule} }`);
      return alone.cssRules[0].cssRules.length === 0 ? [selector] : [];
    });
    const kept = [...cssRules].map(({ selectorText }) => `${selectorText} { order: 1 }`);
    sheet.textContent = kept.join('\n').replaceAll('&', `:is(${outer})`);
    return { whole, outer, dropped };
  });
  const lines = (await matches(page)).map((line) => line.replace(`:is(${outer})`, '&'));
  await page.evaluate((text) => void (document.querySelector('style').textContent = text), whole);
  const [color] = await looksOf(page, '.hot');
  return [...lines, ...dropped.map((selector) => `${selector.padEnd(10)}rule dropped`), '', `Mint tea: ${color}`];
};
