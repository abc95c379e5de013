/** The two lines that the page has shown. */
export default async (page) => {
  await page.waitForFunction(() => document.querySelector('#log').textContent.includes('module'));
  return (await page.textContent('#log')).trimEnd().split('\n');
};
