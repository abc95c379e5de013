import { looksOf } from './looks.mjs';

/** How Rose tea looks: as written, then with !important in lines 5 and 7. */
export default async (page) => {
  const line = async (name) => {
    const [color, background] = await looksOf(page, 'div p');
    return `${name.padEnd(14)}${color.padEnd(7)}${background}`;
  };
  const rows = ['Rose tea      color  background', await line('as written')];
  await page.evaluate(() => {
    const sheet = document.querySelector('style');
    sheet.textContent = sheet.textContent.replace(/color: (red|green)/g, 'color: $1 !important');
  });
  return [...rows, await line('!important')];
};
