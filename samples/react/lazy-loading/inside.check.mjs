/** Types into both inputs, then renders three times. */
export default async (page) => {
  const inputs = page.locator('input');
  await inputs.nth(1).waitFor();
  const state = async () => `outside "${await inputs.nth(0).inputValue()}", inside "${await inputs.nth(1).inputValue()}"`;
  for (const at of [0, 1]) await inputs.nth(at).fill('milk');
  const lines = [`typed:    ${await state()}`];
  for (let i = 0; i < 3; i++) {
    await page.getByRole('button').click();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await inputs.nth(1).waitFor();
  }
  return [...lines, `rendered: ${await state()}`, await page.locator('output').textContent()];
};
