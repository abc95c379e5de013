import { taken, watch } from './watch.mjs';

export default async (page) => {
  await watch(page);
  await page.locator('li').last().waitFor();
  await taken(page);
  // Both clicks from within the page, because the page is busy while it renders.
  await page.evaluate(
    () =>
      new Promise((done) => {
        const [green, buy] = document.querySelectorAll('button');
        console.log('click on Green');
        green.click();
        setTimeout(() => {
          console.log('click on Buy tea');
          buy.click();
          done();
        }, 100);
      }),
  );
  await page.locator('li', { hasText: 'green' }).last().waitFor({ timeout: 20_000 });
  const lines = (await taken(page)).filter((line) => !line.startsWith('  DOM:'));
  return lines.map((line) => (line.startsWith('  click') ? line.trim() : line));
};
