export default async (page) => {
  await page.getByRole('button').click();
  const result = page.locator('#result').filter({ hasText: 'setTimeout: ' });
  return (await result.textContent()).trimEnd().split('\n');
};
