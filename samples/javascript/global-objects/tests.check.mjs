/** What the page wrote into its log. */
export default async (page) => (await page.textContent('#log')).trim().split('\n');
