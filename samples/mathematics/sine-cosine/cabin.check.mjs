/** What the page writes. */
export default async (page) => (await page.locator('body').innerText()).trim();
