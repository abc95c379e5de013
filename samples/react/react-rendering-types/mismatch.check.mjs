/** What is shown after hydration, with the time of the footer outside and inside a boundary. */
export default async (page) => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('pre')].filter((one) => one.textContent).length === 2);
  const texts = await page.locator('pre').allTextContents();
  return texts.flatMap((text) => text.split('\n'));
};
