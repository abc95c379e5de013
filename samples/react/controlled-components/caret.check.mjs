/** Puts the caret between "he" and "lo" and types "l" and "!" there. */
export default async (page) => {
  const lines = [];
  for (const name of ['at once', 'after an await', 'in capitals']) {
    const input = page.getByLabel(name);
    await input.click();
    await input.evaluate((node) => node.setSelectionRange(2, 2));
    for (const letter of 'l!') {
      await input.press(letter);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
    }
    const caret = await input.evaluate((node) => node.selectionStart);
    lines.push(`${name.padEnd(15)} ${await input.inputValue()}, caret at ${caret}`);
  }
  return lines;
};
