/** What the page says while the mouse is over the word "Gift" and over the disabled button, and while its button is pressed there. */
export default async (page) => {
  const lines = [];
  for (const [name, selector] of [['the word Gift', 'label'], ['the disabled button', 'button']]) {
    const { x, y, height } = await page.locator(selector).boundingBox();
    await page.mouse.move(x + 8, y + height / 2);
    await page.mouse.move(x + 9, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 10, y + height / 2);
    lines.push(`pressed on ${name}`, ...(await page.$eval('pre', (one) => one.textContent.split('\n'))).map((line) => `  ${line}`));
    await page.mouse.up();
  }
  return lines;
};
