/** Clicks on Buy before and after the JavaScript starts, and asks whether the page still has the node that the server sent. */
export async function visit(page) {
  await page.reload();
  const buy = page.getByRole('button', { name: 'Buy' });
  await buy.waitFor();
  await page.evaluate(() => {
    window.sent = document.querySelector('main button');
  });
  const lines = ['before the JavaScript:'];
  await buy.click();
  lines.push(`  after a click, the page shows ${await buy.innerText()}`);
  await page.getByRole('button', { name: 'Load' }).click();
  await page.waitForTimeout(300);
  lines.push('after the JavaScript has started:');
  const kept = await page.evaluate(() => document.querySelector('main button') === window.sent);
  lines.push(`  Buy is ${kept ? 'the node of the server' : 'a new node'}`);
  await buy.click();
  lines.push(`  after a click, the page shows ${await buy.innerText()}`);
  return lines;
}
