/** What the page shows. */
export default async (page) => (await page.textContent('body')).trim();
