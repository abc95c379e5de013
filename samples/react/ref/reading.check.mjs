/** Three likes go into the ref; then the state takes them over. */
export default async (page) => {
  const shown = () => page.locator('span').textContent();
  const like = page.getByRole('button', { name: 'like' });
  for (let i = 0; i < 3; i++) await like.click();
  const lines = [`after 3 likes:${await shown()}`];
  await page.getByRole('button', { name: 'show' }).click();
  return [...lines, `after show:   ${await shown()}`];
};
