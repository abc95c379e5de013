/** What the page logged, once it has said that the last import failed. */
export default async (page) => {
  await page.click('button');
  await page.waitForFunction(() => document.querySelector('#log').textContent.includes('teapot'));
  return (await page.textContent('#log')).trimEnd().split('\n');
};
