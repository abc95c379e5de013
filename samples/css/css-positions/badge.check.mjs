/** Where the badge and the price begin, in pixels from the left and the top of the page, by the badge's position. */
export default async (page) => {
  const rows = await page.evaluate(() => {
    const badge = document.querySelector('.badge');
    const price = document.querySelector('.price');
    return ['static', 'relative'].map((position) => {
      badge.style.position = position;
      const { left, top } = badge.getBoundingClientRect();
      return [position, left, top, price.getBoundingClientRect().top];
    });
  });
  const line = ([position, left, top, price]) =>
    position.padEnd(9) + String(left).padStart(5) + String(top).padStart(5) + String(price).padStart(11);
  return [['position', 'left', 'top', 'price top'], ...rows].map(line);
};
