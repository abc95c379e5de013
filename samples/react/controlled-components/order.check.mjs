/** Fills in both fields, clicks on Order, and tells what the action wrote and what the fields show afterwards. */
export default async (page) => {
  const lines = ['Mia types Ann and "Hi", and orders'];
  page.on('console', (message) => lines.push(`  ${message.text()}`));
  const [name, note] = [page.locator('input').nth(0), page.locator('input').nth(1)];
  await name.pressSequentially('Ann');
  await note.pressSequentially('Hi');
  await page.getByRole('button').click();
  await page.waitForTimeout(200);
  lines.push('the fields afterwards', `  name: "${await name.inputValue()}"`, `  note: "${await note.inputValue()}"`);
  return lines;
};
