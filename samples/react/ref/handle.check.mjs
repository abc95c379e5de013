/** What the parent holds, and whether the dialog is open and modal. */
export default async (page) => {
  await page.getByRole('button', { name: 'delete' }).waitFor();
  const state = () => page.evaluate(() => document.querySelector('dialog').matches(':modal'));
  const lines = [`modal before: ${await state()}`];
  await page.getByRole('button', { name: 'delete' }).click();
  lines.push(`modal after:  ${await state()}`, `the handle: ${await page.locator('span').textContent()}`);
  await page.getByRole('button', { name: 'yes' }).click();
  return [...lines, `answered, modal: ${await state()}`];
};
