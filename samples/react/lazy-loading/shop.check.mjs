/** Opens, hides and opens the chart, and notes what is shown. */
export default async (page) => {
  const lines = [];
  const note = async (when) => {
    const shown = await page.locator('p').allTextContents();
    const fetched = await page.evaluate(() => window.log.length);
    lines.push(`${when}: ${shown.slice(1).join('') || 'nothing'}, fetched ${fetched} times`);
  };
  const button = page.getByRole('button');
  await button.waitFor();
  await note('at first');
  await button.click();
  await page.getByText('loading').waitFor();
  await note('clicked');
  await page.getByText('chart').waitFor();
  await note('later');
  await button.click();
  await note('hidden');
  await button.click();
  await page.getByText('chart').waitFor();
  await note('again');
  return lines;
};
