/** What the page wrote into its log, once the frame has loaded its second document. */
export default async (page) => {
  const log = page.locator('#log').filter({ hasText: 'price is' });
  return (await log.textContent()).trim().split('\n');
};
