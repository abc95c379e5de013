/** What the page wrote into its log, each button clicked once, from the first to the last. */
export default async (page) => {
  for (const button of await page.getByRole('button').all()) await button.click();
  return (await page.textContent('#log')).trim().split('\n');
};
