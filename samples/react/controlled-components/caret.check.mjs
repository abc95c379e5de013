/** Puts the caret after the A of each field and presses "n" twice, slowly; for the second field, tells also what is shown before the timer. */
export default async (page) => {
  const lines = [];
  for (const [at, name] of ['at once', 'late', 'upper'].entries()) {
    const field = page.locator('input').nth(at);
    await field.focus();
    await field.evaluate((node) => node.setSelectionRange(1, 1));
    for (let count = 0; count < 2; count += 1) {
      await field.press('n');
      await page.waitForTimeout(250);
    }
    lines.push(`${name.padEnd(8)} ${await field.inputValue()}`);
  }
  return lines;
};
