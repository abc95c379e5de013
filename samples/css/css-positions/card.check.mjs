/** Where the badge ends and the price begins, from the left and the top of the page, by the card's position. */
export default async (page) => {
  await page.setViewportSize({ width: 400, height: 300 });
  const rows = await page.evaluate(() => {
    const card = document.querySelector('.card');
    const badge = document.querySelector('.badge');
    const price = document.querySelector('.price');
    return ['relative', 'static'].map((position) => {
      card.style.position = position;
      return [position, badge.getBoundingClientRect().right, price.getBoundingClientRect().top];
    });
  });
  const line = ([position, right, top]) => position.padEnd(10) + String(right).padEnd(15) + top;
  return [['card', 'badge ends at', 'top of price'], ...rows].map(line);
};
