/** The two lines that the page shows. */
export default async (page) => {
  await page.waitForFunction(() => document.querySelector('pre').textContent.includes('module'));
  return (await page.textContent('pre')).trimEnd().split('\n');
};
