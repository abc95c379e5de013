/** What is logged when a person clicks, and when a script does. */
export default async (page) => {
  const lines = async (button) => {
    await page.locator('#log').evaluate((log) => { log.textContent = ''; });
    await page.click(button);
    return (await page.textContent('#log')).trimEnd().split('\n');
  };
  return ['clicked by hand:', ...(await lines('#buy')), 'clicked by a script:', ...(await lines('#script'))];
};
