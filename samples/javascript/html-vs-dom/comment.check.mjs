/** What the page wrote into its `pre` element, once the broken image has been reported. */
export default async (page) => {
  await page.waitForFunction(() => document.querySelector('pre').textContent.includes('handler'));
  return (await page.textContent('pre')).trimEnd().split('\n');
};
