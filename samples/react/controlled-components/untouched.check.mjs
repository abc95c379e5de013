/** The default and the text of the field: at first, after a new default, after a reset. */
export default async (page) => {
  const lines = [];
  for (const step of ['start', 'Grace', 'reset']) {
    if (step !== 'start') await page.getByRole('button', { name: step }).click();
    const [attribute, property] = await page.locator('input').evaluate((input) => [input.getAttribute('value'), input.value]);
    lines.push(`${step.padEnd(6)} default ${attribute.padEnd(6)} shows ${property}`);
  }
  return lines;
};
