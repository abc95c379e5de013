const selectors = [
  '*', 'a', 'nav.top ul li a[href]', '#menu li.on a', 'a:first-child', ':nth-child(1 of .current)',
  ':is(#menu a, a)', ':where(#menu a, a)', 'a:not(#other)', 'li:has(#other, a) a', '#menu { & a }',
  'ul, #menu { & a }', 'a.current.current.current',
];

/**
 * Finds the specificity of each selector by contest: the rule under test comes first, a rule of known weight second.
 * The second one wins unless the first is heavier.
 */
export default async (page) => {
  const lines = await page.evaluate((selectors) => {
    const link = document.querySelector('.current');
    link.id = 'link';
    const sheet = document.head.appendChild(document.createElement('style'));
    const beats = (selector, [a, b, c]) => {
      const known = `:where(a)${'#link'.repeat(a)}${'.current'.repeat(b)}${':not(x)'.repeat(c)}`;
      const rule = selector.includes('{')
        ? selector.replace(/\{ (.*) \}/, '{ $1 { order: 1 } }')
        : `${selector} { order: 1 }`;
      sheet.textContent = `${rule} ${known} { order: 2 }`;
      return getComputedStyle(link).order === '1';
    };
    // The largest weight in each place that the selector still beats or equals.
    const weigh = (selector) => {
      const weight = [0, 0, 0];
      for (const place of [0, 1, 2]) {
        const next = () => weight.map((value, index) => (index === place ? value + 1 : value));
        const reaches = (known) => beats(selector, known) || equals(selector, known);
        while (weight[place] < 9 && reaches(next())) weight[place]++;
      }
      return weight;
    };
    const equals = (selector, known) => !beats(selector, known) && beats(selector, below(known));
    const below = ([a, b, c]) => (c > 0 ? [a, b, c - 1] : b > 0 ? [a, b - 1, 9] : [a - 1, 9, 9]);
    return selectors.map((selector) => `${selector.padEnd(28)}${weigh(selector).join(',')}`);
  }, selectors);
  return lines;
};
