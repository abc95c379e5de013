export default async (page) => {
  const lines = [];
  for (const name of ['by value', 'by updater']) {
    await page.getByRole('button', { name }).click();
    const text = await page.locator('p').innerText();
    lines.push(`${name}: ${/\d+ minutes/.exec(text)[0]}`);
  }
  return lines;
};
