export default async (page) => {
  for (const input of await page.locator('input').all()) await input.fill('Hi');
  await page.getByRole('button').click();
  await page.locator('p').nth(3).waitFor();
  const rows = await page.locator('p').evaluateAll((all) =>
    all.map((row) => `  ${row.firstChild.data} has "${row.querySelector('input').value}"`),
  );
  return ['key is the index', ...rows.slice(0, 2), 'key is the id', ...rows.slice(2)];
};
