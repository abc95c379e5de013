/** The DOM that React made from a sample, as HTML: a new line before each tag, except before the end of a list item. */
export async function shown(page) {
  await page.locator('#root > *').first().waitFor();
  const html = await page.evaluate(() => document.querySelector('#root').innerHTML);
  return html.replace(/>(?=<(?!\/li))/g, '>\n').split('\n');
}
