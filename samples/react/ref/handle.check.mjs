/** Whether the dialog is open and modal, before the order, after it, and after the answer. */
export default async (page) => {
  await page.getByRole('button', { name: 'Order' }).waitFor();
  const modal = () => page.evaluate(() => document.querySelector('dialog').matches(':modal'));
  const lines = [`modal before: ${await modal()}`];
  await page.getByRole('button', { name: 'Order' }).click();
  lines.push(`modal after Order: ${await modal()}`);
  await page.getByRole('button', { name: 'Yes' }).click();
  return [...lines, `modal after Yes: ${await modal()}`];
};
