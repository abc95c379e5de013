/**
 * Clicks in both shops, and tells what the browser's console and the page say: of each message its text without the
 * stack, at most to the end of the first sentence.
 */
export default async (page) => {
  const lines = [];
  page.on('console', (message) => {
    const text = message.text().replaceAll(/%[os]|\n\s+at [^\n]*?\)/g, ' ').replaceAll(/\s+/g, ' ').trim();
    if (text.includes('DevTools')) return;
    const known = /^(Uncaught Error: sold out|An error occurred in the <Cart> component\.)/.exec(text);
    const parts = known ? [known[0]] : text.split(/(?<=sold out) |(?<=\.) /).slice(0, 2);
    lines.push(...parts.map((part) => `  console: ${part}`));
  });
  await page.addInitScript(() => {
    // Chromium writes "Uncaught" and the message to its console for each such event.
    window.addEventListener('error', (event) => {
      event.preventDefault();
      console.error(event.message);
    });
  });
  await page.reload();
  const shops = page.locator('#root > div');
  await shops.getByRole('button').nth(1).waitFor();
  for (const [at, name] of ['without a boundary', 'with the boundary'].entries()) {
    lines.push(name);
    await shops.nth(at).getByRole('button').click();
    await page.waitForTimeout(300);
    lines.push(`  page: ${(await shops.nth(at).innerText()).replaceAll(/\s*\n\s*/g, ', ') || 'empty'}`);
  }
  return lines;
};
