import { looksOf } from './looks.mjs';

/** How Mint tea and Rose tea look; then Mint tea with its classes in another order, and with another selector in line 5. */
export default async (page) => {
  const line = async (name, selector) => {
    const [color, background, border] = await looksOf(page, selector);
    return name.padEnd(10) + color.padEnd(7) + background.padEnd(12) + border;
  };
  const rows = ['          color  background  border', await line('Mint tea', '.hot'), await line('Rose tea', 'div p')];
  const change = async (name, property, doIt) => {
    await page.evaluate(doIt);
    const [color, background] = await looksOf(page, '.hot');
    return `${name}: ${property} ${property === 'color' ? color : background}`;
  };
  return [
    ...rows,
    '',
    'Mint tea, changed:',
    await change('class="new hot"', 'background', () => void (document.querySelector('.hot').className = 'new hot')),
    await change('eleven classes', 'color', () => {
      const sheet = document.querySelector('style');
      sheet.textContent = sheet.textContent.replace('section p.hot.new', '.new'.repeat(11));
    }),
  ];
};
