/** What the page wrote into its `pre` element. */
export default async (page) => (await page.textContent('#log')).trimEnd().split('\n');
