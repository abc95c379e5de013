/** Which element has the focus, before and after the button is pressed. */
export default async (page) => {
  await page.getByRole('button', { name: 'Search' }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement.localName);
  const before = await focused();
  await page.getByRole('button', { name: 'Search' }).click();
  return [`focus before: ${before}`, `focus after:  ${await focused()}`];
};
