/** Three likes go into the ref; then a state changes. */
export default async (page) => {
  const shown = async () => (await page.locator('span').textContent()).trim();
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Like' }).click();
  const lines = [`after 3 likes: ${await shown()}`];
  await page.getByRole('button', { name: 'Render' }).click();
  return [...lines, `after Render:  ${await shown()}`];
};
