/** Chooses the blue mug, ticks the checkbox, and tells the sentence below after each step. */
export default async (page) => {
  const lines = [];
  const tell = async (step) => {
    await page.waitForTimeout(60);
    lines.push(step, `  ${await page.locator('p').innerText()}`);
  };
  await tell('the page opens');
  await page.locator('select').selectOption('blue');
  await tell('Mia chooses blue');
  await page.locator('input').click();
  await tell('Mia ticks the checkbox');
  return lines;
};
