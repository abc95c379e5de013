import matches from './matches.mjs';

/** What each selector matches, then how scripts treat the ID 3d. */
export default async (page) => {
  const lines = await matches(page);
  const told = await page.evaluate(() => {
    try {
      return document.querySelector('#3d');
    } catch (error) {
      return error.name;
    }
  });
  const escaped = await page.evaluate(() => CSS.escape('3d'));
  return [...lines, '', `querySelector("#3d"): ${told}`, `CSS.escape("3d"): ${escaped}`];
};
