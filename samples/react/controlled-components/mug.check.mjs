/** Types and clicks as Mia does, and tells what the page shows after each step. */
export default async (page) => {
  const field = page.locator('input');
  const lines = [];
  const tell = async (step) => {
    await page.waitForTimeout(60);
    const button = (await page.getByRole('button', { name: 'Order' }).isDisabled()) ? 'disabled' : 'enabled';
    lines.push(step, `  field: "${await field.inputValue()}"`, `  ${await page.locator('p').innerText()}, Order ${button}`);
  };
  await tell('the page opens');
  await field.pressSequentially('Ann');
  await tell('Mia types Ann');
  await page.getByRole('button', { name: 'Clear' }).click();
  await tell('a click on Clear');
  await field.pressSequentially('Christine');
  await tell('Mia types Christine');
  return lines;
};
