/** Types "a" after the name, and tells what field and mug show. */
export default async (page) => {
  const lines = [];
  const tell = async (step) => {
    await page.waitForTimeout(60);
    lines.push(step, `  field: "${await page.locator('input').inputValue()}"`, `  ${await page.locator('p').innerText()}`);
  };
  await tell('the page opens');
  await page.locator('input').press('End');
  await page.locator('input').press('a');
  await tell('Mia types a');
  return lines;
};
