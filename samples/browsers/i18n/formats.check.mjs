/** What the page has written. */
export default async (page) => (await page.textContent('#log')).split('\n');
