/** What the page wrote into its log, once all ways have been tried. */
export default async (page) => {
  await page.waitForFunction(() => document.querySelector('pre').textContent.includes('done'));
  return (await page.textContent('pre')).trimEnd().split('\n').slice(0, -1).map((line) => line.trimEnd());
};
