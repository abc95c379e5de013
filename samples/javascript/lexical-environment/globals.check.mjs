export default async (page) => {
  const log = page.locator('#log', { hasText: 'module:' });
  await log.waitFor();
  return (await log.textContent()).trim().split('\n');
};
