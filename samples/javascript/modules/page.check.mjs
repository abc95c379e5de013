/** What the page shows, and what its console says. */
export default async (page) => {
  const [error] = await Promise.all([page.waitForEvent('pageerror'), page.reload()]);
  return [(await page.textContent('body')).trim(), String(error)];
};
