/** What the import gave, and which names are in it. */
export default async (page) => {
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  return page.evaluate(() => {
    const [sheet] = document.adoptedStyleSheets;
    const colour = getComputedStyle(document.querySelector('p')).color;
    return [`${sheet.constructor.name}: ${sheet.cssRules[0].cssText}`, `the paragraph: ${colour}`];
  });
};
