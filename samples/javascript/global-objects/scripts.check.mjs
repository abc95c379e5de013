/** What the page shows. */
export default async (page) => (await page.innerText('body')).trim();
