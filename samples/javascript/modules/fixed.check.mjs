/** What the page shows when both modules have run. */
export default async (page) => {
  await page.waitForFunction(() => document.body.textContent.includes('gift'));
  return (await page.textContent('body')).trim();
};
