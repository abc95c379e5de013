/** The right and the top edge of the badge and the top of the price, by the card's position. */
export default async (page) => {
  await page.setViewportSize({ width: 400, height: 300 });
  const rows = await page.evaluate(() => {
    const card = document.querySelector('.card');
    const badge = document.querySelector('.badge');
    const price = document.querySelector('.price');
    return ['relative', 'static'].map((position) => {
      card.style.position = position;
      const { right, top } = badge.getBoundingClientRect();
      return [position, right, top, price.getBoundingClientRect().top];
    });
  });
  const line = ([position, right, top, price]) =>
    position.padEnd(9) + String(right).padStart(6) + String(top).padStart(5) + String(price).padStart(11);
  return [['card', 'right', 'top', 'price top'], ...rows].map(line);
};
